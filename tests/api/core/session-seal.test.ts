import { sealData } from "iron-session";
import { env } from "@/lib/server/core/env";
import { sessionOptions, unsealSessionId } from "@/lib/server/core/sessions/session-seal";

const seal = (id: string) => {
	const { password, ttl } = sessionOptions();
	return sealData({ id }, { password, ttl });
};

it("opens what was sealed here, as often as it is asked, and nothing else", async () => {
	const sealed = await seal("one");
	expect([await unsealSessionId(sealed), await unsealSessionId(sealed)]).toEqual(["one", "one"]);
	expect(await unsealSessionId(await seal("two"))).toBe("two");
	for (const broken of [undefined, "", "x*1*2*3*4*5*6*7", `${sealed.slice(0, -12)}AAAAAAAAAA~2`]) {
		expect(await unsealSessionId(broken)).toBeNull();
	}
});

it("no longer decrypts with a removed key what it decrypted before", async () => {
	const before = env().SESSION_SECRET;
	const sealed = await seal("one");
	expect(await unsealSessionId(sealed)).toBe("one");
	try {
		Object.assign(env(), { SESSION_SECRET: ["n".repeat(32), ...before] });
		expect(await unsealSessionId(sealed)).toBe("one");
		Object.assign(env(), { SESSION_SECRET: ["n".repeat(32)] });
		expect(await unsealSessionId(sealed)).toBeNull();
	} finally {
		Object.assign(env(), { SESSION_SECRET: before });
	}
});
