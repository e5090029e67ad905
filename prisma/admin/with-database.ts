import { PrismaPg } from "@prisma/adapter-pg";
import { connect } from "@/lib/launcher/database/connect";
import { reach } from "@/lib/launcher/database/prepare";
import type { Settings } from "@/lib/launcher/settings";
import { PrismaClient } from "@/prisma/client/client";

/** Runs `work` on this installation's database, whether the app is running or not. @throws Error when it cannot be reached. */
export async function withDatabase<T>(settings: Settings, work: (prisma: PrismaClient) => Promise<T>): Promise<T> {
	const connection = await connect(settings);
	try {
		await reach(connection.url);
		const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: connection.url, max: 2 }) });
		try {
			return await work(prisma);
		} finally {
			await prisma.$disconnect();
		}
	} finally {
		await connection.close();
	}
}
