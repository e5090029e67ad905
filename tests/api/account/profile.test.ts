import { jsonOf, signUp } from "@/tests/setup/api";

describe("the profile", () => {
	it("changes what is sent and nothing else", async () => {
		const { browser, user } = await signUp();
		expect(await jsonOf(browser.post("/api/update-profile", { firstName: "Augusta", lastName: "King" }))).toMatchObject(
			{
				id: user.id,
				username: user.username,
				firstName: "Augusta",
				lastName: "King",
			},
		);
		expect(await jsonOf(browser.post("/api/update-profile", { lastName: null }))).toMatchObject({
			lastName: null,
		});
	});

	it.each([
		[{ email: "x" }, 400, "Invalid email format"],
		[{ firstName: "" }, 400, "First name is required"],
		[{ lastName: "" }, 400, "Last name is required"],
		[{ passwordHash: "x" }, 400, "There is no “"],
	])("refuses %j", async (wrong, status, sentence) => {
		const { browser } = await signUp();
		const response = await browser.post("/api/update-profile", wrong);
		expect(response.status).toBe(status);
		expect(await response.text()).toContain(sentence);
	});

	it.each([
		["username", { username: true }, "That username is already taken."],
		["email", { email: true }, "That email is already taken."],
		["username or email", { username: true, email: true }, "That username or email is already taken."],
	])("does not take somebody else's %s", async (_, taken: Record<string, boolean>, sentence) => {
		const { account } = await signUp();
		const { browser, user } = await signUp("grace");
		const response = await browser.post("/api/update-profile", {
			...(taken.username && { username: account.username.toUpperCase() }),
			...(taken.email && { email: account.email.toUpperCase() }),
			firstName: "Nobody",
			currentPassword: "a quiet password",
		});
		expect(response.status).toBe(409);
		expect(await response.text()).toBe(sentence);
		expect(await jsonOf(browser.get("/api/user"))).toMatchObject({ username: user.username, firstName: "Ada" });
	});

	it("says at most five times an hour that an email is taken, and does not limit changes of first names", async () => {
		const { account } = await signUp();
		const { browser, account: own } = await signUp("grace");
		const probe = () => browser.post("/api/update-profile", { email: account.email, currentPassword: own.password });
		for (let i = 0; i < 5; i++) expect((await probe()).status).toBe(409);
		const refused = await probe();
		expect(refused.status).toBe(429);
		expect(await refused.text()).toBe("Too many changes at once. Please try again in an hour.");
		expect((await browser.post("/api/update-profile", { firstName: "Grace" })).status).toBe(200);
	});
});
