import type { SignedInPlace } from "@/lib/domain/account/sessions";
import { db } from "@/lib/server/core/database/db";
import { signUp, TestBrowser } from "@/tests/setup/api";

const PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const LAPTOP =
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const placesOf = async (browser: TestBrowser) => (await (await browser.get("/api/sessions")).json()) as SignedInPlace[];

async function alsoOn(account: { email: string; password: string }, userAgent: string) {
	const browser = new TestBrowser();
	await browser.post("/api/login", { email: account.email, password: account.password }, { "user-agent": userAgent });
	return browser;
}

it("lists where somebody is signed in: since when, last seen, which browser, which is this one", async () => {
	const { account, user } = await signUp();
	const phone = await alsoOn(account, PHONE);
	await alsoOn(account, LAPTOP);
	const places = await placesOf(phone);
	expect(places).toHaveLength(3);
	for (const { createdAt, lastSeenAt } of places) {
		expect([createdAt, lastSeenAt]).toEqual([expect.stringMatching(/^\d{4}-.*Z$/), expect.stringMatching(/Z$/)]);
	}
	expect(places.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ browser: "Firefox on Android" }]);
	expect(places.map(({ browser }) => browser).sort()).toEqual([
		"A browser we did not note",
		"Firefox on Android",
		"Safari on macOS",
	]);
	const rows = await db().session.findMany({ where: { userId: user.id } });
	expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Gecko|140|10_15/);
});

it("ends one of them, all others, and the one that asks", async () => {
	const { browser, account } = await signUp();
	const phone = await alsoOn(account, PHONE);
	const laptop = await alsoOn(account, LAPTOP);
	const onPhone = (await placesOf(browser)).find((place) => place.browser === "Firefox on Android");
	expect((await browser.delete(`/api/sessions/${onPhone?.id}`)).status).toBe(200);
	expect((await phone.get("/api/user")).status).toBe(401);
	expect((await browser.delete(`/api/sessions/${onPhone?.id}`)).status).toBe(404);
	expect(await (await browser.delete("/api/sessions")).json()).toEqual({ ended: 1 });
	expect((await laptop.get("/api/user")).status).toBe(401);
	const [own] = await placesOf(browser);
	expect((await browser.delete(`/api/sessions/${own?.id}`)).status).toBe(200);
	expect((await browser.get("/api/user")).status).toBe(401);
	expect(browser.cookies.has("innerscript")).toBe(false);
});

it("shows and ends nobody else's", async () => {
	const { browser: ada } = await signUp();
	const { browser: grace } = await signUp("grace");
	const [own] = await placesOf(ada);
	expect((await placesOf(grace)).map(({ id }) => id)).not.toContain(own?.id);
	expect((await grace.delete(`/api/sessions/${own?.id}`)).status).toBe(404);
	expect(await (await grace.delete("/api/sessions")).json()).toEqual({ ended: 0 });
	expect((await ada.get("/api/user")).status).toBe(200);
});
