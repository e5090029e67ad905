import { isSore, threadsApart } from "@/lib/ai/built-in/scripts/images";
import { type Thread, threads } from "@/lib/domain/scripts/compose/scene";

const all = Object.keys(threads) as Thread[];

it("keeps an image of peace away from whoever names it with fear", () => {
	const passage = "One day there’s a gate at the side of the track, half open.";
	expect(isSore(passage, ["I get scared at night. The gate sound."])).toBe(true);
	expect(isSore(passage, ["The garden gate is green."])).toBe(false);
	expect(isSore(passage, ["I get scared at night.", "The gate is green."])).toBe(false);
	expect(isSore("There’s a chair.", ["I get scared when the gates move."])).toBe(false);
});

it("chooses no thread that an answer mentions", () => {
	const apart = threadsApart(all, ["Two cups by the sink.", "One button undone.", "Oranges at Christmas."]);
	expect(apart).toEqual(all.filter((one) => !["cup", "button", "orange"].includes(one)));
	expect(threadsApart(["cup"], ["My cup."])).toEqual(["cup"]);
});
