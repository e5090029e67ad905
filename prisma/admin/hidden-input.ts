import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** The first line of standard input; empty where there is none. */
export async function firstLine(): Promise<string> {
	for await (const line of createInterface({ input: process.stdin })) return line;
	return "";
}

/** Asks on the terminal for what is not to be shown there. */
export async function hiddenAnswers(questions: readonly string[]): Promise<string[]> {
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
	// Ctrl+C must not be taken for an empty answer.
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
