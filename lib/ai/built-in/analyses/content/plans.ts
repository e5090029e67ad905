import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { lines } from "../../parts/phrasebook";
import type { Plan } from "./plan";

const now: Plan = {
	plain: ["q3"],
	voiced: [],
	ticked: ["q1", "q8", "q5"],
	core: ["q2", "q6", "q9"],
	origin: ["q10"],
	impact: ["q6", "q9"],
	inner: ["q7", "q11"],
	relational: ["q4", "q9"],
	closings: lines(
		"This is where you stand today. In a year you can lay another page beside it.",
		"A starting point need not be comfortable. It only has to be true.",
		"You have said how it is. More than that a beginning does not need.",
		"Much of this will look different in a year, and some of it because you wrote it down.",
	),
};

const matters: Plan = {
	plain: [],
	voiced: ["q1"],
	ticked: ["q3", "q7", "q5", "q8"],
	core: ["q10", "q4", "q6"],
	origin: ["q6", "q1", "q2"],
	impact: ["q4", "q6"],
	inner: ["q11", "q9"],
	relational: ["q4", "q10"],
	closings: lines(
		"What matters to you is on this page. You may ask for it.",
		"A value is known by what we leave undone for it.",
		"You need not defend what you need. It is enough that you know it.",
		"What we can name, we can protect.",
	),
};

const home: Plan = {
	plain: [],
	voiced: ["q6"],
	ticked: ["q7", "q5", "q10", "q12"],
	core: ["q8", "q1", "q9"],
	origin: ["q2", "q4", "q3", "q1"],
	impact: ["q13", "q6", "q8"],
	inner: ["q4", "q6", "q13"],
	relational: ["q9", "q11"],
	closings: lines(
		"What was learned there was learned by a child, and for good reasons. You may look at it with other eyes now.",
		"We do not choose the first home. Of the later ones, we can choose a good deal.",
		"You were there, and you came out of it with some things worth keeping.",
		"A rule that we can say aloud has already lost a little of its power.",
	),
};

const hard: Plan = {
	plain: [],
	voiced: ["q8"],
	ticked: ["q11", "q3", "q6", "q5"],
	core: ["q2", "q4", "q10"],
	origin: ["q4", "q8"],
	impact: ["q9", "q2"],
	inner: ["q13", "q9"],
	relational: ["q7", "q12", "q10"],
	closings: lines(
		"Nobody is at their best in the first minute. The second one can be learned.",
		"You know your first minute now, and that is the hardest part of changing it.",
		"What you do when it gets hard is not who you are. It is what you learned for it.",
		"You have looked at a moment in which most people look away.",
	),
};

const self: Plan = {
	plain: [],
	voiced: ["q1", "q2", "q12"],
	ticked: ["q7", "q3", "q6", "q10"],
	core: ["q8", "q4", "q11"],
	origin: ["q5"],
	asksOrigin: "q2",
	impact: ["q9", "q1"],
	inner: ["q12", "q5"],
	relational: ["q4", "q8", "q11"],
	closings: lines(
		"You live with yourself longer than with anybody. It is worth being on good terms.",
		"What carried you so far is on this page, too.",
		"A kind word to oneself is no flattery. Somebody has to say it first.",
		"You need not believe it yet. Saying it is enough for now.",
	),
};

const mother: Plan = {
	plain: ["q1"],
	voiced: ["q7", "q9"],
	ticked: ["q5", "q10", "q6"],
	core: ["q2", "q4", "q3"],
	origin: ["q8", "q7", "q4"],
	impact: ["q12", "q9"],
	inner: ["q9", "q11"],
	relational: ["q13", "q8"],
	closings: lines(
		"Nothing here has to be forgiven, explained or solved for it to have been worth writing.",
		"A page about those years is also a page by somebody who came after them: you, now.",
		"What you got, you may keep.",
		"There is no hurry with any of this.",
	),
};

const father: Plan = {
	plain: ["q1"],
	voiced: ["q9", "q14"],
	ticked: ["q4", "q10", "q13", "q6"],
	core: ["q3", "q2", "q5"],
	origin: ["q11", "q8", "q7"],
	impact: ["q12", "q5"],
	inner: ["q14", "q7"],
	relational: ["q8", "q9", "q12"],
	closings: lines(
		"You may take what was good, and leave what was not. Nobody else has to agree with the sorting.",
		"It is your account of it, and it needs no other beside it.",
		"What you wrote about those years is yours, and may stand as it is.",
		"It is all right to leave it at this.",
	),
};

const spark: Plan = {
	plain: [],
	voiced: ["q9", "q12"],
	ticked: ["q5", "q11", "q8"],
	core: ["q6", "q4", "q7"],
	origin: ["q1", "q3", "q2"],
	impact: ["q10", "q4"],
	inner: ["q2", "q10"],
	relational: ["q9", "q7"],
	closings: lines(
		"A wish is no contract. It may change, and it may also come true.",
		"You have said what you would like. Most people never get that far.",
		"What you described is made of small things, and some of them can be had this week.",
		"Wanting is not greedy. It shows the way.",
	),
};

const coachProfile: Plan = {
	plain: [],
	voiced: ["q2", "q3"],
	ticked: ["q1", "q4", "q6", "q5", "q9"],
	core: ["q10", "q11"],
	origin: ["q2", "q3"],
	impact: ["q3", "q11"],
	inner: ["q7", "q8"],
	relational: ["q8", "q7"],
	closings: lines(
		"This page can be changed as often as you like.",
		"You have said how you want to be spoken to. Most people are never asked.",
		"You set the terms, and you can set them anew.",
	),
};

const timeline: Plan = {
	plain: ["q1", "q2"],
	voiced: ["q10"],
	ticked: [],
	core: ["q5", "q6"],
	origin: ["q4", "q3"],
	impact: ["q7", "q9"],
	inner: ["q10", "q9"],
	relational: ["q8", "q6"],
	closings: lines(
		"It is one line on a longer timeline.",
		"Every story on the timeline is told by one of those who were in it. This one is told by you.",
		"You need not know what it meant. It is enough to know what happened.",
		"The person who answered is no longer quite the one it began with.",
	),
};

/** The plan for a questionnaire that has no plan of its own. */
export const plainPlan: Plan = {
	plain: [],
	voiced: [],
	ticked: [],
	core: [],
	origin: [],
	impact: [],
	inner: [],
	relational: [],
	closings: lines("What you wrote stands here as you wrote it. The last word about it is yours."),
};

/** The plans by questionnaire id. The patterns have a page of their own. */
export const plans: ReadonlyMap<string, Plan> = new Map([
	["1", now],
	["2", matters],
	["3", home],
	["4", hard],
	["7", self],
	[MOTHER_QUESTIONNAIRE_ID, mother],
	[FATHER_QUESTIONNAIRE_ID, father],
	[SOUL_SPARK_ID, spark],
	[COACH_PROFILE_ID, coachProfile],
	[TIMELINE_QUESTIONNAIRE_ID, timeline],
]);
