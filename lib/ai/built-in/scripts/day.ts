import { SOUL_SPARK_ID } from "@/lib/questionnaires/ids";
import { join, paragraphs } from "../writing/prose";
import { assemble, type Piece } from "./assemble";
import { dayInDanger } from "./care-lines";
import { type Company, evenings } from "./company";
import type { Loved } from "./loved";
import type { Material, Said } from "./material";
import { plainMoments } from "./motifs";
import type { ThreadName } from "./threads/thread";
import { threads } from "./threads/threads";
import type { Voice } from "./voice";

const wakings = [
	"I wake up before the alarm and lie still for a moment. There is light on the ceiling, and nothing pulls at me.",
	"I wake slowly. First comes the light, then a sound from outside, then my own name for the day: it is simply today.",
	"I wake up, and for once my first thought is not a list. The blanket is warm, the air is cool, and I have time.",
	"Morning. I open my eyes and know where I am, and I am glad of it.",
];

const described = [
	"It is a morning like the one I described long ago: [q].",
	"I once wrote down how this morning would be: [q]. So it is.",
	"Years ago I put this morning into words: [q]. I remember it as I put my feet on the floor.",
];

const wished = [
	"I once wrote down what I wished for this morning: [q]. Much of it has found its way here.",
	"Years ago I wrote a wish for a morning like this: [q]. I think of it as I put my feet on the floor.",
];

const more = ["I also wrote: [q]. I look around, and I smile.", "And this belonged to it: [q]."];

const eveningQuotes = [
	"It is one of those ordinary evenings that I used to want: [q].",
	"The evening is much as I once wished it: [q].",
	"This is what I wanted of an evening, in my own words: [q].",
];

const wantedQuotes = [
	"Something happens that has always made me feel wanted. I once called it by name: [q].",
	"Today there is a little of what makes me feel wanted: [q].",
];

const nights = [
	"Then I put out the light. The day lies down beside me, ordinary and whole, and I need nothing more from it. I sleep.",
	"When I lie down I go through the day once, as one runs a hand over a piece of wood. It is smooth enough. I close my eyes and sleep.",
	"Night comes, and I let it. What is undone can be undone. I hear the house settle, I breathe out, and then I am asleep.",
	"Last of all there is the dark, and it is a friendly one. My shoulders are down. I fall asleep in the middle of a good thought.",
];

const steps = [
	"I get up without hurrying. The floor is cool. I drink a glass of water at the window and see what the weather is doing.",
	"There is time for breakfast, sitting down. I hear the spoon, the kettle, the street beginning its day.",
	"I dress in what I like to wear. In the mirror there is somebody I know, and I nod to them.",
];

const goals = [
	"I once set myself something: [q]. It has its place in this day, and I do not make a fuss about it.",
	"Something that I set out to do has become part of my days. I wrote it down once: [q].",
	"There was a plan that I wrote down: [q]. Today I do what belongs to it, and I am pleased in a quiet way.",
];

/** Told as something still to come. */
const isWish = (said: Said) =>
	/\b(?:would|will|wish|hope|want|i'd|i’d|i'll|i’ll|could|like to|dunno|maybe|don't know|was|were|had)\b/i.test(
		said.quote,
	);

/** One day from waking to sleep, in the present tense, made to be heard. */
export function writeDay(
	material: Material,
	voice: Voice,
	chosen: readonly ThreadName[],
	company: Company,
	loved: Loved,
	goal: string | null,
): string {
	if (material.inDanger) return writeSmallDay(chosen);
	const soul = material.of(SOUL_SPARK_ID);
	const morning = material.quote(soul, "q12", { max: 24 });
	const second = morning && !isWish(morning) ? material.quoteAfter(soul, morning, { max: 20, min: 4 }) : null;
	const evening = material.quote(soul, "q6", { max: 24 });
	const wanted = material.tellsOfHarm ? null : material.quote(soul, "q7", { max: 18 });
	const [one, two] = loved.moments;
	const put = (ways: readonly string[], said: Said | null) =>
		said ? (voice.pick(ways)?.replace("[q]", () => said.said) ?? null) : null;
	const moments = chosen.map((name) => threads[name].love.day);
	const pieces: Piece[] = [
		{ paragraph: 0, worth: 100, text: voice.say(wakings) },
		{ paragraph: 0, worth: 90, text: morning && put(isWish(morning) ? wished : described, morning) },
		{ paragraph: 0, worth: 74, text: second && !isWish(second) ? put(more, second) : null },
		{ paragraph: 0, worth: 28, text: voice.say(steps) },
		{ paragraph: 1, worth: 95, text: moments[0] },
		{ paragraph: 1, worth: 88, text: one ?? voice.say(plainMoments) },
		{ paragraph: 1, worth: 25, text: moments[1] },
		{ paragraph: 2, worth: 76, text: goal ? (voice.pick(goals)?.replace("[q]", () => goal) ?? null) : null },
		{ paragraph: 2, worth: 70, text: two ?? voice.say(plainMoments) },
		{ paragraph: 2, worth: 52, text: put(wantedQuotes, wanted) },
		{ paragraph: 3, worth: 80, text: voice.say(evenings[company]) },
		{ paragraph: 3, worth: 84, text: put(eveningQuotes, evening) },
		{ paragraph: 3, worth: 24, text: moments[2] },
		{ paragraph: 3, worth: 23, text: voice.say(plainMoments) },
		{ paragraph: 4, worth: 99, text: voice.say(nights) },
		{ paragraph: 2, worth: 15, text: voice.pick(steps) },
		{ paragraph: 2, worth: 14, text: voice.pick(plainMoments) },
	];
	return assemble(pieces, 190, 290);
}

/** For somebody who is in danger: an hour at a time, with people in reach. */
function writeSmallDay(chosen: readonly ThreadName[]): string {
	const [first, second, third] = chosen.map((name) => threads[name].love.day);
	const { morning, forenoon, noon, afternoon, night } = dayInDanger;
	return paragraphs(morning, join(forenoon, first), join(noon, second), join(afternoon, third), night);
}
