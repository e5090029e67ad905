import { newSendKey } from "@/lib/browser/core/send-key";
import { type DraftStorage, drafts, isSlotOf, type Slot } from "./storage";

/** Describes one thing that one person writes: a journal page, an edit of a script. */
export interface DraftOf<Value> {
	/** Storage key. It contains the person's id, so that nobody sees another person's words. */
	name: string;
	/** Reads a stored value; null if it is not a draft, or if it is one that nobody would miss. */
	read: (stored: unknown) => Value | null;
	/**
	 * Whether `other` contains everything of `draft`, so that nobody would miss it. By default, whether both are the
	 * same.
	 */
	isWithin?: (draft: Value, other: Value) => boolean;
	/**
	 * Whether a tab without a text of its own shows what another tab is writing. Not for forms: a closed form stays
	 * closed.
	 */
	follows: boolean;
}

/** Another draft, which can replace the one that is shown. */
export interface OtherDraft<Value> {
	from: "another tab" | "earlier";
	/** Null if another tab has sent or removed the draft that is shown here. */
	value: Value | null;
}

export interface DraftState<Value> {
	/** The draft that is shown; null if there is none. */
	value: Value | null;
	/** Whether it existed before anything was typed here. */
	isRestored: boolean;
	/** Whether this browser keeps it when the page is closed. */
	isStored: boolean;
	other: OtherDraft<Value> | null;
}

/**
 * A draft in this browser, with the only rules for how several tabs share it:
 *
 * - Each tab writes to a slot of its own.
 * - A tab without a text of its own shows the newest draft. The first change makes that draft its own, and empties the
 * slot it came from, unless another tab has gone on writing there.
 * - A text shown in a tab is never replaced automatically. Other drafts are offered: the person can take one, in which
 * case the present text becomes the offer, or dismiss it.
 */
export class KeptDraft<Value extends object> {
	/**
	 * Description of the draft. It can change with every render, because what counts as a draft can depend on what is
	 * saved.
	 */
	of: DraftOf<Value>;
	readonly #storage: DraftStorage;
	readonly #now: () => number;
	readonly #listeners = new Set<() => void>();
	readonly #letGo = new Set<string>();
	/** Slots in which this tab has set a text aside. They belong to no tab. */
	readonly #aside = new Set<string>();
	#state: DraftState<Value> | null = null;
	/** The slot of the text that is shown, with its content when it was last read or written. */
	#shown: { key: string; text: string | null } | null = null;
	/** The slot of the text that is offered, likewise. */
	#offered: { key: string; text: string | null } | null = null;
	#openedAt = 0;

	constructor(of: DraftOf<Value>, storage: DraftStorage = drafts, now: () => number = Date.now) {
		this.of = of;
		this.#storage = storage;
		this.#now = now;
	}

	/** The state, read from the browser's storage on first use. The same object until something changes. */
	get state(): DraftState<Value> {
		this.#state ??= this.#open();
		return this.#state;
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		shownHere.set(this.of.name, this);
		window.addEventListener("storage", this.#onStorage);
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size > 0) return;
			window.removeEventListener("storage", this.#onStorage);
			if (shownHere.get(this.of.name) === this) shownHere.delete(this.of.name);
		};
	};

	/**
	 * Shows and stores a value. Null means that nothing is being written any more: the draft that was shown is removed.
	 */
	write(value: Value | null): void {
		if (value === null) {
			this.end();
			return;
		}
		const { state } = this;
		const isStored = this.#keep(value);
		this.#set({ ...state, value, isStored, ...this.#otherThan(value) });
	}

	/** Removes the draft that was shown, because it was sent or is not wanted. Other drafts stay. */
	end(): void {
		const { value } = this.state;
		this.#removeShown();
		this.#storage.removeWhere(this.of.name, (slot) => value !== null && this.#isWithin(slot, value));
		this.#set(emptyDraft);
	}

	/** Shows the other draft. The present one is stored and offered instead. */
	takeOther(): void {
		const { value: mine, other } = this.state;
		if (!other) return;
		if (other.value === null) {
			this.end();
			return;
		}
		const aside = `${this.of.name}:${newSendKey(crypto)}`;
		this.#aside.add(aside);
		if (mine) this.#storage.set(aside, JSON.stringify({ ...mine, at: this.#now() }));
		if (other.from === "earlier") this.#removeAsRead(this.#offered);
		const isStored = this.#keep(other.value);
		this.#set({ value: other.value, isRestored: true, isStored, ...this.#otherThan(other.value) });
	}

	/** Keeps the draft that is shown. An earlier other draft is removed; one of another tab is left to that tab. */
	letOtherGo(): void {
		const { value, other } = this.state;
		if (!other) return;
		if (other.from === "earlier") this.#removeAsRead(this.#offered);
		else if (this.#offered) this.#letGo.add(this.#offered.key);
		// Another tab may have taken over this draft; if so, this stores it under this tab's key again.
		if (value) this.#keep(value);
		this.#set({ ...this.state, ...this.#otherThan(value) });
	}

	readonly #onStorage = ({ key }: StorageEvent): void => {
		if (key !== null && !isSlotOf(this.of.name, key)) return;
		const { state } = this;
		const isOwn = this.#shown !== null && this.#shown.key === this.#storage.ownKey(this.of.name);
		if (!isOwn) {
			if (this.of.follows) this.#set(this.#open());
			return;
		}
		const isGone = this.#shown !== null && this.#storage.get(this.#shown.key) === null;
		const others = this.#otherThan(state.value);
		const other = others.other ?? (isGone && state.value ? ({ from: "another tab", value: null } as const) : null);
		this.#set({ ...state, other });
	};

	#open(): DraftState<Value> {
		const own = this.#storage.ownKey(this.of.name);
		this.#openedAt = this.#now();
		const found = this.#drafts();
		const shown = found.find(({ key }) => key === own) ?? found[0];
		if (!shown) {
			this.#shown = null;
			return emptyDraft;
		}
		this.#shown = { key: shown.key, text: this.#storage.get(shown.key) };
		return { value: shown.draft, isRestored: true, isStored: true, ...this.#otherThan(shown.draft) };
	}

	/**
	 * Writes this tab's slot, and removes the slot in which the draft was found. A draft that nobody would miss is not
	 * stored.
	 */
	#keep(value: Value): boolean {
		const own = this.#storage.ownKey(this.of.name);
		const isWorthIt = this.of.read(value) !== null;
		if (!isWorthIt || this.#shown?.key !== own) this.#removeShown();
		if (!isWorthIt) return true;
		const isStored = this.#storage.write(this.of.name, value, this.#now());
		this.#shown = { key: own, text: this.#storage.get(own) };
		return isStored;
	}

	#removeShown(): void {
		this.#removeAsRead(this.#shown);
		this.#shown = null;
	}

	/** Empties a slot, unless another tab has written there since it was read. */
	#removeAsRead(slot: { key: string; text: string | null } | null): void {
		if (slot && this.#storage.get(slot.key) === slot.text) this.#storage.remove(slot.key);
	}

	#drafts(): (Slot & { draft: Value })[] {
		return this.#storage.slotsOf(this.of.name).flatMap((slot) => {
			const draft = this.of.read(slot.value);
			return draft ? [{ ...slot, draft }] : [];
		});
	}

	/** Finds the newest draft that would be missed if only this value were left. */
	#otherThan(value: Value | null): Pick<DraftState<Value>, "other"> {
		const found = this.#drafts().find(
			({ key, draft }) =>
				key !== this.#shown?.key && !this.#letGo.has(key) && value !== null && !this.#within(draft, value),
		);
		this.#offered = found ? { key: found.key, text: this.#storage.get(found.key) } : null;
		if (!found) return { other: null };
		const isLive = found.at > this.#openedAt && !this.#aside.has(found.key);
		return { other: { from: isLive ? "another tab" : "earlier", value: found.draft } };
	}

	#isWithin({ value: stored }: Slot, value: Value): boolean {
		const draft = this.of.read(stored);
		return draft !== null && this.#within(draft, value);
	}

	#within(draft: Value, other: Value): boolean {
		return this.of.isWithin?.(draft, other) ?? JSON.stringify(draft) === JSON.stringify(other);
	}

	#set(state: DraftState<Value>): void {
		this.#state = state;
		for (const listener of this.#listeners) listener();
	}
}

/** The drafts that this tab shows right now, by name. */
const shownHere = new Map<string, unknown>();

/**
 * Returns the draft as this tab shows it or, if it is not shown, as it is stored. Code that adds text to something the
 * person may be writing right now has to use this one: with another, the next keystroke would overwrite the addition.
 */
export const draftInThisTab = <Value extends object>(of: DraftOf<Value>): KeptDraft<Value> =>
	(shownHere.get(of.name) as KeptDraft<Value> | undefined) ?? new KeptDraft(of);

/** Whether there is a draft in this browser. */
export const hasDraft = <Value extends object>(of: DraftOf<Value>): boolean => new KeptDraft(of).state.value !== null;

/** The state without a draft. */
export const emptyDraft: DraftState<never> = { value: null, isRestored: false, isStored: true, other: null };
