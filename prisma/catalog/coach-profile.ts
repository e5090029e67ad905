import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Hidden in the library: how the person wants to be coached. */
export const coachProfile: Questionnaire = {
	id: COACH_PROFILE_ID,
	title: "Your Coach Profile",
	description:
		"How you like to be spoken to, what has helped you before, and what to be careful with. It tells your coach how to be with you, so that you don’t have to explain it twice.",
	questions: [
		{
			id: "q1",
			type: "multiple_choice",
			text: "How directly should your coach speak to you?",
			options: [
				{ value: "straight", label: "Straight out: say it, and trust me to take it" },
				{ value: "kind-then-clear", label: "Kindly first, and then clearly" },
				{ value: "questions", label: "Mostly in questions, so that I find it myself" },
				{ value: "gently", label: "Gently, because I am raw at the moment" },
				{ value: "read-the-day", label: "By the day: sometimes I can take more than at other times" },
			],
		},
		{
			id: "q2",
			type: "text",
			text: "What has someone said to you that helped?",
			helperText:
				"An old friend, a stranger on a train, a line in a book. Their words as you remember them, and why they reached you.",
		},
		{
			id: "q3",
			type: "text",
			text: "What kind of advice makes you stop listening?",
			helperText: "“Just let it go.” Silver linings, being told what you feel, being hurried, being pitied.",
		},
		{
			id: "q4",
			type: "multiple_choice",
			text: "What helps you most when you are stuck?",
			options: [
				{ value: "being-heard", label: "Being heard first, before anything else" },
				{ value: "other-words", label: "Hearing what I said put into other words" },
				{ value: "small-step", label: "One small step I can take today" },
				{ value: "new-question", label: "A question I had not asked myself" },
				{ value: "reasons", label: "Understanding why people do this" },
				{ value: "image", label: "An image, a story or a line from a book" },
			],
		},
		{
			id: "q5",
			type: "scale",
			text: "I want to be challenged, even when it is uncomfortable for me.",
		},
		{
			id: "q6",
			type: "multiple_choice",
			text: "What should your coach do when you steer around a subject?",
			options: [
				{ value: "say-so", label: "Say so right away, in plain words" },
				{ value: "ask-once", label: "Ask once more, and then let it go" },
				{ value: "later", label: "Let me, and come back to it another day" },
				{ value: "humor", label: "Tease me about it a little" },
				{ value: "leave-it", label: "Leave it until I bring it up myself" },
			],
		},
		{
			id: "q7",
			type: "text",
			text: "How can someone tell that you have had enough?",
			helperText:
				"You answer in single words, get very polite, start joking, close the app. What would be good for you at that point?",
		},
		{
			id: "q8",
			type: "text",
			text: "Which subjects need care?",
			helperText:
				"A recent loss, a date in the year, my brother, food and eating, questions of faith, how I look. Name them as briefly as you like; no reasons needed. “None that I know of” is fine.",
		},
		{
			id: "q9",
			type: "scale",
			text: "I would rather be given something to try than something to think about.",
		},
		{
			id: "q10",
			type: "text",
			text: "Three months from now, how would you notice that these conversations were worth your time?",
			helperText:
				"It can be something you would do, something you would stop doing, or something that would let you sleep.",
		},
		{
			id: "q11",
			type: "text",
			text: "Is there anything else your coach should know about you?",
			helperText:
				"What you like to be called, your pronouns, your faith or lack of one, how your mind works, who else supports you. If there is nothing, “nothing more for now” will do.",
		},
	],
};
