import type { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { filled, type Line, line, lined } from "../../parts/phrasebook";

/** Questions that are right for every entry under a prompt. */
const prompts = lined<Record<(typeof writingPrompts)[number], readonly [Line, Line]>>({
	"What moment from today would you like to keep, and what made it worth keeping?": [
		"What could be seen and heard in that moment?",
		"Who else would remember it?",
	],
	"What did you feel today that you did not say out loud?": [
		"To whom could you say it, if it were safe and easy?",
		"Where in the body was it?",
	],
	"Who was on your mind today, and what would you tell them if it were easy?": [
		"What makes it hard to tell them?",
		"What would you like to hear back?",
	],
	"Where did you say yes today when you meant no, or no when you meant yes?": [
		"What did you hope to spare yourself, or somebody else?",
		"What would you say if you were asked again tomorrow?",
	],
	"What are three small things you are grateful for, and what did each of them give you?": [
		"Which of them would you miss first?",
		"Is there somebody who could be told?",
	],
	"What did your body try to tell you today?": ["When did it begin?", "What would it like to have tomorrow?"],
	"When did you feel most like yourself this week?": [
		"What was not there that usually is?",
		"How could there be an hour more of it?",
	],
	"What are you carrying tonight that you could put down until morning?": [
		"What would happen to it overnight?",
		"Who else could hold a corner of it?",
	],
	"What did somebody do for you lately that you have not thanked them for?": [
		"What would you thank them for exactly?",
		"What kept you from saying it at the time?",
	],
	"If a close friend had lived your day, what would you say to them now?": [
		"Could you say it to yourself in the same tone?",
		"What would you do for that friend this evening?",
	],
});

/** Introduces a question for a person who wrote about something other than the prompt. */
const introduction = line("About the prompt: {question}");

/** Returns the questions for a prompt, if it is one of the app's own. */
export const questionsFor = (prompt: string): readonly Line[] =>
	Object.hasOwn(prompts, prompt)
		? prompts[prompt as keyof typeof prompts].map((question) => filled(introduction, { question }))
		: [];
