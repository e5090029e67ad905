/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	calmPartings,
	careForPromises,
	careForTalking,
	careLines,
	steadyQuestions,
} from "@/lib/ai/built-in/conversation/stock/care-lines";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { banned } from "../checks";
import { sentencesIn } from "./talk";

const folder = join(process.cwd(), "lib/ai/built-in/conversation/stock");
const lines = readdirSync(folder).flatMap((file) =>
	[
		...readFileSync(join(folder, file), "utf8").matchAll(
			/^\s*(?:\w+: (?:\{ )?\[?)?"((?:[^"\\]|\\.)*)"|, "((?:[^"\\]|\\.)*)"/gm,
		),
	].flatMap(([, a, b]) => {
		const line = a ?? b ?? "";
		return line.includes(" ") ? [{ file, line }] : [];
	}),
);

it("has many lines", () => {
	expect(lines.length).toBeGreaterThan(700);
});

it.each([
	["straight apostrophes", /[a-z]'[a-z]/],
	["two marks", /\.\.|,\.|!!/],
	["exclamation marks", /!/],
	["a space before a mark", / [.,;:?]/],
	["doubled words", /\b(the|a|an|of|to|in|you|and|is|was|with|your|about) \1\b/i],
	["two spaces", / {2}/],
])("without %s", (_, pattern) => {
	expect(lines.filter(({ line }) => pattern.test(line))).toEqual([]);
});

it("uses none of the words that this coach does not say", () => {
	const allowed = new Set(["therapist"]);
	const found = lines.filter(({ line }) =>
		banned.some((word) => !allowed.has(word) && new RegExp(`\\b${word}\\b`, "i").test(line)),
	);
	expect(found).toEqual([]);
});

it("says every sentence in one place only", () => {
	const seen = new Map<string, string>();
	const twice: string[] = [];
	for (const { line } of lines)
		for (const sentence of sentencesIn(line.replace(/\{q\}/g, ""))) {
			const other = seen.get(sentence);
			if (other && other !== line) twice.push(sentence);
			seen.set(sentence, line);
		}
	expect(twice).toEqual([]);
});

it("asks at most one question in a line", () => {
	expect(lines.filter(({ line }) => line.split("?").length > 2)).toEqual([]);
});

it("says nothing in care that the safety layer would stop", () => {
	const all = [
		...Object.values(careLines).flatMap(({ say, ask, part }) => [...say, ...ask, ...part]),
		...careForPromises,
		...careForTalking,
		...steadyQuestions,
		...calmPartings,
	];
	expect(all.filter((line) => isUnsafeReply(line, ["partner-danger"]))).toEqual([]);
});
