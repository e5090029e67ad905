import { randomUUID } from "node:crypto";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import type { Reply } from "@/lib/ai/types";
import { localDay } from "@/lib/domain/progress/days";
import { readKnown } from "@/lib/server/chat/gather-memory";
import { memoryOf } from "@/lib/server/chat/memory";
import { keyring } from "@/lib/server/core/database/db";
import { clientOf } from "@/lib/server/core/encryption/client";
import { env } from "@/lib/server/core/env";
import { entriesAmong } from "@/lib/server/journal/find-related";
import { pagesOf } from "@/lib/server/search/cache";
import { makeDemoAccount } from "@/prisma/demo/account";

/** Creates the demo account again. Its questions are answered as in a conversation, without the limit on calls. */
export async function demoPerson() {
	const now = new Date();
	const name = `demo-${randomUUID().slice(0, 8)}`;
	const prisma = clientOf(env().DATABASE_URL, keyring());
	const userId = await makeDemoAccount(
		{ prisma, now, timezoneOffset: 0 },
		{ username: name, usernameKey: name, email: `${name}@example.com`, passwordHash: "none", firstName: "Robin" },
	);
	await prisma.$disconnect();
	const today = localDay(now, 0);
	return {
		userId,
		today,
		/** Returns all texts of the account, joined. */
		everything: async () =>
			(await pagesOf(userId, 0))
				.newestFirst()
				.map(({ text, title }) => `${title}\n${text}`)
				.join("\n"),
		async ask(message: string): Promise<Reply> {
			const pages = await pagesOf(userId, 0);
			const known = await readKnown(userId, 2_000_000_000, entriesAmong(pages));
			const memory = memoryOf(known, { message, turns: [], today, offset: 0 });
			return builtInCoach.reply(
				{
					person: { firstName: "Robin" },
					manner: { persona: "", instructions: "" },
					today,
					turns: [],
					message,
					memory,
					pages,
				},
				new AbortController().signal,
			);
		},
	};
}
