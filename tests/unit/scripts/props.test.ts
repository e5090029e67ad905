import { scenes } from "@/lib/domain/scripts/compose/content/scenes";
import { bareOf, framed } from "@/lib/domain/scripts/compose/own-sentence";
import { fits, moments } from "@/lib/domain/scripts/compose/scene";

const all = moments.flatMap((moment) => scenes[moment]);

test.each(["coat", "train", "coffee", "telly", "a tooth", "smaller than the door", "wool or wood"])(
	"no scene brings in %j, which nobody has named",
	(prop) => {
		expect(all.filter(({ text }) => new RegExp(`\\b${prop}\\b`).test(text)).map(({ title }) => title)).toEqual([]);
	},
);

test("an animal may be a cat: nothing is said of it that is true only of a dog", () => {
	const own = all.filter((scene) => fits(scene, ["animal"]) && scene.needs?.includes("animal"));
	expect(own.length).toBeGreaterThan(1);
	for (const { text } of own) expect(text).not.toMatch(/cheerful|leaned on|my feet/);
});

test.each(["“You can stop now.”", '"i can be given something and not owe it."', "You can stop now."])(
	"%j stands in one pair of marks on its own, and in none inside a text",
	(words) => {
		const bare = words.replace(/["“”]/g, "");
		expect(framed(bare)).toBe(`I can tell myself: ‘${bare}’`);
		expect(bareOf(framed(bare))).toBe(bare);
	},
);
