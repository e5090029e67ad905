import type { PageKind } from "@/lib/domain/search/pages/page";
import type { Period } from "@/lib/domain/text/days";
import { pattern } from "@/lib/domain/text/short-forms";

/**
 * What a person wants to know from their pages: all of them, the latest or earliest, how many, what they decided or
 * felt.
 */
export type Want = "all" | "last" | "first" | "count" | "decided" | "felt";

/** A question that the person's own pages can answer. */
export type Question =
	| {
			ask: "pages";
			want: Want;
			/** What the question is about, as it was written; empty if it only names days. */
			topic: string;
			period: Period | null;
			/** The kinds of pages that the question names; null if it names none. */
			pageKinds: PageKind[] | null;
			/** How many of the newest pages the person wants, if they say so. */
			newest?: number;
	  }
	| { ask: "goals" }
	| { ask: "results"; topic: string }
	| { ask: "script"; which: "life" | "love" | null }
	| { ask: "figures"; of: "streak" | "words" | "entries" | "began"; period: Period | null }
	| { ask: "timeline"; topic: string }
	| { ask: "people" }
	| { ask: "themes"; period: Period | null };

/** A question about pages. */
export type PagesQuestion = Extract<Question, { ask: "pages" }>;

const VERB =
	"(?:write|written|wrote|say|said|mention|mentioned|tell|told|note|noted|talk|talked|speak|spoke|spoken|think|" +
	"thought|complain|complained|journal|journaled|journalled|answer|answered|report|put down|describe|described|" +
	"bring up|brought up)";
const AUX = "(?:did|have|had|do|was|'ve)";
const YOU = "(?: (?:to )?(?:you|sage|here|down|in (?:my|the) (?:journal|diary|chat|answers?)))*";
const EVER = "(?: (?:ever|already|also|actually|even|just|really))*";

const SHOW =
	"(?:i'm looking for|i am looking for|do you have|show|find|search|look|open|list|give|get|bring|" +
	"pull)(?: (?:me|for|up|through|in|back|out|at))* ";

type Ask = { pattern: RegExp; want: Want };

/** How people ask for their own pages. The first pattern that matches counts; its group is the topic. */
export const asks: readonly Ask[] = [
	{
		pattern:
			/^when did i last ((?:call|see|visit|meet|phone|ring|hug|hear from|go to|cook|bake|swim|run|cry|laugh)\b.*)$/i,
		want: "last",
	},
	{ pattern: /^when did (?!i\b)((?:my )?\w+ last \w.*)$/i, want: "last" },
	{
		pattern: new RegExp(
			`^when(?: ${AUX})?(?: the)? ?i(?:'ve)? (?:last|most recently) ${VERB}(?: anything)?${YOU}(?: about| of| on| with| that)?\\b(.*)$`,
			"i",
		),
		want: "last",
	},
	{
		pattern: new RegExp(
			"^(?:(?:when|what) (?:was|is) )?(?:the |my )?(?:last|latest|newest|most recent) " +
				`(?:time|thing|entry|page|mention)(?: (?:that |when )?i(?:'ve)? (?:have )?${VERB}${YOU})?(?: about| of| on| ` +
				"with)?\\b(.*)$",
			"i",
		),
		want: "last",
	},
	{
		pattern: new RegExp(
			`^when ${AUX} i (?:first|begin to|start to) ${VERB}${YOU}(?: about| of| on| with)?\\b(.*)$`,
			"i",
		),
		want: "first",
	},
	{
		pattern: new RegExp(
			"^(?:(?:when|what) (?:was|is) )?(?:the |my )?(?:first|earliest|oldest) " +
				`(?:time|thing|entry|page|mention)(?: (?:that |when )?i ${VERB}${YOU})?(?: about| of| on| with)?\\b(.*)$`,
			"i",
		),
		want: "first",
	},
	{
		pattern: new RegExp(
			`^how (?:often|many times|much) ${AUX} i${EVER} ${VERB}${YOU}(?: anything)?(?: about| of| on| with)?\\b(.*)$`,
			"i",
		),
		want: "count",
	},
	{
		pattern:
			/^how (?:often|many times) (?:does|do|is|has|did) (.*?)(?: (?:come up|appear|occur|mentioned)(?: in .*)?)$/i,
		want: "count",
	},
	{
		pattern: /^how many (?:entries|pages|messages|times)(?: are)?(?: there)?(?: about| of| on| with| mention)(.*)$/i,
		want: "count",
	},
	{
		pattern: new RegExp(
			`^what(?: exactly)?(?: ${AUX})? i${EVER} (?:decided?|promised?(?: myself)?|agreed?|resolved?|planned?|` +
				"intend(?:ed)?|plan)(?: (?:to do|on|about|for|with|to))*\\b(.*)$",
			"i",
		),
		want: "decided",
	},
	{
		pattern:
			/^(?:what (?:are|were|was) )?my (?:decisions?|resolutions?|promises?|plans?)(?: (?:about|on|for|with))?\b(.*)$/i,
		want: "decided",
	},
	{
		pattern: new RegExp(
			"^how (?:did i|was i|have i been|was my mood|did it go|were things|was it)(?: (?:feel(?:ing)?|doing))?(?: " +
				"(?:about|with|when|after|on))*\\b(.*)$",
			"i",
		),
		want: "felt",
	},
	{
		pattern:
			/^what (?:did i feel|was i feeling|feelings did i (?:have|name))(?: (?:about|with|when|after|on))*\b(.*)$/i,
		want: "felt",
	},
	{
		pattern: new RegExp(
			"^(?:what(?: (?:all|else|exactly|things?))?|where|did|have|which (?:entr(?:y|ies)|pages?)|what kind of things) " +
				`${AUX}? ?i${EVER} ${VERB}${YOU}(?: (?:things?|anything|something|much|stuff))?${YOU}(?: ` +
				"(?:about|of|on|regarding|concerning|with|to|for|that))?\\b(.*)$",
			"i",
		),
		want: "all",
	},
	{
		pattern: new RegExp(
			`^${SHOW}(?:(?:all|everything|anything|something|what|the|my|old|any|every|each|some)\\b ?)*(?:(?:entr(?:y|ies)|` +
				"pages?|notes?|passages?|places?|messages?|answers?|mentions?|" +
				`times?)\\b ?(?:(?:that|which|where|when)\\b ?)?(?:i (?:have |'ve )?${VERB}\\b ?)?|` +
				`(?:(?:that|which|where|when)\\b ?)?i (?:have |'ve )?${VERB}\\b ?)(?:(?:about|on|of|with|for|from|to)\\b ?)?(.*)$`,
			"i",
		),
		want: "all",
	},
	{
		pattern: new RegExp(
			"^(?:all|every|each)(?: (?:the|my))? (?:(?:mentions?|entr(?:y|ies)|pages?|notes?)(?: (?:that |where |" +
				`when )?i(?:'ve)? (?:have )?${VERB})?|times? (?:that |where |` +
				`when )?i(?:'ve)? (?:have )?${VERB})(?: (?:about|of|on|with))?\\b(.*)$`,
			"i",
		),
		want: "all",
	},
	{
		pattern: new RegExp(
			"^(?:(?:search|look|find|check)(?: (?:in|through|up))?(?: (?:my|the))? (?:journal|diary|pages|" +
				"entries) for|(?:search|find)(?: for)?:) ?(.+)$",
			"i",
		),
		want: "all",
	},
	{
		// "Find Porto", but not "find love" or "show me how".
		pattern: new RegExp(
			"^(?:show|find|search|look up|look for)(?: (?:me|for|(?:in|through)? ?(?:my|the) (?:journal|pages|diary|entries) for))* " +
				"(?!(?:love|peace|happiness|meaning|someone|somebody|a way|a partner|out|how|my way|myself|me|you|an? |some |" +
				"help|ways?|exercises?|what|why|where|who|more|it|that|this|my " +
				"(?:way|voice|self|partner|soulmate|peace|purpose))\\b)((?:my |the )?[\\p{L}\\p{N}'-]+(?: " +
				"[\\p{L}\\p{N}'-]+){0,3})$",
			"iu",
		),
		want: "all",
	},
	{
		pattern:
			/^(?:do you )?(?:still )?(?:remember|recall)(?: (?:what|when|that|how|if) i (?:said|wrote|told you|mentioned))?(?: about)?\b(.*)$/i,
		want: "all",
	},
	{
		pattern: new RegExp(
			"^(?:(?:read|show)(?: me)?(?: back)? |where (?:is|are) )?(?:what|everything|anything|all)(?: (?:that|which))?(?: " +
				"i (?:wrote|said|mentioned|noted|told you|have written))(?: (?:about|on|of))?\\b(.*)$",
			"i",
		),
		want: "all",
	},
	{
		pattern: new RegExp(
			"^(?:is|was|are) there (?:anything|something|an entry|a page|entries)(?: (?:in|on) my " +
				"(?:journal|pages|diary))?(?: (?:about|on|with|of))\\b(.*)$",
			"i",
		),
		want: "all",
	},
	{
		pattern:
			/^(?:my )?(?:old |earlier )?(?:entries|pages|notes|passages|journal entries)(?: (?:about|on|with|of|from|for|in))?\b(.*)$/i,
		want: "all",
	},
	{
		pattern:
			/^what do(?:es)? (?:you|my (?:journal|pages|entries|diary)) (?:know|say|have|remember)(?: (?:about|of|on))\b(.*)$/i,
		want: "all",
	},
	{
		// Asks for a summary. None is written, but the pages are found.
		pattern: new RegExp(
			"^(?:please )?(?:summari[sz]e|sum up|recap|go through|look through|look at|read)(?: all)? (?:of )?(?:my|the) " +
				"(?:\\w+ )?(?:entries|pages|journal|notes|diary)(?: (?:about|on|with|of|from|for))?\\b(.*)$",
			"i",
		),
		want: "all",
	},
	{ pattern: /^(?:anything|something|everything|more) (?:about|on|with|from)\b(.*)$/i, want: "all" },
	{
		pattern:
			/^what (?:am|was|were) i(?: most)? ((?:grateful|thankful|afraid|scared|proud|ashamed|angry|worried|happy)\b.*)$/i,
		want: "all",
	},
	{ pattern: /^what did i ((?:dream|draw|read|eat|cook|buy|do)\b.*)$/i, want: "all" },
	{
		pattern: new RegExp(
			"^what (?:did|does|do|has|had) (?!(?:the )?(?:science|research|stud(?:y|ies)|people|experts?|" +
				"statistics|psycholog\\w+|others?|that|this|it)\\b)((?:my |our )?\\p{L}+(?: \\p{L}+)? (?:say|said|" +
				"tell|told|ask|asked|write|wrote|answer|reply|want|wanted|promise|promised)\\b.*)$",
			"iu",
		),
		want: "all",
	},
	{
		pattern: /^what (?:was|is|were) (my (?:dreams?|nightmares?|solo|concert|argument|fight|quarrel|birthday)\b.*)$/i,
		want: "all",
	},
	{ pattern: /^what (?:has |have )?(helped?(?: me)?\b.*)$/i, want: "all" },
	{ pattern: /^what happened(?: (?:with|to|about|at|on|in|when))?\b(.*)$/i, want: "all" },
];

type Other = { pattern: RegExp; question: (found: string[], period: Period | null) => Question };

/** Questions about other things than pages. These are tried first. */
export const others: readonly Other[] = [
	{
		pattern: pattern(
			"^(what (are|were|was|is)|which|show|list|read|how (are|is|far|close|well|am i)|do i have|remember|where " +
				"am i)\\b.*\\b(my|any|with|the) (\\w+ ){0,2}goals?\\b|^(my )?goals?$|^what " +
				"(goals? (do|did) i|did i set)\\b",
			"i",
		),
		question: () => ({ ask: "goals" }),
	},
	{
		pattern: new RegExp(
			"^(?:what (?:is|was|are|does|do)|show|read|open|where is|remember)\\b.*\\b(life|love)[ -]?scripts?\\b|" +
				"^(?:my )?(life|love) script$|^(?:what (?:is|was|are)|show|read|open|where (?:is|are))\\b.*\\bmy scripts?\\b()",
			"i",
		),
		question: ([life, love]) => ({ ask: "script", which: ((life ?? love)?.toLowerCase() as "life" | "love") || null }),
	},
	{
		pattern: new RegExp(
			"^(?:what (?:came|comes) out|what (?:were|was|are|is)|what (?:did|does|do)|what (?:do|does)|show|read|open|how " +
				"did i (?:score|do)|which (?:is|was|of)|how high|tell|where " +
				"(?:is|are))\\b(.*\\b(?:questionnaires?|assessments?|analys[ie]s|(?:relationship )?patterns?|scores?|test " +
				"results?|results?|profile|pleaser|avoider|anxious|controller|victim|all[- ]or[- ]nothing)\\b.*)$",
			"i",
		),
		question: ([topic = ""]) => ({ ask: "results", topic }),
	},
	{
		pattern:
			/^(?:which|what)(?: \w+)? patterns? (?:is|are|do|did|am|was)\b(.*)$|^(?:my )?(patterns|scores?|pattern scores?|results?)$/i,
		question: ([a, b]) => ({ ask: "results", topic: `pattern ${a ?? b ?? ""}` }),
	},
	{
		pattern: pattern(
			"^(what('s| is| was)|how (long|high|many days)|do i have|show)\\b.*\\b(my )?(day )?streak\\b|" +
				"^(my )?streak$|^how many days in a row\\b",
			"i",
		),
		question: (_, period) => ({ ask: "figures", of: "streak", period }),
	},
	{
		pattern: pattern(
			"^how (many|much) words\\b|^how much (have|did) i " +
				"(write|written|wrote)( in all| altogether| so far| in total)?$|^(my )?word count$",
			"i",
		),
		question: (_, period) => ({ ask: "figures", of: "words", period }),
	},
	{
		pattern: pattern(
			"^how (many|often) (journal )?(entries|days|pages|nights|evenings|times|(did|have|do) i " +
				"(written|write|wrote|journal(l?ed)?))\\s*((have|did|do) i " +
				"(\\w+ )?(written|write|wrote|made|journal(l?ed)?|keep|kept|have)|are there|in (all|total)|on|in my " +
				"journal)?\\s*$",
			"i",
		),
		question: (_, period) => ({ ask: "figures", of: "entries", period }),
	},
	{
		pattern: pattern(
			"^(when (did|have) i (begin|start|started|begun)( " +
				"(to write|writing|journal(l?ing)?|here|this|with (this|the journal)|my journal|the journal))*|how long " +
				"have i been (writing|here|journal(l?ing)?|doing this)( here)?)$",
			"i",
		),
		question: (_, period) => ({ ask: "figures", of: "began", period }),
	},
	{
		pattern: new RegExp(
			"^(?:who (?:is|was|are)|what (?:is|are)|show|which)\\b.*\\b(?:timeline|relationships? have i had)\\b()|^when " +
				"(?:were|was|did) (?:i|we)\\b.*\\b(?:with|together with|meet|met|date|dating|see|break up with|split up " +
				"with)\\b(.*)$|^how long (?:have|has|had|was|were|am|did)\\b.*\\b(?:together|with)\\b(.*)$|^when did (.+) and " +
				"i\\b.*$|^how long have (.+) and i\\b.*$",
			"i",
		),
		question: (found) => ({ ask: "timeline", topic: found.find((one) => one !== undefined && one !== "") ?? "" }),
	},
	{
		pattern: pattern(
			"^what (have i (been )?|(i've|i have) (been )?|am i |do i |did i |was i )(mostly |usually |often " +
				")?(writ(e|ing|ten)|wrote|talk(ing|ed)?|journal(l?ing)?|think(ing)?)( about)?( " +
				"(the most|most( often)?|all the time|so much))$|^what do i (mostly|usually) " +
				"(write|talk|think)( about)?$|^(what|which) " +
				"((topics?|themes?|words?|subjects?|things?) )?((keeps?|kept) coming (up|back)|comes? (up|back) " +
				"(the )?(most|most often|again and again|often)|do i (mostly|usually) write about)( (in|on) my " +
				"(journal|pages|diary|entries))?$",
			"i",
		),
		question: (_, period) => ({ ask: "themes", period }),
	},
	{
		pattern: pattern(
			"^(who|which (people|person|names?)) (do|did|have|am) i\\b.*\\b(most|often|about)\\b|^who " +
				"(comes up|appears|is mentioned) (the )?most\\b",
			"i",
		),
		question: () => ({ ask: "people" }),
	},
];

const counts: readonly string[] = "one two three four five six seven eight nine ten".split(" ");
/** Used if no number is given. */
const SOME = 3;

/** Matches "my last three entries": the newest pages of the journal on any topic. Its group is the number. */
const newest = new RegExp(
	`^(?:${SHOW})?(?:what (?:are|were) )?(?:(?:the|my) )*(?:last|latest|newest|most recent|recent) ` +
		`(?:(\\d{1,2}|${counts.join("|")}|few|couple of) )?(?:journal )?(?:entries|pages|entry|page|note)(?: ` +
		"(?:in|of|from) my (?:journal|diary))?$",
	"i",
);

/** Returns how many of their newest pages a person asks for; null if they ask for something else. */
export function newestAsked(text: string): number | null {
	const found = newest.exec(text);
	if (!found) return null;
	const [, many = ""] = found;
	const spoken = counts.indexOf(many.toLowerCase());
	return spoken >= 0 ? spoken + 1 : Number.parseInt(many, 10) || (/(?:entry|page|note)\b/i.test(text) ? 1 : SOME);
}

export const placesNamed: readonly { pattern: RegExp; pageKinds: PageKind[] }[] = [
	{
		pattern: /\b(?:in|from|of) (?:my|the) (?:journal|diary|entries)\b|\bjournal entr(?:y|ies)\b/i,
		pageKinds: ["journal"],
	},
	{
		pattern:
			/\b(?:in (?:my|our|this|the) (?:chat|conversations?|messages)|(?:said|say|told|tell|talked?) (?:to )?(?:you|sage)\b)/i,
		pageKinds: ["message"],
	},
	{
		pattern: /\b(?:in|from|of) (?:my|the) (?:answers?|questionnaires?)\b|\b(?:did|have) i answer(?:ed)?\b/i,
		pageKinds: ["answer", "timeline"],
	},
	{ pattern: /\b(?:in|from) (?:my|the) exercises?\b/i, pageKinds: ["exercise"] },
];
