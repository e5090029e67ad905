import { mine, near, plain, type Rule, self } from "../../rule";
import { some } from "../some";

/* What people who want to die say plainly: decisions, a chosen day, relief, joining the dead, having taken too much. */

const time =
	"(?:christmas|new year|easter|summer|spring|autumn|winter|ramadan|eid|diwali|graduation|my (?:next )?birthday|my" +
	" \\w+(?:th|st|nd|rd) birthday|next (?:week|month|year|summer|spring|winter|christmas)|the (?:end of (?:the|" +
	"this) (?:week|month|year|semester|term)|weekend|new year)|tomorrow|\\d\\d(?:th|st|nd|rd)?|thirty|forty|fifty|" +
	"sixty)";
const away = near(
	"holiday|trip|travel\\w*|flight|flying|fly|abroad|work|shift|moving|moved|visit\\w*|party|family|parent|her",
	"film|show|game|tree|lease|job|cancer|office|school",
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
	"photos?|pictures?|view|sunset|stars|fireworks|tiles?|gutters?|solar|ladder|scaffold\\w*|felt|work|working|shift",
	"picnic|beers?|drinks|bar|party|traffic|stuck|bus|bike|run|running|dog|cat|plants?|fishing|lovely|beautiful",
	"song|guitar|ship|game|level|late|on my way|meet\\w*|walk\\w*|hik\\w+|family|friends",
);

/** Matches other things than medicine that somebody takes: photos, cake, a break. */
const ofSomethingElse = near(
	"photos?|pictures?|notes|food|cake|coffee|wine|beer|sugar|chocolate|biscuits?|steps|work|time|leave|breaks?|turns?",
	"school|space|sleep|money",
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
	}),
	// "I will finish my life after the harvest"
	self(
		"(?:finish|finishing|terminate|terminating|cut short|stop|delete|discontinue) (?:with )?my (?:own )?life(?!" +
			" (?:in|at|by|with|here|there|story|as|together|insurance|work|plan|from|being|feeling))",
	),
	// "unalive feelings all week", "self delete", "catch the bus" and other words that avoid the usual one
	self("(?:kill|suicide|suicidal|sui) (?:thoughts|ideation|urges?|feelings|mood|mode|mindset|ideas)"),
	self(
		"(?:going to |want to |will |might |just |about to |plan to )(?:self (?:delete|exit|destruct)|ctb|neck myself|" +
			"rope myself|yeet myself|un ?alive|catch the bus|log (?:off|out) (?:of )?(?:life|for good|for ever)|opt out of" +
			" (?:life|living|existing)|exit (?:life|this world)|peace out for good)(?: [^ .]+){0,3}",
		{ unless: / (?:game|account|app|school|work) / },
	),
	// "I could do with the long sleep", "sleep for ever"
	self(
		`(?:want|wanted|need|like|ready|long|longing|wish|could do with|take|dream)${some(4)} (?:the |a |that` +
			" )?(?:(?:big|long|last|eternal|endless|permanent|for ever|forever|final) (?:sleep|rest|nap)|sleep (?:for ever|" +
			"and never|and not wake|without waking))",
		{
			says: "doubtful",
			unless: / (?:weekend|baby|shift|flight|lie in) /,
		},
	),
	// "What a mercy it would be not to wake up", "It wouldn't trouble me if I never woke"
	plain(
		"(?:relief|relieved|nice|lovely|fine|okay|ok|good|mercy|blessing|wonderful|not mind|not care|not bother me|not" +
			` trouble me|not be sad|happy|best|easier|bliss|hope|hoping|hoped|pray|praying|wish|wishing|kinder)${some(5)}` +
			" (?:not|never|without)(?: to| just| ever)? (?:wake|waking|woke|woken|have woken)(?: up)?(?: (?:again|any more|" +
			"at all|ever|tomorrow|in the morning|one day))?(?= $| ,| and| but| that| because| some)",
		{ isNegative: true, unless: / (?:alarm|early|hungover|baby|late|shift) / },
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
			unless: near("range|season|game|film|shop", "skin"),
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
			unless: near("early|late|game|at work|train"),
		},
	),
	// "Life's not worth it"
	plain("life is not worth (?:it|living|the (?:pain|trouble|effort))", { isNegative: true }),
	plain(
		`(?:not|never) (?:mind|care|matter|be bothered|be sorry|fight it)${some(3)} if i (?:did not (?:wake|come home|` +
			"come back|make it)|never (?:woke|came)|died|was run over|got hit|was gone)",
		{ says: "doubtful", isNegative: true },
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
			unless: ofSomethingElse,
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
			unless: ofSomethingElse,
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
			unlessText: ofSomethingElse,
		},
	),
	self(
		"(?:drank|swallowed|drunk)(?: some| the| a)?(?: \\w+)? ?(?:bleach|antifreeze|drain cleaner|weed ?killer|" +
			"detergent|from under the sink|under the sink)",
		{ unless: / (?:dog|cat|toddler|child|baby) / },
	),
	plain("(?:just|i) (?:just )?(?:took|swallowed) (?:all of her|her all|the lot)(?= $| ,| and| now)", {
		says: "doubtful",
		unless: ofSomethingElse,
	}),
	// "I cut last night after being clean", without "myself"
	self(
		`(?:relapsed|again|clean|sober)${some(5)} (?:and )?i? ?(?:cut|cutting|burned|scratched)(?= $| ,| last| again|` +
			" and| today| tonight)|i (?:have )?(?:just )?cut (?:again|last night|deep|deeper|tonight)|(?:cut|" +
			`cutting)${some(3)} after${some(4)} clean|deeper than i (?:meant|ment|wanted|planned)`,
		{
			unless: near("hair|grass|paper|onions?|sugar|finger|kitchen|film|budget|hours"),
		},
	),
	// "I pray to be taken", "is it a sin to want an end"
	plain("pray(?:ing|ed)? (?:to be taken|to die|for death|for the end|(?:that )?god (?:will )?takes? me|not to wake)", {
		isNegative: true,
	}),
	plain(`(?:god|lord|allah|jesus)${some(2)} (?:please )?(?:take me|will forgive me|forgive me for what i)`, {
		says: "doubtful",
		with: /(?<! meeting)(?<! film)(?<! queue) (?:tonight|now|already|please|home|tired|another (?:morning|day)|asked|want) /,
	}),
];
