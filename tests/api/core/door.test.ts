import { randomUUID } from "node:crypto";
import { signUp, TestBrowser } from "@/tests/setup/api";

let person: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
	person = await signUp();
});

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

describe("what arrives", () => {
	it.each([40, 5_000, 200_000])("is refused with a sentence if it is %i levels deep", async (levels) => {
		const { browser } = person;
		const response = await browser.fetch("POST", "/api/responses", {
			raw: `{"questionnaireId":"1","responses":${nested(levels)}}`,
			headers: { "content-type": "application/json" },
		});
		expect([response.status, await response.text()]).toEqual([400, "That is nested too deeply to be read."]);
	});

	it("counts as long as it is after normalization", async () => {
		const { browser } = person;
		const entry = (content: string) => ({ content, prompt: "What was today like?", action: "submit" });
		const refused = await browser.post("/api/journal", entry("ﷺ".repeat(2_000)));
		expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("stand for whole words")]);
		const kept = await browser.post("/api/journal", entry("Ｆｕｌｌ ｗｉｄｔｈ … ½ ﷺ 가나다 ﬁne. ".repeat(100)));
		expect(kept.status).toBe(200);
	});

	it("is limited to the size of names and passwords on public routes", async () => {
		const body = { username: "a", password: "b".repeat(20_000) };
		expect((await new TestBrowser().post("/api/login", body)).status).toBe(413);
	});
});

describe("an address that can name nothing", () => {
	const uuid = randomUUID();
	it.each([
		["GET", "/api/journal/{me}?q=%00", 400],
		["GET", "/api/journal/{me}?q=a%00b", 400],
		["GET", "/api/journal/{me}?before=%00", 400],
		["GET", "/api/journal/{me}?day=2026-02-30", 400],
		["GET", "/api/journal/{me}?month=0000-01", 400],
		["GET", "/api/journal/{me}/days?month=0000-01", 400],
		["GET", "/api/journal/{me}/days?month=9999-12", 400],
		["GET", "/api/search?q=%00", 400],
		["PUT", "/api/relationship-goals/a%00b", 404],
		["DELETE", "/api/relationship-goals/%00", 404],
		["PUT", "/api/life-script/%00", 404],
		["GET", "/api/love-script/%00/audio/stream", 404],
		["GET", "/api/love-script/%00/audio/check", 404],
		["GET", "/api/life-script/%00/audio/stream", 404],
		["GET", "/api/life-script/%00/audio/check", 404],
		["GET", "/api/affirmations/%00/audio", 404],
		["GET", "/api/responses/%00/detail", 404],
		["DELETE", "/api/journal/%00", 404],
		["GET", `/api/love-script/${uuid}/audio/stream?voice=%00`, 400],
		["GET", "/api/nothing/%00", 404],
	])("%s %s is %i", async (method, address, status) => {
		const { browser, user } = person;
		const isWrite = method !== "GET";
		const response = await browser.fetch(method, address.replace("{me}", String(user.id)), isWrite ? { body: {} } : {});
		expect([response.status, (await response.text()).length > 5]).toEqual([status, true]);
	});
});
