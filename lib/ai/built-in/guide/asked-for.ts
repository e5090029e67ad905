import { line } from "../parts/phrasebook";
import type { Draft } from "./draft";
import { allExercises, articleOffers, exerciseOffers, mixed, type Reach, wholeHandbook } from "./fitting/offers";
import { says } from "./say";

/** A wish for a thing of ours about something: its kind, and what it is to be about. */
const WISH =
	/^(?:(?:please|can you|could you|hi|hello)[ ,]+)*(?:i(?:'d| would) like|i want|i need|give me|have you(?: got)?|do you have|is there|are there|got)?(?: to (?:read|do|try))? ?(?<kind>(?:some |any |an? )?(?:\w+ )?(?:exercises?|articles?|something|anything))(?: (?:here|to (?:read|do|try)))* (?:about|on|for|against|before) (?<topic>[^.!?]{2,60})[.!? ]*$/i;
/** A wish to speak about something: what there is on it. */
const TALK =
	/^(?:(?:hi|hello|hey|first time here|so|ok(?:ay)?|please)[ ,.!]+)*(?:i(?:'ve| have)? (?:got |have )?(?:a|some|one|another) questions?|(?:can|could) (?:we|i) talk|i(?:'d| would) like to talk|i (?:want|need) to talk|let'?s talk|(?:can you |could you |please )*tell me (?:something |more |a bit )?|what do you (?:have|know)|is this (?:a (?:good )?|the (?:right )?)place to talk) about (?<topic>[^.!?]{2,60})[.!? ]*$/i;
/** "Sleep. Any tips?" */
const TIPS =
	/^(?<topic>[^.!?,:;]{3,40})[.,:;!? –-]+(?:(?:any|some|got|have you) )*(?:tips|advice|ideas|help|suggestions)(?: (?:please|for (?:that|it|me)|on (?:that|this)))*[.!? ]*$/i;
/** Then it is their own pages that they want. */
const OWN =
	/^(?:me|myself|you|yourself|it|this|that|him|her|them|my \w+|our \w+)\b|\b(?:i (?:have |'ve )?(?:wrote|written|said)|my (?:journal|pages|diary|entries))\b/i;

/** What the library has for a thing that was asked for; null where none was, or only "something" and there is nothing. */
export function askedFor(message: string, reach: Reach): Draft | null {
	const text = message.trim().replace(/[‘’]/g, "'");
	const { kind = "", topic = "" } = (WISH.exec(text) ?? TALK.exec(text) ?? TIPS.exec(text))?.groups ?? {};
	if (topic === "" || OWN.test(text) || OWN.test(topic)) return null;
	const exercises = exerciseOffers(topic, reach);
	const articles = articleOffers(topic, reach);
	const isExercise = /exercise/i.test(kind);
	const fitting = mixed(isExercise ? [exercises] : [articles, exercises]);
	if (fitting.length > 0) return { paragraphs: [says(line("This is what I have for that:"))], offers: fitting };
	if (isExercise)
		return { paragraphs: [says(line("I found none by these words. Here are all of them."))], offers: [allExercises] };
	if (/article/i.test(kind))
		return {
			paragraphs: [says(line("I found none by these words. The whole handbook is here."))],
			offers: [wholeHandbook],
		};
	return null;
}
