import { line, lines } from "../../parts/phrasebook";

// Sentences about scores. Each is true for whatever values the code fills in; a test reads them for all kinds of scores.

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
	"None of the six is above {mark}%, so none has a card of its own.",
	"No score is above {mark}%, the mark from which a pattern gets a card.",
);
export const oneAbove = lines(
	"One of the six is above {mark}%: {list}.",
	"Above {mark}%, where a pattern gets a card, there is one: {list}.",
);
export const someAbove = lines(
	"{nFirst} of the six are above {mark}%: {list}.",
	"Above {mark}%, where a pattern gets a card, there are {n}: {list}.",
);
export const allAbove = lines("All six are above {mark}%: {list}.");
export const average = lines(
	"The average of the six is {average}%, rounded; the app’s word for that is {label}.",
	"Taken together they average {average}%, rounded, which the app calls {label}.",
);
export const span = lines(
	"The six lie between {low}% and {high}%.",
	"From the lowest to the highest they go from {low}% to {high}%.",
);

export const fives = lines(
	"You agreed strongly, with a 5, with {n} of the {all} counted statements: {list}.",
	"Your fives, {n} of {all} counted statements: {list}.",
);
export const fivesSome = lines(
	"You agreed strongly, with a 5, with {n} of the {all} counted statements, among them {list}.",
	"Of the {all} counted statements, {n} have a 5 from you, among them {list}.",
);
export const ones = lines(
	"You disagreed strongly, with a 1, with {n} of the {all} counted statements: {list}.",
	"Your ones, {n} of {all} counted statements: {list}.",
);
export const onesSome = lines(
	"You disagreed strongly, with a 1, with {n} of the {all} counted statements, among them {list}.",
	"Of the {all} counted statements, {n} have a 1 from you, among them {list}.",
);
export const allSame = lines("You gave all {all} counted statements a {value}.");
export const fiveAnswers = lines(
	"Your answers to the five statements of {name}: {values}.",
	"{name}, its five statements in order: {values}.",
);
export const apart = lines(
	"You gave {high} a 5 and {low} a 1.",
	"Far apart in your answers: {high}, with a 5, and {low}, with a 1.",
);
export const honest = lines(
	"{statement} has a {value} of 5 from you. It isn’t counted.",
	"You gave a {value} of 5 to {statement}, which isn’t counted.",
);

export const unchanged = lines("All six have the same score as the last time.");
export const changed = lines("Since the last time: {list}.", "Compared with the last time: {list}.");
export const othersSame = lines("The other {n} have the same score as then.");
export const otherSame = lines("The other one has the same score as then.");

// What is said about the page, and asked of everybody.

export const numbersOnly = lines(
	"Numbers don’t show where something comes from. The questionnaires about home, mother and father have room for that, in your own words.",
	"Where it began isn’t in these numbers. If you want to look for a beginning, the questionnaires of the third week ask about it.",
	"Thirty numbers say how far you agree, today. They say nothing about how it came about.",
);
export const originAsk = lines(
	"Which of the statements would you have agreed with at fifteen?",
	"Which statement made you think of somebody, and of whom?",
	"Since when would you say that it’s been so?",
	"Which of the statements could somebody in your family have written?",
	"Was there a time when your numbers would have been quite different?",
);
export const noCore = line(
	"The score says how far you agreed with five statements. With none above the mark, there’s no pattern here to put in the middle, and nothing needs to be found.",
);
export const evenCore = line(
	"Six equal scores put no pattern before the others. It may be so; it may also be that the statements didn’t fit well.",
);
export const coreAsk = lines(
	"Do you recognize it?",
	"Is that how you’d have put it yourself?",
	"Does that fit one relationship more than another?",
	"Would somebody who knows you well agree?",
	"What is missing from it?",
);
export const generalImpact = lines(
	"Which of the thirty statements did you stop at?",
	"Which number would you change if you answered again tomorrow?",
	"Which statement was easiest to answer?",
);
export const generalInner = lines(
	"Which of the statements would you like to be able to answer differently, and which not?",
	"What did you think of while you answered?",
	"What do you know about yourself in love that none of the statements asked?",
);
export const generalRelational = lines(
	"Whom did you have in mind?",
	"For whom would your answers be different?",
	"Who would like to know how you answered, and whom would you tell?",
);
export const generalSteps = lines(
	"Answer the statements again in a month, for one particular relationship, and lay the two side by side.",
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
export const honestAsk = lines(
	"If some of your answers were wishes, you can change them at any time.",
	"Which answers would be different on a franker day?",
);
export const changeAsk = lines(
	"What has happened in between?",
	"Does that fit with what you’d have said?",
	"What made the difference, if it is one?",
);
export const closings = lines(
	"A score is a sum. You’re welcome to disagree with it.",
	"These are thirty numbers of one day.",
	"Six names are a rough drawing. You know the face.",
);
