import type { SignedInPlace } from "@/lib/domain/account/sessions";
import { signUp, type TestBrowser } from "@/tests/setup/api";

const placesOf = async (browser: TestBrowser) => (await (await browser.get("/api/sessions")).json()) as SignedInPlace[];

it("shows and ends nobody else's", async () => {
	const { browser: ada } = await signUp();
	const { browser: grace } = await signUp("grace");
	const [own] = await placesOf(ada);
	expect((await placesOf(grace)).map(({ id }) => id)).not.toContain(own?.id);
	expect((await grace.delete(`/api/sessions/${own?.id}`)).status).toBe(404);
	expect(await (await grace.delete("/api/sessions")).json()).toEqual({ ended: 0 });
	expect((await ada.get("/api/user")).status).toBe(200);
});
