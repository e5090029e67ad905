import { line, lines } from "../../parts/phrasebook";

/** What can be asked after any page. */
export const anyPage = lines(
	"Which sentence here would you underline?",
	"What would you like to remember of this in a year?",
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
	"Is there more to it, or is that all?",
	"What would you like to remember of this in a year?",
	"What was the best minute of today?",
);

/** The question of a page, to be set into a line. */
export const promptLine = line;

/** What goes back to what the journal asked; right also where the page went elsewhere. */
export const afterPrompt = lines(
	"The page was asked: “{prompt}” Is there more to say to that?",
	"If you read the question of this page again, “{prompt}”, what would you add?",
);

/** Brief questions for words that are still being written. */
export const brief = {
	direction: lines("What comes right after that?", "What belongs beside it?", "Where does this want to go on?"),
	feeling: lines("When today was it strongest?", "Where in the day did it begin?", "What would help it, or keep it?"),
	pattern: lines(
		"You wrote “{word}” {times} so far. What would you tell somebody about it who was not there?",
		"“{word}” stands here {times}. What belongs beside it?",
	),
	growth: lines("Which of these words would you keep?", "What would be a good last line for today?"),
	reframe: lines("How would a friend tell this story?", "How might you tell this in a year?"),
} as const;

/** Before a quotation or a word that was named. */
export const briefLeads = {
	words: lines("{words}", "You wrote: {words}"),
	feeling: lines("Your word is “{feeling}”.", "You call it “{feeling}”."),
} as const;

/** Where there are too few words for anything else. */
export const tooFew = lines("What is the next word?", "What would the second sentence be?");
