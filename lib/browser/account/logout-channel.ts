const NAME = "logout";
const exists = () => typeof BroadcastChannel !== "undefined";

/** Tells this browser's other tabs that the person has logged out. */
export function announceLogout(): void {
	if (!exists()) return;
	const channel = new BroadcastChannel(NAME);
	channel.postMessage(null);
	channel.close();
}

/**
 * Listens for a logout in another tab.
 * @returns A function that stops listening.
 */
export function onLogoutElsewhere(listener: () => void): () => void {
	if (!exists()) return () => {};
	const channel = new BroadcastChannel(NAME);
	channel.onmessage = listener;
	return () => channel.close();
}
