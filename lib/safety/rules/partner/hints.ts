import { pattern } from "@/lib/domain/text/short-forms";
import { mine, near, plain, type Rule, toMe, withDefaultWeight } from "../../rule";
import { TRIFLE } from "../people";
import { FEAR } from "../word-lists";

/*
 * Danger from a partner or at home, by the words of people who have a name for it, and by the circumstances. A noun
 * says less than a blow: on its own it is doubtful.
 */

const close =
	"(partner|ex|parent|grandparent|sibling|child|uncle|cousin|family|relationships?|marriage|home|household|house|" +
	"situation|person|man|guy|men|people|narcissist|monster|past relationship|environment|in laws?|roommate|behaviou?rs?|" +
	"addict|drunk|alcoholic|one)";
const manner =
	"(physical(ly)?|emotional(ly)?|mental(ly)?|verbal(ly)?|psychological(ly)?|psycological(ly)?|sexual(ly)?|" +
	"financial(ly)?|narcissistic|domestic|spousal|severe(ly)?|constant(ly)?|extremely|very|really|and|or|so|highly|toxic|" +
	"controlling|coercive)";

/** Words for such danger, doubtful on their own. */
const doubts: Rule[] = [
	plain(
		[
			`(${manner} )*abusive<1> ${close}`,
			`(is|was|are|being|become~|get~|turned|been|he) (${manner} )*abusive(?! (to|towards|with|against) (?!me|us|my child|our))`,
		],
		{
			unless: near(
				"her<3> abusive<1> (partner|ex|parent|sibling|relationship|marriage|home|household|family)",
				"her<1> (partner|ex|parent|sibling|child|relationship|marriage)<1> (is|was|has been|being|got|became) (\\w+ )*abusive",
			),
		},
	),
	plain(
		[
			"(my|an|the|her|our|your|with|from|by|whose|past|former|believes?) (own |ex |former |child 's )?abusers?",
			"abuser(s)? (is|was|has|will|and|who|that|keeps|still)",
		],
		{ unless: / (?:drug|alcohol|substance|animal|rules|system) abuser/ },
	),
	plain(
		[
			`(${manner} )*${manner} abuse`,
			"(abuse~|assaulted|beaten|raped|molested|tortured|terrori[sz]ed|strangled|choked|stalked|trafficked|exploited|" +
				"controlled|brainwashed|gaslit)<2> by (my|her|the|a|someone|the man)",
			"(my|the|of|years of|her|all the|this|from|experiencing|suffer~|survived|escape~|through|endured|report~) abuse(?!" +
				" (of (power|drugs|alcohol|trust)|the system))",
			`(been|being|get~|was|were) (${manner} )*abused`,
			"abused (me|us)",
			"abuses (me|us|her)",
		],
		{
			unless: pattern(
				" my (own )?(rage|anger|temper) (and|or) | sorry to hear | (drug|alcohol|substance|animal) abuse | abuse (of power|" +
					"hotline training) | (lecture|essay|thesis|documentary) ",
			),
		},
	),
	plain([
		"(domestic|family|intimate partner|partner) (violence|abuse|battery|assault)",
		"dv(?= )",
		"(victims?|survivors?|leave~|escaped|out of|fleeing) (of )?(an? |my )?(abuse|violence|violent|abusive|domestic|toxic|" +
			"narcissistic)",
	]),
	plain([
		"(violent|toxic and \\w+|volatile|coercive) (relationship|marriage|partner|ex|parent|home|household|man|situation|" +
			"sibling|child)",
		"(relationship|marriage|partner|ex|he|parent|things|it|child|sibling) (just |have~ |is |was |can |could |\\w+" +
			" )?(turn~|get~|become~|been|is|was)<1> (violent|deadly)(?! (therap\\w+|with exercise|education|touch|affection|" +
			"intimacy|sports?))",
	]),
	mine([
		"(escape~|flee~|get~ away|get~ out|run away|hide~|safe|protect(ion|ed)?|free|leave~|break free) (from |of )?(this |my" +
			" |the |a |an )?(\\w+ )?(abus\\w+|(violent|toxic|controlling) \\w+|violence|partner(?= (safely|in secret|without her " +
			"knowing)| $)|relationship safely|narcissist|monster|situation with her)",
		"(need|want|try~|ready) to (escape|flee)(?= (her|my (partner|parent|ex|home|house|family|relationship|marriage)|this" +
			" (relationship|marriage|house|home)|before|but|asap|,)| $)",
	]),
	plain(
		[
			"(restraining|protective|protection|no contact|non molestation|emergency) orders?",
			"order of protection",
			"(press~|drop~|file~) (the |any )?charges",
		],
		{
			with: / (?:he|her|partner|ex|parent|abus\w*|against|me|i) /,
		},
	),
	toMe(
		[
			"(should|could|(wants?|going|want|about|able|supposed|try~|threat(ens|ened|ening)) to|feels? like|would|will|like) (i" +
				" |he )?(should |would |could |want to )?(just )?(punch(ing)?|slap(ping)?|smack(ing)?|hit(ting)?|kick(ing)?|" +
				"knock(ing)?|smash(ing)?|bash(ing)?|beat(ing)?|chok(e|ing)|strangl(e|ing)|stab(bing)?|shoot(ing)?|kill(ing)?|" +
				"throttl(e|ing)) (me|you|my (face|head|teeth|neck|nose)|you in the face)",
		],
		{
			unless: near(
				"(my|the) (boss|teacher|coach|trainer|professor|manager|tutor|dentist)",
				"parent (will|would|(is|'s) going to) kill me (when|if|for) (he (sees|hears|gets the bill)|i (am late|forget|lose|" +
					"break|spill|miss|do not (call|clean|eat|finish|come)))",
				TRIFLE,
			),
		},
	),
	toMe(
		[
			"(shove~|rubbed|push~|stuffed|throw~|poured|smeared|dumped|smashed|spit~|splashed)<4> (in|into|on|at|over|against|" +
				"down) (my|our)<1> (face|head|mouth|throat|hair|eyes|child 's \\w+|body|back)",
		],
		{
			unless: / (?:oil) /,
		},
	),
	plain(["(covered|full) (in|of) bruises", "black eyes?", "(windows?|windshield|car) (bashed|smashed|busted) in"]),
	mine([
		"(scared|afraid|terrified|frightened|petrified|fear|dread|not safe|unsafe|nervous|panic) (to|of|about|at)? ?(be |" +
			"being |go~ |stay~ |live~ |return~ |sleep~ |come~ |leave~ )?(at |in |to |back |inside |alone with )?(the |my |our |" +
			"her |this |own )?(house|home|place|apartment|flat|family|in laws|parent place)(?= (because|with|when|if|and|any" +
			" more|alone with|where|he|since|cause|now|tonight)| $)",
	]),
];

/** Circumstances of such danger, which are hints. */
const hints: Rule[] = [
	plain("police|cops|arrested|jail|cps|social services|men 's aid|shelter|refuge|safe place|advocate|victim", {
		with: / (?:he|her|partner|ex|parent|me|my) /,
		unless: / (?:i (?:was|got|am|have been) arrested) /,
	}),
	plain([
		"narcissis(t|tic|m)",
		"narc",
		"sociopath",
		"psychopath",
		"trauma bond(ed|ing)?",
		"gaslight(s|ing|ed)?",
		"love bomb\\w*",
		"manipulat(ive|es|ing|ed|ion|or)",
		"coercive",
		"possessive",
		"controlling",
		"hoover(ing|ed)",
		"flying monkeys",
		"no contact",
		"grey rock",
		"cycle (of|again)",
		"toxic",
	]),
	toMe([
		"(screams?|scream~|yells?|yell~|shouts?|shout~|rage~|lashes|explodes|blows up|flips out|snaps|cusses|curses|" +
			"swears)<1> (at|on|out at|in) (me|us|my (face|child)|her face)",
		"in my face",
	]),
	toMe([
		"(berates?|berated|degrad(es|ed|ing)|humiliat(es|ed|ing)|belittl(es|ed|ing)|insults?|insulted|demean(s|ed|ing)|" +
			"intimidat(es|ed|ing)|terrori[sz](es|ed|ing)|harass(es|ed|ing)|blam(es|ed|ing)|punish(es|ed|ing)|ignor(es|ed|ing)|" +
			"isolat(es|ed|ing)|guilt trips?|controls?|controlled|threatens?|threatened|bully~|torments?) (me|us|my)",
		"blow(s|ing)? up my phone",
	]),
	plain(["(threats?|threaten~)(?= (to|that|me|us|my|her|if|of|with|he)| $)"]),
	plain(
		[
			"(he|partner|ex|parent)<5> (drinks?|drink~|alcohol|alcoholic|drugs|high|meth|cocaine|cheated|jealous|accuses?|" +
				"accused|obsess(ed|ive))(?= )",
			"(tracks?|tracking|follows?|following|watch~|stalks?|stalking) (me|us|my)",
		],
		{ says: "faint" },
	),
	mine(
		[
			`(${FEAR})(?= (of|to|that|for|he|because|and|all|what|when|i)| $)`,
			"(not|never) (leave|get away|go back)(?= (her|because|but|to|i|until)| $)",
		],
		{
			isNegative: true,
			says: "faint",
			unless: / (?:flying|dentist|needles|commitment|panic) /,
		},
	),
];

/** Hints of danger from a partner or at home. */
export const partnerHints: Rule[] = [...withDefaultWeight("doubtful", doubts), ...withDefaultWeight("hint", hints)];
