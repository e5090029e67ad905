import { printable } from "@/lib/domain/account/names";
import type { Command } from "../command";
import { withDatabase } from "../with-database";

const day = (date: Date | undefined) => date?.toISOString().slice(0, 10) ?? "";

export const listUsers: Command = {
	name: "list-users",
	usage: "",
	summary: "lists the accounts",
	details:
		"Id, username, email, when they joined and when they were last seen (where they are still signed in). In UTC.",
	async run(_args, settings) {
		await withDatabase(settings, async (prisma) => {
			const users = await prisma.user.findMany({
				orderBy: { id: "asc" },
				select: {
					id: true,
					username: true,
					email: true,
					createdAt: true,
					sessions: { orderBy: { lastSeenAt: "desc" }, take: 1, select: { lastSeenAt: true } },
				},
			});
			if (users.length === 0) {
				console.log("There are no accounts yet.");
				return;
			}
			const rows = users.map((user) => [
				String(user.id),
				printable(user.username),
				printable(user.email),
				day(user.createdAt),
				day(user.sessions[0]?.lastSeenAt),
			]);
			const table = [["id", "username", "email", "joined", "last seen"], ...rows];
			const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
			for (const row of table)
				console.log(
					row
						.map((cell, column) => cell.padEnd(widths[column] ?? 0))
						.join("  ")
						.trimEnd(),
				);
		});
	},
};
