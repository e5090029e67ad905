import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { recovered } from "./app";

/** How long to wait for the answer to a write: as long as a browser would. */
const ANSWERED_WITHIN_MS = 40_000;
/** The pause of one person between two writes. With a shorter one they would exceed the limit of 900 an hour. */
const PACE_MS = 120;
/** How long a person waits before they try again. */
const AGAIN_MS = 200;

/** A text that somebody wrote, and whether the app acknowledged it. */
interface Written {
	words: string;
	isAcknowledged: boolean;
}

/**
 * People who write to their journals and to the coach without a break, and send again whatever was not acknowledged.
 */
export class Writers {
	/** How often each status was returned, and how often a connection was lost. */
	readonly answers = new Map<number | "lost", number>();
	/** When the last write was acknowledged, as a `performance.now`. */
	lastAt = 0;
	#people: { browser: TestBrowser; userId: number; journal: Written[]; chat: Written[]; inVain: number }[] = [];
	#isOver = false;
	#writing: Promise<unknown> = Promise.resolve();

	/** @param originOf Returns the address of the app for each person. */
	constructor(private readonly originOf: (person: number) => string) {}

	async begin(count = 4): Promise<void> {
		for (let person = 0; person < count; person++) {
			const { browser, user } = await signUp("writer", {}, new TestBrowser(this.originOf(person)));
			this.#people.push({ browser, userId: user.id, journal: [], chat: [], inVain: 0 });
		}
		this.#writing = Promise.all(this.#people.map((_, person) => this.#write(person)));
	}

	/** How many writes were acknowledged. */
	get acknowledged(): number {
		return this.#people.flatMap(({ journal, chat }) => [...journal, ...chat]).filter((one) => one.isAcknowledged)
			.length;
	}

	/** Whether everybody has failed more than once to send their current text. */
	get areStuck(): boolean {
		return this.#people.every(({ inVain }) => inVain > 1);
	}

	/** Waits until this many more writes are acknowledged. */
	async write(more: number): Promise<void> {
		const wanted = this.acknowledged + more;
		while (this.acknowledged < wanted) await wait(20);
	}

	/** Starts no further writes, and repeats those under way until they are acknowledged. */
	async finish(): Promise<void> {
		this.#isOver = true;
		await this.#writing;
	}

	/**
	 * Checks every row: what was acknowledged is there exactly once and in order, and nothing is there twice. Work that
	 * a dead process left behind has been finished.
	 * @param options.inOrder Whether the clock only moved forward, so that the order of the rows is known.
	 */
	async expectAllThere(prisma: PrismaClient, { inOrder = true } = {}): Promise<void> {
		expect(this.acknowledged).toBeGreaterThan(0);
		await recovered(async () => (await prisma.journalEntry.count({ where: { insightUntil: { not: null } } })) === 0);
		for (const { userId, journal, chat } of this.#people) {
			const entries = await prisma.journalEntry.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
			expectOnce(
				journal,
				entries.map(({ content }) => content),
				inOrder,
			);
			const messages = await prisma.chatMessage.findMany({ where: { userId }, orderBy: { id: "asc" } });
			expectOnce(
				chat,
				messages.flatMap(({ content, isAiResponse }) => (isAiResponse ? [] : [content])),
				inOrder,
			);
			// No message has two replies; an acknowledged one has exactly one.
			const replied = messages.flatMap(({ replyToId }) => replyToId ?? []);
			expect(new Set(replied).size).toBe(replied.length);
			const unanswered = messages.filter(({ id, isAiResponse }) => !isAiResponse && !replied.includes(id));
			const said = new Set(chat.filter((one) => one.isAcknowledged).map(({ words }) => words));
			expect(unanswered.filter(({ content }) => said.has(content))).toEqual([]);
		}
	}

	async #write(person: number): Promise<void> {
		for (let n = 0; !this.#isOver; n++) {
			const one = this.#people[person];
			if (!one) return;
			const isChat = n % 3 === 2;
			const written: Written = {
				words: `${isChat ? "Said" : "Written"} by ${person} as number ${n}.`,
				isAcknowledged: false,
			};
			(isChat ? one.chat : one.journal).push(written);
			const key = randomUUID();
			while (!(await this.#send(person, written, isChat, key))) {
				one.inVain++;
				await wait(AGAIN_MS);
			}
			one.inVain = 0;
			written.isAcknowledged = true;
			this.lastAt = performance.now();
			await wait(PACE_MS);
		}
	}

	/** Sends a text. @returns Whether it was acknowledged. */
	async #send(person: number, { words }: Written, isChat: boolean, key: string): Promise<boolean> {
		const one = this.#people[person];
		if (!one) return false;
		one.browser.origin = this.originOf(person);
		const body = isChat ? { content: words } : { content: words, prompt: "What stayed?", action: "submit" };
		try {
			const response = await one.browser.fetch("POST", isChat ? "/api/chat" : "/api/journal", {
				body,
				headers: { "idempotency-key": key },
				signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
			});
			this.#count(response.status);
			await response.arrayBuffer();
			return response.ok;
		} catch {
			this.#count("lost");
			return false;
		}
	}

	#count(answer: number | "lost"): void {
		this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
	}
}

function expectOnce(written: readonly Written[], stored: readonly string[], inOrder: boolean): void {
	expect(new Set(stored).size).toBe(stored.length);
	expect(written.filter(({ words, isAcknowledged }) => isAcknowledged && !stored.includes(words))).toEqual([]);
	const numbers = stored.map((words) => written.findIndex((one) => one.words === words));
	if (inOrder) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
}
