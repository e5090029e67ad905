import { isSore } from "@/lib/ai/built-in/scripts/images";

it("keeps an image of peace away from whoever names it with fear", () => {
	const passage = "One day there’s a gate at the side of the track, half open.";
	expect(isSore(passage, ["I get scared at night. The gate sound."])).toBe(true);
	expect(isSore(passage, ["The garden gate is green."])).toBe(false);
	expect(isSore(passage, ["I get scared at night.", "The gate is green."])).toBe(false);
	expect(isSore("There’s a chair.", ["I get scared when the gates move."])).toBe(false);
});
