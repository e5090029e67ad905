import { pool } from "@/lib/server/core/database/db";
import { requirePoint } from "@/lib/server/core/limits/rate-limit";
import { signUp } from "@/tests/setup/api";

/** Records points of a limit as if they had just been taken. @param ms How long they still count, in milliseconds. */
async function used(limit: string, key: number, points: number, ms = 3_000_000): Promise<void> {
	await pool().query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, $3)", [
		`${limit}:${key}`,
		points,
		Date.now() + ms,
	]);
}

const goal = { description: "Walk every day", type: "short term" };

it("nine hundred writes an hour are allowed, the next one is refused, and reading still works", async () => {
	const { browser, user } = await signUp();
	await used("writesPerPerson", user.id, 899);
	expect((await browser.post("/api/relationship-goals", { ...goal, userId: user.id })).status).toBe(200);
	const refused = await browser.post("/api/relationship-goals", { ...goal, userId: user.id });
	expect(refused.status).toBe(429);
	expect(await refused.text()).toContain("nothing is lost");
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(1000);
	expect((await browser.get(`/api/relationship-goals/${user.id}`)).status).toBe(200);
	const { browser: other, user: otherUser } = await signUp();
	expect((await other.post("/api/relationship-goals", { ...goal, userId: otherUser.id })).status).toBe(200);
});

it("six thousand kilobytes an hour are allowed, whatever they contain", async () => {
	const { browser, user } = await signUp();
	await used("kilobytesPerPerson", user.id, 5_990);
	const entry = (characters: number) => ({
		content: "a quiet day ".repeat(characters / 12),
		prompt: "What was today like?",
		action: "submit",
	});
	expect((await browser.post("/api/journal", entry(1_200))).status).toBe(200);
	const refused = await browser.post("/api/journal", entry(24_000));
	expect(refused.status).toBe(429);
	expect(await refused.text()).toContain("within an hour");
});

it("a hundred and twenty searches a minute are allowed, wherever one searches, and reading still works", async () => {
	const { browser, user } = await signUp();
	await used("searchesPerPerson", user.id, 119, 50_000);
	expect((await browser.get("/api/search?q=house")).status).toBe(200);
	for (const address of ["/api/search?q=house", `/api/journal/${user.id}?q=house`, `/api/memory/${user.id}`]) {
		const refused = await browser.get(address);
		expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining("a lot of searching")]);
	}
	expect((await browser.get(`/api/journal/${user.id}`)).status).toBe(200);
});

it("what was counted before the clock was set back keeps nobody waiting for longer than the limit says", async () => {
	const { browser, user } = await signUp();
	await used("searchesPerPerson", user.id, 120, 600_000);
	expect((await browser.get("/api/search?q=house")).status).toBe(200);
	await used("loginPerAccountAndAddress", user.id, 10, 86_400_000);
	await requirePoint("loginPerAccountAndAddress", String(user.id), "no");
	await pool().query("UPDATE rate_limits SET expire = $1 WHERE key = $2", [
		Date.now() + 800_000,
		`loginPerAccountAndAddress:${user.id}`,
	]);
	await expect(requirePoint("loginPerAccountAndAddress", String(user.id), "no")).rejects.toThrow("no");
});

it("counts before anything is read or done", async () => {
	const { browser, user } = await signUp();
	await used("writesPerPerson", user.id, 900);
	await used("recordingsPerPerson", user.id, 30, 50_000);
	let sent = 0;
	const raw = () =>
		new ReadableStream<Uint8Array>({
			pull(controller) {
				sent++;
				controller.enqueue(new Uint8Array(1024));
			},
		});
	const headers = { "content-type": "application/json" };
	for (const address of ["/api/journal", "/api/chat", "/api/responses", "/api/transcribe"]) {
		expect((await browser.fetch("POST", address, { raw: raw(), headers })).status).toBe(429);
	}
	// The chunks that a stream buffers before anything reads it.
	expect(sent).toBeLessThanOrEqual(4);
});
