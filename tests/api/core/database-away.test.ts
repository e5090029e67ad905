import { signUp } from "@/tests/setup/api";
import { Door } from "@/tests/setup/door";

const url = new URL(process.env.DATABASE_URL ?? "");
const folder = url.searchParams.get("host");
const door = new Door(
	folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: url.hostname, port: Number(url.port || 5432) },
);

beforeAll(async () => {
	await door.unlock();
	url.searchParams.delete("host");
	url.hostname = "127.0.0.1";
	url.port = String(door.port);
	process.env.DATABASE_URL = url.href;
});
afterAll(() => door.shut());

it("says so while the database is away, and recovers by itself", async () => {
	const { browser } = await signUp();
	expect((await browser.get("/api/user")).status).toBe(200);

	await door.shut();
	for (let attempt = 0; attempt < 3; attempt++) {
		const away = await browser.get("/api/user");
		expect(away.status).toBe(503);
		expect(await away.text()).toBe("We cannot reach your data right now. Please try again in a moment.");
		expect(away.headers.get("retry-after")).toBe("5");
	}
	for (const [question, status] of Object.entries({ health: 503, ready: 503, live: 200 }))
		expect(`${question} ${(await browser.get(`/api/${question}`)).status}`).toBe(`${question} ${status}`);

	await door.unlock();
	expect((await browser.get("/api/user")).status).toBe(200);
	for (const question of ["health", "ready"]) expect((await browser.get(`/api/${question}`)).status).toBe(200);
});
