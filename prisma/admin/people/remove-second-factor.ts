import { printable } from "@/lib/domain/account/names";
import { removeSecondFactor } from "@/lib/server/second-factor/service";
import { type Command, onlyArgument } from "../command";
import { withDatabase } from "../with-database";
import { findUser } from "./find-user";

export const removeSecondFactorCommand: Command = {
	name: "remove-second-factor",
	usage: "<email|username>",
	summary: "removes a person's passkeys, authenticator app and recovery codes",
	details:
		"For somebody who lost theirs: their password alone lets them in again. Make sure that it is them who asks. Where they " +
		"are signed in they stay so.",
	async run(args, settings) {
		const name = onlyArgument(args, removeSecondFactorCommand);
		await withDatabase(settings, async (prisma) => {
			const user = await findUser(prisma, name);
			const had = await removeSecondFactor(prisma, user.id);
			console.log(`${printable(user.username)} ${had ? "has no second factor any more" : "had no second factor"}.`);
		});
	},
};
