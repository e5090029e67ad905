import { openPromptOf } from "@/lib/domain/journal/open-prompts";
import { OWN_WORDS_HREF, offersOf, ownWordsPage } from "@/lib/domain/journal/own-words";
import { Talk } from "@/tests/unit/built-in-coach/guide/talk";

const handbook = { label: "The handbook", href: "/handbook" };
const say = { label: "Back", say: "Back" };

it("gives an offer the id of its reply, and leaves others as they are", () => {
	expect(offersOf([handbook, ownWordsPage, say], 12)).toEqual([
		handbook,
		{ ...ownWordsPage, href: "/journal?from=12" },
		say,
	]);
});

it("promises no words where none are stored", () => {
	const [offer] = offersOf([ownWordsPage], null);
	expect(openPromptOf(new URLSearchParams(offer?.href?.split("?")[1]).get("prompt"))).not.toBeNull();
	expect(`${offer?.label} ${offer?.note}`).not.toMatch(/your words|Take this/);
});

it("is offered by the guide, found again by its place and by “back”, and not offered twice in a row", async () => {
	const talk = new Talk();
	const hrefs = async (message: string) => (await talk.say(message)).offers.map(({ href }) => href);
	const first = await hrefs("we sat on the balcony");
	const at = first.indexOf(OWN_WORDS_HREF);
	expect(at).not.toBe(-1);
	expect(await hrefs(["the first one", "the second one", "the third one"][at] ?? "")).toContain(OWN_WORDS_HREF);
	expect(await hrefs("back")).toEqual(first);
	expect(await hrefs("we had tea")).not.toContain(OWN_WORDS_HREF);
});
