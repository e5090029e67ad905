import { pattern } from "@/lib/domain/text/short-forms";

/*
 * What a model may not write to a person: that it did or will do something, a telephone number, or its instructions.
 */

/** Excludes putting things in order: "I have arranged your reasons from the lightest to the heaviest". */
const SORTED =
	"(?! (them|these|those|both|everything|what|your \\w+)\\b[^.!?]{0,40}\\b(by (?!tomorrow|then)|into|so that|from the \\w+est|" +
	"in (two|three|four|columns|order|a row|the order)))";

const DONE =
	`((ordered|arranged)${SORTED}|reserved(?! (my )?(judge?ment|(the|that) word|doubts?|a doubt|the right))|booked|scheduled|` +
	"purchased|signed you up|e-?mailed|texted|messaged|phoned|contacted|notified|alerted|looked (it |that |this )?up|googled)";

const NOW = "(just |now |already |also |gone ahead and )*";

/** Excludes objects that turn the claim into its opposite, or into a mere thought. */
const NOTHING = "(?! (nothing|nobody|no|it to nobody)\\b)";

const PERSON = "(him|her|them|your \\w+|somebody|someone)";

const HELPER =
	"(the (police|doctor|hospital|authorities|emergency|crisis)|an? (ambulance|doctor|therapist|friend|crisis|taxi)|" +
	"help|911|999|112|emergency)";

const SOMEBODY = `(${PERSON}|${HELPER})`;

/** What follows a person who was called on the telephone. In "I called him stubborn", a name follows instead. */
const REACHED =
	"(?=\\s*([.,;:!?)–—]|$|(and|but|so|for|to|about|again|back|who|yesterday|today|tonight|tomorrow|this (morning|afternoon|" +
	"evening|week)|last (night|week)|just|already|earlier|later|in|on|at|from|because|while|when|right|now|before|after|if|myself)\\b))";

/** The speaker, unless the claim is denied or only imagined. */
const I = "(?<!\\b(never|not) (say|claim|pretend) (that )?|\\bif )\\bI";

/** The places where people keep things in this app. */
const PLACE =
	"(reminder|alarm|appointment|calendar|entry|goals?|journal|profile|settings|account|notes?|file|timeline|questionnaire)\\b";

/**
 * Excludes phrases that are not about doing anything: "I made a mistake about", "I set that aside", "I changed my
 * mind", "I made too much of".
 */
const IN_THOUGHT =
	"(?!(\\w+ )?mental |(\\w+ ){0,2}aside\\b|my mind\\b|(far |a (little|lot) )?(too )?(much|" +
	"little|more|less)\\b|(an? |the |one |some )?(\\w+ )?(mistake|assumption|guess|leap|jump|point|" +
	"connection|link|error|case|difference|claim|fuss)\\b)";

const CHANGED = `(set|created|added|made|saved|updated|deleted|removed|changed|recorded|logged|stored|marked)( up)? ${IN_THOUGHT}`;

const NO_LINKING = "(?!(of|about|in|to|for|from|on|with|how|what|that|which|who|i|you|my|than|as|at|and)\\b)";

/** Claims of things that nobody who can only write messages can do. */
export const actions = [
	pattern(`${I}(['’]ve| have)? ${NOW}${DONE}\\b${NOTHING}`, "i"),
	pattern(`${I}(['’]ve| have)? ${NOW}called (${HELPER}\\b|${PERSON}\\b${REACHED})`, "i"),
	pattern(
		`${I}(['’]ve| have)? ${NOW}(reported|informed|told|reached out to|written to|` +
			`sent) ${SOMEBODY}\\b(?<!your (story|words?|side|name))`,
		"i",
	),
	pattern(
		`${I}(['’]ve| have)? ${NOW}(sent|forwarded|shared|submitted|` +
			"filed) (\\w+ ){0,3}(an? )?(message|e-?mail|text|letter|note|request|report|invitation|" +
			"link(?! (between|from|with|(that )?i see)))\\b",
		"i",
	),
	pattern(
		`${I}(['’]ve| have)? ${NOW}${CHANGED}((an? |the |your |this |that |it )?(${NO_LINKING}\\w+ ){0,3}|` +
			`(\\w+ ){0,4}(to|in|into|on|from) (your|the|my|our) (\\w+ )?)${PLACE}`,
		"i",
	),
	// Something in the same message is not a promise: "I'll remind you of one thing you said", "I'll call it courage".
	pattern(
		`\\bI(['’]ll| will| am going to|['’]m going to) ${NOW}(call ((you )?${HELPER}\\b|(?!(nobody|` +
			`nothing|it|this|that|what|these|those|on|out)\\b)(${PERSON}|(the |an? |` +
			`dr\\.? )?\\w+)\\b${REACHED}(?! back to\\b))|(phone|text|e-?mail|notify|alert|contact|report|inform|` +
			`schedule|arrange${SORTED}|book)(?! (nobody|nothing|back on|it|this|that|what|out|on|attention|` +
			"to mind|you (out|by|what)|these|those|myself|back to)\\b)|remind ((?!you\\b|us\\b|myself\\b)|" +
			"you( again)? (to|on|at|in|tomorrow|tonight|later|next|every|each|when|before|after|if|about|" +
			"as soon|again)\\b)|look (it|that|this) up|reach out to|check (in|back) (on|" +
			"with) you(?!( (briefly|here|first|about (that|this|it)|for a (moment|second)|before we)\\b)|" +
			":)|get back to you\\b(?! \\w+ing\\b)|follow up(?! (on|with) (an?|one|two|another|some|something|" +
			"that|this|what|the (question|word|thought|thing|point|sentence|one|other|part)|" +
			"your (own )?(words?|questions?|sentences?|thoughts?|answers?|ideas?|points?|story|list))\\b))",
		"i",
	),
];

/**
 * Numbers that could be dialed, and words that tell somebody to dial one. Excludes years, dates, times of day, how
 * often or how long something happens, and counts of things.
 */
const NO_NOUN =
	"(?<!\\b(always|unless|perhaps|besides|sometimes|this|crisis|samaritans|services|operators|volunteers|helplines|hotlines))";

const MANY = `((?!(for|in|if|at|on|and|or|when|with|to|from|any|as|whenever|because)\\b)\\w+ )?\\w{3,}s\\b${NO_NOUN}`;

const NO_COUNT =
	"(?![\\d:.,]*\\d*\\s?(%|€|£|\\$|a\\.?m\\b|p\\.?m\\b|o['’]clock|(more |other |whole |" +
	"of )?(times?|minutes?|hours?|seconds?|days?|weeks?|months?|years?|words?|people|guests?|letters?|" +
	"friends|things|sentences?|lines?|percent|euros?|pounds?|dollars?|francs?|crowns?|miles?|km|" +
	"kilomet\\w+|met(er|re)s?|pages?|messages?|emails?)\\b|to \\d|an? |out of|or so\\b|if you count|" +
	"nothing\\b|enough\\b|too (much|little|many|few)\\b|on (that|this|the|your|his|her) (list|" +
	`scale)|\\w+ (street|road|avenue|lane|drive|square)\\b|${MANY}))`;

const DIALED = `(?!(19|20)\\d\\d(?!\\d))${NO_COUNT}\\d{3}`;

/** Excludes nouns: "a ring", "a call", "his text" are things and not instructions. */
const NO_THING =
	"(?<!\\b(an?|the|his|her|my|your|their|our|this|that|each|every|one|no|first|last|wedding|phone|a long) )";

/** Excludes naming something: "call it enough at 300". */
const NAMED = "\\bcall(ing)?(?! (it|this|that)\\b(?! (number|line|help)))";

const CALL = "\\b(call|dial|text|phone|ring)(ing)?";

/** Emergency numbers of any country. */
const SHORT = "(000|1(0[08]|1[0-9]|2[0-3]|33|4[34]|9[0-9])|9(11|88|9[59]))\\b";

export const telephone = pattern(
	[
		"(\\+|\\b00)\\d[\\d\\s().-]{6,}\\d",
		`${NO_THING}${CALL} ${DIALED}`,
		`${NO_THING}(${NAMED}|\\b(dial|text|phone|ring)(ing)?) ([^\\s.!?]+ ){0,5}(on |at |number:? |` +
			`(?<!\\bfrom \\d{1,6} )to )${DIALED}`,
		`\\bnumber (is:? ${NO_COUNT}(${SHORT}|0\\d{2,}|\\d{5,}|\\d{3}[-\\s]\\d{3})|to (call|dial|ring|text)( is)?:? ${DIALED})`,
		"\\b(phone|telephone|mobile|emergency|(help|hot) ?line|crisis|police|their|its|whose|free|clinic['’]s) number (is)?:?" +
			` ?${DIALED}`,
		`\\b(dial|ring)(ing)? ${NO_COUNT}\\d{2}\\b`,
		`\\bcall(ing)? ${NO_COUNT}1\\d(?=\\s*([.,;!)]|$|for\\b|or\\b(?! so\\b| \\d+ \\w+s\\b)|if\\b))`,
		"\\((?!(19|20)\\d\\d\\))\\d{2,5}\\) ?(?!(19|20)\\d\\d\\b)\\d{3,}",
		`\\b(?!((19|20)\\d\\d[-\\s]){2}(19|20)\\d\\d\\b)\\d{3,4}[-\\s]\\d{3,4}[-\\s]\\d{3,4}\\b(?! ${MANY})`,
		"\\b(1-?8\\d\\d-[\\dA-Z-]{6,}|8\\d\\d-(?=[A-Z-]{0,8}\\d)[\\dA-Z-]{6,})",
	].join("|"),
	"i",
);

const GIVEN = "(says?|tells?|is|are|reads?|contains?|begins?|above|that i|(that )?i (was|were|have been|am) given)";

export const frame = pattern(
	[
		"\\bmy (own )?((system|hidden|secret) (prompt|message|instructions)|(initial|original) (prompt|instructions))\\b",
		`\\b(the|this|these|our) system (prompt|message) ${GIVEN}\\b`,
		// Families have hidden instructions too; the model's own are given to "me", or are quoted.
		"\\b(the|this|these|our) (hidden|initial|secret|original) instructions (above\\b|(are|say|" +
			"read):|(that )?i (was|were|have been|am) given\\b|(tell|told|ask) me\\b|(say|" +
			"said) (that )?i\\b)",
		"\\bmy (prompt (says?|said|tells?|told|contains?|reads?|instructs?|requires?|forbids?|asks me|" +
			"begins|does)|instructions (say|are|tell))\\b",
		"\\bthe rules (at the beginning (hold|say|tell|of (this|my|the) (prompt|message|conversation|text|instructions))|i was given)\\b",
		"\\bas an? (large )?language model,? i\\b",
		"\\b((here|this|below) is|i (will )?answer with|return) (the|a|one|your|my) JSON object\\b",
	].join("|"),
	"i",
);

/**
 * Matches everything in quotation marks of any kind or in italics, and suggested wording up to the end of its line. An
 * apostrophe is not an opening mark if a letter precedes it, and not a closing mark if a letter follows it.
 */
export const quotations = pattern(
	[
		'["“„][^"“”„\\n]{0,600}["”“]',
		"«[^«»\\n]{0,600}»|»[^«»\\n]{0,600}«|‹[^‹›\\n]{0,600}›",
		"「[^「」\\n]{0,600}」|『[^『』\\n]{0,600}』",
		"(?<![\\p{L}\\p{N}])[‘‚'](?=\\S)[^\\n]{0,600}?\\S[’'‘](?![\\p{L}\\p{N}])",
		"(?<![\\p{L}\\p{N}*])\\*(?![*\\s])[^*\\n]{1,600}\\*(?!\\*)|(?<![\\p{L}\\p{N}_])_(?![_\\s])[^_\\n]{1,600}_(?![\\p{L}_])",
		// Finds the colon first, because that is cheap; then a lookbehind checks the words before it.
		"(?=:)(?<=\\b(something like|words to try|for example|such as|how about|you (could|can|might|" +
			"may) (say|write|ask|try)|(might|may|could|would) (be short|begin|sound|say)( like this|" +
			" with)?|says?|said|wrote)( \\w+){0,3}): ?[^\\n]{1,600}",
		// The same for a single sentence, because the words before this colon can introduce anything.
		"(?=:)(?<=\\b((could|would|might|may|can) be|(tell|remind|ask) (yourself|him|her|them)|to (write|think|say)|" +
			"think|(sentence|line|version)|way to (put|say) it)( \\w+){0,3}): ?[^\\n.!?]{1,300}",
	].join("|"),
	"giu",
);
