import { line, lines } from "../../parts/phrasebook";

/** What can be asked after any page. */
export const anyPage = lines(
	"Which sentence here would you underline?",
	"Is there a sentence missing?",
	"What is not on this page that belongs there?",
	"If this page had a second half, how would it begin?",
	"Who, if anybody, would you let read this?",
	"What would you ask somebody who had written this?",
	"Where on this page did the writing come easily, and where not?",
	"What would you like tomorrow to hold?",
);

/** What can be asked after a few words. */
export const shortPage = lines(
	"Is there more that you would like to put down?",
	"What would the next sentence be?",
	"If you went on, what would you write about first?",
);

/** The question of a page, to be set into a line. */
export const promptLine = line;

/** What goes back to what the journal asked; right also where the page went elsewhere. */
export const afterPrompt = lines(
	"The question above this page was “{prompt}” Is there more to say to that?",
	"When you read the question above this page again, “{prompt}”, what would you add?",
);

/** Brief questions for words that are still being written. */
export const brief = {
	direction: lines("What would the next sentence be?", "What is not on the page yet?"),
	feeling: lines("What was there just before it?", "What would you like to say about it?"),
	pattern: lines(
		"You wrote “{word}” {times} so far. What is there to say about it that is not here yet?",
		"“{word}” comes up {times} here. What would you tell somebody about it who was not there?",
	),
	growth: lines("Which of these words would you keep?", "What would be a good last line for this page?"),
	reframe: lines("How would a friend tell this?", "How might you tell this in a year?"),
} as const;

/** Before the question, with a word that they named. */
export const briefLeads = lines("Your own word is “{feeling}”.", "You name the feeling yourself: {feeling}.");

/** Where there are too few words for anything else. */
export const tooFew = lines("What would you like to write about it?", "What would the next sentence be?");
