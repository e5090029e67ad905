import { newSendKey } from "@/lib/browser/core/send-key";
import { type DraftStorage, drafts, isUnder, type Slot } from "./storage";

/** One thing that one person writes: a journal page, an edit of a script. */
export interface DraftOf<Value> {
	/** Where it is stored. It names the person, so that nobody sees another's words. */
	name: string;
	/** Reads what a slot holds; null for anything that is not a draft, and for a draft that nobody would miss. */
	read: (stored: unknown) => Value | null;
	/** Whether `other` has everything of `draft`, so that nobody would miss it. By default, whether both are the same. */
	isWithin?: (draft: Value, other: Value) => boolean;
	/**
	 * Whether a tab without words of its own shows what another tab is writing. Forms do not: a closed form stays closed.
	 */
	follows: boolean;
}

/** Other words, which can replace the ones shown. */
export interface OtherDraft<Value> {
	from: "another tab" | "earlier";
	/** Null where another tab has sent or removed the words that are shown here. */
	value: Value | null;
}

export interface DraftState<Value> {
	/** What is shown; null for nothing. */
	value: Value | null;
	/** Whether it was here before anything was typed. */
	isRestored: boolean;
	/** Whether this browser keeps it when the page is left. */
	isStored: boolean;
	other: OtherDraft<Value> | null;
}

/**
 * A draft in this browser, and the one rule for what several tabs do about it:
 *
 * - Each tab writes to a slot of its own.
 * - A tab without words of its own shows the newest draft. The first change makes that draft its own, and empties the
 *   slot where it lay, unless somebody has gone on writing there.
 * - Words that stand in a tab are never replaced by themselves. Others are offered: they can be taken, which keeps the
 *   present ones as the offer, or let go.
 */
export class KeptDraft<Value extends object> {
	/** May change with every render: what counts as a draft can depend on what is saved. */
	of: DraftOf<Value>;
	readonly #storage: DraftStorage;
	readonly #now: () => number;
	readonly #listeners = new Set<() => void>();
	readonly #letGo = new Set<string>();
	/** Slots where this tab has set words aside. They belong to no tab. */
	readonly #aside = new Set<string>();
	#state: DraftState<Value> | null = null;
	/** The slot of the shown words, with its content when it was last read or written. */
	#shown: { key: string; text: string | null } | null = null;
	/** The same for the words that are offered. */
	#offered: { key: string; text: string | null } | null = null;
	#openedAt = 0;

	constructor(of: DraftOf<Value>, storage: DraftStorage = drafts, now: () => number = Date.now) {
		this.of = of;
		this.#storage = storage;
		this.#now = now;
	}

	/** Read from the browser's storage when it is first asked for. The same object until something changes. */
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
	 * Shows and stores a value. Null means that nothing is being written any more: the words that were shown are removed.
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

	/** Removes the words that were shown: they were sent, or are not wanted. Other words stay. */
	end(): void {
		const { value } = this.state;
		this.#removeShown();
		this.#storage.removeWhere(this.of.name, (slot) => value !== null && this.#isWithin(slot, value));
		this.#set(emptyDraft);
	}

	/** Shows the other words. The present ones are stored, and offered in their place. */
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

	/** Keeps the words that are shown. Other words from earlier are removed; another tab's are left to that tab. */
	letOtherGo(): void {
		const { value, other } = this.state;
		if (!other) return;
		if (other.from === "earlier") this.#removeAsRead(this.#offered);
		else if (this.#offered) this.#letGo.add(this.#offered.key);
		// If another tab has taken these words over, they are stored here again.
		if (value) this.#keep(value);
		this.#set({ ...this.state, ...this.#otherThan(value) });
	}

	readonly #onStorage = ({ key }: StorageEvent): void => {
		if (key !== null && !isUnder(this.of.name, key)) return;
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
	 * Writes this tab's slot, and removes the one where the draft was found. A draft that nobody would miss is not
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

	/** The newest words that would be missed if only these were left. */
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

/** The drafts that something in this tab shows right now, by their names. */
const shownHere = new Map<string, unknown>();

/**
 * The draft as this tab shows it or, where it is shown nowhere, as it is stored. Whoever adds words to what somebody may
 * be writing right now needs this one: beside it they would be written over with the next letter.
 */
export const draftInThisTab = <Value extends object>(of: DraftOf<Value>): KeptDraft<Value> =>
	(shownHere.get(of.name) as KeptDraft<Value> | undefined) ?? new KeptDraft(of);

/** Whether there is a draft in this browser. */
export const hasDraft = <Value extends object>(of: DraftOf<Value>): boolean => new KeptDraft(of).state.value !== null;

/** Nothing is written. */
export const emptyDraft: DraftState<never> = { value: null, isRestored: false, isStored: true, other: null };
