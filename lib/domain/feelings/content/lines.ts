import type { FeelingId } from "../feelings";

/**
 * The coach's responses to a chosen feeling. Each line is true for anybody who has that feeling; none cheers up or
 * explains.
 */
export const feelingLines: Readonly<Record<FeelingId, readonly string[]>> = {
	stirred: [
		"That sounds like a lot moving at once. It doesn’t have to settle before you write.",
		"Something got to you. You don’t have to know yet what it was.",
		"It can be as untidy here as it is in you.",
	],
	bright: [
		"That is good to hear. Let it last a little.",
		"Good. It doesn’t need a reason.",
		"That deserves a line or two, for other days.",
	],
	low: [
		"Low is hard to write from. You wrote anyway.",
		"Nothing has to be lifted up right now.",
		"You can go slowly here, or stop whenever you like.",
	],
	angry: [
		"Anger usually guards something. It may stand here as loud as it is.",
		"That sounds like heat that has nowhere to go. Here it can go somewhere.",
		"You don’t have to be fair about it yet.",
	],
	anxious: [
		"That is tiring, waiting for something that may never come.",
		"When everything in you listens for danger, even a small thing is loud.",
		"It doesn’t have to stop before you may write about it.",
	],
	jealous: [
		"That one stings twice: for what it says, and for being there at all.",
		"Hardly anybody likes to say it. You did.",
		"Something matters to you very much. That part needs no apology.",
	],
	tense: [
		"As if something in you hadn’t sat down all day.",
		"Let your shoulders drop for one breath, if they want to. If not, not.",
		"Being ready for anything takes a lot of strength.",
	],
	ashamed: [
		"Shame wants to be alone with you. It’s good that you told it here.",
		"That’s a hard thing to carry, and you needn’t carry it well.",
		"It takes something to write that down.",
	],
	overwhelmed: [
		"That is a lot for one person. It needn’t be sorted here.",
		"One thing at a time is allowed, and so is none.",
		"It can all lie here for a while, in any order.",
	],
	happy: [
		"That is lovely to read. Stay in it a moment longer.",
		"Good. It needs no reason.",
		"A day that deserves to be kept.",
	],
	excited: ["One can nearly hear it between the lines.", "Good. Let it be as big as it is.", "Let it fizz a little."],
	proud: [
		"You have every right to that. Let it stand without a “but”.",
		"That was yours. Nobody did it for you.",
		"It’s good to hear you say it.",
	],
	inLove: [
		"Everything has a different light then, even the bus stop.",
		"How good that you write it down while it is like this.",
		"That may be told twice, and a third time.",
	],
	curious: [
		"That is a good restlessness.",
		"Then there’s a door somewhere that isn’t quite closed.",
		"Questions can stay open for a while. Some are better for it.",
	],
	hopeful: [
		"Hope can be small and still hold.",
		"It’s good to see it next to everything else.",
		"That may be looked after, like a plant on a window sill.",
	],
	sad: [
		"I’m sorry. That sounds heavy.",
		"It doesn’t have to get better in the next sentence.",
		"You can be sad here for as long as it takes.",
	],
	lonely: [
		"That hurts, also in a room full of people.",
		"It takes courage to call it by its name.",
		"That’s a lot of evening for one person. I’m glad you’re here.",
	],
	hurt: [
		"That went in deep. I’m sorry.",
		"You don’t have to understand the other side first.",
		"It may hurt, even if they didn’t mean it.",
	],
	tired: [
		"Then it’s all right to write only a little.",
		"Tired can mean so many things. All of them count.",
		"Not everything has to be done tonight.",
	],
	empty: [
		"Then there’s nothing that you have to find words for.",
		"Nothing can be hard to carry, too.",
		"It’s enough that you’re here and wrote that.",
	],
	guilty: [
		"That one tends to come back at night.",
		"You can look at it here without a verdict.",
		"It shows how much it matters to you to do right by people.",
	],
	calm: ["Good. Let it be quiet for a moment.", "That’s worth a page as much as any storm.", "May it stay a while."],
	content: [
		"That’s a good word, and a rare one.",
		"Nothing has to be added to it.",
		"Enough is a lovely thing to have.",
	],
	grateful: [
		"It’s good that you noticed it.",
		"Some of that can be told to somebody, if you like. It need not be.",
		"That warms a page.",
	],
	relieved: [
		"You can breathe out.",
		"One notices only afterwards how much one has carried.",
		"Good that it’s behind you.",
	],
	close: ["Those are the moments that hold the others up.", "How good to have that.", "Perhaps they felt it as well."],
	tender: [
		"That can stand here very quietly.",
		"A soft moment. It’s good that it was noticed.",
		"Not every day leaves room for that.",
	],
};
