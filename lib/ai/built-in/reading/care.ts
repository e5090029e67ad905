import type { CareHit, CareKind } from "./model";
import { plain } from "./tokens";

const harmedOne =
	"(?:me|us|my (?:mother|mum|mom|mam|sister|brother|siblings|sisters|brothers|son|daughter|children|kids|dad|father)|her|him|them|the (?:kids|children))";
const doer =
	"(?:he|she|they|who|dad|father|mum|mom|mother|stepfather|stepdad|stepmother|uncle|brother|husband|wife|partner|boyfriend|girlfriend|ex|parents|[a-z]+)";

/** What would make the coach stop coaching, as patterns over lower-case text with straight apostrophes. */
const signs: Record<CareKind, RegExp> = {
	"self-harm": new RegExp(
		[
			"\\b(?:want|wanted|wanting|wish|wished|going|plan|planning|planned|thought about|thinking about|thinking of|thought of|tried|try) (?:to (?:die|be dead|kill myself|end my life|end it all|end everything|hurt myself|harm myself|disappear for ?ever)|dying|killing myself|ending (?:my life|it all)|hurting myself|harming myself|suicide)\\b",
			"\\bkill(?:ed|ing)? myself\\b|\\bsuicid(?:e|al)\\b|\\bend(?:ed|ing)? my (?:own )?life\\b|\\btak(?:e|en|ing) my (?:own )?life\\b|\\bself[- ]harm",
			"\\b(?:wish|wished) i (?:was|were|had been) (?:dead|never born|not born|gone)|\\bwish i (?:had never been|hadn't been|wasn't|weren't) (?:born|alive|here anymore)",
			"\\b(?:don't|do not|didn't|not) want to (?:live|be alive|be here|exist|wake up)(?: any ?more| any longer| tomorrow| again)?(?=[\\s.,;!?]|$)(?! (?:in|with|near|at|together|alone|there|abroad|here when|when|to|next|like|so|by))",
			"\\bbetter off (?:without me|if i (?:was|were) (?:dead|gone|not))|\\bno (?:reason|point) (?:to|in) (?:live|living|going on)\\b|\\bnot worth living\\b|\\bi(?:'ve| have)? (?:cut|cutting|burn|burned|burnt) myself (?:on purpose|again|to feel|with)|\\bi (?:cut|hurt|harm|harmed) myself\\b|\\boverdos(?:e|ed|ing)",
		].join("|"),
	),
	"sexual violence": new RegExp(
		[
			"\\brap(?:e|ed|ing|ist)\\b|\\bmolest(?:ed|ing|s|er)?\\b|\\bsexual(?:ly)? (?:abuse|abused|assault|assaulted|violence|harass)|\\bincest\\b|\\bforced me to (?:have sex|sleep with|touch|undress|kiss)|\\bforced himself on|\\bforced herself on",
			`\\b${doer} (?:used to |would |had |often |sometimes )?touch(?:ed|es|ing)? me (?:where|when i (?:did not|didn't)|in a way|inappropriately|at night|down there|there)\\b|\\bcame (?:in)?to my (?:bed|room) at night`,
		].join("|"),
	),
	violence: new RegExp(
		[
			`\\b${doer} (?:(?:used to|would|had|has|often|sometimes|always|once|even|also|then|just|could|regularly|nearly|almost) )*(?:hit|hits|beat|beats|slapped|slaps|punched|punches|kicked|kicks|choked|chokes|strangled|strangles|shoved|whipped|whips|belted|thrashed|smacked|smacks|spanked|burned|burnt|threw me|pushed me (?:down|against|into)|hurt|grabbed me by) ${harmedOne}?\\b(?! (?:at (?:chess|cards|tennis|games|it)|to it|up with|the (?:eggs|record|road|road|gym|bed|sack|roof|traffic|team|ball|piano)|feelings|of))`,
			"\\b(?:hit|beat|beaten|hitting|beating|slapped|slapping|punched|punching|kicked|choked|strangled|smacked|whipped|thrashed|beaten up) (?:me|us|my (?:mother|mum|mom|sister|brother)|by (?:my|him|her|a)|with (?:a|the|his|her) (?:belt|stick|hand|fist|spoon|slipper|cable|hanger))",
			"\\b(?:the|his|her|with a|took (?:off )?his|took out his) belt\\b(?! (?:and bag|buckle design|loop))|\\bwooden spoon\\b(?=[^.]*\\b(?:hit|hurt|across|bruise))|\\bbruis(?:e|es|ed)\\b|\\bblack eye\\b|\\b(?:his|her|their) fists?\\b",
			"\\b(?:was|were|is|got|became|becomes|being|turned|get|gets|been) (?:very |really |physically |sometimes |often )?violent\\b|\\bviolence\\b|\\bphysical(?:ly)? abus|\\babus(?:e|ed|ive|er|ing)\\b(?! of (?:power|authority))|\\bdomestic violence|\\bbattered\\b",
			"\\bthreaten(?:ed|s|ing)? to (?:kill|hurt|hit|beat|shoot|stab)|\\b(?:with|had|held|took|pulled|grabbed) a (?:knife|gun)(?= (?:to|at|on|against|and))|\\b(?:afraid|scared|frightened|terrified) (?:that )?(?:he|she|they) (?:will|would|might|could|is going to|was going to) (?:hurt|kill|hit|beat)",
			"\\bit was not safe\\b|\\bi (?:was|am|'m) (?:afraid|scared|terrified|frightened) (?:of|for) (?:him|her|my (?:life|father|dad|mother|mum|mom|husband|wife|partner|boyfriend|girlfriend|stepfather|stepdad))\\b|\\bi was afraid of (?:him|her)\\b",
			"\\b(?:he|she) (?:doesn't|does not|won't|will not|wouldn't|didn't) (?:let me|allow me to) (?:leave|go out|see (?:my|anyone)|have (?:my|a phone|money)|work|talk to)|\\b(?:locked me (?:in|out|up)|checks my phone and)",
		].join("|"),
	),
};

/** What looks like a sign and is none. */
const harmless =
	/\b(?:never|not once|didn't|did not|wouldn't|would never|doesn't|does not|don't|without) (?:once |ever |even )?(?:hit|hits|beat|beats|slapped|slap|punched|hurt|kicked|violent|smacked|spanked|touched|hitting|beating|raised|want to (?:hurt|kill|die of))\b|\bnever (?:been )?(?:violent|abusive|beaten|hit)\b|\bno (?:violence|abuse)\b|\bnot (?:violent|abusive|suicidal)\b|\bdying (?:to|of (?:laughter|boredom|embarrassment))\b|\bheart beats?\b|\bit (?:hit|hits|hurt|hurts) (?:me|us)\b|\b(?:that|this|which|what|words|remark|silence|news|loss|grief|divorce|death|realisation|realization|song|music|reality|breakup) (?:really |still |just )?(?:hit|hits|hurt|hurts|beat|beats) (?:me|us)\b|\bi (?:hurt|beat|hit) (?:him|her|them)(?: deeply| badly| feelings)?\b|\bhurt (?:my|her|his|their) feelings\b|\bbeat (?:eggs|myself up|around|cancer)\b/g;

/** Going on, or only just over. */
const nowish =
	/\b(?:last (?:week|night|month|weekend)|yesterday|hits|beats|slaps|punches|kicks|chokes|threatens|pushes|hurts me|throws things|doesn't let|does not let|won't let|is violent|is abusive|gets violent|becomes violent|i(?:'m| am) (?:still )?(?:afraid|scared|terrified|frightened) (?:of|that))\b/;
const longAgo = /\b(?:as a child|as a kid|when i was|growing up|back then|used to|years ago|my ex\b|until i left)/;
const ownLife = /\b(?:i|i'm|me|us|my|we|he|she|his|her|him|mum|mom|dad|father|mother)\b/;
const oneself = /\b(?:i|i'm|me|us)\b/;

/**
 * Finds what must not be coached on: harm to oneself, violence, sexual violence. Deliberately over-sensitive where
 * someone was hurt, and quiet about sayings ("dying of laughter", "it hit me", "he never hit us").
 * This is the coach's own tact, not the product's safety layer.
 */
export function findCare(raw: string): CareHit[] {
	const text = plain(raw).replace(harmless, (match) => " ".repeat(match.length));
	const hits: CareHit[] = [];
	for (const kind of ["self-harm", "sexual violence", "violence"] as const) {
		for (const match of text.matchAll(new RegExp(signs[kind].source, "g"))) {
			const sentence = sentenceAround(text, match.index, match.index + match[0].length);
			const words = text.slice(sentence.start, sentence.end);
			// What is said about the world is no sign: "violence on the news".
			if (kind !== "self-harm" && !ownLife.test(words)) continue;
			hits.push({ kind, ...sentence, present: nowish.test(words) && oneself.test(words) && !longAgo.test(words) });
		}
	}
	return hits;
}

function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
	const before = Math.max(
		text.lastIndexOf(".", start - 1),
		text.lastIndexOf("!", start - 1),
		text.lastIndexOf("?", start - 1),
		text.lastIndexOf("\n", start - 1),
	);
	const after = text.slice(end).search(/[.!?\n]/);
	return { start: before + 1, end: after < 0 ? text.length : end + after };
}
