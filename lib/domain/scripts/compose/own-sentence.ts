import { insideMarks } from "@/lib/domain/text/inside-marks";

/** The sentence of a script has to begin with "I", so a person's own words that do not are put into this frame. */
export const framed = (text: string): string =>
	/^I\b/.test(text) ? text : `I can tell myself: ‘${insideMarks(text)}’`;

/** Returns a sentence without that frame, as it stands inside another text. */
export const bareOf = (sentence: string): string =>
	/^I can tell myself: ‘(.+)’$/su.exec(sentence.trim())?.[1] ?? sentence;
