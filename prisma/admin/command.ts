import type { Settings } from "@/lib/launcher/settings";

/** One word of `npm run admin -- <word>`. */
export interface Command {
	name: string;
	/** What follows the name: `<email|username>`. */
	usage: string;
	/** One line, for the list of commands. */
	summary: string;
	/** What else there is to know, for `<command> --help`. */
	details: string;
	/** Throws an Error with a sentence when it cannot be done. */
	run(args: string[], settings: Settings): Promise<void>;
}

/** The only argument of a command. @throws Error that says how the command is used. */
export function onlyArgument(args: string[], command: Pick<Command, "name" | "usage">): string {
	const [argument, ...rest] = args;
	if (!argument || rest.length > 0) throw new Error(`Usage: npm run admin -- ${command.name} ${command.usage}`);
	return argument;
}
