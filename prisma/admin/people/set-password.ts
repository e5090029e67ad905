import { printable } from "@/lib/domain/account/names";
import { hashPassword } from "@/lib/server/account/password";
import { signed } from "@/lib/server/core/encryption/signed-rows";
import { type Command, onlyArgument } from "../command";
import { withDatabase } from "../with-database";
import { findUser } from "./find-user";
import { readPassword } from "./read-password";

export const setPassword: Command = {
	name: "set-password",
	usage: "<email|username>",
	summary: "sets a person's password",
	details:
		"Asks for the password without showing it, or reads the first line of standard input. It needs 8 characters or more. " +
		"The person is signed out everywhere, and a reset link they may have stops working.",
	async run(args, settings) {
		const name = onlyArgument(args, setPassword);
		await withDatabase(settings, async (prisma, keyring) => {
			const user = await findUser(prisma, name);
			const passwordHash = await hashPassword(await readPassword(user), "administrator");
			const passwordSeal = signed(keyring, "password", { row: [user.id], person: user.id, bound: [passwordHash] });
			await prisma.$transaction([
				prisma.user.update({
					where: { id: user.id },
					data: { passwordHash, passwordSeal, wrongPasswords: 0, resetTokenHash: null, resetTokenExpiresAt: null },
				}),
				prisma.session.deleteMany({ where: { userId: user.id } }),
			]);
			console.log(`The password of ${printable(user.username)} is set, and they are signed out everywhere.`);
		});
	},
};
