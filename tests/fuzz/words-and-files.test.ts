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
 * Imports unexpected files and renders unexpected texts while somebody else uses the app: nothing fails on our side,
 * and nobody else waits longer than half a second. FUZZ_SECONDS sets how long to run, FUZZ_SEED which cases. A failure
 * names its seed and its case; FUZZ_FROM continues from that case.
 */

const SECONDS = Number(process.env.FUZZ_SECONDS ?? 60);
/** Without a time limit, every machine runs the same cases. */
const CASES = process.env.FUZZ_SECONDS ? Number.POSITIVE_INFINITY : 200;
const SEED = Number(process.env.FUZZ_SEED ?? 20261123);
const FROM = Number(process.env.FUZZ_FROM ?? 0);
/** In milliseconds on an average machine. */
const MOST_MS = 500;
/** What takes too long is tried again, because the first attempt may include loading a module. */
const TRIES = 3;
/** After this many cases a new account is used, so that none gets full. */
const CASES_OF_ONE = 40;
/** The maximum length of a chat message. */
const MOST_WRITTEN = 60_000;

/** Generates a case, which is not measured. @returns The work to measure. */
type Case = (random: Random) => () => void | Promise<void>;

async function somebody() {
	const person = await signUp();
	await fillEverything(person.user.id, "the blue kettle");
	await fillEveryColumn(person.user.id, "the blue kettle");
	const { data } = await takeAlong(person.browser);
	return { ...person, own: data as unknown };
}

/** Returns the longest stretch for which the work blocks everybody else, in milliseconds on an average machine. */
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
