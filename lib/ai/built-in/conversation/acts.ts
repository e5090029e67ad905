import { plain } from "../reading/tokens";
import { type Act, rules } from "./act-rules";

const emojiGood =
	/[\u{1F600}-\u{1F60D}\u{1F60E}\u{1F618}-\u{1F61B}\u{1F642}\u{1F970}\u{1F929}\u{1F973}\u{1F44D}\u{1F64F}\u{1F389}\u{2728}\u{2764}\u{1F495}-\u{1F49F}\u{1F49A}-\u{1F49D}\u{1F90D}\u{1F917}]/u;
const emojiHard =
	/[\u{1F494}\u{1F62D}\u{1F622}\u{1F625}\u{1F614}\u{1F61E}\u{1F61F}\u{1F629}\u{1F62B}\u{1F630}\u{1F631}\u{1F621}\u{1F620}\u{1F92C}\u{1F616}\u{1F623}\u{2639}\u{1F641}\u{1F97A}\u{1F480}\u{1F643}]/u;

/** Asks what to do, about a decision of one's own. */
const advicePattern =
	/\b(?:should (?:i|we)|shall i|what (?:should|do|would|can|could|shall) (?:i|we|you) do|what (?:do|would) you (?:think i should|suggest|advise|recommend)|how (?:do|can|should|could|would) i\b|do you think i should|is it (?:ok|okay|wrong|bad|stupid|normal|selfish|weird|too (?:soon|late)) (?:to|if|that)|any advice|(?:give|got|have) (?:me )?(?:any |some )?(?:advice|tips)|what(?:'s| is) the (?:best|right) (?:thing|way|move)|tell me what to do|would it be (?:wrong|stupid|better|ok|okay) (?:to|if i)|is it time to|am i (?:right|wrong) to|(?:is|was) (?:it|this|that) (?:all |really )?my fault|am i (?:a bad|being|too|crazy|overreacting|selfish|the problem|broken|a terrible)|what(?:'s| is) wrong with me|is (?:something|there something) wrong with me|what i (?:should|can|could|ought to) do|why (?:am i (?:like this|so)|do i (?:always|keep|even|do this|feel)|can'?t i)|how do i (?:stop|change))\b|^is (?:that|it|this) (?:true|normal|weird|bad|ok|okay|wrong|stupid|healthy)\??$|^(?:so )?what do you think\??$|^do you agree\??$/;

/** The message in lower case, straight apostrophes, one space between words, no marks or pictures at its ends. */
export function bare(message: string): string {
	return plain(message)
		.replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, " ")
		.replace(/\s+/g, " ")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}?)]+$/gu, "")
		.trim();
}

/** A row of letters that is no word of any language. */
const mashed = /^(?:[bcdfghjklmnpqrstvwxz]{4,}|(.)\1{3,}|(?:asdf|qwer|zxcv|hjkl)\w*|\w*[bcdfghjklmnpqrstvwxz]{6,}\w*)$/;

/** What somebody does with this message. @param words How many words it has. */
export function actOf(message: string, words: number): Act {
	const text = bare(message);
	if (!/[\p{L}\p{N}]/u.test(text)) {
		if (/^[\s?!]*\?[\s?!]*$/.test(message)) return { kind: "repair", of: "unclear" };
		if (emojiHard.test(message)) return { kind: "small", of: "emojiHard" };
		if (emojiGood.test(message)) return { kind: "small", of: "emojiGood" };
		return { kind: "small", of: /\p{Extended_Pictographic}/u.test(message) ? "emojiPlain" : "nothing" };
	}
	if (words <= 2 && mashed.test(text)) return { kind: "small", of: "nothing" };
	const unasked = text.replace(/[?]+$/, "");
	const unstressed = text.replace(
		/\b(are|do|can|is|will|am) (you|i|this|there) (?:(?:even|actually|really|just|honestly|like|ever) )+/g,
		"$1 $2 ",
	);
	for (const { act, pattern, most } of rules) {
		if (
			words <= most &&
			(pattern.test(text) || pattern.test(unstressed) || (act.kind === "small" && pattern.test(unasked)))
		)
			return act;
		if (words <= most && act.kind === "repair" && act.of === "unclear" && pattern.test(unasked)) return act;
	}
	if (advicePattern.test(lastQuestion(message) ?? (words <= 25 ? text : ""))) return { kind: "advice" };
	if (words <= 30 && asksInGeneral(text)) return { kind: "cannot", of: "opinion" };
	return { kind: "tell" };
}

/** The last sentence that asks, bare; null where none does. */
function lastQuestion(message: string): string | null {
	const asking = message.match(/[^.!?\n]+\?/g)?.at(-1);
	return asking ? bare(asking) : null;
}

/** A question about people at large: "why do people cheat?" */
const asksInGeneral = (text: string) =>
	/^(?:(?:so|but|and|hey|ok|well)[, ]+)?(?:why|what|how|when|where|who|is|are|does|do|can|which|isn't|aren't|don't)\b.*\?$/.test(
		text,
	) && !/\b(?:i|me|my|i'm|we|us|our|he|she|him|her)\b/.test(text);
