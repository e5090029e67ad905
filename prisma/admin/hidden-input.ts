import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Returns the first line of standard input; empty if there is none. */
export async function firstLine(): Promise<string> {
	for await (const line of createInterface({ input: process.stdin })) return line;
	return "";
}

/** Asks questions on the terminal without showing the answers. */
export async function hiddenAnswers(questions: readonly string[]): Promise<string[]> {
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
	// Ctrl+C must not count as an empty answer.
	lines.on("SIGINT", () => process.exit(130));
	const answers: string[] = [];
	try {
		for (const question of questions) {
			process.stdout.write(question);
			answers.push(await lines.question(""));
			process.stdout.write("\n");
		}
		return answers;
	} finally {
		lines.close();
	}
}
