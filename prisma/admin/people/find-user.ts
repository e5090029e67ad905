import { printable, usernameKey } from "@/lib/domain/account/names";
import type { PrismaClient } from "@/prisma/client/client";

/**
 * Finds the account with an email address or a username, regardless of case.
 * @throws Error if there is none, or if one account's username is another account's email.
 */
export async function findUser(
	prisma: PrismaClient,
	name: string,
): Promise<{ id: number; username: string; email: string }> {
	const users = await prisma.user.findMany({
		where: { OR: [{ email: name.trim().toLowerCase() }, { usernameKey: usernameKey(name) }] },
		select: { id: true, username: true, email: true },
	});
	const [user, other] = users;
	if (!user) {
		throw new Error(
			`There is no account called ${printable(name)}. \`npm run admin -- list-users\` shows who there is.`,
		);
	}
	if (other) throw new Error("That is the email of one account and the username of another. Name them the other way.");
	return user;
}
