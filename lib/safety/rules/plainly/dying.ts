import { mine, near, plain, type Rule, self } from "../../rule";
import { some } from "../some";

/* What people who want to die say plainly: decisions, a chosen day, relief, joining the dead, having taken too much. */

const time =
	"(?:christmas|new year|easter|summer|spring|autumn|winter|ramadan|eid|diwali|graduation|my (?:next )?birthday|my" +
	" \\w+(?:th|st|nd|rd) birthday|next (?:week|month|year|summer|spring|winter|christmas)|the (?:end of (?:the|" +
	"this) (?:week|month|year|semester|term)|weekend|new year)|tomorrow|\\d\\d(?:th|st|nd|rd)?|thirty|forty|fifty|" +
	"sixty)";
const away = near(
	"holiday|vacation|trip|travel\\w*|flight|flying|fly|abroad|lisbon|work(?:ing)?|shift|moving|moved|moves",
	"visit\\w*|party|family|parent|her|lights|market|film|show|tree|lease|contract|job|doctors?|cancer|office",
	"school|concert|match|game",
);
const wedding = near(
	"wedding|marry|married|engage\\w*|move|moving|party|trip|holiday|flight|exam|surgery|operation|induc\\w+",
	"section|release|launch|interview|meeting|appointment|dinner|first date|ceremony",
);
const dying = near(
	"die|dying|dead|death|kill|killing|suicid\\w*|end(?:ing)? it|end(?:ing)? (?:it all|my life)|not live",
	"never wake|thoughts|goodbye|pills|rope|bridge|tablets",
);

const onTheEdge =
	"i am (?:(?:now|still|here|just|standing|sitting|sat|stood|up|out|back|alone|actually) ){0,3}(?:on|at) (?:the|a|my)(?!" +
	" (?:right|fast|same)) (?:\\w+ )?(?:bridge|rooftop|roof|ledge|tracks|railway|viaduct|cliff|cliffs|cliff edge|parapet|" +
	"overpass|level crossing|edge of the (?:platform|roof|cliff)|wrong side of the (?:railing|railings|barrier|rail))(?!" +
	" (?:terrace|museum|station|pub|cafe|club|arms|inn|hotel|bar|garden|house|loan))";
/** Matches words of people on a bridge or a roof who may not come down. */
const atTheEdge = near(
	"say something|tell (?:someone|anyone)|say (?:goodbye|bye|sorry)|goodbye|jump\\w*|look(?:ing)? (?:down|at the water)",
	"scared|shaking|crying|over the (?:rail|railing|edge)|railings?|wrong side|can not do (?:this|it)|next train",
	"do not know what to do|want (?:it )?to (?:stop|end|die)",
);
/** Matches other things that people do on a bridge or a roof. */
const upThere = near(
	"photos?|pictures?|selfie|view|sunset|sunrise|stars|fireworks|roofer|tiles?|tiling|gutters?|solar|slates?|ladder|aerial|felt",
	"chimney|work|working|shift|site|builders?|scaffold\\w*|picnic|beers?|drinks|cocktails?|bar|barbecue|bbq|party|festival",
	"traffic|stuck|bus|bike|cycling|cycled|run|running|jog\\w*|dog|fishing|tourists?|lovely|beautiful|gorgeous|song|chorus",
	"verse|guitar|crew|ship|game|level|phone signal|waiting for (?:her|my|the)|meet\\w*|where are you|on my way|late|hotel",
	"holiday|walk(?:ed|ing)?|hik\\w+|seagulls?|puffins|painting|yoga|garden|plants?|cat|camp\\w*|climb\\w*|fence|barrier to",
	"lights?|ducks?|swans?|kayak\\w*|abseil\\w*|bungee|nose|races?|racing|horses|bets?|greyhounds|train ?spotting|family|friends",
	"my (?:child|parent|friend|partner|sibling)",
);

export const dyingRules: Rule[] = [
	// "I've decided that I won't live to see the spring"
	mine(
		"decided(?: that)? (?:that )?i (?:am|will|shall|would)(?: going to)? not (?:going to )?(?:live|be (?:here|alive|" +
			`around)|see|seeing|make it|making it)(?: to| for| past| until| by)?(?: see)? ${time}`,
		{ isNegative: true, unless: away },
	),
	mine(`decided (?:not to (?:live|be here|be alive|see)|to not (?:live|be here|be alive))`, {
		isNegative: true,
		unless: / (?:in|with|there|near|together|abroad|her|alone) /,
	}),
	// "I will finish my life after the harvest"
	self(
		"(?:finish|finishing|terminate|terminating|cut short|stop|delete|discontinue) (?:with )?my (?:own )?life(?!" +
			" (?:in|at|by|with|here|there|story|as|together|insurance|work|plan|from|being|feeling))",
	),
	plain(
		"(?:picked|chose|chosen|set|fixed|got|have) (?:a|the|my) (?:day|date|night)(?: (?:picked|chosen|set|planned))?",
		{
			withText: dying,
			unlessText: wedding,
		},
	),
	// "unalive feelings all week", "self delete", "catch the bus" and other words that avoid the usual one
	self("(?:kill|suicide|suicidal|sui) (?:thoughts|ideation|urges?|feelings|mood|mode|mindset|ideas)"),
	self(
		"(?:going to |want to |will |might |just |about to |plan to )(?:self (?:delete|exit|destruct)|ctb|neck myself|" +
			"rope myself|yeet myself|un ?alive|catch the bus|log (?:off|out) (?:of )?(?:life|for good|for ever)|opt out of" +
			" (?:life|living|existing)|exit (?:life|this world)|peace out for good)(?: [^ .]+){0,3}",
		{
			unless: / (?:game|account|school bus|into (?:the )?(?:pool|bed|sea|lake)|pool|stop|work|school|message|app) /,
		},
	),
	// "I could do with the long sleep", "sleep for ever"
	self(
		`(?:want|wanted|need|like|ready|long|longing|wish|could do with|take|dream)${some(4)} (?:the |a |that` +
			" )?(?:(?:big|long|last|eternal|endless|permanent|for ever|forever|final) (?:sleep|rest|nap)|sleep (?:for ever|" +
			"and never|and not wake|without waking))",
		{
			says: "doubtful",
			unless: / (?:weekend|baby|after (?:the|this)|shift|flight|sunday|toddler|lie in) /,
		},
	),
	// "What a mercy it would be not to wake up", "It wouldn't trouble me if I never woke"
	plain(
		"(?:relief|relieved|nice|lovely|fine|okay|ok|good|mercy|blessing|wonderful|not mind|not care|not bother me|not" +
			` trouble me|not be sad|happy|best|easier|bliss|hope|hoping|hoped|pray|praying|wish|wishing|kinder)${some(5)}` +
			" (?:not|never|without)(?: to| just| ever)? (?:wake|waking|woke|woken|have woken)(?: up)?(?: (?:again|any more|" +
			"at all|ever|tomorrow|in the morning|one day))?(?= $| ,| and| but| that| because| some)",
		{ isNegative: true, unless: / (?:alarm|early|hungover|before|baby|he|her|late|night shift|lie in) / },
	),
	// "I'm up on the roof", in the present
	plain(onTheEdge, { withText: atTheEdge, unlessText: upThere }),
	plain(onTheEdge, { says: "doubtful", unlessText: upThere }),
	// "I keep opening the gun cabinet since the bank came"
	plain(
		"(?:keep|kept|can not stop|just|been|always|sit|sitting|sat)(?: [^ .]+){0,2} (?:looking at|staring at|eyeing|" +
			"thinking (?:about|of)|opening|unlocking|standing (?:at|by|in front of)|sitting (?:by|with|beside|next to)|beside|" +
			`next to|going (?:back )?to)${some(2)} (?:gun (?:cabinet|safe|cupboard|locker|case)|shotgun|rifle|revolver|pistol|` +
			"handgun|noose|service weapon)",
		{
			says: "doubtful",
			unless: near(
				"hunt\\w*|range|season|clean\\w*|oil(?:ed|ing)?|game|film|shop|museum|auction|buy\\w*|sell\\w*|collector|paint\\w*",
				"shooting (?:club|match)|deer|clays?|level|skin|grandparent 's",
			),
		},
	),
	// "If I didn't wake up tomorrow it'd be easier for everybody", "if I was gone they'd all be better off"
	plain(
		"if i (?:(?:just |simply )?(?:did not|never|do not) (?:ever )?(?:wake|woke) up|(?:was|were) (?:just |simply )?(?:gone|dead|" +
			`not (?:here|around|alive)))(?: (?:again|tomorrow|any more|one day|at all|now))* (?:, |then |maybe |i think |honestly )*` +
			`(?:it|that|everyone|he|people|no one|my \\w+|the \\w+)${some(4)} (?:easier|better|better off|happier|fine|relief|relieved|` +
			"simpler|lighter|free|freer|notice|care|miss me|best|kinder)",
		{
			isNegative: true,
			isOwn: true,
			unless: near(
				"alarm|early|in time|late|meeting|party|game|shift|office|at work|the team|at home when|on holiday|dinner|train",
			),
		},
	),
	// "Life's not worth it"
	plain("life is not worth (?:it|living|the (?:pain|trouble|effort))", { isNegative: true }),
	plain(
		`(?:not|never) (?:mind|care|matter|be bothered|be sorry|fight it)${some(3)} if i (?:did not (?:wake|come home|` +
			"come back|make it)|never (?:woke|came)|died|was run over|got hit|was gone)",
		{ says: "doubtful", isNegative: true, unless: / (?:party|dinner|meeting|film|game) / },
	),
	// "I want to be with Dad in heaven", "to be laid next to her", "I'll see my boy again soon"
	self(
		`(?:want|wants|wish|going|ready|rather|like|longing|long|hope|will|soon)${some(3)} (?:to )?(?:join|be with|be` +
			` beside|go with|go to|follow|see|lie (?:next to|beside)|be buried (?:next to|beside|with))${some(3)}`,
		{
			says: "doubtful",
			withText: near(
				"died|dead|passed|heaven|grave|buried|funeral|widow\\w*|stillborn|stillbirth|miscarr\\w+",
				"lost her at \\d+ weeks|since he went|other side|ashes|cemetery",
			),
			with: near(
				"go with (?:her|you)|join (?:her|my|you)|follow (?:her|my) (?:soon|now|there)",
				"(?:be|being) with (?:her|my \\w+)(?: [^ .]+){0,2} (?:in heaven|again|now|soon|up there|there|on the other side)",
				"on this side|on the other side|(?:next to|beside|with) (?:her|my \\w+) (?:soon|now|in the (?:ground|grave))",
				"buried (?:next to|beside|with)|rather it was soon|rather it were soon|with my (?:dead|stillborn|late) \\w+",
			),
			unless: / (?:funeral|mass|church|choir|visit|flowers|one day|when my time comes|someday|in the end|gym|club) /,
		},
	),
	// "I swallowed the whole strip an hour ago", "took more than I was meant to and I'm scared"
	self(
		`(?:took|taken|swallowed|downed|injected)${some(5)} (?:more|too (?:much|many)|all of (?:it|her)|the (?:whole|` +
			"entire|full) (?:lot|packet|pack|box|bottle|strip|bag)|everything (?:in|from) the (?:cabinet|cupboard|drawer))",
		{
			says: "doubtful",
			with: near(
				"ago|scared|weird|dizzy|sleepy|supposed to|meant to|ment to|should have|than i should|prescribed|tablets?",
				"pills|packet|strip|swallowed",
			),
			unless: near(
				"photos?|pictures?|cake|coffee|wine|beer|food|buffet|courses?|work|time|sugar|chips|pizza|sweets|chocolate",
				"calories|school|space|sleep|paracetamol for|to school|headache|on myself|on board|credit|money|notes",
				"turns?|responsib\\w+",
			),
		},
	),
	self(
		`(?:took|taken|swallowed|downed)${some(4)} (?:more than (?:you are|your|i am|i was|i should|one is|he said)|the` +
			" (?:whole|entire|full) (?:packet|pack|box|bottle|strip)|too many|way more)",
		{
			withText: near(
				"pills?|tablets?|meds|medication|medicine|painkillers|paracetamol|insulin|scared|dizzy|weird|sleepy",
				"heart racing|supposed to|minutes? ago|hours? ago|an hour|do not feel right|hospital",
			),
			unless: near(
				"photos?|pictures?|cake|coffee|wine|beer|food|buffet|courses?|work|time|sugar|chips|pizza|sweets|chocolate",
				"biscuits?|cookies?|crisps|leave|breaks?|steps",
			),
		},
	),
	plain(
		"more than (?:you are|your|i am|i was|i should|one is|he said) ?(?:supposed|meant|ment|allowed|prescribed|told|" +
			"have)?(?: to)?(?= $| ,| and)",
		{
			withText: new RegExp(
				"^(?=.* (?:took|taken|swallowed|downed) ).* (?:scared|dizzy|weird|sleepy|pills?|tablets?|painkillers|hour ago|" +
					"hours ago|minutes ago) ",
			),
			unlessText: / (?:photos?|cake|coffee|wine|beer|food|buffet|courses?|chocolate|biscuits?|steps|leave) /,
		},
	),
	self(
		"(?:drank|swallowed|drunk)(?: some| the| a)?(?: \\w+)? ?(?:bleach|antifreeze|drain cleaner|weed ?killer|" +
			"detergent|from under the sink|under the sink)",
		{
			unless: / (?:dog|cat|toddler|child|baby|accident) /,
		},
	),
	plain("(?:just|i) (?:just )?(?:took|swallowed) (?:all of her|her all|the lot)(?= $| ,| and| now)", {
		says: "doubtful",
		unless: / (?:to (?:the )?(?:school|park|zoo|vet|shop|beach)|photos?|biscuits?|home|course|class|out) /,
	}),
	// "I cut last night after being clean", without "myself"
	self(
		`(?:relapsed|again|clean|sober)${some(5)} (?:and )?i? ?(?:cut|cutting|burned|scratched)(?= $| ,| last| again|` +
			" and| today| tonight)|i (?:have )?(?:just )?cut (?:again|last night|deep|deeper|tonight)|(?:cut|" +
			`cutting)${some(3)} after${some(4)} clean|deeper than i (?:meant|ment|wanted|planned)`,
		{
			unless: near(
				"hair|fringe|bangs|grass|lawn|paper|cake|pizza|onion\\w*|carbs|sugar|finger|kitchen|class|film|budget|hours",
				"weight|dive\\w*|water|cooking|hedge|fabric|team|squad",
			),
		},
	),
	// "I pray to be taken", "is it a sin to want an end"
	plain("pray(?:ing|ed)? (?:to be taken|to die|for death|for the end|(?:that )?god (?:will )?takes? me|not to wake)", {
		isNegative: true,
		unless: / (?:seriously|along|with (?:you|her)|off the bench) /,
	}),
	plain(`(?:god|lord|allah|jesus)${some(2)} (?:please )?(?:take me|will forgive me|forgive me for what i)`, {
		says: "doubtful",
		with: /(?<! meeting)(?<! film)(?<! queue) (?:tonight|now|already|please|home|tired|another (?:morning|day)|asked|want) /,
		unless: / (?:meeting|film|queue|chocolate|cake|haha|lol|boring) /,
	}),
];
