import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";

const login = { username: "nobody", password: "nothing here" };

describe("what is checked before a handler runs", () => {
	it.each([
		["another site's page", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
		["another site without Sec-Fetch-Site", { origin: "https://evil.example", "sec-fetch-site": "" }],
		["a page without an origin", { origin: "null", "sec-fetch-site": "" }],
		["another port of this host", { origin: "http://localhost:4000", "sec-fetch-site": "same-site" }],
		["this host by another scheme", { origin: "https://localhost:3000", "sec-fetch-site": "" }],
		["another name of it by another scheme", { origin: "https://10.0.0.5:3000", host: "10.0.0.5:3000" }],
	])("a write from %s is refused", async (_, headers) => {
		const response = await new TestBrowser().post("/api/login", login, headers);
		expect(response.status).toBe(403);
		expect(await response.text()).toBe("This request came from another site.");
	});

	it("accepts a page that reaches this server under another name", async () => {
		const headers = { origin: "http://10.0.0.5:3000", host: "10.0.0.5:3000" };
		expect((await new TestBrowser().post("/api/login", login, headers)).status).toBe(401);
	});

	it("lets a script through, which sends neither header", async () => {
		const { browser, account } = await signUp();
		const headers: Record<string, string> = { origin: "http://localhost:3000", "sec-fetch-site": "" };
		const response = await browser.post(
			"/api/login",
			{ username: account.username, password: account.password },
			headers,
		);
		expect(response.status).toBe(200);
	});

	it.each([
		["text/plain", "{}", 415, "This needs to be sent as JSON."],
		["application/json", "{", 400, "not valid JSON"],
		["application/json", '{"username":"a\\u0000b","password":"x"}', 400, "cannot be saved"],
		["application/json", '{"username":"\\ud800","password":"x"}', 400, "cannot be saved"],
		["application/json", '{"username":"a","password":"x","extra":1}', 400, "There is no “extra” here."],
		[
			"application/json",
			`{"username":"${"a".repeat(1024 * 1024)}","password":"x"}`,
			413,
			"more than can be sent at once",
		],
	])("%s %.30s is answered with %i", async (type, raw, status, sentence) => {
		const response = await new TestBrowser().fetch("POST", "/api/login", { raw, headers: { "content-type": type } });
		expect(response.status).toBe(status);
		expect(await response.text()).toContain(sentence);
		expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
	});

	it.each([
		["a hundred thousand names", `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":0`).join()}}`],
		["half a million zeros", `{"responses":[${"0,".repeat(500_000)}0]}`],
		["a list in a list, forty times", `{"a":${"[".repeat(40)}${"]".repeat(40)}}`],
	])("refuses %s by their shape, before they are parsed or looked at one by one", async (_, raw) => {
		const { browser } = await signUp();
		const response = await browser.fetch("POST", "/api/responses", {
			raw,
			headers: { "content-type": "application/json" },
		});
		expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/to be read\.$/)]);
	});

	it("counts a body whose length was not announced", async () => {
		const piece = new Uint8Array(64 * 1024).fill(32);
		let sent = 0;
		const raw = new ReadableStream<Uint8Array>({
			pull(controller) {
				controller.enqueue(piece);
				if (++sent > 64) controller.close();
			},
		});
		const response = await new TestBrowser().fetch("POST", "/api/login", {
			raw,
			headers: { "content-type": "application/json" },
		});
		expect(response.status).toBe(413);
		expect(sent).toBeLessThan(30);
	});

	it("refuses bytes that are not UTF-8", async () => {
		const raw = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
		const response = await new TestBrowser().fetch("POST", "/api/login", {
			raw,
			headers: { "content-type": "application/json" },
		});
		expect(response.status).toBe(400);
	});

	it.each([
		["live", {}],
		["ready", { database: "up" }],
		["health", { database: "up", coach: "built-in" }],
	])("answers for %s without a session", async (question, facts) => {
		expect(await jsonOf(new TestBrowser().get(`/api/${question}`))).toEqual({
			ok: true,
			version: "development",
			...facts,
		});
	});
});

describe("a page of somebody who is not logged in in this browser any more", () => {
	const words = { content: "Only for me.", prompt: "What is it?", action: "submit" };

	it("reads and writes nothing in the account of the person who is", async () => {
		const { user: ada } = await signUp();
		const { browser, user: bob } = await signUp();
		const forAda = { "x-person": String(ada.id) };
		const answers = [
			await browser.post("/api/journal", words, forAda),
			await browser.post("/api/chat", { content: "Only for me." }, forAda),
			await browser.fetch("GET", `/api/journal/${bob.id}`, { headers: forAda }),
		];
		for (const answer of answers) {
			expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining("Somebody else")]);
		}
		expect(await jsonOf(browser.get(`/api/journal/${bob.id}`))).toEqual([]);
		expect(await jsonOf(browser.get(`/api/chat/${bob.id}`))).toEqual([]);
	});

	it("is not taken for one of the person who is logged in", async () => {
		const { browser, user } = await signUp();
		expect((await browser.post("/api/journal", words, { "x-person": String(user.id) })).status).toBe(200);
	});
});
