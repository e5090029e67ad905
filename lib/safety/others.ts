import { type Rule, words } from "./rule";

const someone =
	"(?:him|her|them|someone|anyone|people|everyone|all of them|them all|that (?:man|woman|guy|bitch|bastard)|the (?:man|woman|guy|kids|children|baby|neighbour|neighbor|driver|teacher)|(?:my|the|our|his|her) (?:own |little |newborn )?(?:husband|wife|boyfriend|girlfriend|partner|ex|ex husband|ex wife|boss|manager|father|mother|stepfather|stepmother|brother|sister|son|daughter|stepson|stepdaughter|kids?|children|child|baby|newborn|neighbou?rs?|parents|roommate|flatmate|colleagues?|coworkers?|teacher|uncle|family|classmates|students|friend|lover))";
const child =
	"(?:my|the|our) (?:own |little |newborn |older |younger |stepson|step)*(?:son|daughter|kids?|children|child|baby|newborn|toddler|boy|girl|twins|stepson|stepdaughter|infant)";
const harm =
	"(?:kill|killing|stab|stabbing|shoot|shooting|strangle|strangling|choke|choking|smother|smothering|poison|poisoning|murder|murdering|attack|attacking|hurt|hurting|harm|harming|beat up|beating up|run over|burn|burning|shake|shaking|drown|drowning|hit|hitting|rape|punch|punching|push|pushing|throw|throwing|drop|dropping|suffocate|suffocating)";
const trivial =
	/ (?:for (?:forgetting|eating|being late|not (?:texting|calling|doing)|that|leaving (?:the|his|her)|this|taking the last|saying)|bless|lol|haha|joking|jokingly|kidding|biscuit|leftovers|milk|remote|feelings|emotionally|in (?:the )?(?:game|match|chess|fifa)|photos?|video|by leaving|if i (?:leave|tell|say|break)|by telling|break up|with the truth|by saying|sometimes, (?:like|the way)) /;

/** Danger that comes from the writer. The subject is always the writer. */
export const dangerToOthersRules: Rule[] = [
	{
		reading: "mine",
		pattern: words(
			`(?:want|going|plan|planning|intend|ready|decided|about|urge|need|tempted|desire|wanting|swear i|swear i will|will|would) (?:\\w+ )?(?:to )?(?:\\w+ )?(?:kill|stab|shoot|strangle|choke|smother|poison|murder|attack|shoot up|burn down|beat up|hurt|harm|bomb|blow up|run over) (?:${someone}|the school|my school|the office|the place|that place|(?:his|her|their) house)(?! (?:with (?:kindness|love)|feelings|in the way|back|pride))`,
		),
		unless: trivial,
	},
	{
		reading: "mine",
		pattern: words(
			`(?:thoughts?|thinking|think|fantas(?:y|ies|ise|ize|ising|izing)|images|urges?|impulses?|daydream\\w*|dreaming|idea|pictur\\w+|imagin\\w+|visions|obsessed) (?:\\w+ )?(?:(?:of|about|with|to) )?(?:\\w+ )?${harm} (?:${someone}|my \\w+)`,
		),
		unless: trivial,
	},
	{
		reading: "mine",
		pattern: words(
			`(?:afraid|scared|worried|terrified|frightened|fear|fearing)(?: that)? (?:of )?(?:i (?:will|might|may|could|am going to|would) (?:\\w+ )?(?:${harm}|do something(?: \\w+)? to|snap and|lose it and (?:hit|hurt|shake))|${harm}|losing it and|doing something to) (?:${child}|someone|somebody|people|the baby|him one day|her one day|them one day)`,
		),
		unless: trivial,
	},
	{
		reading: "mine",
		pattern: words(
			`(?:hit|slapped|slap|punched|beat|choked|strangled|shook|shake|kicked|smacked|spanked|burned|threw|hurt|bit|grabbed|shoved|pushed|pinned|stabbed|attacked|held down|raped|forced) (?:${child}|my (?:wife|husband|girlfriend|boyfriend|partner|mother|father|fiance|ex)|the baby)(?! (?:a |an |some |the |off|to the (?:park|airport|station)|in the (?:game|match)|by (?:accident|telling|leaving)|with (?:my|the) (?:words|news|truth)|at (?:chess|tennis)|feelings|out of the way))`,
		),
		unless:
			/ (?:accident|accidentally|feelings|chess|tennis|joking|playfully|too honest|by (?:telling|leaving|saying|forgetting)|swing|emotionally|tickl\w+|hugged|ball) /,
	},
	{
		reading: "mine",
		pattern: words("(?:hurt|harm|kill|hurting|harming|killing) (?:people|someone|somebody|others|other people|anyone)"),
		with: / (?:urge|urges|going to|want to|want|voices?|harder to|feel it|could|might|plan|thoughts|impulse) /,
		unless: / (?:feelings|by (?:being|saying|telling)|do not want|never want|without|break up|honest|disappoint\w*) /,
	},
	{
		reading: "plain",
		pattern: words(
			`(?:voices?|voice)(?: [^ .]+){0,4} (?:tell|tells|telling|told|say|says|want|order|orders) (?:me )?(?:to |that i (?:should|must) )?${harm} (?!myself)[^ ]+`,
		),
	},
	{
		reading: "mine",
		pattern: words(
			"(?:have|got|took|take|bring|bought|loaded|sharpened) (?:a|the|my|his) (?:gun|knife|rifle|pistol|weapon)(?: [^ .]+){0,8} (?:school|office|work|sorry|pay|him|her|them|lunch)|(?:make|making) (?:them|him|her|them all|everyone) (?:all )?(?:pay|suffer|bleed)(?: [^ .]+){0,6} (?:gun|knife|plan|know (?:when|where))|know where (?:he|she|they) (?:lives?|works?|sleeps?)",
		),
		with: / (?:gun|knife|rifle|weapon|kill|stab|shoot|pay|sorry) /,
		unless: / (?:kitchen|he has|she has|picnic|threatened) /,
	},
	{
		reading: "mine",
		pattern: words(
			"i (?:am going|want|plan|intend|will|have decided) to (?:kill|murder|shoot|stab)(?= (?:and|tonight|tomorrow|soon|first|next)| $)|(?:list|names?) of people(?: [^ .]+){0,4} (?:kill|shoot|hurt|die)|shoot(?:ing)? (?:up|everyone|them all|people)|(?:kill|murder) them all|(?:mass|school) shooting of my own",
		),
		with: / (?:i|me|my) /,
		unless: / (?:photos?|film|game|paintball|movie|hoops) /,
	},
	{
		reading: "mine",
		pattern: words(
			`hit (?:my kids|the kids|my children|the children|my son|my daughter|my wife|my husband|her|him|them)(?: [^ .]+){0,6} (?:temper|again|hate myself|getting worse|lose control|lost control|drunk|ashamed)`,
		),
		unless: / (?:with the car|ball|accident|chess|jackpot) /,
	},
];

const dear =
	"(?:friend|sister|brother|mother|daughter|son|cousin|aunt|uncle|neighbou?r|colleague|coworker|flatmate|roommate|niece|nephew|grandmother|father|student|girl i know|woman i know|classmate|stepmother|stepsister|stepbrother|pupil)";
const lover = "(?:husband|boyfriend|partner|wife|girlfriend|ex|fiance|stepfather|father|new man|man|lover)";
const does =
	"(?:hits|beats|hurts|is hurting|is hitting|is beating|chokes|choked|abuses|is abusing|threatens|threatened|controls|punched|punches|hit|beat|slaps|slapped|strangled|strangles|kicks|kicked|locks|rapes|raped|pushed|did it|does it|stalks)";

/** Somebody the writer knows is hurt by somebody. What they want to do to themselves is read by the self-harm rules. */
export const someoneElseRules: Rule[] = [
	{
		reading: "plain",
		pattern: words(`${dear} 's (?:new |ex |own )?${lover} (?:\\w+ ){0,2}${does} (?:her|him|them|my|the)`),
	},
	{
		reading: "plain",
		pattern: words(`(?:her|his) (?:new |ex )?${lover} (?:\\w+ ){0,2}${does} (?:her|him|them|it)`),
		unless: / my (?:husband|wife|boyfriend|girlfriend|partner) /,
	},
	{ reading: "plain", pattern: words(`(?:her|his) (?:new |ex )?${lover} (?:did it|did that|is violent|is abusive)`) },
	{
		reading: "plain",
		pattern: words(
			`${dear} (?:\\w+ ){0,2}(?:is|gets|being|been|was) (?:being |getting )?(?:abused|beaten|hit|hurt|raped|threatened|stalked|strangled|choked|beaten up) by`,
		),
	},
	{
		reading: "plain",
		pattern: words(
			`${dear} (?:is|seems|looks|lives) (?:so |very |really |still )?(?:afraid|scared|terrified|frightened|in fear) of (?:her|his|their|my|the) (?:\\w+ )?(?:${lover}|stepfather|father|brother|son)`,
		),
	},
	{
		reading: "plain",
		pattern: words(
			`(?:neighbou?r|man next door|he|woman next door|uncle|brother|friend) (?:\\w+ ){0,2}(?:hits|beats|is hitting|is beating|hurts|abuses) (?:his|her|their) (?:\\w+ )?(?:children|kids|wife|husband|girlfriend|son|daughter|baby)`,
		),
	},
	{
		reading: "plain",
		pattern: words(
			"(?:better|happier)(?: off)? (?:without|if) (?:him|her|he (?:was|were) (?:gone|dead)|she (?:was|were) (?:gone|dead))",
		),
		with: / (?:keeps?|says|saying|said|thinks|believes|feels|told|writes|wrote|texted) /,
		unless: / i (?:am|would|feel) /,
	},
	{
		reading: "plain",
		pattern: words(
			`${dear}(?: [^ .]+){0,6} (?:goodbye (?:message|note|letter|video)|(?:she|he) (?:cuts|self harms|selfharm)(?= (?:herself|himself|and|again|when|because)| $)|pills saved|saved up pills|touches (?:her|him)|abusive (?:relationship|partner|husband|boyfriend|marriage))`,
		),
		unless: / i am in an abusive /,
	},
	{
		reading: "plain",
		pattern: words(
			`(?:threatened|threatens|threatening|tried|wants|going) (?:to )?(?:kill|hurt|stab|beat|shoot) (?:her|him)(?= )`,
		),
		with: new RegExp(` ${dear} `),
		unless: / i (?:want|am going|tried|will) /,
	},
	{ reading: "plain", pattern: words(`threatened (?:her|him) with (?:a|the) (?:knife|gun|bottle|hammer)`) },
];
