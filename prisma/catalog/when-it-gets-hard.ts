import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Week 2: conflict and closeness, moment by moment. */
export const whenItGetsHard: Questionnaire = {
	id: "4",
	title: "When It Gets Hard",
	description:
		"What you do when there is tension with someone you love, and when someone comes very close. It shows you your first move, what that move protects, and what could come in its place.",
	questions: [
		{
			id: "q1",
			type: "text",
			text: "Your last real disagreement with someone you love: what was it about?",
			helperText:
				"With a partner, with an ex, with a friend, with a parent, with a grown child. Begin with the surface: the dishes in the sink, who pays for what, a message. If you can guess what lay under it, add that.",
		},
		{
			id: "q2",
			type: "text",
			text: "What did you do in the first minute of that disagreement?",
			helperText:
				"Explained it all, raised your voice, went quite cold, said sorry, made coffee, left the room. Run it slowly, like a movie.",
		},
		{
			id: "q3",
			type: "multiple_choice",
			text: "When the air gets tense, where do you notice it first?",
			options: [
				{ value: "chest-throat", label: "My chest or throat gets tight" },
				{ value: "stomach", label: "My stomach turns or drops" },
				{ value: "heat", label: "I get hot, in the face or in the hands" },
				{ value: "thoughts", label: "My thoughts start racing" },
				{ value: "numb", label: "I go numb or feel far away" },
				{ value: "later", label: "I notice nothing at the time, or only hours later" },
			],
		},
		{
			id: "q4",
			type: "text",
			text: "When someone is upset with you, what are you afraid will happen?",
			helperText:
				"Finish the thought: that they will leave, that they are right, that someone gets hurt, that I will say something I can’t take back, that it will never stop.",
		},
		{
			id: "q5",
			type: "scale",
			text: "After an argument, I am usually the one who reaches out first.",
		},
		{
			id: "q6",
			type: "scale",
			text: "I need time alone before I can talk about what hurt me.",
		},
		{
			id: "q7",
			type: "text",
			text: "When you are hurt, what do you hope the other person will do?",
			helperText: "Come closer, keep their distance, say one particular sentence, bring some soup. Do they know?",
		},
		{
			id: "q8",
			type: "text",
			text: "Which remark from an old argument have you not forgotten?",
			helperText:
				"Theirs or yours. If repeating it is too much, write what it made you believe. If none has stuck, what do you do with words said in anger?",
		},
		{
			id: "q9",
			type: "text",
			text: "How do you spend the hours after a fight?",
			helperText:
				"Sleeping a lot, scrolling for hours, cleaning the house, having a drink, going over it, typing messages and deleting them. Say what you do, even if it is not what you would recommend.",
		},
		{
			id: "q10",
			type: "text",
			text: "What happens in you when someone comes very close?",
			helperText:
				"When they need you, move in, say “I love you,” look at you for a long time. Some people relax, some begin to find faults, some want even more.",
		},
		{
			id: "q11",
			type: "multiple_choice",
			text: "Which of these do you feel most often with someone you love?",
			options: [
				{ value: "want-closer", label: "I would like to be closer than they let me" },
				{ value: "want-room", label: "I would like more room than they give me" },
				{ value: "both-in-turn", label: "I long for closeness, and once I have it I want room" },
				{ value: "follow", label: "I go along with whatever distance the other person sets" },
				{ value: "balanced", label: "The distance is about right for both of us" },
				{ value: "hard-to-say", label: "I can’t say, or it is different with each person" },
			],
		},
		{
			id: "q12",
			type: "text",
			text: "Has a conflict ever brought you closer to someone?",
			helperText:
				"If so, what did you do, or they do, that was different? If not, what have you seen work between other people?",
		},
		{
			id: "q13",
			type: "text",
			text: "Next time, how would you like to spend that first minute?",
			helperText:
				"One sentence you could say or one thing you could do, plain enough to remember when you are upset. If that is the safest thing: “I leave the room and come back when we are calm.”",
		},
	],
};
