import { printable } from "@/lib/domain/account/names";
import { newResetToken } from "@/lib/server/account/one-time-token";
import { type Command, onlyArgument } from "../command";
import { withDatabase } from "../with-database";
import { findUser } from "./find-user";

export const resetLink: Command = {
	name: "reset-link",
	usage: "<email|username>",
	summary: "prints a link with which a person chooses a new password",
	details:
		"The link works once, for an hour; a newer one replaces it. Whoever has it can take the account, so send it to nobody " +
		"else. Only a signature of it is stored. Using it signs the person out everywhere.",
	async run(args, settings) {
		const name = onlyArgument(args, resetLink);
		await withDatabase(settings, async (prisma, keyring) => {
			const user = await findUser(prisma, name);
			const { token, ...stored } = newResetToken(keyring, user.id, new Date());
			await prisma.user.update({ where: { id: user.id }, data: stored });
			// After the #, so that no server writes it into a log.
			const link = new URL("/reset-password", settings.appUrl);
			link.hash = `token=${token}`;
			console.log(
				`For ${printable(user.username)} <${printable(user.email)}>, once, until ${stored.resetTokenExpiresAt.toLocaleTimeString()}:\n\n${link}\n`,
			);
		});
	},
};
