import type { InsightForm } from "@/lib/domain/journal/reflection";
import type { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { type Line, lined, lines } from "../../parts/phrasebook";

/** Questions after an entry of several sentences. */
export const anyPage = lines(
	"Which sentence here would you underline?",
	"Which line here would you want to find again in a year?",
	"If this page had a second half, how would it begin?",
	"Who, if anybody, would you let read this?",
	"When would you like to read this again?",
);

/** Questions after an entry that tells of a death or another loss. */
export const afterLoss = lines(
	"What would you like to keep of it?",
	"Who could hear about this?",
	"What would do you good in the next hours?",
);

/** Questions after two or three sentences, too few to ask the person to choose one. */
export const fewSentences = lines(
	"When would you like to read this again?",
	"What would you call this page?",
	"If you told it to somebody, what would they ask first?",
	"What would you like to remember of it in a year?",
);

/** Questions after a few words. */
export const shortPage = lines(
	"Is there more that you would like to put down?",
	"What would the next sentence be?",
	"If you went on, what would you write about first?",
);

/** A short question about words that are still being written, with the form of insight that it belongs to. */
export interface BriefQuestion {
	form: InsightForm;
	question: Line;
}

const brief = (questions: readonly (readonly [InsightForm, string])[]): readonly BriefQuestion[] =>
	questions.map(([form, question]) => ({ form, question: lined<Line>(question) }));

/** Is right after any words. */
export const briefForAny = brief([
	["direction", "What would the next sentence be?"],
	["reframe", "How might this read a year from now?"],
	["growth", "Which of these words would you keep?"],
	["feeling", "What do you feel as you read this over?"],
	["direction", "If you went on, what would you write about first?"],
	["pattern", "Has it been like this before?"],
	["growth", "Which sentence was the hardest to write?"],
	["direction", "What have you left out so far?"],
	["feeling", "What do you need most just now?"],
	["reframe", "What would somebody have seen who looked on?"],
	["pattern", "When did it begin?"],
	["growth", "What have you found out by writing this?"],
	["direction", "What would you like to happen next?"],
]);

/**
 * Belongs to a prompt, and is right even after words about something else: many people write about what is on their
 * mind, whatever the prompt says.
 */
const briefForPrompt: Readonly<Record<(typeof writingPrompts)[number], readonly BriefQuestion[]>> = {
	"What moment from today would you like to keep, and what made it worth keeping?": brief([
		["growth", "Which detail here would you like to keep?"],
		["pattern", "What did you see or hear that is not on the page yet?"],
		["reframe", "What would somebody who was there tell first?"],
	]),
	"What did you feel today that you did not say out loud?": brief([
		["feeling", "What in this have you told nobody yet?"],
		["direction", "Who could hear this?"],
		["reframe", "What might be easier once it is said?"],
	]),
	"Who was on your mind today, and what would you tell them if it were easy?": brief([
		["feeling", "Whom does this make you think of?"],
		["direction", "Is there somebody who should read this?"],
		["growth", "What would you like to hear from somebody now?"],
	]),
	"Where did you say yes today when you meant no, or no when you meant yes?": brief([
		["feeling", "What did you want here, before you thought of anybody else?"],
		["reframe", "What was up to you here, and what was not?"],
		["direction", "What would you like to say now?"],
	]),
	"What are three small things you are grateful for, and what did each of them give you?": brief([
		["growth", "What helped, even a little?"],
		["pattern", "Which small thing have you left out?"],
		["feeling", "Whom or what would you thank, if anybody?"],
	]),
	"What did your body try to tell you today?": brief([
		["feeling", "Where in your body do you notice it as you write?"],
		["direction", "What would do your body good in the next hour?"],
		["pattern", "When did you last have a rest?"],
	]),
	"When did you feel most like yourself this week?": brief([
		["growth", "Which of these sentences sounds most like you?"],
		["reframe", "What in this would surprise nobody who knows you?"],
		["direction", "What would you like more of?"],
	]),
	"What are you carrying tonight that you could put down until morning?": brief([
		["direction", "Which part of this can wait until tomorrow?"],
		["reframe", "Which part of this is yours to carry, and which is not?"],
		["feeling", "What would make the next hours a little easier?"],
	]),
	"What did somebody do for you lately that you have not thanked them for?": brief([
		["feeling", "Who was there for you in this, if anybody?"],
		["pattern", "What did you notice that somebody did, or did not do?"],
		["direction", "What should somebody know about this?"],
	]),
	"If a close friend had lived your day, what would you say to them now?": brief([
		["reframe", "What would you say to a friend who had written this?"],
		["feeling", "What would a good friend ask you now?"],
		["growth", "What would you wish a friend in your place?"],
	]),
};

/** Returns the questions that belong to a prompt, if it is one of the app's own. */
export const briefUnder = (prompt: string): readonly BriefQuestion[] =>
	Object.hasOwn(briefForPrompt, prompt) ? briefForPrompt[prompt as keyof typeof briefForPrompt] : [];
export const questionsUnder = (prompt: string): readonly Line[] => briefUnder(prompt).map(({ question }) => question);

/** Asks about a feeling that the person named. */
export const briefFeeling = lines("What would you like to say about it?");
/** Stands before such a question. */
export const briefLeads = lines("Your own word is “{feeling}”.", "You name the feeling yourself: {feeling}.");
/** Asks about a word that comes up often. */
export const briefPattern = lines("“{word}” comes up {times} here. Is there more to say?");

/** For when there are too few words for any other. */
export const tooFew = brief([
	["direction", "What would you like to write about it?"],
	["direction", "What would the next sentence be?"],
	["growth", "What comes to mind first?"],
	["pattern", "Since when?"],
]);
