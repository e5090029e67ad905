import { anyOf } from "./any-of";
import { pattern } from "./short-forms";

/** Words that negate, turn or look back, and plain discomforts: no pain by themselves, but not for a script. */
const ordinary = [
	"not|never|no|nobody|none|nothing|nowhere|neither|nor|cannot|cant|dont|wont|didnt|isnt",
	"left|leave[sd]?|leaving|gone|miss(?:ed|es|ing)?|alone|worr\\w*|anxi\\w*|sorry|argu\\w*|ill|illness|" +
		"sick\\w*|tired|empty|stuck|ended|ending",
	"hide|hides|hiding|late|too (?:much|late|little)|secret(?:ly)?",
	"but|although|though|except|unless|if only|used to|instead of|any ?more|don.t|last (?:time|year|summer|winter)|years? ago|back then|once",
];
const painful = [
	"without (?:him|her|them|me|you)|lost|los(?:e|es|ing|s|ses)|die[sd]?|dead|death|dying",
	"kill\\w*|hurt\\w*|pain(?!t)\\w*|hit(?:s|ting)?|beat(?:s|en|ing)?|slap\\w*|punch\\w*|shout\\w*|scream\\w*",
	"yell\\w*|cry|cries|cried|crying|tears?",
	"sad\\w*|lonel\\w*|afraid|fear\\w*|scared|scar(?:e|es|ing)|fright\\w*|terr(?:or|if)\\w*|panic\\w*",
	"asham\\w*|shame\\w*",
	"guilt\\w*|blam\\w*|fault|angry|anger|rage|fury|furious|hate\\w*|fight\\w*|fought|quarrel\\w*|war|drunk\\w*|addict\\w*",
	"cheated|betray\\w*|lied|lying|liar|abus\\w*|rape\\w*|violen\\w*|threat\\w*|divorc\\w*|separat\\w*",
	"broke\\w*|break(?:s|ing)? up",
	"hospital|cancer|scan|diagnos\\w*|funeral|grave|grief|griev\\w*|widow\\w*|ghost\\w*|numb|exhaust\\w*",
	"silent treatment|ignor\\w*|reject\\w*|abandon\\w*|unwanted|unloved|worthless|useless|stupid|ugly|fail\\w*|burden|trapped|prison",
	"debts?|tiptoe\\w*|suffer\\w*|wound\\w*|lonesome|dread\\w*|nightmare\\w*",
];
/** Matches anything of both. A love script can do without a sentence, but not with one that hurts. */
const hurting = new RegExp(`\\b(?:${[...ordinary, ...painful].join("|")})\\b|n['’]t\\b`, "iu");
const paining = new RegExp(`\\b(?:${painful.join("|")})\\b`, "iu");
/** Whether a text names nothing painful. It may be about anything else. */
export const isUnhurt = (text: string): boolean => !hurting.test(text);

/**
 * Matches sayings with a grave word: "my hip's killing me", "it hit me that …". What he or she does is no saying.
 */
const sayings = anyOf(
	[
		"(?<!\\b(?:he|she|they|who|him|her|them|to)(?:['’](?:s|re|ve))?(?: (?:is|are|was|were|has|nearly|" +
			"almost|keeps?))? )\\bkill(?:s|ing|ed) (?:me|us)\\b",
		"\\b(?:it|that) (?:just |then |suddenly )?hits? me\\b",
	],
	"giu",
);
/** Removes sayings with a grave word that tell of no harm. */
export const withoutSayings = (text: string): string => text.replace(sayings, " ");

/** Whether a text names no pain. It may negate and look back, as most of a diary does. */
export const namesNoPain = (text: string): boolean => !paining.test(withoutSayings(text));

/**
 * Matches words that do not belong in a wish for a good day. "Not" and "but" can be part of a wish, so they are not
 * among them.
 */
const heavy = new RegExp(
	`\\b(?:${[
		// Death and injury; legs that hurt after a run may be part of a good day.
		"kill\\w*|die[ds]?|dead\\w*|death\\w*|dying|suicid\\w*|funeral|grave|grief|griev\\w*",
		"(?<!\\b(?:feet|foot|legs?|knees?|cheeks|stomach|sides?|face) )hurts?|hurting|pain(?!t)\\w*",
		// Violence
		"hit(?:s|ting)?|beat(?:s|en|ing)?|slap\\w*|punch\\w*|abus\\w*|rape\\w*|violen\\w*|threat\\w*|scream\\w*",
		// Fear, shame, loneliness and rage
		"cry|cries|cried|crying|afraid|scared|fright\\w*|terr(?:or|if)\\w*|panic\\w*|nightmare\\w*|lonel\\w*",
		"asham\\w*|shame\\w*|guilt\\w*|worthless|(?:am|feel|was|be|being) useless|(?<!\\bsomething )stupid|ugly|hate\\w*|furious|rage|mad to",
		// What others did, and illness
		"betray\\w*|cheated|divorc\\w*|abandon\\w*|cancer|diagnos\\w*",
	].join("|")})\\b`,
	"iu",
);
/** Whether a wish, in the person's own words, can be part of a script to be listened to. */
export const isWelcome = (text: string): boolean => !heavy.test(text);

/** Matches words that are unpleasant to hear, although they are not painful by themselves. */
const rough = new RegExp(
	"\\b(?:leav(?:e|es|ing) (?:me|us|him|her(?! \\w+s\\b)|them)\\b(?! (?:time|room|space|be|an?|some|notes?)\\b)|lied|" +
		"liars?|(?:lies?|lying) to|(?:tell|tells|told|telling) lies|shout\\w*|yell\\w*|cheat\\w*|drunk\\w*|" +
		"fights?|fighting|(?:go|goes|went|something) wrong|bills?|sick|ill|pills?|(?:like|want|" +
		"wish) to want)\\b",
	"iu",
);
/** Whether a text is pleasant to listen to: neither painful nor unpleasant. */
export const isGentle = (text: string): boolean => isWelcome(text) && !rough.test(text);
/** Matches what is wished away at the beginning of a sentence: "No shouting", "Nobody shouts". */
const wishedAway = /(?<=^|[.!?;] +|\b(?:and|with) )(?:no|nobody)(?: \w+){1,2}/giu;
/** Matches answers that are no wish: "Nothing.", "No, not really", "No idea". */
const noWish = pattern(
	"^((nothing|none|nobody|no)( really)?([.,!;]|$)|no idea|not (sure|this|that|yet|now)\\b|" +
		"i (don.?t|do not) know\\b)",
	"iu",
);
/**
 * Whether a text is a wish that is pleasant to listen to; it may contain "not" or "would", and begin with what is wished
 * away: "No shouting at the table." "Nothing." is not a wish.
 */
export const isWish = (text: string): boolean =>
	isWelcome(text) && !rough.test(text.replace(wishedAway, "")) && !noWish.test(text.trim());
const fears = /\b(?:scared|afraid|frighten(?:s|ed|ing)?|angry|hurts?)\b/giu;
/** Whether somebody would like to say or do this when it gets hard. To say that one is afraid is brave, and no sorrow. */
export const isPlan = (text: string): boolean => isWish(text.replace(fears, ""));
const unsoothing =
	/\b(?:wine|gin|beers?|whisk(?:e)?y|vodka|drink(?:s|ing)?|smok\w+|until|bad|worse|just|useful|worst|short with|sorry|angry|alone)\b/iu;
/** Whether what somebody does on a bad day can be told as what does them good. */
export const isSoothing = (text: string): boolean => isWish(text) && namesNoPain(text) && !unsoothing.test(text);
/** Words with which somebody tells of a joy that is over, or takes it back. */
const over =
	/used to|\b(?:i|we|he|she|they|it|you|not|n't) use to\b|no such|if i could have|if only|gone now|wish i had|wish i'd/u;
/**
 * Whether a text tells, anywhere, of something that is over or lost. Its beginning is then no joy either: "The key in the
 * door. I used to look forward to that."
 */
export const isOver = (text: string): boolean => {
	const plain = text.toLowerCase().replace(/[‘’]/g, "'");
	return over.test(plain);
};
