/** Storage key of the choice, and its value if turned off. */
export const keysChoice = { key: "leave-by-keys", off: "off" } as const;

/** Whether pressing Escape three times leaves the app in this browser; true unless it was turned off. */
export function leavesByKeys(): boolean {
	try {
		return localStorage.getItem(keysChoice.key) !== keysChoice.off;
	} catch {
		return true;
	}
}

/** Stores the choice in this browser. */
export function chooseLeavingByKeys(isOn: boolean): void {
	if (isOn) localStorage.removeItem(keysChoice.key);
	else localStorage.setItem(keysChoice.key, keysChoice.off);
}
