import { plain, type Rule, saying, toMe } from "../../rule";

/* Weapons behind a door, hours that are measured, medicine kept back, being sent away, what a child cannot hide. */

const weapon =
	"(?:hammer|knife|knives|gun|rifle|shotgun|pistol|bat|axe|machete|crowbar|belt|bottle|acid|petrol|screwdriver|iron bar|golf club|cleaver|scissors|rope)";
const needed =
	"(?:tablets|pills|insulin|inhaler|medicine|medication|epipen|hearing aids?|glasses|wheelchair|walker|stick|cane|crutches|oxygen|dentures|teeth|injections?|contact lenses|breast pump)";
const elder = "(?:he|parent|uncle|sibling|family|grandparent|partner|in law|cousin)";

/** Held, kept short of what one needs, or sent away. */
export const heldAtHome: Rule[] = [
	plain(
		`(?:he|partner|ex|parent|sibling|uncle) (?:has|is|took|got|picked up|grabbed|found|brought)(?: got)? (?:the|a|her|my) (?:\\w+ )?${weapon}(?= $| ,| and| again| in| out| from)`,
		{
			with: / (?:door|locked|lock|hiding|hid|bathroom|outside|scared|banging|screaming|upstairs|under the bed|closet|wardrobe|calling|police|whisper\w*|please|quiet|again|angry|drunk|at me) /,
			unless:
				/ (?:kitchen|cooking|fixing|repair\w*|shelf|toolbox|baseball|cricket|game|film|cake|carv\w*|picnic|garden|wine|water|beer|hike|golf|i (?:have|got|took)|police (?:has|have)) /,
		},
	),
	plain(
		`(?:not |only |am )?allowed (?:out|outside|downstairs|a shower|the phone|to (?:eat|shower|go out|leave|sleep|sit))(?: [^ .]+){0,3} (?:between|until|once|only|for (?:an|one|ten|\\d+)|if|when he|twice)|${elder} times (?:it|me|how long|my)(?= $| ,| and| when| in)|(?:minutes?|hour) (?:more|late|longer|over)(?: [^ .]+){0,6} (?:tooth|teeth|eye|rib|bruise|floor|belt|paid for it)`,
		{
			unless:
				/ (?:strict|grounded|curfew|hospital|ward|prison|jail|boarding|school|covid|quarantine|lockdown|race|run|parkrun|marathon|nursing home|rehab|swim\w*|army|barracks) /,
		},
	),
	plain(
		`${elder}(?: [^ .]+){0,6} (?:make|makes) sure (?:that )?i (?:never|do not|can not|will not|lose|end up|regret|disappear)|(?:never|not) (?:see|walk|speak|smile|leave|work|breathe|dance) (?:anything |anyone |the light )?again(?= $| ,)`,
		{
			with: / (?:if i|if you|told me|tells me|said|says|threat\w*|make sure|he will|he would) /,
			unless:
				/ (?:forget my|lunch|safe home|eat|vitamins|holiday|hungry|promise\w*|surgery|doctor|laugh\w*|i (?:will|would) never) /,
		},
	),
	plain(
		`(?:send|sending|sent|take|taking|ship|fly|flying|drag) me (?:away |off |back )?to (?:my |a |the |her )?(?:\\w+ )?(?:uncle|village|camp|cousin|home country|back home|pakistan|india|somalia|nigeria|bangladesh|relatives|grandparent|imam|pastor|boarding|country|conversion)(?: [^ .]+){0,10}`,
		{
			with: / (?:fix|cure|marry|marriage|wedding|gay|lesbian|trans|bi|queer|straight|ticket|passport|one way|never come back|pray|exorc\w*|shame|honou?r|found out|who will|discipline) /,
			unless: / (?:i (?:asked|want|would love)|holiday|summer camp with|scholarship|exchange|language course) /,
		},
	),
	plain(
		`(?:found out|knows|knew|discovered|saw)(?: that)? (?:about me |i am |i was |i have a )(?:gay|lesbian|trans|bi|queer|pregnant|dating|not a virgin|leaving|partner|seeing \\w+)(?: [^ .]+){0,14} (?:kill|beat|lock|locked|send|sends|hit|burn|throw|threw|knife|marry|village|honou?r|out of the house|passport)`,
	),
	plain(
		`(?:forced|forcing|force|made|making|make|sold|engaged|promised|married)(?: [^ .]+){0,2} (?:me|i)?(?: [^ .]+){0,3} (?:to )?(?:marry|marriage|be married|sleep with|do it with|have sex with)(?: [^ .]+){0,3} (?:her|a man|cousin|friends?|men|strangers?|someone|old|clients?|customers?)`,
		{
			with: / (?:parent|uncle|he|partner|family|makes|made|forced|forces|owe|rent|sixteen|fifteen|\d\d|now) /,
			unless: / (?:want to|would love|can not wait to|decided to|asked me to marry|film|novel) /,
		},
	),
	...saying("doubtful", [
		toMe(
			`(?:hides?|hid|hidden|hiding|withholds?|withheld|keeps?|locks?|locked|flushe[sd]|denies|denied|rations?)(?: (?:away|back|up|out))? my (?:\\w+ ){0,2}${needed}(?= $| ,| away| from| when| if| so| until| and| again| for| in| down| out)`,
			{
				unless:
					/ (?:toddler|baby|dog|cat|by mistake|burglar|safekeeping|reminds?|nurse|doctor|optician|dentist|vitamins?|as a joke|puppy) /,
			},
		),
		plain(
			`(?:child|sibling|nephew|boy|he|baby)(?: [^ .]+){0,6} (?:can not|could not|is not able to) (?:sit|sit down|walk|lie down|move (?:her|the) arm|open (?:her|the) eye)(?= $| ,| down| properly| since| after)|(?:says|calls it|said) (?:it is )?(?:discipline|a lesson|for her own good|how (?:he|i) (?:was|were) raised|teaching)(?= $| ,| when| and)`,
			{
				unless:
					/ (?:still|surgery|hospital|fell|football|party|excited|adhd|wheelchair|knee|vaccin\w*|nappy|potty|trampoline|dog training|essay|music) /,
			},
		),
		plain(
			`(?:ex|he|partner) (?:knows|found|has|got|learned)(?: out)? (?:the|our|where the) (?:new )?(?:address|house|flat|place|shelter|school)(?= $| ,| and| now)|(?:photos?|pictures?|video)(?: [^ .]+){0,6} of me (?:asleep|sleeping|in (?:bed|the shower)|through|naked|at home|undress\\w*)|through (?:the|my) (?:letter ?box|window|bedroom)(?: [^ .]+){0,4} (?:photo|note|picture|knife|bullet|petrol)`,
			{
				unless:
					/ (?:baby|cute|holiday|funny|he takes|ultrasound|invited|housewarming|moving in|estate agent|drove me|postman) /,
			},
		),
	]),
];
