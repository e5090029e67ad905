/** `npm run admin -- <command>`: what an administrator does from the command line. */
import { ROOT } from "@/lib/launcher/root";
import { settings } from "@/lib/launcher/settings";
import { checkModel } from "./admin/check-model";
import type { Command } from "./admin/command";
import { connect } from "./admin/connect";
import { backup } from "./admin/database/backup";
import { encryptExistingCommand } from "./admin/database/encrypt-existing";
import { moveTo } from "./admin/database/move-to";
import { prepare } from "./admin/database/prepare";
import { restore } from "./admin/database/restore";
import { rotateKey } from "./admin/database/rotate-key";
import { signAccountsCommand } from "./admin/database/sign-accounts";
import { verify } from "./admin/database/verify";
import { checkStore } from "./admin/objects/check-store";
import { moveMedia } from "./admin/objects/move-media";
import { erase } from "./admin/people/erase";
import { invite } from "./admin/people/invite";
import { listUsers } from "./admin/people/list-users";
import { removeSecondFactorCommand } from "./admin/people/remove-second-factor";
import { resetLink } from "./admin/people/reset-link";
import { setPassword } from "./admin/people/set-password";
import { reindex } from "./admin/reindex";

const commands: Command[] = [
	resetLink,
	setPassword,
	listUsers,
	invite,
	removeSecondFactorCommand,
	erase,
	backup,
	verify,
	restore,
	moveTo,
	moveMedia,
	checkStore,
	prepare,
	rotateKey,
	encryptExistingCommand,
	signAccountsCommand,
	connect,
	checkModel,
	reindex,
];

const heading = ({ name, usage }: Command) => `${name} ${usage}`.trim();

function help(): string {
	const width = Math.max(...commands.map((command) => heading(command).length));
	const lines = commands.map((command) => `  ${heading(command).padEnd(width)}  ${command.summary}`);
	return [
		"npm run admin -- <command>",
		"",
		...lines,
		"",
		"`<command> --help` tells more about one. They work on the database of DATABASE_URL where that is set, else on the",
		"embedded one in DATA_DIR.",
	].join("\n");
}

async function main(args: string[]): Promise<void> {
	const [name, ...rest] = args;
	if (!name || name === "help" || name === "--help" || name === "-h") {
		console.log(help());
		return;
	}
	const command = commands.find((candidate) => candidate.name === name);
	if (!command) throw new Error(`There is no command ${name}.\n\n${help()}`);
	if (rest.includes("--help") || rest.includes("-h")) {
		console.log(`npm run admin -- ${heading(command)}\n\n${command.summary}.\n${command.details}`);
		return;
	}
	process.chdir(ROOT);
	await command.run(rest, settings());
}

main(process.argv.slice(2)).catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
