import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID, SOUL_SPARK_ID } from "@/lib/questionnaires/ids";
import type { ThreadName } from "./threads/thread";

const MOTHER = MOTHER_QUESTIONNAIRE_ID;
const FATHER = FATHER_QUESTIONNAIRE_ID;
const SOUL = SOUL_SPARK_ID;

/** Answers that mostly touch a thread, whatever words they use; by questionnaire and question, the nearest first. */
export const anchors: Partial<Record<ThreadName, readonly (readonly [string, string])[]>> = {
	caretaker: [
		[MOTHER, "q12"],
		["7", "q4"],
		[MOTHER, "q7"],
		["1", "q6"],
	],
	earning: [
		[FATHER, "q5"],
		["7", "q1"],
		[MOTHER, "q7"],
		[FATHER, "q3"],
	],
	pleasing: [
		["4", "q2"],
		["2", "q4"],
		["3", "q8"],
	],
	unspoken: [
		["2", "q4"],
		["4", "q7"],
		[SOUL, "q9"],
	],
	quiet: [
		["4", "q2"],
		["1", "q9"],
		[FATHER, "q7"],
	],
	selfReliant: [
		["7", "q5"],
		["4", "q9"],
		[MOTHER, "q4"],
		[FATHER, "q9"],
	],
	hidden: [
		["7", "q8"],
		["1", "q9"],
	],
	critic: [
		["7", "q1"],
		[FATHER, "q5"],
		[SOUL, "q10"],
	],
	watchful: [
		["3", "q2"],
		["4", "q4"],
		[FATHER, "q2"],
		[MOTHER, "q2"],
	],
	longing: [
		[MOTHER, "q11"],
		[FATHER, "q14"],
		[SOUL, "q7"],
	],
	guarded: [
		["4", "q10"],
		[SOUL, "q10"],
		[MOTHER, "q12"],
	],
	anxious: [
		["4", "q4"],
		["4", "q9"],
		[SOUL, "q9"],
	],
	control: [
		[FATHER, "q12"],
		["4", "q2"],
		[MOTHER, "q12"],
	],
	heat: [["4", "q2"]],
	stretched: [
		["1", "q6"],
		["7", "q9"],
		[MOTHER, "q8"],
	],
	allOrNothing: [
		["4", "q8"],
		[SOUL, "q10"],
	],
	warm: [
		[MOTHER, "q12"],
		[MOTHER, "q3"],
		["1", "q4"],
	],
	loss: [
		["1", "q6"],
		["1", "q9"],
		[MOTHER, "q13"],
	],
	deeds: [
		[FATHER, "q3"],
		[FATHER, "q8"],
		["3", "q9"],
		["2", "q4"],
	],
	wanting: [
		["2", "q6"],
		[SOUL, "q10"],
		[MOTHER, "q11"],
	],
};
