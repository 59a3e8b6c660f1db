"""The client in use: new keys bring a new one, and all that were opened close at the end."""

from pos_app.gateway.client import ServiceClient


class ClientInUse:
    """The one client in use; new keys bring a new one."""

    def __init__(self) -> None:
        self._clients: list[ServiceClient] = []

    def speak_through(self, client: ServiceClient) -> None:
        """Use this client from now on. The one before stays open: a payment on its way would be cut in the middle."""
        self._clients.append(client)

    async def close(self) -> None:
        """Close every client."""
        for client in self._clients:
            await client.aclose()
