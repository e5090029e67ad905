import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { matterById, matters, namedMatter } from "@/lib/domain/matters/matters";
import { occasionById } from "@/lib/domain/occasions/occasions";
import { talkBySlug } from "@/lib/domain/talks/library";
import { read } from "@/lib/domain/text/reading";

const named = (text: string) => namedMatter(read(text, "2026-11-21"))?.id ?? null;

it.each(matters.map((one) => [one.id, one] as const))("leads only to what there is: %s", (id, one) => {
	expect(matterById(id)).toBe(one);
	expect(articleBySlug(one.article)).toBeTruthy();
	for (const occasion of one.occasions) expect(occasionById(occasion)).toBeTruthy();
	if (one.talk) expect(talkBySlug(one.talk)).toBeTruthy();
	expect(one.met.length).toBeGreaterThan(1);
	expect(one.asks.length).toBeGreaterThan(3);
	expect(one.asks.filter((ask) => !/[?.…!]$/.test(ask))).toEqual([]);
	expect(one.later).toMatch(/^[a-z“]/);
});

it("says no sentence in two places", () => {
	const all = matters.flatMap(({ met, small, normal }) => [...met, small, normal]);
	expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

it.each([
	["My wife died in February", "grief"],
	["my phone died on the way", null],
	["I got the job!!!", "good-news"],
	["I got promoted above my friend but it feels strange", null],
	["I have been unfaithful to my wife", "my-affair"],
	["he cheated on me", "their-affair"],
	["We aren't fighting. We haven't had a real conversation in months.", "gone-quiet"],
	["my friend grp made a new chat without me", "left-out"],
	["I've got 9000 in credit card debt and my wife doesn't know", "hidden-debt"],
	["I hide the letters from my husband", "hidden-debt"],
	["my wife has debts and I didn't know", null],
	["cant sleep", "sleepless"],
	["I went for a walk and made soup", null],
])("is named by its own words alone: %j", (text, id) => expect(named(text)).toBe(id));
