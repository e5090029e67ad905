import type { Settings } from "@/lib/launcher/settings";

/** A command of `npm run admin -- <name>`. */
export interface Command {
	name: string;
	/** The arguments after the name: `<email|username>`. */
	usage: string;
	/** One line, for the list of commands. */
	summary: string;
	/** Further information for `<command> --help`. */
	details: string;
	/** Runs the command. @throws Error with a sentence for the operator if it cannot be done. */
	run(args: string[], settings: Settings): Promise<void>;
}

/** Returns the only argument of a command. @throws Error that says how the command is used. */
export function onlyArgument(args: string[], command: Pick<Command, "name" | "usage">): string {
	const [argument, ...rest] = args;
	if (!argument || rest.length > 0) throw new Error(`Usage: npm run admin -- ${command.name} ${command.usage}`);
	return argument;
}
