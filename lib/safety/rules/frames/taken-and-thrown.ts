import { eachAlone, plain, type Rule, saying, toMe } from "../../rule";

/* Frames for what is done to somebody at home without a word for it: doors locked, papers kept, things thrown, marks. */

const limb =
	"(?:arms?|wrists?|eye|cheek|neck|throat|jaw|lip|ribs?|back|legs?|shoulders?|hip|thighs?|finger|hand|face|ear)";
const thrown =
	"(?:kettle|pan|pot|plates?|cups?|mugs?|bottles?|glass|glasses|chair|phone|vase|remote|lamp|iron|ashtray|boots?|laptop|dish|dishes|bowl|hammer|stool|tray|soup|dinner)";

const clear: Rule[] = [
	toMe(
		"(?:locks?|locked|locking|shuts?|shut) (?:me|us)(?: [^ .]+)? (?:on|onto|in|inside|out on|outside|out in|out of) (?:the |her |a |our |my )?(?:\\w+ )?(?:balcony|terrace|room|bedroom|bathroom|basement|cellar|garage|attic|closet|cupboard|house|flat|apartment|shed|yard|garden|cold|rain|pantry|toilet)",
		{
			unless:
				/ (?:by accident|accidentally|by mistake|wind|toddler|cat|dog|escape room|latch|laugh\w*|haha|lol|landlord|broken lock|game|prank) /,
		},
	),
];

const doubts: Rule[] = [
	plain(
		"(?:he|partner|ex|parent|uncle|in law)(?: [^ .]+)? (?:has|have|had|holds|keeps|kept|keep|took|takes|hid|hides|locked|locks)(?: [^ .]+){0,2} my (?:passport|papers|id|visa|documents|green card|residence permit|birth certificate)",
		{
			unless:
				/ (?:agency|agent|embassy|consulate|hotel|safekeeping|trip|check in|copy|copies|i lose|flight|airport|renew\w*|holiday|bank|lawyer|border|clerk|officer) /,
		},
	),
	plain(
		`my (?:\\w+ )?${limb} (?:is|are|was|were|went|still)(?: [^ .]+){0,2} (?:blue|purple|black|yellow|swollen)(?: [^ .]+){0,4} (?:from|because of|where|after|since|thanks to) (?:\\w+ )?(?:he|her|partner|ex|parent|uncle)(?! (?:massage|lesson|workout))`,
		{ unless: / (?:cold|ink|paint|dye|needle|vaccine|blood test|football|training|game|cat|dog|nurse|doctor) / },
	),
	plain(
		`(?:put|puts|push|pushed|wedge|wedged|jam|jammed|shove|shoved|drag|dragged)(?: [^ .]+){0,2} (?:chair|dresser|wardrobe|table|desk|chest of drawers|bed)(?: [^ .]+){0,2} (?:under|against|before|in front of)(?: [^ .]+){0,2} (?:handle|door|knob)`,
		{
			unless:
				/ (?:fix\w*|paint\w*|cat|dog|toddler|baby|wind|draught|broken|hotel|haunted|movers|moving|repair\w*|storm|dry|open|photo) /,
		},
	),
	plain(
		"(?:if|when|should) i (?:ever |try to |tried to )?(?:leave|left|go|went|run|ran)(?: [^ .]+)? ,? ?he (?:will|would|is going to)(?: [^ .]+){0,2} (?:find me|where to find me|come after|hunt|track me|make me sorry)|he (?:says|said|is going to|will|threatened to)(?: [^ .]+){0,3} tell (?:the )?(?:police|cops|court|everyone)(?: [^ .]+)? (?:it was me|i did it|i hit|i attacked|i started)",
		{ unless: / (?:surprise|hide and seek|game|film|lol|haha) / },
	),
];

const hints: Rule[] = [
	plain("(?:he|ex|partner|parent|uncle) (?:\\w+ )?waits for me (?:in|at|outside|after)", {
		unless: / (?:coffee|dinner|smil\w+|umbrella|hug|sweet|lovely|station|airport) /,
	}),
	plain(
		`he (?:\\w+ )?(?:threw|throws|hurled|flung|smashed|smashes) (?:the |a |her |my |another |boiling |hot |full )+${thrown}(?! (?:away|out|in the (?:bin|trash|rubbish|recycling|dishwasher)))`,
		{
			unless:
				/ (?:away|out|bin|trash|rubbish|recycling|toddler|baby|cat|child|charity|film|movie|juggl\w+|years? old|tantrum|together|on the (?:stove|grill)|into the (?:car|bag)) /,
		},
	),
	plain(
		`my (?:\\w+ )?${limb} (?:is|are)(?: still| all| so| quite| a bit)? (?:blue|purple|black)|asked (?:\\w+ )?(?:about|what happened to) my (?:\\w+ )?(?:${limb}|bruises?|marks?)|(?:told|tell) (?:work|everyone|people|the office|my \\w+) (?:that )?i (?:play|played|do|box|fell|walked|tripped)`,
		{
			unless:
				/ (?:cold|freezing|ink|paint|dye|tattoo|needle|vaccine|blood test|henna|hockey|piano|guitar|physio|surgeon|nurse|fell off|bike|chess|ring|nails?) /,
		},
	),
	plain(
		`he (?:waits|waited) (?:until|till) (?:the child|child|everyone|the baby|we) (?:is|are|was|were) (?:asleep|in bed|gone|out)|(?:last|this|first|second|another) time (?:it was |with )?(?:the|her) (?:iron|belt|poker|pan|kettle|hammer|bottle|cord|broom|knife|lighter|stairs)|he keeps the (?:money|cards?|keys|papers) |not have (?:the |a |any )?keys? (?:of|to|for) (?:the |our )?(?:house|home|flat|door)|(?:no one|nobody) (?:will |would )?believes? (?:a )?(?:man|men|boy|me|someone)(?: [^ .]+)? like me`,
		{ unless: / (?:santa|present|wrap\w*|surprise|film|landlord|viewing|estate agent|cook\w*|talent|dream) / },
	),
	plain(
		"(?:photo|picture|video)s? of my (?:\\w+ )?(?:window|house|door|car|street|bed)|i (?:have )?(?:never|not|did not) (?:told|tell) her (?:which|where|what time|when)|he (?:is|was|stood|sat|parked|waited) (?:\\w+ )?(?:outside|across the street|on the corner|in the car park)(?: [^ .]+)? (?:again|every|all night|for hours|tonight|with the (?:lights|engine))|(?:need|needs) protection(?= |$)|accidents happen",
		{
			unless:
				/ (?:estate agent|listing|insurance|selling|sun|uv|contractor|smok\w+|garden|dog|cigarette|taxi|driver|delivery) /,
		},
	),
	plain(
		"not like (?:how|the way|it when) he (?:\\w+ )?(?:says|looks|comes|touches|hugs|stands|sits|breathes|watches)|asked for a (?:lock|key|bolt)(?= )|(?:shower|wash|change|sleep) at (?:school|work|the gym|my friend)(?= now| instead| because| so| $)|feel (?:so |really |always )?dirty (?:but|and|after|since|when|because|all)|(?:wear|wore|wearing) (?:the|a|my) scarf (?:at work|to work|indoors|inside|in (?:june|july|august|summer))",
		{
			isNegative: true,
			unless: / (?:garden\w*|mud|teacher|actor|singer|bike|cold|heating|run|running|gym class|sweat\w*) /,
		},
	),
];

/** What is taken, thrown and locked at home, and the marks of it. */
export const takenAndThrown: Rule[] = [...clear, ...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
