import type { EmotionFamily } from "../lexicon/emotions";
import type { Lines } from "./line";

const feel = (notice: readonly string[], toward: readonly string[], ask: readonly string[]): Lines => ({
	notice,
	toward,
	ask,
});

/** Feelings that are named, by family. */
export const feelingLines: Record<EmotionFamily, Lines> = {
	sadness: feel(
		[
			"{q}. There is sadness in that, and you did not hurry past it.",
			"A heaviness lies on this line: {q}. It may not need solving; it may need a chair.",
		],
		["Do one slow thing tomorrow, with your hands, and let the sadness come along."],
		["{q}: what is the sadness about underneath?"],
	),
	loneliness: feel(
		[
			"{q}. Being on your own and being alone are two things, and this sounds like the second.",
			"The room is quiet in this entry: {q}.",
		],
		["Think of somebody who would be glad of a sign of life, and let it be short."],
		["{q}: who would you like beside you?"],
	),
	grief: feel(
		["{q}. Missing is what love does when it has nowhere to go.", "Somebody's absence has a shape here: {q}."],
		["Give the missing a place: a photograph, a walk, ten minutes, a date. It wanders less when it has one."],
		["{q}: what do you miss most just now?"],
	),
	fear: feel(
		[
			"{q}. Fear tells the future as if it had already been there. It has not.",
			"You name the fear, which already makes it smaller than you: {q}.",
		],
		["Write what you would do the morning after the thing you fear. There is usually a morning after."],
		["{q}: what would help you feel safer?"],
	),
	worry: feel(
		[
			"{q}. Worry is care with nothing to do. What could it be given to do?",
			"The mind runs ahead in this line: {q}. The body is still here, at this page.",
		],
		["Divide it: what is yours to act on by Friday, and what is weather. Only the first list needs you."],
		["{q}: which part of it is yours to act on?"],
	),
	anger: feel(
		[
			"{q}. Something of yours was stepped on, or there would be no anger.",
			"There is a clear no in this: {q}. It may only need a better hour.",
		],
		["Say what the line is that was crossed, in one plain sentence, before you decide what to do about it."],
		["{q}: which line was crossed?"],
	),
	resentment: feel(
		["{q}. Resentment keeps accounts that nobody else has seen.", "An old bill turns up here: {q}."],
		["Write down what is owed, and by whom, and then what you would take instead."],
		["{q}: what was never acknowledged?"],
	),
	hurt: feel(
		["{q}. That landed somewhere soft.", "You do not dress this up: {q}. It hurt, and it says so."],
		["Ask what an apology would have to contain to be one. It tells you what was hurt."],
		["{q}: what did it touch?"],
	),
	shame: feel(
		[
			"{q}. Shame says “I am”, where “I did” would be enough.",
			"You wrote it down although it is the kind of thing one would rather not: {q}.",
		],
		["Tell it to the page a second time as something that happened, without the part about what it makes you."],
		["{q}: what would kindness say here?"],
	),
	guilt: feel(
		[
			"{q}. Guilt can be a compass or a habit. It is worth asking which one this is.",
			"Something in you is keeping score: {q}.",
		],
		["If there is something to make good, make it small and this week. If there is not, let the verdict lapse."],
		["{q}: is there anything to make good?"],
	),
	disgust: feel(
		["{q}. That is a strong turning away. It protects something.", "Your whole body says no here: {q}."],
		["Name what you want to keep clean of this, and what distance that takes."],
		["{q}: what does it protect?"],
	),
	envy: feel(
		[
			"{q}. Envy is a wish that has recognized itself in somebody else.",
			"You see what you want in another's hands: {q}.",
		],
		["Leave the other person out of it and write down only the thing. Is there a first step to it?"],
		["{q}: which part would you want for yourself?"],
	),
	tiredness: feel(
		["{q}. Tired is an answer, too, when somebody asks how you are.", "There is little left in the lamp here: {q}."],
		["Cancel the smallest thing on tomorrow's list, and do not fill the gap."],
		["{q}: what would real rest be?"],
	),
	numbness: feel(
		[
			"{q}. Feeling nothing is often feeling too much, with the door closed.",
			"It is gray in this line: {q}. Gray has its reasons.",
		],
		["Begin with the senses: one thing warm, one thing cold, one sound. Feelings tend to follow sensations home."],
		["{q}: what was the last thing you felt clearly?"],
	),
	confusion: feel(
		[
			"{q}. Two things may both be true here, which is why they will not add up.",
			"You are in the middle of it: {q}. From the middle it is always unclear.",
		],
		["Write the two sides as two people and let each have three sentences."],
		["{q}: which two things are pulling?"],
	),
	longing: feel(
		[
			"{q}. Longing knows the way better than any plan does.",
			"Something is missed here that perhaps never had a name: {q}.",
		],
		["Follow it one step: where, with whom, doing what? The more exact it is, the less it hurts."],
		["{q}: what exactly is it that you long for?"],
	),
	joy: feel(
		[
			"{q}. This is what a good moment looks like when somebody bothers to write it down.",
			"Something went right, and you were there for it: {q}.",
		],
		["Keep it from becoming ordinary: tell one person about it before tomorrow is over."],
		["{q}: what made room for that?"],
	),
	love: feel(
		["{q}. There is love in this entry, plainly said.", "You know whom you love, and it shows: {q}."],
		["Let them know in some small way that is more theirs than yours."],
		["{q}: how do they know?"],
	),
	gratitude: feel(
		[
			"{q}. You noticed what was given. Most of it goes by unnoticed.",
			"Gratitude is a way of looking, and here it looked closely: {q}.",
		],
		["Thank somebody in one exact sentence; what they did, and what it made possible."],
		["{q}: what did it make possible?"],
	),
	pride: feel(
		["{q}. Let that stand for tonight; no improvement needed.", "Here you are on your own side: {q}."],
		["Write what it took. On a harder day it will read like advice."],
		["{q}: what did it take?"],
	),
	calm: feel(
		["{q}. Quiet like that is made of something. It would be good to know of what.", "The page breathes here: {q}."],
		["Note the conditions: the hour, the place, who was or was not there. They can be invited again."],
		["{q}: what made it quiet?"],
	),
	hope: feel(
		["{q}. Hope is careful in this line, and it is there.", "Something looks up here: {q}."],
		["Do one thing this week that only makes sense if it turns out well."],
		["{q}: what feeds that hope?"],
	),
	relief: feel(
		["{q}. One can hear the breath go out. What had it been holding?", "A weight is off in this line: {q}."],
		["Before the next thing moves in, leave its place empty for a day."],
		["{q}: what were you bracing for?"],
	),
	playfulness: feel(
		["{q}. Play got into the day, and nobody had to allow it.", "There is mischief here: {q}. Good."],
		["Make an appointment with it. Lightness is not less serious for being planned."],
		["{q}: where else could that fit in?"],
	),
	desire: feel(
		["{q}. Wanting is alive in this line, and it does not apologize.", "You say what draws you: {q}."],
		["Ask what the wanting is after: closeness, being chosen, being bold. Each has its own next step."],
		["{q}: what is the wanting after?"],
	),
	surprise: feel(
		[
			"{q}. The day did something you had not planned for it.",
			"You were caught off guard here: {q}. Surprise shows what one had expected.",
		],
		["Write what you had expected instead. That is often the more interesting half."],
		["{q}: what had you expected?"],
	),
};
