import { DraftStorage, type KeyValues } from "@/lib/browser/core/drafts/storage";

/** A browser's storage that can be damaged, full or forbidden. */
export class FakeStorage implements KeyValues {
	readonly items = new Map<string, string>();
	isFull = false;
	isForbidden = false;

	/** Throws as `window.localStorage` does in a browser that forbids it. */
	readonly open = (): KeyValues => {
		if (this.isForbidden) throw new DOMException("forbidden", "SecurityError");
		return this;
	};

	/** The drafts of one tab in this browser. */
	readonly ofTab = (tab: string): DraftStorage => new DraftStorage(this.open, () => tab);

	get length(): number {
		return this.items.size;
	}

	key(index: number): string | null {
		return [...this.items.keys()][index] ?? null;
	}

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
