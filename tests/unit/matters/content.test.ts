import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { matterById, matters } from "@/lib/domain/matters/matters";
import { occasionById } from "@/lib/domain/occasions/occasions";
import { talkBySlug } from "@/lib/domain/talks/library";

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
