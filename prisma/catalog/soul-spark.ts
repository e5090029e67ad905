import { SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Week 4: dreams, desire and the love a person wants; the main source of the Love Script. */
export const soulSpark: Questionnaire = {
	id: SOUL_SPARK_ID,
	title: "Soul Spark",
	description:
		"What you dream of, what you desire, and the love you want, whether you have it, miss it or have yet to meet it. With your Life Script it is what your Love Script is written from.",
	questions: [
		{
			id: "q1",
			type: "text",
			text: "What could you do for hours when you were about ten?",
			helperText:
				"Drawing maps, building dams, reading under the covers. What has become of it? If that was a hard year, what did you do to get away from it?",
		},
		{
			id: "q2",
			type: "text",
			text: "Which character from a story has stayed with you?",
			helperText:
				"From a book, a movie, a game, a myth, a song: the wanderer, the old witch, the one who stays behind. What do they dare to do?",
		},
		{
			id: "q3",
			type: "text",
			text: "When did you last wish that a day would not end?",
			helperText: "Where were you, who was near, what could you hear? If it was long ago, it still counts.",
		},
		{
			id: "q4",
			type: "text",
			text: "What do you want that hardly anyone knows about?",
			helperText:
				"To have a child, another profession, a house by the water, better sex, less noise, a year alone. Writing it down is not a decision.",
		},
		{
			id: "q5",
			type: "multiple_choice",
			text: "If love could bring one thing into your life, which would you choose?",
			options: [
				{ value: "rest", label: "A place where I can stop proving myself" },
				{ value: "adventure", label: "Company for going out into the world" },
				{ value: "passion", label: "Wanting, and being wanted" },
				{ value: "growth", label: "Someone who believes I can be more, and asks it of me" },
				{ value: "building", label: "Building something that lasts, such as a home or a family" },
				{ value: "everyday", label: "Small daily kindness, for a long time" },
			],
		},
		{
			id: "q6",
			type: "text",
			text: "How does the love you want look on an ordinary evening?",
			helperText:
				"With one partner, with more than one, with someone you have not met, with someone you miss, with friends around a table. Who cooks, what is talked about, when does it get quiet?",
		},
		{
			id: "q7",
			type: "text",
			text: "What makes you feel wanted?",
			helperText:
				"A long look, a message at noon, warm hands, being asked, being waited for. Sex can be part of it or not; write as much as you are comfortable with.",
		},
		{
			id: "q8",
			type: "scale",
			text: "I let the people I love see how much they mean to me.",
		},
		{
			id: "q9",
			type: "text",
			text: "What should someone know who wants to love you well?",
			helperText: "Short directions: what opens you, what closes you, what to do when you go quiet.",
		},
		{
			id: "q10",
			type: "text",
			text: "What stops you when you come close to something you want?",
			helperText:
				"A thought, a duty, a face, a line you have heard too often. If nothing does, how did you learn that?",
		},
		{
			id: "q11",
			type: "scale",
			text: "The love I want is possible for me.",
		},
		{
			id: "q12",
			type: "text",
			text: "It is a morning three years from now, and your life has gone well. What is it like?",
			helperText:
				"Be exact: the light, the room, who is there and who is not, the first words spoken, what the day holds. It doesn’t have to be grand.",
		},
	],
};
