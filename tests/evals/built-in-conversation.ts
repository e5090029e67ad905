/**
 * Plays conversations of invented people with the built-in coach, prints them, and scores what it said, without a model.
 * `npx tsx tests/evals/built-in-conversation.ts` prints the scores; names after it, `everyday` or `all`, print those conversations.
 */

import { everydayScripts } from "../unit/built-in-coach/conversation/everyday-scripts";
import { type Script, scripts } from "../unit/built-in-coach/conversation/scripts";
import { play, questionMarks, quotesIn, repeatsIn, wordsIn } from "../unit/built-in-coach/conversation/talk";

const fromMemory = /\byour journal\b|\byour goals?\b|pattern questionnaire|(?:life|love) script|\btimeline\b/i;

async function score(script: Script) {
	const started = performance.now();
	const replies = await play(script.messages, script.setting);
	const ms = (performance.now() - started) / replies.length;
	const stored = JSON.stringify(script.setting.memory ?? {}).replace(/\\"/g, '"');
	const heard = (quote: string, until: number) =>
		script.messages.slice(0, until + 1).some((message) => message.includes(quote)) || stored.includes(quote);
	const words = replies.map(wordsIn);
	const quoting = replies.filter((reply, i) =>
		quotesIn(reply).some((quote) => script.messages.slice(0, i + 1).some((message) => message.includes(quote))),
	);
	return {
		replies,
		row: {
			person: script.name,
			replies: replies.length,
			"ms each": ms.toFixed(1),
			"not one question": replies.filter((reply) => questionMarks(reply) !== 1).length,
			"invented quotes": replies.flatMap((reply, i) => quotesIn(reply).filter((quote) => !heard(quote, i))).length,
			words: `${Math.min(...words)}-${Math.max(...words)}`,
			"too long": words.filter((count) => count > 150).length,
			repeats: repeatsIn(replies).length,
			"in their words": `${quoting.length}/${replies.length}`,
			"from memory": script.expectsMemory ? replies.filter((reply) => fromMemory.test(reply)).length : "-",
		},
	};
}

/** Long and dull: the stock must not run dry. */
async function endure(): Promise<number> {
	let problems = 0;
	for (const word of [
		"ok",
		"idk",
		"no",
		"yes",
		"?",
		"👍",
		"this is useless",
		"I feel sad",
		"are you a bot?",
		"hola amigo, no hablo nada de inglés pero estoy triste",
	]) {
		const replies = await play(Array.from({ length: 40 }, () => word));
		const repeated = repeatsIn(replies);
		problems += repeated.length + replies.filter((reply) => wordsIn(reply) < 8).length;
		console.log(`${JSON.stringify(word)} forty times: ${repeated.length} repeated sentences`, repeated.slice(0, 2));
	}
	return problems;
}

async function main(): Promise<void> {
	const wanted = process.argv.slice(2);
	const rows = [];
	let problems = 0;
	for (const script of [...scripts, ...everydayScripts]) {
		const { replies, row } = await score(script);
		if (
			wanted.includes("all") ||
			(wanted.includes("everyday") && everydayScripts.includes(script)) ||
			wanted.includes(script.name)
		) {
			console.log(`\n======== ${script.name} (${script.portrait})`);
			for (const [i, message] of script.messages.entries()) console.log(`\n> ${message}\n\n${replies[i]}`);
		}
		rows.push(row);
		// Somebody who asks not to be asked is asked nothing for a while.
		const silent = script.messages.some((message) => message.includes("stop asking")) ? 3 : 0;
		problems += Math.max(0, row["not one question"] - silent) + row["invented quotes"] + row["too long"] + row.repeats;
		if (row["from memory"] === 0) problems += 1;
	}
	console.table(rows);
	problems += await endure();
	process.exitCode = problems > 0 ? 1 : 0;
	console.log(`${problems} problems`);
}

void main();
