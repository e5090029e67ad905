import { signUp, TestBrowser } from "@/tests/setup/api";
import type { Instance } from "@/tests/setup/instances/start";

/** Signs a person up at one process. @returns The same browser at either process. */
export async function atBoth(one: Instance, other: Instance) {
	const { browser: here, user, account } = await signUp("ada", {}, new TestBrowser(one.origin));
	const there = new TestBrowser(other.origin);
	there.cookies = here.cookies;
	there.address = here.address;
	return { here, there, user, account };
}
