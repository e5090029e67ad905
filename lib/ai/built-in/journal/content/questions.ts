import { lines } from "../../parts/phrasebook";

/** Questions after an entry of several sentences. */
export const anyPage = lines(
	"Which sentence here would you underline?",
	"Which line here would you want to find again in a year?",
	"If this page had a second half, how would it begin?",
	"Who, if anybody, would you let read this?",
	"When would you like to read this again?",
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

/** Short questions about words that are still being written. */
export const brief = {
	direction: lines("What would the next sentence be?", "If you went on, what would you write about first?"),
	feeling: lines("What would you like to say about it?"),
	pattern: lines("“{word}” comes up {times} here. Is there more to say?"),
	growth: lines("Which of these words would you keep?"),
	reframe: lines("How might this read a year from now?"),
} as const;

/** Stands before such a question, with a feeling that the person named. */
export const briefLeads = lines("Your own word is “{feeling}”.", "You name the feeling yourself: {feeling}.");

/** Questions for when there are too few words for any other. */
export const tooFew = lines("What would you like to write about it?", "What would the next sentence be?");
