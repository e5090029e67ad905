import { newSendKey } from "@/lib/browser/core/send-key";

/** The part of `Storage` that is used. Any call may throw. */
export type KeyValues = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What one tab has written under a name. */
export interface Slot {
	key: string;
	/** When it was written, in milliseconds since 1970; 0 if unknown. */
	at: number;
	/** The stored value, not validated. */
	value: unknown;
}

/**
 * Stores unsent texts in this browser. Every name (one thing that one person writes) has a slot for each tab, so that
 * no tab overwrites the text of another. If the browser refuses to store something, it stays in memory until the page
 * is closed. No method throws.
 */
export class DraftStorage {
	readonly #memory = new Map<string, string>();
	/** What this page has stored. */
	readonly #written = new Map<string, string>();
	readonly #storage: () => KeyValues;
	readonly #tab: () => string;

	/**
	 * @param storage A function, because merely accessing the storage may throw.
	 * @param tab Returns this tab's name.
	 */
	constructor(storage: () => KeyValues, tab: () => string) {
		this.#storage = storage;
		this.#tab = tab;
	}

	/** Returns the key of this tab's slot. */
	ownKey(name: string): string {
		return `${name}:${this.#tab()}`;
	}

	/**
	 * Returns everything that tabs have written under a name, newest first. A key that is just the name dates from before
	 * tabs had slots of their own.
	 */
	slotsOf(name: string): Slot[] {
		return this.#keys()
			.filter((key) => isSlotOf(name, key))
			.flatMap((key) => {
				const text = this.get(key);
				return text === null ? [] : [parseSlot(key, text)];
			})
			.sort((a, b) => b.at - a.at);
	}

	/**
	 * Writes this tab's slot.
	 * @param now In milliseconds since 1970.
	 * @returns Whether it survives when the page is closed.
	 */
	write(name: string, value: object, now: number): boolean {
		return this.set(this.ownKey(name), JSON.stringify({ ...value, at: now }));
	}

	/** Removes every slot of a name whose value passes the test. */
	removeWhere(name: string, isDone: (slot: Slot) => boolean): void {
		for (const slot of this.slotsOf(name)) if (isDone(slot)) this.remove(slot.key);
	}

	get(key: string): string | null {
		const inMemory = this.#memory.get(key);
		if (inMemory !== undefined) return inMemory;
		try {
			return this.#storage().getItem(key);
		} catch {
			return null;
		}
	}

	/**
	 * Stores a text.
	 * @returns Whether it survives when the page is closed.
	 */
	set(key: string, text: string): boolean {
		try {
			this.#storage().setItem(key, text);
			this.#written.set(key, text);
			this.#memory.delete(key);
			return true;
		} catch {
			this.#memory.set(key, text);
			return false;
		}
	}

	remove(key: string): void {
		this.#memory.delete(key);
		this.#written.delete(key);
		try {
			this.#storage().removeItem(key);
		} catch {
			// A storage that refuses has never stored it.
		}
	}

	/**
	 * Whether something else is in this tab's slots than this page has stored there: the tab has shown another page since.
	 */
	get isOutdated(): boolean {
		const isOwn = (key: string) => key.endsWith(`:${this.#tab()}`);
		const keys = new Set([...this.#keys(), ...this.#written.keys()].filter(isOwn));
		return [...keys].some((key) => this.get(key) !== (this.#memory.get(key) ?? this.#written.get(key) ?? null));
	}

	/** Drops what is only in the memory of this page. */
	forgetMemory(): void {
		this.#memory.clear();
	}

	#keys(): string[] {
		const inMemory = [...this.#memory.keys()];
		try {
			const storage = this.#storage();
			const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index));
			return [...new Set([...inMemory, ...stored.filter((key) => key !== null)])];
		} catch {
			return inMemory;
		}
	}
}

/** Whether a storage key is a slot of this name. */
export const isSlotOf = (name: string, key: string): boolean => key === name || key.startsWith(`${name}:`);

function parseSlot(key: string, text: string): Slot {
	try {
		const value: unknown = JSON.parse(text);
		const at = typeof value === "object" && value !== null && "at" in value ? value.at : 0;
		return { key, at: typeof at === "number" ? at : 0, value };
	} catch {
		return { key, at: 0, value: null };
	}
}

const TAB = "innerscript:tab";
let tab: string | undefined;

/**
 * Returns this tab's name, which survives a reload. It is only in `sessionStorage` while no page of the tab is open: a
 * duplicated tab copies that storage, and two tabs with the same name would overwrite each other.
 */
function tabName(): string {
	if (tab !== undefined) return tab;
	const name = newSendKey(crypto);
	tab = name;
	try {
		tab = sessionStorage.getItem(TAB) ?? name;
		sessionStorage.removeItem(TAB);
		window.addEventListener("pagehide", () => putBack(tab ?? name));
		window.addEventListener("pageshow", ({ persisted }) => {
			sessionStorage.removeItem(TAB);
			// A page that the browser kept for its Back button would replace what was written since with what it shows.
			if (persisted && drafts.isOutdated) window.location.reload();
		});
	} catch {
		// In a browser that stores nothing, every page has a name of its own.
	}
	return tab;
}

function putBack(name: string): void {
	try {
		sessionStorage.setItem(TAB, name);
	} catch {
		// The next page then continues with the newest draft.
	}
}

/** The drafts of this browser. */
export const drafts = new DraftStorage(() => window.localStorage, tabName);
