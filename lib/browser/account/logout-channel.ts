const NAME = "logout";
const LOGGED_IN = "logged-in";
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

/** Tells this browser's other tabs who is logged in. */
export function announcePerson(userId: number): void {
	if (!exists()) return;
	const channel = new BroadcastChannel(LOGGED_IN);
	channel.postMessage(userId);
	channel.close();
}

/**
 * Listens for who is logged in according to other tabs.
 * @returns A function that stops listening.
 */
export function onPersonElsewhere(listener: (userId: number) => void): () => void {
	if (!exists()) return () => {};
	const channel = new BroadcastChannel(LOGGED_IN);
	channel.onmessage = ({ data }: MessageEvent<number>) => listener(data);
	return () => channel.close();
}
