import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { type Line, line, lines } from "../../parts/phrasebook";
import type { Standing } from "../standing";

/** A section of a script: the answers to these questions, in this order. */
export interface Section {
	id: string;
	/** Questions answered with choices and ratings, some of which are told. */
	chosen: readonly string[];
	told: readonly string[];
	/** The maximum number of written answers told. */
	most: number;
}

const section = (id: string, most: number, told: readonly string[], chosen: readonly string[] = []): Section => ({
	id,
	most,
	told,
	chosen,
});

/** Sections about where the person learned their patterns. */
export const earlySections: readonly Section[] = [
	section("3", 3, ["q1", "q8", "q6", "q9", "q2"], ["q7", "q5"]),
	section(MOTHER_QUESTIONNAIRE_ID, 4, ["q2", "q9", "q4", "q11", "q13", "q3", "q7", "q8", "q12"], ["q5", "q10", "q6"]),
	section(FATHER_QUESTIONNAIRE_ID, 3, ["q3", "q5", "q14", "q2", "q12", "q9", "q8"], ["q4", "q6", "q10", "q13"]),
];

/** The section for each relationship on the timeline. */
export const relationshipSection = section(TIMELINE_QUESTIONNAIRE_ID, 3, ["q4", "q8", "q6", "q3", "q9"]);
/** Opens the section, by what the answers say about how it stands with the relationship. */
export const relationshipOpenings: Readonly<Record<Standing, readonly Line[]>> = {
	"going on": lines("And there is {name}.", "There is {name}.", "And now {name}."),
	over: lines("There was {name}.", "Then there was {name}.", "Then {name}."),
	died: lines("And there was {name}.", "There was {name}."),
	unknown: lines("Then {name}.", "And {name}."),
};
/** The same where the relationship has no name that fits in a sentence. */
export const namelessOpenings = lines(
	"And then there is somebody I met.",
	"There is somebody else in this story.",
	"This story has one more person in it.",
);
/** Introduces what ended a relationship or keeps it going. */
export const outcomes: Readonly<Record<Standing, readonly Line[]>> = {
	"going on": lines("What keeps it going: {words}", "This keeps it going: {words}"),
	over: lines("What happened: {words}", "This is what happened: {words}"),
	died: lines("How it is now: {words}", "And now: {words}"),
	unknown: lines("How it went on: {words}", "What became of it: {words}"),
};
/** Names the relationships that are not told. */
export const furtherOnTimeline = lines("There are others: {list}.", "Others belong in this story, too: {list}.");

/** Sections about how it shows today. */
export const todaySections: readonly Section[] = [
	section("1", 1, ["q2"], ["q1"]),
	section("4", 3, ["q1", "q2", "q8", "q7", "q9", "q10"], ["q3", "q11"]),
	section("2", 1, ["q4"], ["q7"]),
	section("7", 1, ["q1", "q8"], ["q7", "q6"]),
];

/** Sections about who and what was good. */
export const goodSections: readonly Section[] = [
	section("3", 1, ["q11"]),
	section("7", 1, ["q5"]),
	section("1", 1, ["q3"]),
];

/**
 * Sections that end the life script. Most of what the person would like is told in the love script, so that the two do
 * not say the same.
 */
export const lifeWishes: readonly Section[] = [section("3", 1, ["q13"]), section("1", 1, ["q11"])];

/** The end of the life script, where it is answered: what the person would like to be able to tell themselves. */
export const lifeEnd = section("7", 1, ["q12"]);

/** Questionnaires that would make a script fuller, with their names from the catalog. */
export const questionnaireNames: ReadonlyMap<string, Line> = new Map([
	["1", line("Where You Are Now")],
	["2", line("What Matters to You")],
	["3", line("What Home Taught You")],
	["4", line("When It Gets Hard")],
	["6", line("Your Relationship Patterns")],
	["7", line("How You Treat Yourself")],
	[MOTHER_QUESTIONNAIRE_ID, line("Your Mother")],
	[FATHER_QUESTIONNAIRE_ID, line("Your Father")],
	[SOUL_SPARK_ID, line("Soul Spark")],
]);
