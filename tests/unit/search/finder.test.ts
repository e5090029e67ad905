import MiniSearch from "minisearch";
import { Finder } from "@/lib/domain/find/finder";
import { read } from "@/lib/domain/text/reading";

const things = [
	{ kind: "article", id: "sleep", title: "How do I sleep again?", phrasings: ["I lie awake at night"], body: [] },
	{
		kind: "article",
		id: "money",
		title: "How do we talk about money?",
		phrasings: ["We quarrel over bills"],
		body: [],
	},
] as const;

test("a list with a name is read once for the process, however often what reads it is loaded", () => {
	const reads = jest.spyOn(MiniSearch.prototype, "addAll");
	const near = ([first, second]: [Finder, Finder]) =>
		[first, second].map((finder) => finder.rank(read("awake at night", "2026-03-02"), 1)[0]?.found.id);
	expect(near([new Finder(things, "of this test"), new Finder(things, "of this test")])).toEqual(["sleep", "sleep"]);
	expect(reads).toHaveBeenCalledTimes(1);
	expect(near([new Finder(things), new Finder(things)])).toEqual(["sleep", "sleep"]);
	expect(reads).toHaveBeenCalledTimes(3);
});
