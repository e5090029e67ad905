import { connect } from "@/lib/launcher/database/connect";
import { reach } from "@/lib/launcher/database/prepare";
import type { Settings } from "@/lib/launcher/settings";
import { clientOf } from "@/lib/server/core/encryption/client";
import type { PrismaClient } from "@/prisma/client/client";

/** Runs `work` on this installation's database, whether the app is running or not. @throws Error when it cannot be reached. */
export async function withDatabase<T>(settings: Settings, work: (prisma: PrismaClient) => Promise<T>): Promise<T> {
	const connection = await connect(settings);
	try {
		await reach(connection.url);
		const prisma = clientOf(connection.url, await connection.keys());
		try {
			return await work(prisma);
		} finally {
			await prisma.$disconnect();
		}
	} finally {
		await connection.close();
	}
}
