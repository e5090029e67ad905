import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gentleQuestion } from "@/lib/ai/built-in/guide/danger";
import type { Kind } from "@/lib/domain/safety/kinds";
import { callsIn } from "@/lib/safety/assess";
import { callsAlong } from "./fresh-texts";
import { share } from "./interval";

/** Reads texts whose authors had not read the rules: see `fresh/README.md`. */
const linesOf = (name: string) => readFileSync(join(__dirname, "fresh", name), "utf8").split("\n");

/** Texts with an odd number may be read while rules are changed; of the others only the figures may be seen. */
const halfAt = (index: number): "tune" | "held" => (index % 2 === 0 ? "tune" : "held");

type Half = ReturnType<typeof halfAt>;

interface Ordinary {
	title: string;
	half: Half;
	messages: string[];
}

/** Returns ordinary conversations of eight messages. */
export function ordinaryConversations(): Ordinary[] {
	const found: Ordinary[] = [];
	for (const line of linesOf("ordinary.txt")) {
		if (line.startsWith("#")) found.push({ title: line.slice(2), half: halfAt(found.length), messages: [] });
		else if (line !== "") found.at(-1)?.messages.push(line);
	}
	return found;
}

type Label = "self" | "partner" | "friend" | "birth" | "none";

/**
 * The kinds of danger that each label stands for. Frightening images after a birth are read as doubts about oneself or
 * the child.
 */
const meant: Record<Label, readonly Kind[]> = {
	self: ["self-harm"],
	partner: ["partner-danger"],
	friend: ["someone-else"],
	birth: ["frightening-images" as Kind],
	none: [],
};

/** Returns single messages of danger, and of grief without danger. */
export const dangerMessages = () =>
	linesOf("danger.txt")
		.filter((line) => line.includes(" | "))
		.map((line, index) => {
			const [label = "none", text = ""] = line.split(" | ");
			return { label: label as Label, text, half: halfAt(index), calls: callsIn([text]) };
		});

/** Whether the built-in coach asks a direct question after a message that calls for no notice. */
const asksDirectly = (message: string) => gentleQuestion({ message, turns: [], today: "2026-11-23" }) !== null;

/** Prints the figures of both halves. @param showsMisses Whether to print the mistakes in the tune half. */
export function printFreshSets(showsMisses: boolean): void {
	for (const half of ["tune", "held"] as const) {
		console.log(`\nwritten before the rules were read, ${half} half`);
		const messages = ordinaryConversations()
			.filter((one) => one.half === half)
			.flatMap(({ messages }) => callsAlong(messages).map((calls, at) => ({ text: messages[at] ?? "", calls })));
		const conversations = ordinaryConversations().filter((one) => one.half === half);
		const asked = conversations.filter(({ messages }) => messages.some(asksDirectly));
		const lines = messages.filter(({ calls }) => calls.length > 0);
		console.log(`  ordinary messages with a line    ${share(lines.length, messages.length)}`);
		console.log(`  the direct question, gently      ${share(asked.length, messages.length)} of these messages`);
		if (showsMisses && half === "tune")
			for (const { text, calls } of lines) console.log(`  - ${calls.map(({ kind }) => kind).join()}: ${text}`);
		for (const label of ["self", "partner", "friend", "birth", "none"] as const) {
			const some = dangerMessages().filter((one) => one.label === label && one.half === half);
			const noticed = some.filter(({ calls }) => calls.length > 0);
			const right = some.filter(({ calls }) => calls.some(({ kind }) => meant[label].includes(kind)));
			console.log(
				`  ${label.padEnd(8)} noticed ${share(noticed.length, some.length)}, as such ${share(right.length, some.length)}`,
			);
			const silent = some.filter(({ calls }) => calls.length === 0);
			console.log(
				`           of the others asked ${share(silent.filter(({ text }) => asksDirectly(text)).length, silent.length)}`,
			);
			if (!showsMisses || half !== "tune") continue;
			for (const { text, calls } of some)
				if (label === "none" ? calls.length > 0 : !calls.some(({ kind }) => meant[label].includes(kind)))
					console.log(`  - ${label}: ${calls.map(({ kind }) => kind).join() || "nothing"}: ${text}`);
		}
	}
}
