"""What every screen is made of: theme, controls, dialogs, tasks, words for dates and amounts."""
