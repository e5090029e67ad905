// What a browser keeps under a name, where it keeps anything at all.

/** The text in a slot of this device's storage; null for none. */
export function readSlot(slot: string): string | null {
	try {
		return localStorage.getItem(slot);
	} catch {
		return null;
	}
}

/** Puts a value into a slot, as JSON; null empties it. */
export function writeSlot(slot: string, value: object | null): void {
	try {
		if (value) localStorage.setItem(slot, JSON.stringify(value));
		else localStorage.removeItem(slot);
	} catch {
		// A browser that keeps nothing; the words are still on the screen.
	}
}
