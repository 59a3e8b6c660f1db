"""The screens behind the rail; none knows another."""
