import "server-only";
import { comparable } from "@/lib/domain/search/journal-box";
import type { Page } from "@/lib/domain/search/pages/page";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { eachInTurn } from "@/lib/server/core/work/turns";
import type { Budgeted } from "./budget";
import { type Growing, inPieces, type RowMark, type RowPages, rowMarks, rowsWithPages, smallPages } from "./rows";
import { isSame, type Source, sources, type Version, versionsOf } from "./versions";

const isGrowing = (source: Source): source is Growing => source === "journal" || source === "messages";

/**
 * Returns by how many bytes the index may grow.
 * @param wanted How many a page may take.
 */
export type Room = (wanted: number) => number;

/** A row of the database: the transaction that wrote it, and the pages made from it. */
interface Row {
	xmin: bigint;
	pageIds: string[];
	/** Whether there was no room for its pages. */
	isOut?: boolean;
}

/** What an index takes besides its pages, in bytes: the index itself, and what it records about each row. */
const ITSELF_BYTES = 20_000;
const ROW_BYTES = 250;
/** The worst case of bytes per character of a page: every word is new. */
const CHARACTER_BYTES = 150;
/** How much room the first reading leaves free, in bytes: for the other sources, and for later pages. */
const LEFT_FOR_OTHERS = 20_000_000;
const LEFT_FOR_NEW = 10_000_000;

/** The index of one person's pages, and the rows it was made from. */
export class PersonIndex implements Budgeted {
	readonly pages = new PageIndex();
	/** Whether everything has been read once, so that only new rows have to be read. */
	isComplete = false;
	/** When it was last used (a `Date.now()` value). */
	usedAt = 0;
	private readonly versions = new Map<Source, Version>();
	private readonly rows: Record<Growing, Map<string, Row>> = { journal: new Map(), messages: new Map() };
	private readonly small = new Map<Source, string[]>();
	private readonly smallOut = new Set<Exclude<Source, Growing>>();
	private readonly plain = new WeakMap<Page, string>();
	/** Whether there was no room for something written later. If so, everything is read again, newest first. */
	private hasNewOnesOut = false;
	private queue: Promise<void> = Promise.resolve();

	/** @param offset The person's time zone, which determines their local days. */
	constructor(
		readonly userId: number,
		readonly offset: number,
	) {}

	get bytes(): number {
		return this.pages.bytes + (this.rows.journal.size + this.rows.messages.size) * ROW_BYTES + ITSELF_BYTES;
	}

	/** What did not fit: rows, newest first, and the small sources with missing pages. */
	get leftOut() {
		const idsOf = (source: Growing) => [...this.rows[source]].flatMap(([id, { isOut }]) => (isOut ? [id] : []));
		return { journal: idsOf("journal"), messages: idsOf("messages"), small: [...this.smallOut] };
	}

	get hasLeftOut(): boolean {
		const { journal, messages, small } = this.leftOut;
		return journal.length + messages.length + small.length > 0;
	}

	/** Releases the memory. Code that still holds the index finds all of its pages left out. */
	clear(): void {
		this.pages.clear();
		this.isComplete = false;
		this.versions.clear();
		for (const rows of Object.values(this.rows)) {
			for (const row of rows.values()) {
				row.isOut ||= row.pageIds.length > 0;
				row.pageIds = [];
			}
		}
		for (const source of this.small.keys()) this.smallOut.add(source as Exclude<Source, Growing>);
		this.small.clear();
	}

	/**
	 * Updates the index to the present rows. Simultaneous calls run one after the other.
	 * @param room Returns by how many bytes it may grow at the moment.
	 */
	sync(room: Room): Promise<void> {
		const next = this.queue.then(() => this.catchUp(room));
		// The caller gets the error; the next call tries again.
		this.queue = next.catch(() => {});
		return next;
	}

	/** Returns the text of a page, in the form in which the journal's search box compares it. */
	plainOf = (page: Page): string => {
		let plain = this.plain.get(page);
		if (plain === undefined) {
			plain = comparableTextOf(page);
			this.plain.set(page, plain);
		}
		return plain;
	};

	private async catchUp(room: Room): Promise<void> {
		if (this.pages.isWorn) this.empty();
		await this.readAll(room);
		if (!this.hasNewOnesOut) return;
		this.empty();
		await this.readAll(room);
	}

	private async readAll(room: Room): Promise<void> {
		const now = await versionsOf(this.userId);
		for (const source of sources) {
			if (isSame(this.versions.get(source), now[source])) continue;
			if (isGrowing(source)) await this.growTo(source, now[source], room);
			else await this.readAnew(source, room);
			this.versions.set(source, isGrowing(source) ? this.held(source) : now[source]);
		}
		this.isComplete = true;
	}

	/** Removes everything that was read. */
	private empty(): void {
		this.clear();
		for (const rows of Object.values(this.rows)) rows.clear();
		this.smallOut.clear();
		this.hasNewOnesOut = false;
	}

	/** Reads new rows. Only if something was deleted too, all rows are compared. */
	private async growTo(source: Growing, version: Version, room: Room): Promise<void> {
		const rows = this.rows[source];
		const newest = [...rows.values()].reduce((max, { xmin }) => (xmin > max ? xmin : max), 0n);
		await this.take(source, await rowMarks(source, this.userId, rows.size === 0 ? undefined : newest), room);
		if (isSame(this.held(source), version)) return;
		const marks = await rowMarks(source, this.userId);
		const ids = new Set(marks.map(({ id }) => id));
		for (const [id, { pageIds }] of rows) if (!ids.has(id)) this.drop(source, id, pageIds);
		await this.take(source, marks, room);
	}

	/**
	 * Reads the changed rows, as far as there is room.
	 * @param marks Newest first.
	 */
	private async take(source: Growing, marks: readonly RowMark[], room: Room): Promise<void> {
		const rows = this.rows[source];
		const changed = marks.filter(({ id, xmin }) => rows.get(id)?.xmin !== xmin);
		const kept = this.isComplete ? 0 : source === "journal" ? LEFT_FOR_OTHERS + LEFT_FOR_NEW : LEFT_FOR_NEW;
		const most: Room = (wanted) => room(wanted + kept) - kept;
		let isFull = false;
		for (const piece of inPieces(changed)) {
			const ids = piece.map(({ id }) => id);
			const read = isFull ? [] : await rowsWithPages(source, ids, this);
			const rowOf = new Map(read.map((row) => [row.id, row]));
			await eachInTurn(this.userId, piece, (mark) => {
				// Once a page did not fit, older ones are left out too, so that the index has the newest.
				const row = isFull ? { ...mark, pages: null } : rowOf.get(mark.id);
				if (row && !this.putRow(source, row, most)) isFull = true;
			});
		}
		if (isFull && this.isComplete) this.hasNewOnesOut = true;
	}

	/**
	 * Puts a row's pages into the index.
	 * @returns Whether they are in the index now.
	 */
	private putRow(source: Growing, { id, xmin, pages }: Read, room: Room): boolean {
		for (const old of this.rows[source].get(id)?.pageIds ?? []) this.pages.remove(old);
		const isIn = pages?.every((page) => this.pages.put(page, room(mostBytesOf(page)))) ?? false;
		if (!isIn) for (const page of pages ?? []) this.pages.remove(page.id);
		const pageIds = isIn ? (pages ?? []).map((page) => page.id) : [];
		this.rows[source].set(id, { xmin, pageIds, ...(!isIn && { isOut: true }) });
		return isIn;
	}

	private drop(source: Growing, id: string, pageIds: readonly string[]): void {
		for (const pageId of pageIds) this.pages.remove(pageId);
		this.rows[source].delete(id);
	}

	private held(source: Growing): Version {
		const rows = this.rows[source];
		let sum = 0n;
		for (const { xmin } of rows.values()) sum += xmin;
		return { count: rows.size, sum };
	}

	private async readAnew(source: Exclude<Source, Growing>, room: Room): Promise<void> {
		const pages = await smallPages(source, this);
		for (const id of this.small.get(source) ?? []) this.pages.remove(id);
		this.smallOut.delete(source);
		await eachInTurn(this.userId, pages, (page) => {
			if (!this.pages.put(page, room(mostBytesOf(page)))) this.smallOut.add(source);
		});
		this.small.set(
			source,
			pages.map(({ id }) => id),
		);
	}
}

type Read = Omit<RowPages, "pages"> & { pages: Page[] | null };

const mostBytesOf = ({ text }: Page): number => text.length * CHARACTER_BYTES;

/** Returns the words of a page in the form in which the journal's search box compares them. */
export const comparableTextOf = ({ title, text }: Page): string => comparable(`${title ?? ""} ${text}`);
