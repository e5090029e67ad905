import { findArticles } from "@/lib/domain/handbook/find";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { unless } from "@/lib/domain/handbook/unless";

const slugs = (text: string) => findArticles(text)?.map(({ slug }) => slug) ?? [];

it("names articles that are there", () => {
	for (const slug of unless.keys()) expect([slug, articleBySlug(slug) !== null]).toEqual([slug, true]);
});

it.each([
	["My friend was killed in a car accident", "a-hard-night"],
	["I check my phone every two minutes", "phones-and-privacy"],
	["I keep worrying about money at night", "money"],
	["my husband has dementia", "parent-ill"],
])("does not take one thing for another: %s", (text, slug) => {
	expect(slugs(text)).not.toContain(slug);
});

it.each([
	["My brother was killed and I want to die", "a-hard-night"],
	["I want to kill myself", "a-hard-night"],
	["he checks my phone", "phones-and-privacy"],
	["my mother has dementia", "parent-ill"],
	["we keep fighting about money", "money"],
])("still finds what it is for: %s", (text, slug) => {
	expect(slugs(text)).toContain(slug);
});
