import { signs } from "./assess";
import { type Kind, kinds } from "./kinds";
import { normalize } from "./normalize";
import { words } from "./rule";

/** One message of a conversation, as far as safety reads it. */
export interface Said {
	from: "person" | "coach";
	content: string;
}

/** How many of a person's messages back a hint still counts. */
const HINTS = 5;

/** Words that say little alone, and that something is meant where there was a hint just before. */
const followUps: Record<Exclude<Kind, "someone-else">, RegExp> = {
	"self-harm": words(
		"(?:i|we) (?:\\w+ ){0,3}(?:do|end|finish|go through with) (?:it|this|everything)(?: (?:now|soon|tonight|tomorrow|today|anyway|then|this \\w+))?(?= ,| $)|doing it (?:now|tonight|tomorrow|soon|anyway)|i (?:have )?(?:already )?(?:made up my mind|made my decision|decided)(?= ,| $)|i (?:\\w+ )?(?:mean|meant) it|i am (?:\\w+ )?(?:serious|not joking|not kidding|done|ready)(?= ,| $)|(?:no one|nothing|you) (?:can|could|will|would) not (?:stop|change)|(?:no one|nothing) (?:can|could|will) (?:stop|help|save) me|it is too late|(?:it )?(?:will|is going to) (?:all |soon )?be over(?: soon)?|tonight is the night|this is (?:it|goodbye|the end)(?= ,| $)|i have (?:\\w+ ){0,3}(?:pills|rope|knife|blade|razor|gun|it|them|everything|what i need)(?: all)? (?:here|ready|with me|next to me|in my hands?|in front of me|at home|counted)|(?:i have written|i wrote) (?:the|a|my) (?:letter|letters|note|notes)|i am (?:on|at) the (?:bridge|roof|tracks|platform|edge|station)",
	),
	"partner-danger": words(
		"(?:he|she|they) (?:is|are) (?:\\w+ )?(?:coming|here|outside|home|back|at the door|in the house|on (?:his|her|their) way|drunk)|i (?:can )?hear (?:him|her|them)|(?:he|she) (?:\\w+ )?(?:did|does|is doing) it(?: \\w+)?|it (?:\\w+ )?(?:happened|happens|is happening|started|is starting|got worse|is getting worse)(?: \\w+)?|(?:he|she) (?:found|read|saw|is reading|took) (?:this|my phone|my messages|out)|i am (?:locked|hiding) ",
	),
	"danger-to-others": words(
		"i (?:\\w+ ){0,3}(?:do|end|finish|go through with) (?:it|this)(?: (?:now|soon|tonight|tomorrow|today|anyway|then))?(?= ,| $)|doing it (?:now|tonight|tomorrow|anyway)|i (?:have )?(?:already )?(?:made up my mind|decided)(?= ,| $)|i (?:\\w+ )?(?:mean|meant) it|(?:no one|nothing|you) (?:can|could) (?:not )?stop me|(?:he|she|they) (?:is|are) (?:here|outside|at the door|asleep)|i (?:am at|am outside) (?:his|her|their) |i have (?:it|the \\w+) (?:here|with me|in my (?:car|bag|pocket|hand))",
	),
};

/** They take back what they said, or say that it was read wrongly; what stood before it is no hint any more. */
const takenBack = words(
	"not what i (?:meant|mean|said)|misunderst(?:ood|and)|was (?:just |only )?(?:joking|kidding|exaggerating|a joke|a figure of speech|a song|lyrics)|i am (?:\\w+ )?safe(?: now)?(?= ,| $)|do not want to die|would never (?:do|hurt|kill)|not in danger",
);

/** What a coach may have asked, and the answers that matter. */
const asked: { kind: Kind; question: RegExp; answer: "yes" | "no" }[] = [
	{
		kind: "self-harm",
		question:
			/\b(?:kill(?:ing)? yourself|suicid\w*|end(?:ing)? (?:your|it) (?:own )?(?:life|all)|tak(?:e|ing) your (?:own )?life|(?:hurt|harm)(?:ing)? yourself|not (?:wanting )?to (?:live|be alive|be here|wake up)|want(?:ing)? to die)\b[^?]*\?/i,
		answer: "yes",
	},
	{
		kind: "partner-danger",
		question:
			/\b(?:afraid|scared|frightened) of (?:him|her|them|your \w+|what (?:he|she|they))\b[^?]*\?|\b(?:hit|hurt|hurting|threaten\w*|chok\w+|push\w*|shov\w+) you\b[^?]*\?/i,
		answer: "yes",
	},
	{ kind: "partner-danger", question: /\bsafe (?:at home|with (?:him|her|them|your \w+))\b[^?]*\?/i, answer: "no" },
	{ kind: "self-harm", question: /\b(?:are|do) you (?:feel )?safe\b[^?]*\?/i, answer: "no" },
];
const answers = {
	yes: /^ (?:yes|yeah|yep|yup|ya|yea|i am|i do|i have|i did|sometimes|often|always|maybe|kind of|sort of|i think so|a little|a bit|both|all the time|every (?:day|night)|he (?:does|did|has|is)|she (?:does|did|has|is)|they (?:do|did|have|are)) /,
	no: /^ (?:no|nope|not really|not (?:always|now|tonight|sure)|i am not|i do not(?: know)?|never) /,
};

/**
 * Everything that the newest message of a conversation is a sign of, the most pressing first: alone, with what was said
 * before it ('he' is whoever was named there), as the second half of a hint ('I have decided'), or as the answer to a
 * question of the coach's. Earlier messages do not count by themselves: whoever has moved on is talked to as before.
 * @param before The messages before it, oldest first; the last few are read.
 */
export function signsInConversation(message: string, before: readonly Said[]): Kind[] {
	const earlier = before.filter(({ from }) => from === "person").map(({ content }) => content);
	const found = new Set<Kind>([...signs([message]), ...signs([message], { before: earlier.slice(-HINTS) })]);
	const text = asOneSentence(message);
	if (!has(text, takenBack)) {
		for (const kind of hinted(earlier.slice(-HINTS))) {
			if (kind !== "someone-else" && has(text, followUps[kind])) found.add(kind);
		}
		const last = before.at(-1);
		if (last?.from === "coach") for (const kind of answered(last.content, text)) found.add(kind);
	}
	return kinds.filter((kind) => found.has(kind));
}

/** What the last messages of a person were signs of, back to where they took it back. */
function hinted(texts: readonly string[]): Kind[] {
	const back = texts.findLastIndex((text) => has(asOneSentence(text), takenBack));
	return signs(texts.slice(back + 1));
}

const asOneSentence = (text: string) =>
	` ${normalize(text)
		.trim()
		.replace(/(?: \.)+$/, "")
		.replaceAll(" . ", " , ")} `;
/** `test` would go on from where it found something the last time. */
const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

function answered(question: string, text: string): Kind[] {
	const fits = asked.find((one) => one.question.test(question));
	return fits && answers[fits.answer].test(text) ? [fits.kind] : [];
}
