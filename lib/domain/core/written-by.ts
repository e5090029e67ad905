import { COACH_NAME } from "./brand";

/** The name with which what needs no server signs what it makes. */
export const BUILT_IN = "built-in";

/** Who wrote a text, in the words after "Written by". @param name As it is stored: `built-in`, or a model's name. */
export const writerInWords = (name: string): string => (name === BUILT_IN ? "the built-in coach" : name);

/** The same with the coach's own name, where a text stands for itself. */
export const coachInWords = (name: string): string =>
	name === BUILT_IN ? `${COACH_NAME}, the built-in coach` : `${COACH_NAME} with ${name}`;
