import { randomUUID } from "node:crypto";
import type { RegistrationDoor } from "@/lib/domain/account/schema";
import { newToken } from "@/lib/server/account/one-time-token";
import { registrationDoor } from "@/lib/server/account/sign-in/invitations";
import { db } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { signUp, TestBrowser } from "@/tests/setup/api";

const registration = () => {
	const username = `iris-${randomUUID().slice(0, 8)}`;
	return { username, email: `${username}@example.com`, password: "a quiet password", firstName: "Iris" };
};
const set = (REGISTRATION: RegistrationDoor) => Object.assign(env(), { REGISTRATION });
const join = async (invitation?: string, details = {}) => {
	const response = await new TestBrowser().post("/api/register", { ...registration(), invitation, ...details });
	return { status: response.status, text: await response.text() };
};

async function invite(validMs = 60_000): Promise<string> {
	const { token, tokenHash, expiresAt } = newToken(new Date(), validMs);
	await db().invitation.create({ data: { tokenHash, expiresAt } });
	return token;
}

beforeAll(() => signUp());
afterEach(() => set("open"));

it("open: anybody joins, and an invitation is not used up", async () => {
	const token = await invite();
	expect((await join()).status).toBe(200);
	expect((await join(token)).status).toBe(200);
	set("invite");
	expect((await join(token)).status).toBe(200);
});

it("closed: nobody joins, not even by an invitation", async () => {
	set("closed");
	expect(await join(await invite())).toMatchObject({ status: 403, text: expect.stringContaining("closed here") });
	expect(await join()).toMatchObject({ status: 403, text: expect.stringContaining("closed here") });
});

it("invite: one link lets one person in, once, until it expires", async () => {
	set("invite");
	expect(await join()).toMatchObject({ status: 403, text: expect.stringContaining("need an invitation") });
	const token = await invite();
	const answers = await Promise.all([join(token), join(token), join(token)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
	for (const useless of [token, "nonsense", await invite(-1)]) {
		expect(await join(useless)).toMatchObject({ status: 403, text: expect.stringContaining("expired or was used") });
	}
});

it("the first account is always possible, and one of many at once is", async () => {
	await db().user.deleteMany();
	set("closed");
	expect(await registrationDoor()).toBe("open");
	const answers = await Promise.all([join(), join(), join()]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
	expect(await registrationDoor()).toBe("closed");
});
