import { bareOf, framed } from "@/lib/domain/scripts/compose/own-sentence";

test.each(["“You can stop now.”", '"i can be given something and not owe it."', "You can stop now."])(
	"%j stands in one pair of marks on its own, and in none inside a text",
	(words) => {
		const bare = words.replace(/["“”]/g, "");
		expect(framed(bare)).toBe(`I can tell myself: ‘${bare}’`);
		expect(bareOf(framed(bare))).toBe(bare);
	},
);
