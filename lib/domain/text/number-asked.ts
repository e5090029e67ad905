import { pattern } from "@/lib/domain/text/short-forms";

/*
 * Recognizes "Is there a number I can call?", "give me a number", "who could I ring tonight", but not "He gave me his
 * number".
 */

const line = "(phone ?)?(numbers?|help ?lines?|hot ?lines?|crisis (line|number)s?|emergency (number|line)s?)";
const reach = "(ring|call|phone|text|reach|contact|speak to|speak with|talk to|talk with)";
const asked = pattern(
	[
		// Asks for a number: "is there a number I can call", "I need a helpline for men".
		`\\b(is there|are there|have you|do you have|have u|got|give me|gimme|send me|tell me|need|want|know|know of|where is|` +
			`where can i find|whats|what is|what) ` +
			`(me )?(a |an |any |the |some |another |your )?${line} ?((i|we|that i|which i|one|can i|could i|should i|do i) ` +
			`((can|could|should) )?${reach}|to ${reach}|for (me|help|this|that|women|men|suicide|abuse|somebody|someone|people)|` +
			`in \\w|please|now|here|tonight|today|$|[?.!])`,
		`\\b(who|whom) (can|could|do|should|shall|would|might) (i|we) (even |possibly )?(ring|call|phone|text)( up)?` +
			`( (now|tonight|today|at night|at this (hour|time)|right now|about (this|it|that|him|her)|for (help|this)|` +
			`if \\w.*|in \\w.*|here|around here|then|please))*(?= ?[?.!]| ?$)`,
		`\\b(what|which|any|is there an?) ?(other|another|else) ${line}|\\b(another|other|next) ${line}\\b|` +
			`\\bwho else (can|could) i (ring|call|phone|text)`,
		`^(a |the )?(number|helpline|hotline)s? ?(please|pls)?[?.!]*$`,
	].join("|"),
);

/** Longest message, in characters, that is read as this question; a longer one is about something else. */
const LONGEST = 240;

/** Whether a message asks for somebody to call. */
export function asksForNumber(message: string): boolean {
	const text = message
		.toLowerCase()
		.replace(/['’‘`]/g, "")
		.replace(/\s+/g, " ")
		.trim();
	// "I just want to know the number: is six hours enough" asks for no telephone.
	return text.length <= LONGEST && asked.test(text) && !/\bknow the number\b(?! (?:to|for|of|i)\b)/.test(text);
}
