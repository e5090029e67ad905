import { env } from "@/lib/server/core/env";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { Post, tokenIn } from "@/tests/setup/post";

const post = new Post();
const ask = (who: Record<string, string>, browser = new TestBrowser()) => browser.post("/api/request-reset", who);

beforeAll(async () => {
	Object.assign(env(), { SMTP_URL: await post.open() });
});
afterAll(() => {
	Object.assign(env(), { SMTP_URL: undefined });
	return post.close();
});

it("sends a link that works once, to the account's own email, whichever name was given", async () => {
	const { account, user, browser } = await signUp();
	await ask({ username: account.username.toUpperCase() });
	const [mail] = await post.to(user.email);
	expect(mail?.to).toEqual([user.email]);
	const token = mail && tokenIn(mail);
	const use = () => new TestBrowser().post("/api/reset-password", { token, password: "quieter than before" });
	expect((await use()).status).toBe(200);
	expect((await use()).status).toBe(400);
	expect((await browser.get("/api/user")).status).toBe(401);
	await ask({ email: user.email.toUpperCase() });
	const mails = await post.to(user.email, 1);
	expect(mails.map(tokenIn)).toHaveLength(2);
	expect(new Set(mails.map(tokenIn)).size).toBe(2);
});

it("answers alike for everybody, before it looks whether there is an account", async () => {
	const { user } = await signUp();
	const sent = post.mails.length;
	const answers = await Promise.all([ask({ email: user.email }), ask({ email: "nobody@example.com" })]);
	const texts = await Promise.all(answers.map((answer) => answer.text()));
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect(texts[0]).toBe(texts[1]);
	expect(texts[0]).toContain("If there is an account with that name");
	await post.to(user.email);
	expect(post.mails.length).toBe(sent + 1);
});

it("is sent three times an hour to one person, and to no address that was made up", async () => {
	const { user } = await signUp();
	for (let i = 0; i < 3; i++) {
		await ask({ email: user.email });
		await post.to(user.email, i);
	}
	expect((await ask({ email: user.email })).status).toBe(200);
	const { user: other } = await signUp("made", { email: `0123456789abcdef@${Date.now()}.example` });
	await ask({ email: other.email });
	// Once a later mail has arrived, it is certain that the two before it were not sent.
	const { user: last } = await signUp("last");
	await ask({ email: last.email });
	await post.to(last.email);
	expect(post.mails.filter(({ to }) => to.includes(user.email))).toHaveLength(3);
	expect(post.mails.filter(({ to }) => to.includes(other.email))).toHaveLength(0);
});
