import type { SignedInPlace } from "@/lib/domain/account/sessions";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const placesOf = (browser: TestBrowser) => jsonOf<SignedInPlace[]>(browser.get("/api/sessions"));

it("shows and ends nobody else's", async () => {
	const { browser: ada } = await signUp();
	const { browser: grace } = await signUp("grace");
	const [own] = await placesOf(ada);
	expect((await placesOf(grace)).map(({ id }) => id)).not.toContain(own?.id);
	expect((await grace.delete(`/api/sessions/${own?.id}`)).status).toBe(404);
	expect(await jsonOf(grace.delete("/api/sessions"))).toEqual({ ended: 0 });
	expect((await ada.get("/api/user")).status).toBe(200);
});
