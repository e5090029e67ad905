import type { Kind } from "@/lib/domain/safety/kinds";
import { pattern } from "@/lib/domain/text/short-forms";
import { near } from "../rule";
import type { Harmless } from "./harmless-case";
import { ofOthers } from "./of-others";
import { WEEKDAYS } from "./tense";

/*
 * Harmless expressions that sound like danger: a tea towel, a whale, a dance, an obvious joke. Each applies to every
 * rule of its kind that matches its words.
 */

/** Alternatives for a pattern. */
const DYING = "die|dead|kill\\w*|suicid\\w*|alive|pills";

const inFear = near(
	"afraid|scared|frightened|terrified|fear|bruis\\w+|blood|bleed\\w*|hospital|police|cry~|drunk",
	"again and again|every (day|night|time)|so hard|marks?|hides?|hiding from",
);
const inEarnest = near(
	"knife|gun|weapon|serious|seriously|mean it|i mean this|plan~|poison\\w*|tonight he|blood|voices?",
	"body|not joking|hate her|he deserves",
);
const dying = near(
	"die|dying|dead|death|kill\\w*|suicid\\w*|end it|pills|tablets|rope|gun|bridge|jump|goodbye",
	"not want to (be here|live|wake)|hopeless|alive|cut|over with|note|plan|ready|tired of|peace|scared",
);
/** Words that show that a figure of speech about death is serious. */
const inEarnestOfDying = near(
	"kill\\w*|suicid\\w*|end it all|end my life|pills|overdose|rope|gun|bridge|cliff|roof|train|goodbye|tonight|so (do|" +
		"did) i|i (should|will) too",
	"i<1> (want to|wish i)|not (want to|here|joking)|no point|serious(ly)?|for real",
);
const joke = near(
	"lol|lmao|lmfao|rofl|haha\\w*|hehe\\w*|jk|j k|kidding|joking|xd|not really|obviously not|of course not|as if",
	"figuratively|metaphorically|in a loving way|affectionate(ly)?|passive aggressive|post its?",
);
const soft =
	"((tea|dish)? ?(towels?|cloth|rag)|pillows?|cushions?|socks?|sponge|oven gloves?|newspapers?|magazine|snowballs?|" +
	"water (balloon|pistol)s?|teddy|soft toy|balloons?|baguette|carrot|banana|fish|tissue|napkin|blanket|duvet|scarf|" +
	"slipper|feather|confetti|flour|paper (plane|ball)|rolled up \\w+|tickets?|invoice|bill|fine|cold|flu|wave|ball|" +
	"frisbee|menu|programme|wet \\w+|pie)";

/** Machines and other lifeless things that break down. */
const machines =
	"acs?|a c|air ?con\\w*|boilers?|heaters?|heating|fridges?|freezers?|engines?|motors?|cars?|vans?|trucks?|bus|buses|" +
	"mowers?|bikes?|scooters?|phones?|laptops?|computers?|tablet|routers?|wifi|internet|printers?|servers?|screens?|" +
	"batter(y|ies)|chargers?|cameras?|tv|radio|dishwashers?|wash(ing machines?|ers?)|dryers?|ovens?|microwaves?|kettles?|" +
	"toasters?|blenders?|pumps?|lifts?|elevators?|light ?bulbs?|lamps?|clocks?";

const all: readonly Harmless[] = [
	// "I'm scared that he does something to himself" is not fear of him.
	{
		kind: "partner-danger",
		found: / (?:afraid|scared|worried|terrified|frightened) /,
		beside: / (?:do|does|doing|hurt|harm|kill|cut) (?:something (?:to|stupid to) )?herself /,
		unless: / (?:hits?|beats?|punch\w*|chok\w*|threaten\w*|bruis\w*) /,
	},
	// "My husband smacked me with the dishcloth", "she hit me with a snowball"
	{
		kind: "partner-danger",
		found:
			/ (?:hits?|hitting|smack\w*|whack\w*|swat\w*|slap\w*|beats?|thr[eo]w\w*|whip\w*|bash\w*|bonk\w*|thump\w*|attack\w*|got) me /,
		beside: pattern(` me<3> with (a |an |the |her |my |some )?(\\w+ )?${soft} `),
		unless: inFear,
	},
	// "She threw the tea towel at me"
	{
		kind: "partner-danger",
		found: / (?:thr[eo]w\w*|flung|chucked|tossed) /,
		beside: pattern(` (thr[eo]w\\w*|flung|chucked|tossed) (a |an |the |her |my |some )?(\\w+ )?${soft} at me `),
		unless:
			/ (?:hits?|beats?|punch\w*|chok\w*|threaten\w*|bruis\w*|blood|police|(?:afraid|scared|frightened|terrified) of her) /,
	},
	// "The gulls kept me up", "next door's party kept me awake"
	{
		kind: "partner-danger",
		found: / (?:keeps|kept|keeping) me (?:up|awake) /,
		beside: pattern(
			"^(?!.* (he|partner|ex|parent|uncle)( \\w+){0,3} (keep~) me .*(shout|scream|argu|rant|lectur|accus|hit|threat|sleep|" +
				"light|question|punish|drunk)).*$",
		),
	},
	// "I trod on his toes until he said he would sue"
	{
		kind: "partner-danger",
		found: / (?:press(?:ing|ed)? charges|arrest\w*|restraining order|sue[sd]?|court|police) /,
		beside: near(
			"haha\\w*|lol|lmao|danc\\w+|foxtrot|tango|salsa|stepped on (her|my) (foot|feet|toes?)|trod on|singing",
			"crimes? against|pasta|cook\\w+|karaoke",
		),
		unless: inFear,
	},
	// "I crouched in the wardrobe to surprise her"
	{
		kind: "partner-danger",
		found: / (?:hid|hide|hiding|locked myself|shut myself) /,
		beside: near(
			"surprise\\w*|hide and seek|from (my|the) (child|toddler|boys|dog|cat|guests|family|in law|chores)",
			"to eat|eating|chocolate|biscuits?|snacks?|five minutes|a minute|of peace|wrap(ping)?|birthday|presents?",
			"to read|the wasp|the spider",
		),
		unless: inFear,
	},
	// "I could throttle him. Not really.", "gonna murder her lol"
	{
		kind: "danger-to-others",
		found: pattern(
			" (could|(going|want|about) to|gonna|will|would|might|swear)( \\w+){0,4} (kill|murder|strangle|throttle|stab|shoot|" +
				"smother|choke|poison|punch|slap) ",
		),
		beside: joke,
		unless: inEarnest,
		orNext: true,
	},
	// "I'll die in these trainers", "they'll bury me in my Arsenal shirt"
	{
		kind: "self-harm",
		found: / (?:die|dying|dead|bury|buried) /,
		beside: near(
			"(die|dying|bury me|buried) in ([^ .]+ ){0,3}(jordans|trainers|sneakers|nikes|shoes|boots|heels|crocs|hoodie|" +
				"tracksuit|leggings|jersey|sandals|slippers|style|debt)",
			"dead (posh|good|funny|clever|nice|easy|proud|cute|hard|serious|boring|keen|chuffed|fancy|cool|famous)",
			"die (on (this|that) hill|a<1> (fan|virgin|spinster|bachelor|legend)|poor|single|waiting (for|in))",
		),
		unless: inEarnestOfDying,
	},
	// "My feet want to die after that shift": the subject is not a person.
	{
		kind: "self-harm",
		found: / (?:die|dying|dead|give up|end it) /,
		beside: pattern(
			" my<1> (cheeks?|feet|foot|toes?|legs?|calves|thighs?|knees?|ankles?|arms?|hands?|fingers?|thumbs?|ears?|eyes|lungs|" +
				"abs|glutes|hamstrings|shoulders|phone|laptop|battery|plants?|car|hair)<2> (want~|wish~|feel~ like|is|are|were|" +
				"was)<2> (die|dying|dead|give up|end it) ",
		),
		unless: inEarnestOfDying,
	},
	// "Every AC in town decided to die", "the van picked today to die": the subject is a machine.
	{
		kind: "self-harm",
		found: / (?:die|dying|give up) /,
		beside: pattern(
			` (every|each|all|both|the|this|that|these|those|my|our|your|her|their|an?)<2> (${machines})( (in|at|on|of|from) (the` +
				" |our |my |this )?\\w+( \\w+)?)? (just |all |also |then |have~ |finally )*(decides?|decide~|chooses?|choose~|picks?|" +
				"picked|wants?|wanted|try~|is|are|was|were)( (today|now|this \\w+|on me|the same \\w+|about|going|ready|trying))* to" +
				" (just )?(die|give up) ",
		),
		unless: inEarnestOfDying,
	},
	// "I nearly jumped in the pool with my clothes on"
	{
		kind: "self-harm",
		found: / jump(?:ed|ing)? /,
		beside: near(
			"jump(ed|ing)? (in|into) (the |a |my |her )?([^ .]+ ){0,2}(pool|puddles?|bath|bathtub|tub|jacuzzi|shower|sink|bed|" +
				"car|taxi|pond|fountain|bin|basin|leaves|(pedicure|bath|pool|foot|soapy|dish) water)",
			"jump(ed|ing)? (out of my skin|for joy|up and down|the queue|at the (chance|noise|sound)|on the (sofa|bed|trampoline))",
		),
		unless: inEarnestOfDying,
	},
	// "I wanted to die of embarrassment", "I could have died, in the best way"
	{
		kind: "self-harm",
		found: / (?:die|died|dying) /,
		beside: near(
			"in (a|the) (good|best|nicest|sweetest) (possible )?way",
			"(die~) (of|from|with)<1> (embarrassment|cringe|shame|laughter|laughing|joy|happiness|cuteness|heat)",
		),
		unless: inEarnestOfDying,
	},
	// "Once more and I throw myself in the hummus"
	{
		kind: "self-harm",
		found: / (?:throw|threw|throwing|chuck|fling|hurl) myself /,
		beside: near(
			"myself (in|into|on|onto|at|across) (the|a|my|her) ([^ .]+ ){0,2}(pool|sea|lake|sofa|bed|couch|floor|cake|salad|soup|" +
				"stew|trifle|pudding|buffet|dessert|tabbouleh|hummus|snow|leaves|laundry|work|project|studies|dating|gym)",
		),
		unless: inEarnestOfDying,
	},
	// "I'll do it tonight, the ironing", if the text does not mention dying.
	{
		kind: "self-harm",
		found: / do it (?:on|tonight|tomorrow|this|next|soon|after|when|before|now) /,
		beside: / /,
		unless: dying,
	},
	// "I wrote her a note about the recycling and tore it up"
	{
		kind: "self-harm",
		found: / (?:a|the) (?:note|letter|card) /,
		beside: pattern(
			" (write~|left|typed|drafted)( \\w+){0,2} (her|my (neighbou?r|flatmate|landlord|boss|sibling|parent|friend|partner|" +
				"child|colleague|teacher)|the (neighbou?r|flatmate|landlord|boss|teacher|cleaner|school)) (a|the)<1> (note|letter|" +
				"card) | (note|letter) (about|for) (the|her|my) (bins?|recycling|towel|parking|milk|noise|rent|washing|dishes|" +
				"cleaner|neighbou?rs?|landlord|school|teacher|postman) ",
		),
		unless: / (?:goodbye|farewell|die|dead|suicid\w*|kill\w*|end it|pills|gone|forgive me|find it|find me) /,
	},
	// "I won't be here at Easter, we fly to Crete"
	{
		kind: "self-harm",
		found: / not (?:\w+ ){0,2}be (?:here|around) /,
		beside: near(
			"fly~|flight|abroad|holiday|vacation|trip|travel\\w*|visit\\w*|cruise|camping|away|at my \\w+ 's|working",
			"on shift|move~|in (spain|france|italy|greece|portugal|germany|india|london|paris|lisbon|rome)",
		),
		unless: near(DYING, "end it|goodbye"),
	},
	// "I hope I don't wake up late"
	{
		kind: "self-harm",
		found: / wak(?:e|ing) /,
		beside: pattern(
			" (wake~)( up)? (late|early|hungover|with (a|the) (hangover|cold|headache)|at (\\d+|noon|five|six|seven)|before|the" +
				" (baby|child|neighbou?rs|house|dog)|to (an?|the) (alarm|mess)|her|my \\w+) ",
		),
		unless: near(DYING, "ever again"),
	},
	// "They'd manage without me at work", "everyone will be fine without me for a week"
	{
		kind: "self-harm",
		found: / without me /,
		beside: pattern(
			" without me<1> (at (work|the (office|match|game|meeting|party|shop|pub))|at home for|for (a|one|two|the|an)<1>" +
				` (hour|day|week|weekend|night|evening|month|fortnight|while)|on (${WEEKDAYS}|the team)|this (weekend|week|evening|` +
				"once)|as (goalie|captain|keeper|host|manager|treasurer)|in goal|tonight|tomorrow) ",
		),
		unless: near(DYING, "goodbye|burden|gone"),
	},
	// "My phone died and took my life with it"
	{
		kind: "self-harm",
		found: / (?:take|took|taken|end|ended|ruined?) my life /,
		beside: pattern(
			" (phone|laptop|hard drive|computer|wifi|job|toddler|baby|puppy|thesis|game|series)( \\w+){0,3} (died|crashed|broke|" +
				"take~|has taken|ended|ate) ",
		),
	},
];

/**
 * Whether the words that a rule matched are harmless in their context. `stands` tests whether a pattern matches
 * anywhere in the text.
 * @param next The next sentence.
 */
export function isHarmless(
	kind: Kind,
	found: string,
	sentence: { text: string; next: string; stands: (pattern: RegExp) => boolean },
): boolean {
	return [...all, ...ofOthers].some(
		(one) =>
			one.kind === kind &&
			one.found.test(found) &&
			(one.beside.test(sentence.text) || (one.orNext === true && one.beside.test(sentence.next))) &&
			!(one.unless && sentence.stands(one.unless)),
	);
}
