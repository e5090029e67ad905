import "server-only";
import { comparable } from "@/lib/domain/search/journal-box";
import type { Page } from "@/lib/domain/search/pages/page";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { orNothing } from "@/lib/server/core/database/db";
import { eachInTurn } from "@/lib/server/core/limits/turns";
import { growingRows, type RowPages, rowMarks, smallPages } from "./rows";
import { isSame, type Source, sources, type Version, versionsOf } from "./versions";

type Growing = Extract<Source, "journal" | "messages">;
const isGrowing = (source: Source): source is Growing => source === "journal" || source === "messages";

/** The index of one person's pages, and the rows it was made from. */
export class PersonIndex {
	readonly pages = new PageIndex();
	/** Whether everything has been read once, so that only what is new has to be. */
	isComplete = false;
	/** When somebody last asked for it, as `Date.now` gives it. */
	usedAt = 0;
	private readonly versions = new Map<Source, Version>();
	/** For sources that grow: each row with the transaction that wrote it, and the pages it made. */
	private readonly rows: Record<Growing, Map<string, { xmin: bigint; pageIds: string[] }>> = {
		journal: new Map(),
		messages: new Map(),
	};
	private readonly small = new Map<Source, string[]>();
	private readonly plain = new WeakMap<Page, string>();
	private queue: Promise<void> = Promise.resolve();

	/** @param offset The person's clock, which decides their local days. */
	constructor(
		readonly userId: number,
		readonly offset: number,
	) {}

	/** Updates the index to the present rows. Two simultaneous calls do the work once. */
	sync(): Promise<void> {
		const next = this.queue.then(() => this.catchUp());
		// The caller gets the error; the next one tries again.
		this.queue = next.catch(() => {});
		return next;
	}

	/** The text of a page, in the form in which the journal's search box compares it. */
	plainOf = (page: Page): string => {
		let plain = this.plain.get(page);
		if (plain === undefined) {
			plain = comparable(`${page.title ?? ""} ${page.text}`);
			this.plain.set(page, plain);
		}
		return plain;
	};

	private async catchUp(): Promise<void> {
		const now = await versionsOf(this.userId);
		for (const source of sources) {
			if (isSame(this.versions.get(source), now[source])) continue;
			if (isGrowing(source)) await this.growTo(source, now[source]);
			else await this.readAnew(source);
			this.versions.set(source, isGrowing(source) ? this.held(source) : now[source]);
		}
		this.isComplete = true;
	}

	/** Reads what is new. Only if something was deleted too, the rest is compared. */
	private async growTo(source: Growing, version: Version): Promise<void> {
		const rows = this.rows[source];
		const newest = [...rows.values()].reduce((max, { xmin }) => (xmin > max ? xmin : max), 0n);
		await this.take(source, rows.size === 0 ? undefined : newest);
		if (isSame(this.held(source), version)) return;
		const marks = await rowMarks(source, this.userId);
		for (const [id, row] of [...rows]) if (!marks.has(id)) this.drop(source, id, row.pageIds);
		const isComplete = [...marks].every(([id, xmin]) => rows.get(id)?.xmin === xmin);
		if (!isComplete) await this.take(source, undefined);
	}

	private async take(source: Growing, after: bigint | undefined): Promise<void> {
		for await (const slice of growingRows(source, { userId: this.userId, offset: this.offset, after })) {
			await this.putRows(source, slice);
		}
	}

	private async putRows(source: Growing, slice: readonly RowPages[]): Promise<void> {
		const rows = this.rows[source];
		const changed = slice.filter(({ id, xmin }) => rows.get(id)?.xmin !== xmin);
		await eachInTurn(this.userId, changed, ({ id, xmin, pages }) => {
			const pageIds = pages.map((page) => page.id);
			for (const old of rows.get(id)?.pageIds ?? []) if (!pageIds.includes(old)) this.pages.remove(old);
			for (const page of pages) this.pages.put(page);
			rows.set(id, { xmin, pageIds });
		});
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

	private async readAnew(source: Exclude<Source, Growing>): Promise<void> {
		const pages = await orNothing(smallPages(source, { userId: this.userId, offset: this.offset }));
		for (const id of this.small.get(source) ?? []) this.pages.remove(id);
		await eachInTurn(this.userId, pages, (page) => this.pages.put(page));
		this.small.set(
			source,
			pages.map(({ id }) => id),
		);
	}
}
