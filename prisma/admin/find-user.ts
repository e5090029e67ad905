import { usernameKey } from "@/lib/account/service";
import type { PrismaClient } from "@/prisma/client/client";

/**
 * The account of an email address or a username, without regard to case. A username has no @.
 * @throws Error when there is none.
 */
export async function findUser(
	prisma: PrismaClient,
	name: string,
): Promise<{ id: number; username: string; email: string }> {
	const where = name.includes("@") ? { email: name.trim().toLowerCase() } : { usernameKey: usernameKey(name) };
	const user = await prisma.user.findUnique({ where, select: { id: true, username: true, email: true } });
	if (!user) throw new Error(`There is no account called ${name}. \`npm run admin -- list-users\` shows who there is.`);
	return user;
}
