import type { KeyValues } from "@/lib/questionnaires/progress-store";

/** A browser's storage that can be damaged, full or forbidden. */
export class FakeStorage implements KeyValues {
	readonly items = new Map<string, string>();
	isFull = false;
	isForbidden = false;

	/** What `window.localStorage` does in a browser that forbids it. */
	readonly open = (): KeyValues => {
		if (this.isForbidden) throw new DOMException("forbidden", "SecurityError");
		return this;
	};

	getItem(key: string): string | null {
		return this.items.get(key) ?? null;
	}

	setItem(key: string, value: string): void {
		if (this.isFull) throw new DOMException("full", "QuotaExceededError");
		this.items.set(key, value);
	}

	removeItem(key: string): void {
		this.items.delete(key);
	}
}
