import { pattern } from "@/lib/domain/text/short-forms";
import { near, type Rule, words } from "../rule";
import { DEAR, FAMILY_RULES, GENTLE_TOUCH, GREETING } from "./people";
import { FEAR, HEAD, KILL, LIMB, WEAPON, WILL } from "./word-lists";

/*
 * The broadest rules: an idea with the words around it in any order, because there are too many phrases to list. Their
 * false alarms are measured.
 */

const body = `(${LIMB})`;
const mishap = pattern(
	"^(?!.* (on purpose|deliberately) ).* (accident|accidentally|kitchen|cooking|shav(e|ing)|oven|stove|salamander|grill|" +
		"fryer|hob|toaster|baking|tray|hot pan|surgeon|surgery|operation|doctor|nurse|tattoo|cat|dog|thorns?|brambles|fence|" +
		"sunburn\\w*|sun|bike|fell|football|gym|garden|iron|hike|physio|massage|cream|shower|yoga|dentist|haircut) ",
);
const talk = near(
	"(test|exam|homework|shift|hill|run|workout|game|move|trade) (was|is)<1> suicide|died by",
	"(get~|through|over|past|after)( her)? suicide|career",
);

/** Suicide and self-harm, by ideas. */
export const selfHarmIdeas: Rule[] = [
	{ reading: "self", pattern: words("suicide|suicidal"), unless: talk },
	{
		reading: "self",
		pattern: words([
			"(cut(?! (back|down|out|off|through|short))|cuts|cutting|carve~|scratch~|burn~|slice~|slash~|stab~|hurt|hurting|harm~|" +
				`bruised?|scald~)<,4> (my|her own) (own )?(left |right |inner |upper |lower )?${body}`,
		]),
		unless: mishap,
	},
	{
		reading: "plain",
		pattern: words(["cutting (is|helps?|calms?|works?|makes|was|feels|again)"]),
		unless: / (?:back) /,
	},
	{
		reading: "plain",
		pattern: words([
			"(head|mind|brain|voices?|(?<! (i|he|we|you|had|have|always|never|just|who|also|really|everyone|first|even|bloke|guy|" +
				"man|lad|mate|friend|neighbou?r|driver|doctor|nurse|teacher|boss|partner|parent|sibling|child|people|no one) " +
				")thought|thoughts|(part of|everything in|something in) me)<6> (die|dying|death|dead|end it|kill|gone(?! (mad|crazy|" +
				"mental|nuts|bananas|insane|wrong|off|soft|deaf|blind|viral|home|shopping|to (bed|work|the)|well|bad|by))|not " +
				"exist\\w*|jump|follow)",
			"(disappointed|sad|angry|sorry|furious|ashamed|regret|hate)<2> (i|to|when i|that i) (still )?(wake~|(am|be) alive|" +
				"survived|was saved)",
		]),
		unless: / (?:late) /,
	},
	{
		reading: "plain",
		pattern: words([
			"(say~|write~) (my )?goodbye<5> (here|faces?|without|secretly|in my head|to all)",
			"when i am dead",
			"after my death",
			"once i am dead",
		]),
	},
];

const agent = "(he|partner|ex|my man|parent)";

/** Danger from a partner or at home, by ideas. */
export const partnerIdeas: Rule[] = [
	{
		reading: "plain",
		pattern: words([
			`(${FEAR}) (of )?how he (${WILL}) (react|respond|be|take)`,
			`(will|would|(is going|threaten~|going) to) (${KILL}|(go|come) after|hit) my<1> (family|child|parent|sibling|dog|cat|friends?)`,
			`${agent}<2> (throw~|smash~|break~) (chairs|things|furniture|plates|stuff|glasses|bottles|doors?|the \\w+|my \\w+)<3>` +
				" (run|hide|lock|freeze|leave|cower|flee)",
		]),
		with: / (?:he|partner|ex) /,
	},
	{
		reading: "plain",
		pattern: words([
			"if he can not have me",
			"(have~) (pushed|hit|slapped|shoved|grabbed|kicked|hurt|punched|choked|thrown) me(?= ((a few|several|many) times|once" +
				" or twice|sometimes|before|twice|more than once|and|but)| $)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			`${agent}<3> (hits|beats|punches|slaps|kicks|chokes|strangles|rapes|hurts|shoves|bites|burns|cuts|drags|pins|pushes|` +
				"threatens|owns|stalks|spit~ (on|at|in)|whips|suffocates|traps|imprisons) (me|at me|on me|in my food|my (face|food|" +
				"arms?|body))(?! (to (be|do|try|get|apply|grow|keep|it|chess|at)|deeply|emotionally|feelings|as|out|up (for|about)|" +
				"off|at (chess|tennis|cards|scrabble)|with (her )?(words|kindness|love|silence|absence)))",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			`${agent}<2> (hold~|put~|press~|push~|have~) (a |the |her )?(pillow|knife|gun|belt|blade|rope|bag|cloth|foot|knee|` +
				`cigarette)<2> (over|to|on|at|against|around|round) my (${HEAD}|chest|back|skin)`,
			`${agent}<2> (hold~|put~|press~|push~|have~) (a |the |her )?hands?<2> (over|to|on|at|against|around|round) my ((?<!` +
				" on my )face|mouth|throat|(?<! on my )neck|head|chest|skin|nose|temple)",
			// A hand that merely rests on a back is an ordinary touch.
			`${agent}<2> (press~|push~) (a |the |her )?hands?<2> (on|at|against) my back`,
		]),
		// A hand on a head or a back is a greeting, unless something serious is said about it.
		unless: pattern(` (${GENTLE_TOUCH}|${GREETING}) `),
	},
	{
		reading: "plain",
		pattern: words([
			`${agent}<2> (demands?|demanded|insists on|take~|has taken|hide~|keeps|monitors|controls|checks|reads|(go~|looks) ` +
				"through|search~|withholds|destroy~) (all |every |to see |to read |to know )?(of )?my<1> (passwords?|phone|messages|" +
				"money|passport|keys|bank card|card|wages|pay|medication|pills|documents|location|emails|id)(?! (numbers?|case|" +
				"charger|plan|order))",
			`${agent}<2> (make~|force~) me (delete|kneel|beg|strip|watch|sleep|wear|quit|block|apologi[sz]e on|account|sign|eat|` +
				"crawl|lie to|give up|cut off|hand)(?! (well|like a baby|better|soundly))",
		]),
		unlessText: FAMILY_RULES,
	},
	{
		reading: "plain",
		pattern: words([
			"whatever is in her hand",
			`with (a|her) (${WEAPON}|belt|fists?)(?= (and|if|when|in|again|at|on|to)| $)`,
			`(${FEAR}) (to|of) (be|being|get~|sit~|drive~|sleep~|live~|stay~)<5> with her`,
		]),
		with: / (?:he|her|partner|ex) /,
	},
];

/** Danger from the writer, by ideas. */
export const othersIdeas: Rule[] = [
	{
		reading: "mine",
		pattern: words([
			"(want|going|plan~|ready|need|will|could|would like|tempted|urge|think~|thoughts|fantasi[sz]e|imagine|dream)<,3> " +
				"(smash~|crush~|bash~|break~|slit~|cut~|blow~|poison~|strangle~|stab~|shoot~|murder~|kill~|attack~|beat~|torture~|" +
				"(set|setting) fire to) (in )?(her|my<1> (parent|partner|boss|sibling|neighbou?rs?|child|ex)( 's)?)(?= (skull|head|" +
				"face|throat|neck|brains?|bones|teeth|and|with|in|tonight|when|while|down|up)| $)",
		]),
		unless: near(
			"record|chess|tennis|heart|lol|haha|joking|game|score|silence|habit|rules?|bread|kindness",
			"her (heart|record|trust|walls?|hair)",
		),
	},
];

const dear = `(${DEAR})`;

/** Danger to somebody the writer knows, by ideas. */
export const someoneElseIdeas: Rule[] = [
	{
		reading: "plain",
		pattern: words([
			`${dear}<8> (he (have~) had enough of (life|living|everything)|(bought|has|got|have bought) (a|the) (rope|gun)|no` +
				" (reason|point)<2> (live~|go~ on)|(wants?) to (die|disappear|be dead)|(not|never) want to (live|be here|be alive|" +
				"exist)|goodbye letter|(give~) (all )?her things away)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			`${dear} 's (new |ex )?(partner|ex|parent)<3> (lock~|hits|choke~|beats|stalks|forces|controls|threatens|drugs|keeps|` +
				"hurts|watches) her",
		]),
	},
];
