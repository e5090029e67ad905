import { type Abandoned, takeUp } from "@/lib/server/abandoned/service";
import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";

/** The time until which another process has claimed the task. */
const until = () => new Date(Date.now() + 10_000);

async function entryUnderWay(): Promise<Abandoned> {
	const { user } = await signUp();
	const data = { userId: user.id, content: "The tap was running.", prompt: "", localDate: new Date() };
	const { id } = await db().journalEntry.create({ data: { ...data, insightUntil: until() } });
	return { kind: "reflection", userId: user.id, id };
}

async function scriptUnderWay(): Promise<Abandoned> {
	const { user } = await signUp();
	const data = { userId: user.id, kind: "life", stage: "writing", until: until() };
	const { startedAt } = await db().scriptGeneration.create({ data });
	return { kind: "life", userId: user.id, id: startedAt.toISOString() };
}

/** Records that the task was taken up as often as it may be. */
const tried = ({ kind, userId, id }: Abandoned) =>
	db().rateLimit.create({
		data: { key: `takenUp:${kind}:${userId}:${kind === "life" ? "" : id}`, points: 2, expire: Date.now() + 60_000 },
	});

describe("what another process has taken up since this one looked", () => {
	it("stays with it, however often it was tried", async () => {
		const [entry, script] = [await entryUnderWay(), await scriptUnderWay()];
		for (const work of [entry, script]) {
			await tried(work);
			await takeUp(work);
		}
		const [{ insightUntil }, { failure }] = await Promise.all([
			db().journalEntry.findFirstOrThrow({ where: { id: entry.id, userId: entry.userId } }),
			db().scriptGeneration.findFirstOrThrow({ where: { userId: script.userId } }),
		]);
		expect(insightUntil).not.toBeNull();
		expect(failure).toBeNull();
	});

	it("is not counted as a try", async () => {
		const entry = await entryUnderWay();
		await takeUp(entry);
		expect(await db().rateLimit.count({ where: { key: { contains: entry.id } } })).toBe(0);
	});
});
