import { type Line, line } from "../../parts/phrasebook";

/** Turns a text from `lib/domain/questionnaires/meanings` into a line; those files are content like the ones here. */
export const contentLine = (text: string): Line => line(text);
