import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { PatternScore } from "@/lib/questionnaires/schema";
import { shownPatterns } from "@/lib/questionnaires/scoring";
import { dynamicsIn } from "../writing/analysis";
import { companyIn } from "./company";
import type { Material } from "./material";
import { type ThreadName, threadNames } from "./threads/thread";
import { threads } from "./threads/threads";

/** Which thread a scored pattern belongs to. */
export const threadOfPattern: Record<string, ThreadName> = {
	Pleaser: "pleasing",
	Avoider: "guarded",
	Anxious: "anxious",
	Controller: "control",
	Victim: "unspoken",
	"All-or-Nothing": "allOrNothing",
};

/** Threads of one family say nearly the same; a script has one of each. */
const families: readonly (readonly ThreadName[])[] = [
	["caretaker", "pleasing"],
	["earning", "critic"],
	["quiet", "unspoken", "hidden"],
	["selfReliant", "guarded"],
	["watchful", "anxious"],
	["longing", "wanting"],
	["control", "stretched"],
	["heat", "allOrNothing"],
];

/** Said of somebody who has been hurt, these would put the blame in the wrong place, or ask for closeness. */
const unfitAfterHarm: readonly ThreadName[] = ["guarded", "heat", "allOrNothing", "longing", "unspoken", "anxious"];

const weight: Partial<Record<ThreadName, number>> = {
	deeds: 0.6,
	heat: 0.7,
	warm: 0.9,
	wanting: 0.8,
	stretched: 0.9,
	loss: 0.9,
};

/** The three threads that a person's scripts are strung on, the strongest first; open ones where there is little to go by. */
export function chooseThreads(
	material: Material,
	scores: readonly PatternScore[] | null,
): [ThreadName, ThreadName, ThreadName] {
	if (material.inDanger) return ["through", "carrying", "holding"];
	const points = pointsOf(material, scores);
	const ranked = [...points.entries()]
		.filter(([name]) => !(material.tellsOfHarm && unfitAfterHarm.includes(name)))
		.sort((a, b) => b[1] - a[1] || threadNames.indexOf(a[0]) - threadNames.indexOf(b[0]))
		.map(([name]) => name);
	const chosen: ThreadName[] = [];
	const take = (names: readonly ThreadName[], isFit: (name: ThreadName) => boolean) => {
		for (const name of names) if (chosen.length < 3 && !chosen.includes(name) && isFit(name)) chosen.push(name);
	};
	take(
		ranked,
		(name) => !families.some((family) => family.includes(name) && chosen.some((other) => family.includes(other))),
	);
	// Somebody who has written much is not told that they have written little.
	if (material.words > 150) take(ranked, () => true);
	take(["openWords", "openNear", "openAsk"], () => true);
	const [first = "openWords", second = "openNear", third = "openAsk"] = chosen;
	return [first, second, third];
}

function pointsOf(material: Material, scores: readonly PatternScore[] | null): Map<ThreadName, number> {
	const points = new Map<ThreadName, number>();
	const add = (name: ThreadName, more: number) => points.set(name, (points.get(name) ?? 0) + more);
	for (const { desk } of material.entries) {
		for (const { dynamic, score } of dynamicsIn(desk)) {
			if (dynamic === "open" || dynamic === "becoming") continue;
			add(dynamic, score * (weight[dynamic] ?? 1));
		}
	}
	// What a child made of it says the most.
	const belief = material.of(MOTHER_QUESTIONNAIRE_ID)?.desk.text("q9")?.raw.toLowerCase() ?? "";
	const believed = [...points.keys()].filter((name) => threads[name].known.test(belief));
	// What was scored weighs as much as what was told, and a high score is always among the three.
	const most = Math.max(6, ...points.values());
	for (const { name, score } of scores ?? []) {
		const thread = threadOfPattern[name];
		if (thread) add(thread, (Math.max(0, score - 40) / 60) * most * 0.8);
	}
	const top = shownPatterns(scores ?? [])[0];
	const scored = top && threadOfPattern[top.name];
	if (scored) points.set(scored, Math.max(...points.values()) * 1.02);
	for (const name of believed) add(name, most * 0.35);
	if (!isBereaved(material)) points.delete("loss");
	// Whoever is content alone is not told that they keep their distance, or that they are waiting.
	if (companyIn(material) === "alone")
		for (const name of ["guarded", "longing", "selfReliant"] as const) points.delete(name);
	if (!wasWelcome(material)) points.delete("warm");
	return points;
}

/** Wanted without a condition, as far as the numbers tell: only then is it said of somebody that they were. */
function wasWelcome(material: Material): boolean {
	const mother = material.of(MOTHER_QUESTIONNAIRE_ID)?.desk;
	const father = material.of(FATHER_QUESTIONNAIRE_ID)?.desk;
	const high = (value: number | undefined) => (value ?? 0) >= 8;
	return (
		(high(mother?.scale("q10")?.value) && (mother?.scale("q6")?.value ?? 0) >= 6) ||
		(high(father?.scale("q10")?.value) && high(father?.scale("q6")?.value) && high(mother?.scale("q10")?.value))
	);
}

/** Somebody has died who was not a parent grown old: a partner, a child, a friend, or somebody called by name. */
const isBereaved = (material: Material) =>
	material.of("1")?.desk.choice("q1")?.value === "grieving" ||
	material.entries.some(({ desk }) =>
		desk.reading.people.some(
			(one) => one.died && (one.isName || ["partner", "child", "sibling", "friend"].includes(one.group)),
		),
	);
