import type { CareHit, CareKind } from "./model";
import { plain } from "./tokens";

const struck =
	"(?:me|us|my (?:mother|mum|mom|mam|sister|brother|siblings|sisters|brothers|son|daughter|children|kids|dad|father|wife|husband)|her(?=\\s*(?:[.,;:!?)]|$|\\b(?:and|or|when|whenever|because|in|with|on|so|again|once|until|if|for|as|after|while|hard|too|sometimes|often)\\b))|him|them|the (?:kids|children|dog))";
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
			`\\b(?!nothing\\b|it\\b|that\\b|what\\b)[a-z]+ (?:used to |would |had |often |sometimes )?touch(?:ed|es|ing)? me (?:where|when i (?:did not|didn't)|in a way|inappropriately|at night|down there|there)\\b|\\bcame (?:in)?to my (?:bed|room) at night`,
		].join("|"),
	),
	violence: new RegExp(
		[
			// Someone strikes someone: the one who is struck has to be named.
			`\\b(?!i\\b|it\\b|that\\b|this\\b|what\\b|which\\b)[a-z]+ (?:(?:used to|would|had|has|often|sometimes|always|once|even|also|then|just|could|regularly|nearly|almost|only) )*(?:hit|hits|beat|beats|slapped|slaps|punched|punches|kicked|kicks|choked|chokes|strangled|strangles|shoved|shoves|whipped|whips|belted|thrashed|smacked|smacks|spanked|spanks) ${struck}\\b(?! (?:at|to|up with|feelings|out|off guard|around))`,
			`\\b[a-z]+ (?:pushed|pushes|threw|throws|slammed|dragged|grabbed) (?:me|us|her|him|my (?:mother|mum|mom|sister|brother)) (?:down|against|into|by the|across|to the (?:floor|ground|wall)|on the floor)`,
			"\\b(?:was|were|got|get|gets|being|been) (?:often |sometimes |regularly |always )?(?:hit|beaten|slapped|punched|kicked|choked|smacked|whipped|thrashed|spanked|beaten up)\\b",
			"\\b(?:his|her) belt\\b(?=[^.]*\\b(?:time|worst|hit|used|mark|back|legs|came|off)\\b)|\\bused (?:his|her|the|a) (?:belt|stick|hand|slipper|cable|cane)\\b|\\bwith (?:a|the|his|her) (?:belt|stick|fist|slipper|cable|hanger|cane)\\b|\\btook (?:off )?(?:his|her|the) belt\\b|\\b(?:his|her|their) fists?\\b|\\b(?:bruises|bruised|black eye)\\b|\\ba bruise\\b",
			"\\b(?:was|were|is|got|became|becomes|being|turned|gets|been) (?:very |really |physically |sometimes |often |always )?(?:violent|abusive)\\b|\\b(?:physical|physically|emotional|emotionally|domestic) (?:abuse|abused|abusive|violence)\\b|\\babused (?:me|us|my|by)\\b|\\b(?:i was|we were|been) abused\\b|\\b(?:his|her|their|the) (?:abuse|violence)\\b|\\babusive (?:father|mother|husband|wife|partner|ex|relationship|marriage|home|childhood|boyfriend|girlfriend|stepfather)\\b|\\bviolence (?:at|in) (?:home|our|my|the (?:house|family))",
			"\\bthreaten(?:ed|s|ing)? to (?:kill|hurt|hit|beat|shoot|stab)\\b|\\b(?:held|took|pulled|grabbed|came at (?:me|us|her) with|with) (?:a|the) (?:knife|gun)\\b(?= (?:to|at|on|against|and|in))|\\b(?:afraid|scared|frightened|terrified) (?:that )?(?:he|she|they) (?:will|would|might|could|is going to|was going to|were going to|'d|'ll) (?:hurt|kill|hit|beat)\\b|\\bhurt (?:us|my (?:mother|mum|mom|sister|brother|siblings))\\b|\\bhurt me (?:physically|badly when|when (?:he|she) (?:drank|was drunk|had been drinking))",
			"\\bit was not safe\\b|\\bit wasn't safe\\b|\\b(?:afraid|scared|terrified|frightened) (?:of (?:him|her|my (?:life|father|dad|mother|mum|mom|husband|wife|partner|boyfriend|girlfriend|stepfather|stepdad|brother))|for my life)\\b",
			"\\b(?:he|she) (?:doesn't|does not|won't|will not|wouldn't) (?:let me|allow me to) (?:leave|go out|see (?:my|anyone|friends)|have (?:my|a phone|money)|talk to)|\\blocked me (?:in|out|up)\\b",
		].join("|"),
	),
};

/** What looks like a sign and is none. */
const harmless =
	/\b(?:never|not once|didn't|did not|wouldn't|would never|doesn't|does not|don't|without) (?:once |ever |even )?(?:hit|hits|beat|beats|slapped|slap|punched|hurt|kicked|violent|smacked|spanked|touched|hitting|beating|raised|want to (?:hurt|kill|die of))\b|\bnever (?:been )?(?:violent|abusive|beaten|hit)\b|\bno (?:violence|abuse)\b|\bnot (?:violent|abusive|suicidal)\b|\b(?:going to )?die alone\b|\bdying (?:to|of (?:laughter|boredom|embarrassment))\b|\bheart beats?\b|\bit (?:hit|hits|hurt|hurts) (?:me|us)\b|\b(?:that|this|which|what|words|remark|silence|news|loss|grief|divorce|death|realisation|realization|song|music|reality|breakup) (?:really |still |just )?(?:hit|hits|hurt|hurts|beat|beats) (?:me|us)\b|\bi (?:once |never |have |nearly |almost )*(?:hurt|beat|hit|slapped|kicked|punched|shoved) (?:him|her|them|my)\b|\bhurt (?:my|her|his|their) feelings\b|\bbeat (?:eggs|myself up|around|cancer)\b/g;

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
