import { SOUL_SPARK_ID } from "@/lib/questionnaires/ids";
import { assemble, type Piece } from "./assemble";
import { leadsFor } from "./leads";
import type { Material } from "./material";
import type { ThreadName } from "./threads/thread";
import { threads } from "./threads/threads";
import type { Voice } from "./voice";

const beginnings = [
	"If my life were told as a story, it would not begin with a battle. It would begin with a child who was good at something that nobody had asked for.",
	"Every old story has somebody in it who sets out. In mine I set out more than once, and mostly on foot.",
	"There is a way to tell my life in which I am not the one to whom it happened. I would like to tell it like that for once.",
	"I have been told about heroes, and few of them had to get up on a Monday. Mine does. That is the sort of story it is.",
];

const names = [
	"So I have given the one in this story a name. It is written above, and I answer to it.",
	"The name above this page is the one I would give myself, if one were allowed to choose. One is.",
	"This is why the name above fits me. I have earned none of it, and it is mine.",
];

const quests = [
	"What the story is after is no treasure. It is a place at an ordinary table, on an ordinary evening, as myself.",
	"It is not about winning. Something has to be put down, and something else picked up.",
	"It does not end with a throne. It ends with a door that I open from the inside.",
];

const figures = [
	"I would not compare myself. I only notice what I have always liked in others before I liked it in me.",
	"One sometimes knows oneself first in somebody made up.",
];

const further = [
	"I am not quite the one who set out. The walk is the same; the luggage is lighter.",
	"I have had helpers on the way, some of whom never knew it, and I have been one to others.",
	"There were detours. I leave them in, since some of the best parts lie on them.",
];

/** The story of the one whose name stands above it. */
export function writeMyth(material: Material, voice: Voice, spine: readonly ThreadName[]): string {
	const soul = material.of(SOUL_SPARK_ID);
	const led = (questionId: string) => {
		const said = material.inDanger
			? null
			: material.quote(soul, questionId, { max: 24, anywhere: questionId === "q2" });
		const lead = soul && said && voice.pick(leadsFor(soul, questionId));
		return said && lead ? lead.replace("[q]", () => said.said) : null;
	};
	const [first, second] = spine.map((name) => threads[name].love);
	const child = led("q1");
	const figure = led("q2");
	const pieces: Piece[] = [
		{ paragraph: 0, worth: 100, text: material.inDanger ? SHORT : voice.say(child ? beginnings : beginnings.slice(1)) },
		{ paragraph: 0, worth: 90, text: child },
		{ paragraph: 1, worth: 98, text: first?.trial },
		{ paragraph: 1, worth: 85, text: figure },
		{ paragraph: 1, worth: 60, text: figure && voice.pick(figures) },
		{ paragraph: 1, worth: 29, text: second?.trial },
		{ paragraph: 2, worth: 80, text: material.inDanger ? null : voice.say(quests) },
		{ paragraph: 2, worth: 99, text: first?.gift },
		{ paragraph: 2, worth: 28, text: second?.gift },
		{ paragraph: 2, worth: 95, text: material.inDanger ? null : voice.say(names) },
		...further.map((text, i) => ({ paragraph: 1, worth: 20 - i, text: material.inDanger ? null : text })),
		...(material.inDanger ? still.map((text, i) => ({ paragraph: 2, worth: 50 - i, text })) : []),
	];
	return assemble(pieces, 145, 215);
}

const SHORT = "This is a short story so far. I am in it, and I am awake, and that is how it has to begin.";

/** Where there is nothing to be told like a story yet. */
const still = [
	"Whoever reads this at night need not be brave. It is enough to stay until someone comes, and to let them know that they should.",
	"There will be time for the rest of the story, and for a better title, and I would like to be the one who finds it.",
	"Nothing has to be won in it, and nothing has to be understood. For now the whole plot is that somebody comes, and that the light stays on.",
];
