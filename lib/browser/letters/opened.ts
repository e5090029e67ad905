const STORAGE_KEY = "letter-opened";

/** Which letter a person opened last in this browser, so that they are told of a new one only until then. */
export const letterOpened = {
	/** Whether the letter with this id was the last one that the person opened. */
	is(userId: number, id: string): boolean {
		try {
			return localStorage.getItem(STORAGE_KEY) === `${userId} ${id}`;
		} catch {
			return false;
		}
	},
	store(userId: number, id: string): void {
		try {
			localStorage.setItem(STORAGE_KEY, `${userId} ${id}`);
		} catch {
			// If nothing can be stored, the letter is mentioned again.
		}
	},
};
