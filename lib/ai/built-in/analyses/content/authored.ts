import { type Line, line } from "../../parts/phrasebook";

/** A text out of `lib/domain/questionnaires/meanings`, whose files are content like the ones here. */
export const contentLine = (text: string): Line => line(text);
