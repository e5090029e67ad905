import { builtInCoach } from "@/lib/ai/built-in/coach";
import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { earlierFor, inputFor, type Person } from "@/tests/people/people";

const { signal } = new AbortController();
const analysed = async (person: Person, id: string, earlier: string[] = []) =>
	renderAnalysis(
		id,
		await builtInCoach.analyzeQuestionnaire(
			inputFor(person, id, { earlier: earlier.map((one) => earlierFor(person, one)) }),
			signal,
		),
	);
const person = (answers: Person["answers"]): Person => ({ firstName: "Ines", portrait: "", specifics: [], answers });

const together = {
	q1: "Walter",
	q2: "March 2001 - May 2019",
	q3: "The night train to Lisbon, and the winter in which we painted the kitchen green together.",
	q4: "We met in a queue for bread, and he let me go first because I had a cough.",
	q5: "I was the one who booked the tickets and read the maps, as I had been at home.",
	q6: "A patience I did not know, and a taste for cold swimming in the lake.",
	q9: "I leave the light on in the hall, and I call my brother each week.",
};

describe("where an answer tells of a death", () => {
	it("nothing asks for their part in it, and the question about it stands nowhere", async () => {
		const q8 = "He died of his heart in May, in the garden, while I was out for bread.";
		for (const q7 of ["The hospital.", "The nights.", "The paperwork.", "The spring after it."]) {
			const text = await analysed(
				person({ [TIMELINE_QUESTIONNAIRE_ID]: { ...together, q7, q8 } }),
				TIMELINE_QUESTIONNAIRE_ID,
			);
			expect(text).not.toMatch(
				/part did you play|part that you have played|same way again|yours alone|call yours|worn off/i,
			);
		}
	});

	it("and else it stands there as before", async () => {
		const q4 =
			"I met Walter in a queue for bread on my way to the harbour in Hamburg, where I sold fish, boots and maps.";
		const q8 = "We parted in May, in the garden, over nothing much, and both of us were tired.";
		const text = await analysed(
			person({ [TIMELINE_QUESTIONNAIRE_ID]: { ...together, q4, q8 } }),
			TIMELINE_QUESTIONNAIRE_ID,
		);
		expect(text).toMatch(/part that you have played/i);
	});
});

describe("of a father who has died", () => {
	const years = {
		q1: "My father, Otto, who repaired clocks in a shop below our flat.",
		q2: "The room grew quiet when he came in, and everybody looked at his hands.",
		q3: "On Sundays we wound all the clocks in the shop, one after the other.",
		q4: "being-useful",
		q5: "He said nothing, and showed me how it is done once more.",
		q6: 8,
		q7: "He went down into the shop and worked until the morning.",
		q8: "Polite, a little far away, and never loud with my mother.",
		q9: "That people come if one does good work.",
		q10: 4,
		q11: "His own father left, and he was an apprentice at fourteen.",
		q12: "In my temper, and in the way in which I hold a screwdriver.",
		q13: "died",
		q14: "That he was glad to have me beside him in the shop.",
	};

	it("the death is named once, in one careful line, and nobody is called “this person”", async () => {
		const text = await analysed(person({ "9": years }), "9");
		expect(text.match(/Your father, or whoever had that place, has died\./g)).toHaveLength(1);
		expect(text).not.toMatch(/this person|death since|(?:enough|noticed|like this) there/i);
		expect(text).toMatch(/thinking of your father, or whoever had that place|felt that you were enough/i);
	});
	it("and of one who lives, no death", async () => {
		expect(await analysed(person({ "9": { ...years, q13: "close" } }), "9")).not.toMatch(/has died/);
	});
});

it("asks nobody to do a parent’s hurtful way on purpose, or to be glad of it", async () => {
	const q12 = "Her silence as a punishment. I do it to Jonas, for days.";
	for (const q1 of [
		"My mother, Ruth.",
		"Ruth, my mother.",
		"My mum Ruth, who was often silent.",
		"Her name was Ruth.",
	]) {
		const q = { q1, q2: "Her back at the sink.", q3: "A day at the lake, with bread and cherries.", q12 };
		const rest = {
			q4: "She put a hand on my head.",
			q5: "was-good",
			q6: 3,
			q7: "As the sensible one.",
			q8: "That it is silent.",
			q9: "That I was too loud.",
			q10: 4,
			q11: "That she was proud of me.",
			q13: "Twice a year.",
		};
		expect(await analysed(person({ "8": { ...q, ...rest } }), "8")).not.toMatch(
			/it once on purpose|glad to have|is useful to you/,
		);
	}
});
