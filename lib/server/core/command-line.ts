/**
 * Splits a command into the program and its arguments at spaces, except between quotation marks (' or "). There is no
 * other shell syntax: a backslash is a backslash, as in Windows paths.
 * @throws Error if a quotation mark is left open, or the command is empty.
 */
export function splitCommand(command: string): [string, ...string[]] {
	const parts: string[] = [];
	let part: string | undefined;
	let quote: string | undefined;
	for (const sign of command) {
		if (quote) {
			if (sign === quote) quote = undefined;
			else part = (part ?? "") + sign;
		} else if (sign === '"' || sign === "'") {
			quote = sign;
			part ??= "";
		} else if (/\s/.test(sign)) {
			if (part !== undefined) parts.push(part);
			part = undefined;
		} else part = (part ?? "") + sign;
	}
	if (quote) throw new Error("has a quotation mark that is never closed");
	if (part !== undefined) parts.push(part);
	const [program, ...rest] = parts;
	if (!program) throw new Error("names no program");
	return [program, ...rest];
}
