import type { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { type Line, lined } from "../../parts/phrasebook";

/** Texts that are right for every entry under a prompt, even one that is about something else. */
interface OfPrompt {
	/** A sentence about what was asked. */
	note: Line;
	questions: readonly [Line, Line];
}

const prompts = lined<Record<(typeof writingPrompts)[number], OfPrompt>>({
	"What moment from today would you like to keep, and what made it worth keeping?": {
		note: "Out of a whole day, this is what came to the page. It is seldom what one would have guessed at noon.",
		questions: ["What could be seen and heard in that moment?", "Who else would remember it?"],
	},
	"What did you feel today that you did not say out loud?": {
		note: "What is felt and not said goes on being felt. A page is one place where it can be said.",
		questions: ["To whom could you say it, if it were safe and easy?", "Where in the body was it?"],
	},
	"Who was on your mind today, and what would you tell them if it were easy?": {
		note: "Whoever is on our mind is with us for a while, near or far.",
		questions: ["What makes it hard to tell them?", "What would you like to hear back?"],
	},
	"Where did you say yes today when you meant no, or no when you meant yes?": {
		note: "A yes that means no is usually there to spare something: a quarrel, a face, an evening.",
		questions: [
			"What did you hope to spare yourself, or somebody else?",
			"What would you say if you were asked again tomorrow?",
		],
	},
	"What are three small things you are grateful for, and what did each of them give you?": {
		note: "Small things carry a day more often than large ones do, also the days that are hard to carry.",
		questions: ["Which of them would you miss first?", "Is there somebody who could be told?"],
	},
	"What did your body try to tell you today?": {
		note: "The body mostly speaks before there are words for it.",
		questions: ["When did it begin?", "What would it like to have tomorrow?"],
	},
	"When did you feel most like yourself this week?": {
		note: "The hours in which we are most ourselves tell what we could do with more of.",
		questions: ["What was not there that usually is?", "How could there be an hour more of it?"],
	},
	"What are you carrying tonight that you could put down until morning?": {
		note: "What is written down need not be held in mind all night. The page holds it, word for word.",
		questions: ["What would happen to it overnight?", "Who else could hold a corner of it?"],
	},
	"What did somebody do for you lately that you have not thanked them for?": {
		note: "A kindness that is remembered is not lost, whether or not anybody has been thanked for it.",
		questions: ["What would you thank them for exactly?", "What kept you from saying it at the time?"],
	},
	"If a close friend had lived your day, what would you say to them now?": {
		note: "Most of us are kinder to a friend than to ourselves, after the very same day.",
		questions: ["Could you say it to yourself in the same tone?", "What would you do for that friend this evening?"],
	},
});

const ofPrompt = (prompt: string): OfPrompt | null =>
	Object.hasOwn(prompts, prompt) ? prompts[prompt as keyof typeof prompts] : null;

/** Returns the questions for a prompt, if it is one of ours. */
export const questionsFor = (prompt: string): readonly Line[] => ofPrompt(prompt)?.questions ?? [];
/** Returns the sentence about what one of our prompts asks. */
export const noteFor = (prompt: string): readonly Line[] => {
	const found = ofPrompt(prompt);
	return found ? [found.note] : [];
};
