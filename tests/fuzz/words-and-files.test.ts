import { setTimeout as wait } from "node:timers/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { setWords } from "@/components/chat/messages/set-words";
import { Markdown } from "@/components/ui/markdown";
import { readJson } from "@/lib/ai/openai/client/read-json";
import { replyFault, withoutFaultySentences } from "@/lib/ai/openai/reply-faults";
import { plainProse } from "@/lib/ai/openai/tidy";
import { readNote } from "@/lib/domain/chat/guide";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { isOwnPage } from "@/lib/domain/core/own-address";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { pool } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { longestStretch, slowness } from "@/tests/setup/cpu-time";
import { fillEveryColumn, fillEverything } from "@/tests/setup/everything";
import { bring, takeAlong } from "../api/import/files";
import { anything, file, note, text } from "./generators";
import { type Random, random } from "./random";

/*
 * Sends files and sets words that nobody would think of, while somebody else uses the app: nothing fails on our side,
 * and nobody else waits longer than half a second. FUZZ_SECONDS says for how long, FUZZ_SEED which cases; a failure
 * names both, and FUZZ_FROM begins at its case.
 */

const SECONDS = Number(process.env.FUZZ_SECONDS ?? 60);
/** Without a time limit the cases are the same on every machine. */
const CASES = process.env.FUZZ_SECONDS ? Number.POSITIVE_INFINITY : 200;
const SEED = Number(process.env.FUZZ_SEED ?? 20261123);
const FROM = Number(process.env.FUZZ_FROM ?? 0);
/** Milliseconds of a usual machine. */
const MOST_MS = 500;
/** What takes too long is tried again: what is loaded the first time takes long only then. */
const TRIES = 3;
/** A new account after so many cases, so that none fills up. */
const CASES_OF_ONE = 40;
/** Of one message of the conversation. */
const MOST_WRITTEN = 60_000;

/** Makes something up, which is not measured. @returns What is done with it. */
type Case = (random: Random) => () => void | Promise<void>;

async function somebody() {
	const person = await signUp();
	await fillEverything(person.user.id, "the blue kettle");
	await fillEveryColumn(person.user.id, "the blue kettle");
	const { data } = await takeAlong(person.browser);
	return { ...person, own: data as unknown };
}

/** How long everybody is held up at a stretch while something is done, in milliseconds of a usual machine. */
async function heldUpBy(work: () => void | Promise<void>, ask: () => Promise<void>): Promise<number> {
	let longest = 0;
	const state = { isDone: false };
	const others = (async () => {
		while (!state.isDone) {
			await ask();
			await wait(50);
		}
	})();
	try {
		longest = await longestStretch(work);
	} finally {
		state.isDone = true;
		await others;
	}
	return longest <= MOST_MS ? longest : longest / slowness();
}

it(
	"nothing fails and nobody else waits, whatever is brought in, set or answered",
	async () => {
		const other = await signUp("grace");
		let attacker = await somebody();
		const ask = async () => {
			const { status } = await other.browser.get("/api/user");
			if (status !== 200) throw new Error(`Somebody else was answered ${status}`);
		};

		const importing: Case = (chosen) => {
			const query = chosen.of([
				"?preview=1",
				"?preview=1&name=notes.md",
				"?name=2026-03-02.md",
				"",
				"?zone=Europe/Rome",
			]);
			const sent = file(chosen, attacker.own);
			return async () => {
				const response = await bring(attacker.browser, sent, query);
				const answer = await response.text();
				if (![200, 400, 409, 413, 429].includes(response.status)) throw new Error(`${response.status} ${answer}`);
				expect(answer.length).toBeLessThan(60_000);
				if (query.includes("preview") || response.status !== 200) return;
				for (const path of [`/api/chat/${attacker.user.id}`, `/api/journal/${attacker.user.id}`, "/api/export"]) {
					const read = await attacker.browser.get(path);
					await read.arrayBuffer();
					expect([path, read.status]).toEqual([path, 200]);
				}
			};
		};
		const setting: Case = (chosen) => {
			const words = text(chosen, chosen.of([100, 4_000, MOST_WRITTEN]));
			return async () => {
				const html = renderToStaticMarkup(createElement(Markdown, null, words));
				expect(html).not.toMatch(/<(?:script|img|iframe)|href="\s*(?:javascript|data|vbscript)/i);
				const messages = Array.from({ length: 10 }, (_, id) => ({ id, content: words, isAiResponse: id % 2 === 0 }));
				await setWords(messages as unknown as ClientMessage[], async (all, set) => {
					for (const one of all) set(one);
				});
			};
		};
		const offering: Case = (chosen) => {
			const all = [note(chosen), anything(chosen)];
			return () => {
				for (const stored of all) {
					for (const offer of readNote(stored)?.offers ?? []) {
						if (offer.kind === "link") expect([offer.href, isOwnPage(offer.href)]).toEqual([offer.href, true]);
					}
				}
			};
		};
		const answering: Case = (chosen) => {
			const answer = text(chosen, chosen.of([200, 4_000, 20_000]));
			const json = chosen.chance(0.5) ? answer : JSON.stringify({ reply: answer }).slice(0, chosen.below(8_000));
			return () => {
				const prose = plainProse(answer);
				readJson(json);
				replyFault(prose, "");
				withoutFaultySentences(prose, "");
				isUnsafeReply(prose, []);
			};
		};
		const cases: Record<string, Case> = { importing, setting, offering, answering };

		const end = performance.now() + SECONDS * 1000;
		let at = FROM;
		for (; performance.now() < end && at - FROM < CASES; at++) {
			const [name, run] = random(SEED, at).of(Object.entries(cases));
			const where = `FUZZ_SEED=${SEED} FUZZ_FROM=${at} (${name})`;
			if (at % CASES_OF_ONE === CASES_OF_ONE - 1) attacker = await somebody();
			await pool().query("DELETE FROM rate_limits");
			let held = 0;
			for (let turn = 0; turn < TRIES; turn++) {
				try {
					held = await heldUpBy(run(random(SEED, at, 1)), ask);
				} catch (error) {
					throw new Error(where, { cause: error });
				}
				if (held <= MOST_MS) break;
			}
			if (held > MOST_MS) throw new Error(`Everybody was held up for ${held.toFixed(0)} ms: ${where}`);
		}
		process.stdout.write(`${at - FROM} cases of the seed ${SEED}.\n`);
	},
	(SECONDS + 120) * 1000,
);
