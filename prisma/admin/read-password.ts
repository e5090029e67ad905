import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { newPassword } from "@/lib/account/schema";

/**
 * A new password from whoever runs the command: asked for twice and not shown on a terminal, else the first line of
 * standard input. Never an argument, which every user of the machine could see.
 * @throws Error when it is too short or too long, or not the same twice.
 */
export async function readPassword(): Promise<string> {
	const password = process.stdin.isTTY ? await ask() : await firstLine();
	const { error } = newPassword.safeParse(password);
	if (error) throw new Error(`${error.issues[0]?.message}.`);
	return password;
}

async function firstLine(): Promise<string> {
	for await (const line of createInterface({ input: process.stdin })) return line;
	return "";
}

async function ask(): Promise<string> {
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
	const answer = async (question: string) => {
		process.stdout.write(question);
		const line = await lines.question("");
		process.stdout.write("\n");
		return line;
	};
	// Ctrl+C must not be taken for an empty password.
	lines.on("SIGINT", () => process.exit(130));
	try {
		const password = await answer("New password: ");
		if ((await answer("Once more: ")) !== password) throw new Error("The two were not the same. Nothing was changed.");
		return password;
	} finally {
		lines.close();
	}
}
