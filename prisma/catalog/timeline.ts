import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/**
 * Hidden in the library: answered once per relationship. The timeline shows q1 (name), q2 (dates) and
 * q3 (preview) on its cards, so these three keep their ids.
 */
export const timeline: Questionnaire = {
	id: TIMELINE_QUESTIONNAIRE_ID,
	title: "Relationship Timeline Assessment",
	description:
		"One relationship, past or present, from its beginning to what you took from it. It puts the relationship on your timeline and shows what it has in common with the others.",
	questions: [
		{
			id: "q1",
			type: "text",
			text: "What name should this relationship have on your timeline?",
			helperText:
				"A first name, an initial or a nickname, or several. Any relationship that mattered counts: a marriage, a summer, a friendship that was more, someone you never kissed.",
		},
		{
			id: "q2",
			type: "text",
			text: "When did it start, and when did it end if it has?",
			helperText:
				"A month and a year are enough, and a guess is fine. Leave the end open if it is still going on. If they have died, you decide whether it has an end.",
		},
		{
			id: "q3",
			type: "text",
			text: "Which moments stand out?",
			helperText:
				"Two or three highlights. The first lines appear on your timeline, so begin with the one you would want to see there.",
		},
		{
			id: "q4",
			type: "text",
			text: "How did it begin?",
			helperText: "Where you met, who made the first move, what you noticed before anything had happened.",
		},
		{
			id: "q5",
			type: "text",
			text: "What part did you play in it?",
			helperText:
				"The responsible one, the one who waited, the eternal guest, the teacher, the one who ran late. Did you know that part from earlier?",
		},
		{
			id: "q6",
			type: "text",
			text: "What did this relationship bring out in you?",
			helperText:
				"A playful side, a jealous streak, more patience, a talent for cooking, someone your friends hardly recognized. Welcome or not.",
		},
		{
			id: "q7",
			type: "text",
			text: "What has been the hardest thing about it?",
			helperText:
				"Leave out any details you don’t want to write. How you got by says more here than what exactly happened.",
		},
		{
			id: "q8",
			type: "text",
			text: "What ended it, or what keeps it going?",
			helperText:
				"For something that is over: the slow part as well as the last day, as far as you want to tell it. For something that lasts: the things you do that keep it alive.",
		},
		{
			id: "q9",
			type: "text",
			text: "What do you do differently because of it?",
			helperText: "In love or anywhere else. It may be something wise, or a guard you have kept up since.",
		},
		{
			id: "q10",
			type: "text",
			text: "What would you tell the person you were when it began?",
			helperText: "Two or three sentences, in the tone you would use with a younger friend.",
		},
	],
};
