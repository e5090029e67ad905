import type { DynamicText } from "./dynamic";

/** Where the answers show no one pattern clearly: said so, and the coach stays with what is there. */
export const open = {
	open: {
		name: "no single pattern",
		proof: [],
		cost: ["worn", "lonely", "wish", "regret"],
		core: [
			"I’m not going to press one pattern on this. What you wrote points in several directions, and a label would be tidier than true. So I’ll stay close to the lines themselves, and leave the summing up to you.",
			"I looked for one thread that runs through everything and didn’t find it, which is no bad sign. People with one dominant pattern are easy to describe. You seem to answer each situation by itself.",
			"From these answers alone I can’t name a pattern without guessing, and I’d rather not guess. What I can do is point at the places where something seemed to be at stake for you.",
		],
		impact: [
			"What protects you here, I think, is that you don’t do everything in the same way. What it may cost is a certain clarity: those around you might not always know which of your sides they’ll meet.",
			"I can see what matters to you more clearly than what it costs. It may be that the costs are small at present. It may also be that they’re so usual that you wouldn’t think of mentioning them.",
			"I’d be inventing things if I listed what this protects and what it costs. The better source is you: look at the line above and ask what would be missing if it weren’t so.",
		],
		inner: [
			"You could use these answers as a photograph: put them away for a month, read them again, and mark what you’d no longer write in the same way. That’s where something is moving.",
			"Look for the answer you wrote the fastest, and the one you kept rewriting. The first tells you what’s settled. The second tells you where to look.",
			"Take the line that surprised you as you wrote it, if there was one, and give it five more sentences. I often find that the interesting part comes after the first full stop.",
		],
		relational: [
			"Show {someone} one of your answers and ask whether it sounds like you. Others see from the side what we only see from the front.",
			"Try one of these questions on {someone}. It’s a good way of being asked in return.",
			"With those close to you, it might be enough to say one of these things aloud that you’ve only written so far.",
		],
		actions: [
			"Choose the answer that feels least finished, and add five sentences to it by hand {day} this week, without correcting anything.",
			"Ask {someone} one of these questions over a meal, listen to the whole answer, and then give yours.",
			"For three days note one moment a day in which you felt most like yourself. Where, with whom, doing what. Three lines are enough.",
			"Do one thing this week a little slower than usual, a walk, a meal, a phone call, and write down what you noticed only because of that.",
		],
		questions: [
			"Which of these questions annoyed you, and why that one?",
			"What would someone who loves you have answered in your place?",
			"What did you leave out because it seemed too ordinary?",
			"If you could keep only one of your answers, which would it be?",
		],
		closings: [
			"You are more than one thing. That’s worth keeping.",
			"Not every life needs a headline.",
			"Stay curious about the line you nearly didn’t write.",
		],
	},
} as const satisfies Record<string, DynamicText>;
