import type { MoveName } from "../lexicon/moves";
import type { Desk } from "./desk";
import { type Dynamic, dynamics } from "./dynamics/dynamic";
import { dynamicTexts } from "./dynamics/texts";

/** How much a turn of phrase says: what every answer to a question about wishes contains says little. */
const telling: Partial<Record<MoveName, number>> = {
	wish: 0.3,
	hadTo: 0.7,
	usedTo: 0.8,
	busy: 0.9,
	died: 2,
	secretSelf: 1.6,
	moved: 1.3,
	harshVoice: 1.3,
	waited: 0.9,
	neverTold: 0.9,
	nowI: 0.9,
	wasLeft: 1.2,
	overthink: 1.1,
	swore: 0.8,
	earned: 0.9,
	deeds: 0.8,
	proud: 0.8,
	fixes: 0.8,
	worn: 1.1,
};

/** Without one of these, or a choice that says so, a dynamic is not claimed: side effects alone prove nothing. */
const needs: Partial<Record<Dynamic, readonly MoveName[]>> = {
	quiet: ["keptQuiet", "neverTold", "pretended"],
	caretaker: ["lookedAfter", "fixes"],
	earning: ["earned", "notEnough", "compared"],
	selfReliant: ["onMyOwn"],
	watchful: ["readMood"],
	longing: ["waited", "notThere", "wasLeft", "unseen"],
	pleasing: ["sayYes", "peacekeeper", "gaveUp"],
	control: ["plans"],
	hidden: ["secretSelf", "different"],
	loss: ["died"],
	critic: ["harshVoice", "notEnough", "tooMuch"],
	guarded: ["pullAway", "mistrust"],
	heat: ["heat"],
	stretched: ["worn", "busy"],
	warm: ["loved", "laughTogether"],
	becoming: ["nowI", "swore"],
	deeds: ["deeds"],
	wanting: ["usedTo", "gaveUp", "wish"],
};

export interface Ranked {
	dynamic: Dynamic;
	score: number;
}

/**
 * How strongly each dynamic shows in the answers, strongest first. Empty where nothing points anywhere.
 * The answers to the `central` questions count double: the core pattern quotes them.
 */
export function rankDynamics(
	desk: Desk,
	central: readonly string[] = [],
	leaning: Partial<Record<Dynamic, number>> = {},
): Ranked[] {
	const pointed = new Set<Dynamic>();
	const scores = new Map<Dynamic, number>(dynamics.map((name) => [name, 0]));
	const add = (name: Dynamic, points: number) => scores.set(name, (scores.get(name) ?? 0) + points);
	for (const name of dynamics) {
		dynamicTexts[name].proof.forEach((move, i) => {
			const answers = answersWith(desk, move, central);
			if (answers > 0) add(name, (2.1 - i * 0.3) * (telling[move] ?? 1) * answers ** 0.75);
		});
	}
	for (const answer of [...desk.reading.choices, ...desk.reading.scales]) {
		const guide = desk.guide[answer.question.id];
		const value = answer.kind === "choice" ? guide?.values?.[answer.value] : guide?.scale?.[band(answer.value)];
		for (const [name, points] of Object.entries(value?.points ?? {})) {
			add(name as Dynamic, points * 0.9);
			if (points >= 2) pointed.add(name as Dynamic);
		}
	}
	feelings(desk, add);
	for (const name of dynamics) {
		const shown = desk.reading.texts.some((answer) => answer.moves.some((hit) => needs[name]?.includes(hit.move)));
		if (!shown && !pointed.has(name)) scores.set(name, 0);
		scores.set(name, (scores.get(name) ?? 0) * (leaning[name] ?? 1));
	}
	if (!isBereaved(desk)) scores.set("loss", 0);
	const { seen } = desk;
	return [...scores.entries()]
		.map(([dynamic, score]) => ({
			dynamic,
			score: dynamicTexts[dynamic].core.some((text) => seen(text)) ? score * 0.85 : score,
		}))
		.filter(({ score }) => score >= 1.4)
		.sort((a, b) => b.score - a.score || dynamics.indexOf(a.dynamic) - dynamics.indexOf(b.dynamic));
}

/** Someone close has died: one's partner, child, sibling, friend or parent, or the one the questions are about. */
function isBereaved(desk: Desk): boolean {
	if (desk.who.died || desk.reading.choices.some((answer) => ["grieving", "died", "ending"].includes(answer.value)))
		return true;
	return desk.reading.people.some(
		(one) =>
			one.died && (one.isName || ["partner", "child", "sibling", "friend", "mother", "father"].includes(one.group)),
	);
}

/** The band of a 1-10 scale. */
export const band = (value: number) => (value <= 4 ? "low" : value <= 6 ? "middle" : "high");

function answersWith(desk: Desk, move: MoveName, central: readonly string[]): number {
	const found = desk.reading.texts.filter((answer) => answer.moves.some((hit) => hit.move === move));
	return found.reduce((sum, answer) => sum + (central.includes(answer.question.id) ? 2.4 : 1), 0);
}

function feelings(desk: Desk, add: (name: Dynamic, points: number) => void): void {
	const own = desk.reading.texts.flatMap((answer) => answer.emotions.filter((hit) => !hit.negated));
	const count = (...families: string[]) => own.filter((hit) => families.includes(hit.key)).length;
	const good = count("joy", "love", "calm", "gratitude", "playfulness", "pride", "relief");
	const hard = count(
		"sadness",
		"loneliness",
		"fear",
		"worry",
		"anger",
		"hurt",
		"shame",
		"guilt",
		"resentment",
		"numbness",
	);
	if (good >= 4 && good > hard * 1.5) add("warm", Math.min(5, (good - hard) * 0.5));
	if (hard > good * 1.5) add("warm", -4);
	add("loss", Math.min(4, count("grief") * 0.8));
	add("stretched", Math.min(3, count("tiredness") * 0.6));
	add("critic", Math.min(3, count("shame") * 0.5));
	add("heat", Math.min(2, own.filter((hit) => hit.key === "anger" && hit.subject === "self").length * 0.5));
}
