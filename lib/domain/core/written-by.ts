import { COACH_NAME } from "./brand";

/** The writer's name stored with texts that the app wrote without any model server. */
export const BUILT_IN = "built-in";

/**
 * Returns who wrote a text, in words that fit after "Written by".
 * @param name As stored: `built-in` or a model's name.
 */
export const writerInWords = (name: string): string => (name === BUILT_IN ? "the built-in coach" : name);

/** Like `writerInWords`, but with the coach's name, for texts shown on their own. */
export const coachInWords = (name: string): string =>
	name === BUILT_IN ? `${COACH_NAME}, the built-in coach` : `${COACH_NAME} with ${name}`;
