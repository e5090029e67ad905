import { MOTHER_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Week 3: the mother or the person in her place. Together with the father's, it unlocks the Life Script. */
export const mother: Questionnaire = {
	id: MOTHER_QUESTIONNAIRE_ID,
	title: "Your Mother",
	description:
		"About your mother, or whoever took that place: what you got from her, what you went without, and what you concluded about yourself. With “Your Father” it is what your Life Script is written from. Take as many sittings as you like.",
	questions: [
		{
			id: "q1",
			type: "text",
			text: "Who was a mother to you?",
			helperText:
				"A birth mother, an adoptive one, a foster mother, a grandmother, one of two mothers, a father who did both. Choose one, read “she” as them, and say when they were there. If nobody took that place, write about the gap.",
		},
		{
			id: "q2",
			type: "text",
			text: "Which picture of her comes to you first?",
			helperText:
				"Where is she, what are her hands doing, does she see you? If you never knew her, what were you told, or what did you imagine?",
		},
		{
			id: "q3",
			type: "text",
			text: "What was a good day with her like?",
			helperText:
				"What you did, what was said, how she laughed. If there were few, take one. “There were none” is an answer too.",
		},
		{
			id: "q4",
			type: "text",
			text: "How did she comfort you?",
			helperText:
				"Think of an illness, a bad dream, something you were ashamed of. Did she say something, hold you, do something practical? If it came from elsewhere, say from whom; “it did not come at all” is an answer too.",
		},
		{
			id: "q5",
			type: "multiple_choice",
			text: "When she was unhappy, what did you do?",
			options: [
				{ value: "comforted", label: "I comforted her or listened to her" },
				{ value: "was-good", label: "I tried to be especially good or helpful" },
				{ value: "kept-away", label: "I kept out of the way" },
				{ value: "protested", label: "I got angry or difficult" },
				{ value: "did-not-see", label: "I hardly saw it, because she did not show it" },
				{ value: "not-there", label: "I was not with her enough to know" },
			],
		},
		{
			id: "q6",
			type: "scale",
			text: "I could go to her with my troubles.",
			helperText: "If you hardly knew her, answer for how it felt to you as a child.",
		},
		{
			id: "q7",
			type: "text",
			text: "How did she talk about you to other people?",
			helperText:
				"To a neighbor, a teacher, on the phone when she thought you were asleep. If you never heard it, what do you imagine she said?",
		},
		{
			id: "q8",
			type: "text",
			text: "What did you learn about love from watching her?",
			helperText:
				"From how she was with a partner, with her own family, with herself. What she put up with, what she waited for, whom she chose. Her absence may have taught you something too.",
		},
		{
			id: "q9",
			type: "text",
			text: "As a child, what did you believe about yourself because of how she was with you?",
			helperText:
				"One sentence, in a child’s words: “I am too much.” “I am her sunshine.” “Better not to need anything.” If she was gone, what did you think was the reason?",
		},
		{
			id: "q10",
			type: "scale",
			text: "I felt wanted by her.",
		},
		{
			id: "q11",
			type: "text",
			text: "What would you have liked more of from her?",
			helperText:
				"More of her time, some warmth, a calm house, her honesty, being left in peace. If she gave you plenty, what did she give most freely?",
		},
		{
			id: "q12",
			type: "text",
			text: "Which of her ways do you notice in yourself?",
			helperText:
				"In love above all: a tone of voice, an old worry, a way of caring, a way of leaving the room. What you swore to do differently counts. If she was never there, whose ways did you take on?",
		},
		{
			id: "q13",
			type: "text",
			text: "How are things between you today?",
			helperText:
				"Close and warm, a bit careful, twice a year, not at all. If she has died, where is she in your life now? You can add what you would still like to tell her.",
		},
	],
};
