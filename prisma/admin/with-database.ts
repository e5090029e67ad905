import { connect } from "@/lib/launcher/database/connect";
import { reach } from "@/lib/launcher/database/prepare";
import type { Settings } from "@/lib/launcher/settings";
import { clientOf } from "@/lib/server/core/encryption/client";
import type { Keyring } from "@/lib/server/core/encryption/keyring";
import type { PrismaClient } from "@/prisma/client/client";

/**
 * Runs `work` on this installation's database, whether or not the app is running. @throws Error if it cannot be
 * reached.
 */
export async function withDatabase<T>(
	settings: Settings,
	work: (prisma: PrismaClient, keyring: Keyring) => Promise<T>,
): Promise<T> {
	const connection = await connect(settings);
	try {
		await reach(connection.url);
		const keyring = await connection.keys();
		const prisma = clientOf(connection.url, keyring);
		try {
			return await work(prisma, keyring);
		} finally {
			await prisma.$disconnect();
		}
	} finally {
		await connection.close();
	}
}
