import { pattern } from "@/lib/domain/text/short-forms";
import { near, plain, type Rule, words } from "../../rule";
import { FAMILY_RULES, GENTLE_TOUCH, TRIFLE } from "../people";
import { FEAR, WEAPON, WILL } from "../word-lists";

const mine = "(my|the|our)";
const limb = "(arms?|hair|throat|neck|wrists?|face|hand|fingers?|head|legs?|back|ear)";
const hurtOn =
	"(?! (that|hard that|like a|with (the|that|this|an?) (,|(news|word|facts|silent|old|classic|same|truth|bill|idea|" +
	"line|question|guilt|ultimatum|bombshell|full))|like he was|off|up(?= )|to (it|the (shower|punch|door|finish|" +
	"bathroom|top|phone|car|seat|answer|bus)|be|do|get|try|talk)|as|at|in (the|my) (heart|feels|soul|gut)|in (the|a) " +
	"(game|match|race|argument|debate)|on the (back|shoulder)|high|further|away|every time we play|when i least|most|up " +
	"to speed|under the table))";
const tender = pattern(` (${GENTLE_TOUCH}) `);
const silly = near(
	"(feel~|feels?) (like|as if) (i had been|i was|he( had| has)?|someone( had)?|being)<1> (hit|punched|kicked|slapped|" +
		"stabbed|beaten|run~)",
	"hugg?e?d?|cuddl\\w*|danc\\w+|(i|we) laughed|cross the (street|road|ice)|lol|haha|bless|pasta|chess",
	"tennis|cards|scrabble|mario|monopoly|birthday|joke~|tickl\\w+|pillow|cushion|jumps out|jump scare",
	"snowball|boxing|karate|judo|sparring|coach|goalkeeper",
);
const fear = `(${FEAR}|fear|terror|dread|(scares|frightens|terrifies) me)`;
/** Matches somebody at work, at school or next door, in a text that mentions nobody close. */
const atWork = pattern(
	"^(?!.* (partner|ex|parent|sibling|uncle|family) ).* (coworkers?|co worker|colleagues?|boss|manager|supervisor|" +
		"professor|teacher|landlord|classmates?|neighbou?rs?|roommates?|flatmates?) ",
);
const body =
	"(phone|messages|texts|text messages|emails?|mail|calls|location|diary|bank account|accounts?|computer|laptop|purse|bag|pockets)";

/** Matches "A bit scared of her, he says": somebody else says it, about themselves. */
const saidByAnother = /^(?!.* (?:i|me|my) ).* , he (?:says|said|tells me|told me)(?: \.)? $/;

/** What may follow the person somebody is afraid of. */
const on =
	" (\\.|,|and|but|because|when|now|all|every|since|at|lately|again|is|he|so|these|tonight|sometimes|or|the|more|most)| $";

const comesAround = "keeps (turning|showing|coming|waiting|driving)<2> (up|by|past|outside|round)";
/** Matches a sentence that only says somebody turns up: "She keeps turning up." That may be a guest. */
const saysNoMore = pattern(`^ he (just |always |still )?${comesAround}( \\.)? $`);

/** Violence, threats, control and fear, from a partner or somebody at home. */
export const partnerRules: Rule[] = [
	{
		reading: "to-me",
		pattern: words([
			"(hit~|beat~|punch~|slap~|kick~|choke~|strangle~|bite~|throttle~|smack~|headbutt~|shove~|stab~|burns|" +
				// "A collection agency has burned me before" tells of a disappointment.
				"burned(?! me<1> (before|already|once|twice|badly|in the past))|drug~|assault~|abuse~|batter~|whip~|scratch~|rape~|" +
				"molest~|grope~|suffocates|suffocated|backhand~|elbowed|clocked|bashed|thump~|smothers me with a pillow|tortures|tortured|" +
				"terrori[sz]e[sd]|tased|attack~|hurts me physically|" +
				`electrocuted) (me|us|my face)${hurtOn}`,
		]),
		unless: silly,
	},
	{
		reading: "to-me",
		pattern: words([
			"(push~|throw~|slam~|shove~|drag~|pin~|holds|held|knock~|grab~|yank~|backs|backed) me (down(?! memory)|against|into (a|" +
				"the)|over|off(?! my feet)|out of|onto|on the (floor|ground|bed)|across|around|about|up against|to the (floor|ground|" +
				"wall)|by|from behind|through|so hard|hard|and i|until i)",
		]),
		unless: silly,
	},
	{
		reading: "to-me",
		pattern: words([
			`(twist~|break~|burns|burned|slam~|crushed|bend~) my (own )?(${limb}|nose|jaw|ribs?|teeth|tooth|glasses)`,
		]),
		unless: near(
			"i (have~ |would |just |once |nearly |almost )*(burned|break~|twisted|squeezed|bent|crushed|pulled)",
			"birth|labou?r|contractions?|midwife|handshake",
		),
	},
	{
		reading: "to-me",
		pattern: words([
			"(hands?|fingers|arm|belt|cord|scarf)<2> ((around|on|round|over) my (throat|mouth)|(around|round) my neck)",
			// One hand on a neck may comfort: "She put her hand on my neck and left it there".
			"(hands|fingers|belt|cord|scarf)<2> (on|over) my neck",
			"by (the|my) (hair|throat|neck)",
			"puts? her hands on me",
		]),
		unless: tender,
	},
	{
		reading: "to-me",
		pattern: words([
			"(force~) herself on me",
			"(give~|left) me (a|another|with)<2> (black eye|bruises?|split lip|broken|concussion)",
			"(is|get~|become~|turn~) ((?!not |never )\\w+ )?(violent|physical|aggressive)(?= (with me|when|again|after|and|if|towards)| $)",
			"(already|suddenly|was|is|came|finished|finger\\w*|cum) inside me(?= )",
			"(finish~) me off",
			"slit my throat",
			"make me (disappear|pay for)",
			"(is|was|has been|being) ((?!not |never )\\w+ )?(abusive|violent)(?! (to|towards|with|against) (?!me|us|my child|our))",
		]),
		unless:
			/ (?:her (?:\w+ )?(?:partner|ex|parent|sibling|child|relationship|marriage) (?:\w+ )?(?:is|was|has been|being)) /,
	},
	{
		reading: "plain",
		pattern: words([
			"(i|and) (get~|(am|keep) getting|am being|have been|am|was)<1> (hit|beaten|slapped|punched|kicked|choked|abused|" +
				"raped|strangled|threatened)(?! (by (the|a) (news|car|ball|wave|truck|realisation|realization)|at|in (chess|tennis|" +
				"the (game|final|race))|up about|with (a )?(bill|fine|cold)|hard by)) (again|for|by (my|her)|when|if|every|because|at" +
				" home|last|on)",
		]),
	},
	{
		reading: "to-me",
		pattern: words([
			"(throw~|hurl~|fling~|broke|smashed) (things|plates?|a \\w+|the \\w+|objects|stuff|glasses|dishes|cups?|bottles?|" +
				"chairs?)<1> (at|towards|near|next to|beside) (me|us|my head)",
		]),
		unless: silly,
	},
	{
		reading: "to-me",
		pattern: words([
			"(smash~|break~|destroy~|threw|punch~|kick~)<2> (my (phone|things|laptop|clothes|door)|the door in|door (in|down)|the" +
				" wall next|(a |the )?(wall|door|hole)<3> (next to|beside|near|by) (me|my))",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(checks|reads|goes through|looks at) the (list of calls|call list|call log|calls)",
			"the thing with the<1> door",
			"door and my (hand|fingers?|arm)",
			"chair under the (handle|door)",
			"count her (drinks|beers|glasses)",
			"what he (did|does|has done) to (my|it|me(?= (last|again|when|that)| $))",
			"buys? (me )?flowers after",
			"(killed|kicked|hurt|drowned|threw) (my|our|the) (cat|dog|pet|puppy|kitten|bird)",
			"(stand~|block~)<4> (door|doorway|exit)<4> (not (let|move|go|step|get)|get out|leave)",
			"goes through the (bins?|trash|rubbish)",
			"bruises?<4> (where|from|because|when|after) (he|her|we)",
			"(tell~|said to|lied to)<5> (that )?i (had )?(fall~|slipped|tripped|bumped|walked into)<3>",
		]),
		unless: / (?:wooden spoon|i (?:could|would|might|nearly|almost) (?:have )?(?:killed|kicked)) /,
	},
	{
		reading: "plain",
		pattern: words([
			"(when|if|after|though|even though) i (say~|told her) no<1><2> he (does it|keep~|carries|did it|(did|does) not stop|" +
				"goes on|(just|still) (do|does|did|go~|carry~|keep~|continue~)(?= ))",
			"(sex|bed|(did|does|do|doing|keeps|continued) it)<4> even (though|when|if) i ((say~) (no|stop)|(did not|do not) want|" +
				"was asleep|cried|begged)",
			"without my consent",
		]),
	},
	{
		reading: "to-me",
		pattern: words([
			"(threaten~|threats?|swear~|vow~) (to |that he (will|would) )?(kill|hurt|hit|beat|burn|stab|shoot|harm|murder|" +
				"strangle|drown|take (the|my|our) (child|baby)|report me|out me|have me deported|post|share|publish|ruin|destroy|me|" +
				"us|my)(?! (birthday|cancel|her|herself(?! (if|when|whenever|every time|each time|unless|because) i)))",
		]),
		unless: silly,
	},
	{
		reading: "to-me",
		pattern: words([
			`(${WILL}|(going|wants|want|try~|has tried) to|gonna)<1> (kill|murder|strangle|stab|shoot|hurt|hit|beat|find|destroy|` +
				"ruin|bury|burn|drown|choke|hunt) (me|us)(?! (for (being|forgetting|eating|that|this|saying|laughing|not)|if i (am " +
				"late|forget|am not|do not (call|clean|eat|finish)|eat|miss|lose)|when he (sees|hears|reads) (my|the|this)|with " +
				"(kindness|love)|a (job|place|seat)))",
		]),
		unless: near(`boss|(child|dog|cat|friends?) (${WILL}) find me|(${WILL}) not find me`, TRIFLE),
	},
	{
		reading: "to-me",
		pattern: words("(kill|hurt|hang|harm) herself if i (ever )?(leave~|go|break~|end|walk)"),
	},
	{
		reading: "plain",
		pattern: words([
			"burn (the|our|my) house",
			"(find|identify) my body",
			"no one (will|would) (ever )?(find|hear) me",
			"no one will (ever )?believe me",
			"never see (her|(the|my) child)( ever)? again",
		]),
		with: / (?:he|partner|ex|uncle|parent) /,
	},
	// "He said nobody would believe me" may be decades old
	plain("no one would (ever )?believe me", { with: / (?:he|partner|ex) (?:\w+ )?(?:says|tells|keeps|threatens) / }),
	plain("no one would (ever )?believe me", { says: "doubtful", with: / (?:he|partner|ex|uncle|parent) / }),
	{
		reading: "to-me",
		pattern: words([
			`(have~|get~|keeps|pull~|hold~|put~|(threaten~|came at) me with|point~|with) (out )?(a|the|her)<1> (${WEAPON})`,
		]),
		with: near(
			"argue~|fight|threatens?|threatened|table|me|my (throat|neck|face)|angry|mad|bed|leave~|scared",
			"afraid",
		),
		unless: / (?:(?:next to|beside|in front of|trusted|trusts|taught|robbed|mugged) me) /,
	},
	{
		reading: "to-me",
		pattern: words([
			"(stalk~|follow~|harass~) (me|us)",
			`${comesAround}(?! (late|with flowers|with cake))`,
			"find me wherever i",
			"(sit~|waits|waited|parks|parked|stands)<4> outside(?= )( my (work|house|door|flat|job|home))?",
		]),
		with: / (?:me|ex|partner|he) /,
		// "Dad came and sat outside my door and read to me until I opened it"
		unless: pattern(
			` (retired|apps?|haha|outside (my|our|the) (\\S+ )?door( \\S+){0,4} (read~|sing~) (to )?(me|us)) |${saysNoMore.source}`,
		),
	},
	{
		reading: "to-me",
		pattern: words(comesAround),
		with: saysNoMore,
		withText:
			/ (?:ex|partner|left|leave|leaving|blocked|broke up|split|scared|afraid|police|stop|my (?:work|job|door|house|flat)) /,
	},
	{ reading: "to-me", pattern: words(comesAround), says: "doubtful", with: saysNoMore },
	{
		reading: "to-me",
		pattern: words([
			"(post|share|send|leak|publish|show)<2> (photos|pictures|nudes|videos?)<2><4> (if|unless|to everyone|to my (boss|" +
				"family|parent|work))",
		]),
		with: / (?:threat\w*|if i|unless i|says|said|will|would) /,
	},
	{
		reading: "to-me",
		isNegative: true,
		pattern: words([
			"(not|never|no longer|refuses to)<1> (let~|allow~|permit) me (to )?(\\w+ )?(see (my|anyone|friends|people|(a|the) " +
				"doctor)|talk to|speak to|leave(?! (hungry|with(?! (my|her|the child))|without (a|an|some|food|eating|tea|saying)|" +
				"empty handed|until i (eat~|have~)))|go (out|anywhere|to|home|alone|outside)|work|get a job|have (money|a phone|" +
				"friends|my|any|a bank|a job|contact|access)|use (my|(the|a) phone|the car|birth)|visit|out(?= )(?! (what|a word))|" +
				"call (my|anyone)|drive|study|wear|sleep|eat|meet|take (my (pills|medication)|birth|the pill)|be alone|near (my|the) " +
				"(family|phone))",
		]),
		unless: pattern(
			" (protective|(to|at|on) (the |a |this |that |her )?(\\w+ )?(party|parties|concert|sleepover|festival|cinema|mall|" +
				"prom|school (night|nights))) ",
		),
	},
	{
		reading: "plain",
		isNegative: true,
		pattern: words([
			"(am|was|i am) not allowed( to)?<1> (have (my own|money|friends|a phone|a job|contact|any)|see (my|anyone|friends)|" +
				"talk|speak|leave|work|go (out|anywhere|outside|alone)|use my|my own|drive|wear|friends|spend|visit|close the)",
		]),
		unlessText: FAMILY_RULES,
	},
	{
		reading: "to-me",
		pattern: words([
			"(?<! i (am |was |keep |kept |just |always |have been |stop )*)(takes|took|taken|taking|(takes|took) away|confiscates|" +
				`controls|controlling|hides|hid|keeps|kept|withholds|withheld|locks away) ` +
				`(all )?(of )?my (own )?(${body}|money|wages|salary|cards?|bank card|passport|papers|` +
				"documents|id|keys|car keys|medication|contraceptives|clothes|shoes)(?! (charger|case|plan|numbers?|order|call))",
		]),
		unlessText: FAMILY_RULES,
	},
	{
		reading: "to-me",
		says: "hint",
		pattern: words([
			"(?<! i (am |was |keep |kept |just |always |have been |stop )*)(check~|read~|(go~|looks) through|search~|monitor~|" +
				`spies on) (all )?(of )?my (own )?(${body}|wages|bank card|papers|documents|clothes)(?! (charger|case|plan|numbers?|` +
				"order|call))",
		]),
		unlessText: FAMILY_RULES,
	},
	{
		reading: "to-me",
		pattern: words([
			"(control~|manages|holds) (every|all (of )?(the|my|our)?|my|the|our|how much|(what|who|where|everything) i|over my|" +
				"over the) ?(single )?(cent|penny|money|finances|wages|accounts?|spend|wear|eat|do|see|go|talk|life|body|of my money)",
			"checks the receipts?",
			"gives me an allowance",
			"her permission<2> (to|before|for)",
		]),
	},
	{
		reading: "to-me",
		pattern: words([
			"(track~|tracker|gps|airtag|spyware|spying|spies|cameras?|app)<4> (me(?= )|on me|my (car|phone|location|every move|" +
				"bag|steps)|in (every|the|our|my) (rooms?|house|bedroom|home|flat|kitchen))",
			"(make~|forces) me (share|send|turn on|prove|show)<2> (location|photos?|where|whereabouts|phone|passwords?)",
			"(always |wants to )?knows? where i am(?= (\\.|,|and|because|at)| $)",
		]),
		with: / (?:he|partner|ex|her) /,
		unless: / app (?:\w+ )?(?:match\w*|suggest\w*|recommend\w*|remind\w*|told) /,
	},
	{
		reading: "to-me",
		pattern: words([
			"(lock~|trap~|keep~|held) me (in(?= )(?! (mind|the loop|touch|stitches|suspense))|inside|out(?= )|up(?= )|captive|" +
				"prisoner|hostage|in the)",
			"(cut~|isolate~|keep~) me (off |away )?(from )(\\w+ ){0,2}(friends|family|everyone|anyone|parent|sibling|people)",
			"isolat(es|ed|ing) me",
		]),
	},
	{
		reading: "to-me",
		pattern: words([
			"(make~|force~) me (film|record|prove|report|beg|kneel|strip|sleep (on|in)|undress|hand over|account for)",
			"changed (all )?my passwords?",
			"(have~|need) to (ask|beg)( (her|permission|first))?<1> (before i|for (permission|every|money)|to go|to leave|if i (can|may))",
			"no money of my own",
			"(decides|chooses|dictates|tells me|picks|controls) (what i (wear|eat|say|do|spend)|who i (can |may )?(see|talk|meet|" +
				"speak)|where i (go|can)|when i (can )?(sleep|eat|leave|go))",
		]),
		with: / (?:he|partner|ex|her|buy|money|permission) /,
	},
	{
		reading: "mine",
		pattern: words([
			`${fear}( (?!for )\\w+)?( of| to| about| that| because of)? (what (he|my \\w+) (${WILL}|can|does|is capable)(?! (say|` +
				"think|wear|answer|reply|bring|cook|tell|want|buy))|her( (temper|anger|moods?|rage|reaction|fists?|outbursts?|when " +
				`he))?(?=${on})|(of )?(${mine}) (own )?(new |current |abusive )?(partner|ex|parent|sibling|child|uncle)(?=${on})|the ` +
				"man i|(go(ing)?|come~|speak up at) home|(when )?(he|my partner) (will |might |is )?(comes?|coming|gets?|is|getting) " +
				"(back|home)|for my (life|safety|child)|tell(ing)? her no|say(ing)? no|leave her|leaving her because|(be|being) " +
				`(alone|in the (same room|house)) with her|disagree|fall asleep|sleep next|of my life|he (${WILL})<2> (hurt|kill|hit|` +
				"find|beat|explode|snap|attack|strangle|choke|come after|take the)(?! (someone|herself|a job|my feelings|another|out " +
				"(about|that)|me (boring|ugly|too|funny))))",
		]),
		unlessText: atWork,
		unless: saidByAnother,
	},
	{
		reading: "mine",
		pattern: words([
			"(do|does|did) not feel safe<1> (with|at home|around|in my|in our|here with|near|when he|sleeping)",
			"fear for my (life|safety)",
		]),
		isNegative: true,
	},
	{
		reading: "mine",
		pattern: words("(eggshells|tiptoe~)(?= )"),
		with: / (?:afraid|frightened|scared|terrified|fear|temper|explode|explodes|hit|hits|rage|violent|hurt me|throws|snaps) /,
	},
	{
		reading: "plain",
		pattern: words([
			"(stomach|heart|chest|whole body|body|hands?)<5> (fear|freeze~|shake~|tense~|races|pounds)<4> (hear|when)<3> (car|" +
				"keys?|footsteps|voice|door)(?= )",
			"(look for|know where|plan)<3> (nearest door|the door|the exit|an exit|escape)<8> (voice|comes next|next|drinks|angry)",
			"(run|hide~|escape|safe|flee) from (her|my (partner|ex))",
			// Not "you could never get away from her": mothers who are always there are no danger.
			"(wants?|need~|have|how|help me|try~|managed)( (do|can|could|i|to))* get away from (her|my (partner|ex))",
			"(hide~|freeze|go~ quiet)<2> when (he|her parent|my partner) (comes|gets|is) (home|back|in|angry|drunk)",
		]),
	},
];
