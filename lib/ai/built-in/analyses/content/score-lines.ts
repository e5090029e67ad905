import { line, lines } from "../../parts/phrasebook";

// Sentences about scores. Each is true for any values the code fills in; a test checks them with all kinds of scores.

export const allEqual = lines("All six have the same score: {score}%.", "The six scores are all the same, {score}%.");
export const oneHighest = lines(
	"{names} is your highest score, at {score}%.",
	"The highest of the six is {names}, with {score}%.",
	"Of the six, {names} comes first, with {score}%.",
);
export const sharedHighest = lines(
	"{names} share the highest score, {score}%.",
	"The highest score, {score}%, is shared by {names}.",
);
export const oneLowest = lines(
	"{names} is the lowest, at {score}%.",
	"The lowest of the six is {names}, with {score}%.",
);
export const sharedLowest = lines(
	"{names} share the lowest score, {score}%.",
	"The lowest score, {score}%, is shared by {names}.",
);
export const noneAbove = lines(
	"None of the six stands out, so none has a card of its own.",
	"No score is above {mark}%: no pattern has a firm hold on the way you love.",
);
export const oneAbove = lines("One of the six stands out: {list}.", "One pattern has a card of its own: {list}.");
export const someAbove = lines(
	"{nFirst} of the six stand out: {list}.",
	"{nFirst} patterns have a card of their own: {list}.",
);
/** For more than half of the six: where most stand out, none does. */
export const mostAbove = lines("{nFirst} patterns have a card of their own: {list}.");
export const allAbove = lines("All six are strong: {list}.");

export const honest = lines(
	"{statement} has a {value} of 5 from you. It isn’t counted.",
	"You gave a {value} of 5 to {statement}, which isn’t counted.",
);

export const unchanged = lines("All six have the same score as the last time.");
export const changed = lines("Since the last time: {list}.", "Compared with the last time: {list}.");
export const otherScoresUnchanged = lines("The other {n} have the same score as then.");
export const otherScoreUnchanged = lines("The other one has the same score as then.");

/** Lists statements that the person agrees or disagrees with, each with its number. */
export const agreed = lines(
	"You agree with {list}.",
	"These statements of it you agree with: {list}.",
	"You say yes to {list}.",
);
export const denied = lines("Farthest from you are {list}.", "You agree least with {list}.");

// Sentences about the page itself, and questions that suit everybody.

export const numbersOnly = lines(
	"Numbers don’t show where something comes from. The questionnaires about home, mother and father have room for that, in your own words.",
	"Where it began isn’t in these numbers. If you want to look for a beginning, the questionnaires of the third week ask about it.",
	"Thirty numbers say how far you agree, today. They say nothing about how it came about.",
);
export const evenCore = line(
	"Six equal scores put no pattern before the others. It may be so; it may also be that the statements didn’t fit well.",
);
export const generalSteps = lines(
	"Answer the statements again in a month, and lay the two side by side.",
	"Pick three statements, and write one real situation under each, with a place and a day.",
	"Choose the statement that is least like you, and write down why that is good.",
	"Write one statement of your own, which nobody asked, and answer it.",
	"Ask somebody you trust to guess three of your numbers. It’s more fun than it sounds.",
	"Read the statements once more, and mark the two that matter to you. Leave the others.",
);
export const generalAreas = lines(
	"Which of your numbers do you like?",
	"Where did it depend, and on what?",
	"What would your numbers have been five years ago?",
	"Which statement annoyed you?",
	"What would the person you last loved say to your answers?",
	"Which of the six names would you give another name?",
);
export const closings = lines(
	"A score is a sum. You’re welcome to disagree with it.",
	"These are thirty numbers of one day.",
	"Six names are a rough drawing. You know the face.",
);
