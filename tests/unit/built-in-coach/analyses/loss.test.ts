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
