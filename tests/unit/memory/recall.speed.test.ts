import type { Known } from "@/lib/server/chat/memory";
import { hashOf } from "@/lib/server/memory/hidden";
import { recall } from "@/lib/server/memory/recall/recall";
import { recalls } from "@/lib/server/memory/recall/recalls";
import { catalog } from "@/prisma/catalog/catalog";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { threadCpu, usualCpu } from "@/tests/setup/cpu-time";

const at = new Date("2026-11-20T08:00:00Z");
const day = "2026-11-20";

/** Returns as much as a person can have written, all of one kind of text. */
function everything(text: string): Known {
	const upTo = (length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
	return {
		goals: [],
		patterns: null,
		scripts: { life: null, love: null },
		analyses: [],
		summaries: [],
		entries: Array.from({ length: 400 }, (_, i) => ({ id: `${i}`, day, title: null, content: upTo(4_000) })),
		older: Array.from({ length: 300 }, (_, id) => ({ id, from: "person" as const, content: upTo(1_200), at })),
	};
}
/** Answers every questionnaire, each answer as long as allowed. */
const answered = (text: string) =>
	catalog.map(({ id }) => ({
		responseId: id,
		questionnaireId: id,
		answers: answersTo(id, text.repeat(10_000).slice(0, 9_900)),
	}));
const worst = ["Oh! ", "a b. ", "kms ", "I felt sad about the house. But I decided to stay. ", "😀a"];
const hashes = [hashOf("journal:1", "I wish to have a garden.")];
const moment = { message: "How is the house by the river?", turns: [], today: day, offset: 0 };

test("a thread remembers the same as this one would, and hardly asks anything of this one", async () => {
	const known = everything("Rain again, and the bus was late. ");
	const speaking = "I wish to have a garden. The house by the river is for sale. ";
	for (const entry of known.entries.slice(1, 3)) entry.content = speaking;
	const here = recalls.remembered(known, hashes, moment);
	expect(here.whole.entries.map(({ content }) => content)).toEqual([speaking, speaking]);
	expect(here.memory.entries.map(({ content }) => content).toSorted()).toEqual([
		speaking,
		"The house by the river is for sale.",
	]);
	// Loads the worker thread once.
	expect(await recall(1, "remembered", known, hashes, moment)).toEqual(here);
	const measure = async (remember: () => unknown) => {
		const before = threadCpu();
		await remember();
		return threadCpu() - before;
	};
	const atOnce = await measure(() => recalls.remembered(known, hashes, moment));
	expect(await measure(() => recall(1, "remembered", known, hashes, moment))).toBeLessThan(atOnce / 3);
}, 60_000);

test.each(worst)(
	"everything that somebody can have written is looked through in good time, all of it %j",
	(text) => {
		const known = everything(text);
		const [entry, ...others] = known.entries;
		if (!entry) throw new Error("no entry");
		const content = text.repeat(50_000).slice(0, 50_000);
		const took = {
			remembered: usualCpu(() => recalls.remembered(known, hashes, { ...moment, message: content.slice(0, 8_000) })),
			left: usualCpu(() => recalls.left(known, hashes, 0)),
			answers: usualCpu(() => recalls.answers(answered(text), hashes)),
			beside: usualCpu(() => recalls.beside({ ...entry, content }, others, hashes, 3)),
		};
		for (const [name, ms] of Object.entries(took))
			expect({ name, ms, isShort: ms < 4_000 }).toMatchObject({ isShort: true });
	},
	60_000,
);
