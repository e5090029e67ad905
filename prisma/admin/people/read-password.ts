import { passwordProblem } from "@/lib/domain/account/password";
import { newPassword } from "@/lib/domain/account/schema";
import { commonPasswords } from "@/lib/server/account/sign-in/new-password";
import { firstLine, hiddenAnswers } from "../hidden-input";

/**
 * Reads a new password from the operator: typed twice and hidden on a terminal, otherwise the first line of standard
 * input. Never an argument, which every user of the machine could see.
 * @throws Error if it is too short or too long, or if the two differ.
 */
export async function readPassword(person: { username: string; email: string }): Promise<string> {
	const password = process.stdin.isTTY ? await ask() : await firstLine();
	const { error } = newPassword.safeParse(password);
	const problem = error ? error.issues[0]?.message : passwordProblem(password, person, await commonPasswords());
	if (problem) throw new Error(`${problem}.`);
	return password;
}

async function ask(): Promise<string> {
	const [password, again] = await hiddenAnswers(["New password: ", "Once more: "]);
	if (password !== again) throw new Error("The two were not the same. Nothing was changed.");
	return password ?? "";
}
