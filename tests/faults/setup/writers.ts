import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { recovered } from "./app";

/** How long a write is waited for: as long as a browser would. */
const ANSWERED_WITHIN_MS = 40_000;
/** How long somebody thinks between two writes: faster, and they would meet the limit of 900 an hour. */
const PACE_MS = 120;
/** How long somebody waits before they try again. */
const AGAIN_MS = 200;

/** What somebody wrote, and whether the app said that it has it. */
interface Written {
	words: string;
	isAcknowledged: boolean;
}

/** People who write into their journals and to the coach, all the time, and send again what was not acknowledged. */
export class Writers {
	/** The statuses of all answers, and how often a connection was lost. */
	readonly answers = new Map<number | "lost", number>();
	/** When the last write was acknowledged, by `performance.now`. */
	lastAt = 0;
	#people: { browser: TestBrowser; userId: number; journal: Written[]; chat: Written[]; inVain: number }[] = [];
	#isOver = false;
	#writing: Promise<unknown> = Promise.resolve();

	/** @param originOf The app of each person. */
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

	/** Whether everybody has tried in vain to write what they write now, more than once. */
	get areStuck(): boolean {
		return this.#people.every(({ inVain }) => inVain > 1);
	}

	/** Waits until so many more writes are acknowledged. */
	async write(more: number): Promise<void> {
		const wanted = this.acknowledged + more;
		while (this.acknowledged < wanted) await wait(20);
	}

	/** Nobody begins anything new; what was begun is sent until it is acknowledged. */
	async finish(): Promise<void> {
		this.#isOver = true;
		await this.#writing;
	}

	/**
	 * Looks at every row: what was acknowledged is there once, in order, and nothing is there twice. What a process that
	 * died was at is finished.
	 * @param options.inOrder Whether the clock went forward, so that the order of what was written can be told.
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
			// No message has two replies; one that was acknowledged has one.
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

	/** @returns Whether it was acknowledged. */
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
