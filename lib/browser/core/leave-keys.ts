const CHOICE = "leave-by-keys";
const OFF = "off";

/** Whether pressing Escape three times leaves the app in this browser: yes, unless it was turned off. */
export function leavesByKeys(): boolean {
	try {
		return localStorage.getItem(CHOICE) !== OFF;
	} catch {
		return true;
	}
}

/** Stores the choice in this browser. */
export function chooseLeavingByKeys(isOn: boolean): void {
	if (isOn) localStorage.removeItem(CHOICE);
	else localStorage.setItem(CHOICE, OFF);
}
