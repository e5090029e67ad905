import { withUser } from "@/lib/server/core/http/route";
import { signUp, type TestBrowser } from "@/tests/setup/api";

/** Creates a handler whose responses wait until they are released. */
function held() {
	const going: (() => void)[] = [];
	let most = 0;
	const handler = withUser({}, async () => {
		await new Promise<void>((resolve) => (most = Math.max(most, going.push(resolve))));
		return { ok: true };
	});
	const ask = (browser: TestBrowser) => {
		const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		return handler(new Request("http://localhost:3000/api/user", { headers: { cookie } }));
	};
	const letGo = () => {
		for (const go of going.splice(0)) go();
	};
	return { ask, letGo, going, most: () => most };
}

const until = async (is: () => boolean) => {
	while (!is()) await new Promise((resolve) => setImmediate(resolve));
};

it("eight requests of one person are worked on at once, the next ones wait, too many are told when to try again", async () => {
	const [{ browser }, { browser: other }] = [await signUp(), await signUp()];
	const { ask, letGo, going, most } = held();
	const answered: Response[] = [];
	const all = Array.from({ length: 80 }, async () => answered.push(await ask(browser)));
	await until(() => answered.length === 16);
	expect(answered.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
		Array(16).fill([429, "2"]),
	);
	expect([going.length, most()]).toEqual([8, 8]);
	// Other people do not have to wait for them.
	expect((await other.get("/api/user")).status).toBe(200);
	while (answered.length < 80) {
		letGo();
		await new Promise((resolve) => setImmediate(resolve));
	}
	await Promise.all(all);
	expect([most(), answered.filter(({ status }) => status === 200).length]).toEqual([8, 64]);
	expect((await browser.get("/api/user")).status).toBe(200);
});

it("a request that fails gives its place back", async () => {
	const { browser } = await signUp();
	for (let i = 0; i < 20; i++) expect((await browser.get("/api/journal/0")).status).not.toBe(429);
});
