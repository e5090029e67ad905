import { mine, near, plain, type Rule, saying, self } from "../../rule";

/* Means, attempts, and the questions that somebody asks who is thinking about them. */

const drug =
	"(?:pills?|tablets?|painkillers|paracetamol|tylenol|acetaminophen|panadol|aspirin|ibuprofen|advil|aleve|naproxen|" +
	"benadryl|diphenhydramine|unisom|nyquil|melatonin|xanax|valium|klonopin|ativan|ambien|zopiclone|lorazepam|diazepam|" +
	"seroquel|quetiapine|lithium|prozac|zoloft|sertraline|lexapro|citalopram|trazodone|effexor|amitriptyline|" +
	"antidepressants?|sleeping pills|opioids?|opiates?|oxy|oxycodone|codeine|morphine|tramadol|fentanyl|heroin|insulin|" +
	"propranolol|beta blockers|blood thinners|warfarin|bleach|antifreeze|cyanide|medication|medicine|meds|vodka and pills|" +
	"alcohol and pills)";
const harmless = near(
	"headache|migraine|prescri\\w+|dentist|cold|flu|allerg\\w+|insomnia|sleep better|surgery|period|cramps|vet|dog",
	"cat|patient|nursing|pharmac\\w+|overdose training|fever|backache|doctor (?:said|says|told|wants)",
);

const clear: Rule[] = [
	self(
		[
			`(?:overdos\\w+|od|ods|oded)(?: [^ ,.]+){0,3} on (?:\\w+ )?${drug}`,
			"(?:took|taken|swallowed|downed|taking|swallow|down|take)(?: [^ ,.]+){0,3}" +
				` (?:\\d\\d+|dozens?|hundreds?|handfuls?|bottles?|packs?|packets?|box(?:es)?|all)(?: [^ ,.]+){0,4} ${drug}`,
		],
		{ unless: harmless },
	),
	self(
		[
			"(?:tried|attempted|try|attempt|going|plan|planned|planning|want|wanted|failed|almost|nearly)" +
				" (?:to )?(?:hang|hanging|hung|drown|drowning|suffocate|suffocating|gas|gassing|electrocute|od|overdose|overdosing|" +
				"bleed out|slit|jump|jumping)(?= (?:myself|last|again|tonight|yesterday|today|this|a few|two|three|and" +
				" (?:failed|survived|it|i)|but (?:failed|the|my|i|it)|off|from|in front|on|my)| $)",
		],
		{
			unless: near(
				"out with|around|on (?:a|the) (?:trampoline|bed|offer|opportunity)|jump (?:rope|ship|queue)|the (?:queue|gun)",
				"rope|pictures?|curtains?|time|noise|washing|laundry|over the (?:puddle|fence|wall)|from the plane",
				"parachut\\\\w+|bungee|lake|pool|her|vibe",
			),
		},
	),
	self(
		[
			"(?:failed|another|second|third|last|first|previous|past|recent|latest|my|multiple|several|two|three|four)" +
				" (?:suicide )?attempts?(?= (?:failed|last|at (?:suicide|it|killing|ending|my life)|to (?:kill|end|take|die|hang|od)|" +
				"on my (?:own )?life|was|and|a few|in|this|i)|,| $)",
			"(?:survived|survive|surviving) (?:my|an|a|another|the|the last|suicide) (?:\\w+ )?(?:attempt|overdose|jump|hanging)",
			"can not even (?:kill myself|die|do (?:that|it|this) right)",
			"(?:failed|fail|too stupid|too weak) (?:at|to) (?:kill\\w*|dying|die|suicide|end\\w*)",
		],
		{
			with: near(
				"suicid\\w*|kill|killing|die|dying|overdose\\w*|hang\\w*|hospital|life|live|survived?|alive|end|ending|again",
				"woke|er|icu|pills|attempts?",
			),
			unless: near(
				"at (?:a|the) (?:goal|conversation|joke|relationship)|get it right|tries to|exam|driving|test|world record",
				"penalty|shot|recipe|cake|my (?:friend|parent|sibling|child|partner|ex|cousin) 's",
			),
		},
	),
	self(
		[
			"(?:cut|cutting|slit|slitting|slash|slashing|slice|slicing|open|opening|carve|stab|sever)(?: [^ ,.]+){0,3}" +
				" (?:my )?(?:wrists?|throat|jugular|arter(?:y|ies)|veins?|carotid|neck)(?= )",
			"bleed(?:ing)? (?:out|to death)",
			"exit bag",
			"partial (?:suspension|hanging)",
			"(?:noose|ligature|belt|rope|cord|sheet|wire)(?: [^ .]+){0,4} (?:around|round|on) my (?:neck|throat)",
			"carbon monoxide",
			"sodium nitrite",
			"(?:gun|barrel|muzzle|knife|blade|glass) (?:to|against|in|at) my" +
				" (?:own )?(?:head|temple|mouth|throat|chest|wrist|heart|chin|neck)",
		],
		{
			unless: near(
				"detector|alarm|he (?:put|held|had|pointed|wrapped|pulled)|partner (?:put|held)|ex (?:put|held)",
				"parent (?:put|held)|film|novel|game|surgery|surgeon|her belt|necklace|scarf|blood test|donat\\w+|nosebleed",
				"heating",
			),
		},
	),
	plain(
		`${drug}(?: [^ .]+){0,8} (?:counted|count|lined|laid|tipped|poured|emptied|popped)(?: [^ .]+)?(?: all)? (?:out|up)`,
		{
			isOwn: true,
			with: / (?:side|table|counter|floor|bed|sink|desk|lap|palm|hand|left ?over|enough|tonight) /,
			unless: near(
				"headache|migraine|prescri\\w+|vet|dog|cat|patients?|nurs\\w+|ward|shift|pharmac\\w+|week|weekly|organi[sz]er",
				"box|dosette|for (?:my )?(?:parent|grandparent|partner|child|her)|stock|inventory|vitamins?",
				"count(?:ed|ing)? up (?:the|my) (?:days|money)",
			),
		},
	),
];

const doubts: Rule[] = [
	plain(
		[
			"(?:how (?:many|much|long|high|fast|deep|painful|likely)|what (?:dose|dosage|amount|caliber|height|happens)|" +
				"(?:is|are|would|will|does|do|can|could)(?: [^ .]+){0,4} (?:enough|painless|lethal|fatal|deadly|hurt|kill))(?:" +
				` [^ .]+){0,12} (?:${drug}|die|dying|kill|kills|dead|death|fatal|lethal|deadly|painless|bleed out|hang\\w*|drown\\w*|` +
				"suffocat\\w+|jump|fall|overdose|od|unconscious|bullet|gun|suicide)",
		],
		{
			with: / (?:i|me|my|enough|lethal|painless|suicide|od|overdose) /,
			unless: / (?:doctor) /,
		},
	),
	plain([
		"(?:easiest|quickest|fastest|best|simplest|most painless|least painful|painless|surest|peaceful|quick|easy|clean|less" +
			" painful|foolproof|reliable|good)(?: [^ .]+){0,2} (?:way|ways|method|methods|options?|means)(?: [^ .]+){0,3}" +
			" (?:die|dying|go(?= )|out|kill|death|end|suicide|do it)",
	]),
	plain(
		[
			"(?:gun|guns|firearm|pistol|handgun|shotgun|rifle|revolver|glock|nine millimeter|9mm|bullet|bullets|ammo|trigger)(?:" +
				" [^ .]+){0,10} (?:myself|my head|end it|end me|suicide|die|dead|tempt\\w*|over with|mouth|temple|hand|loaded|" +
				"nightstand|drawer|closet|bedside|be gone|by now|be here)",
		],
		{
			isNegative: true,
		},
	),
	plain(
		[
			"(?:bought|buy|buying|ordered|got|get|have|found|own|stole|tied|tying|made|making|learned|learn|learning|hanging|hang|" +
				"hung|set up)(?: [^ .]+){0,5} (?:rope|ropes|noose|nooses|slipknot|hangman\\w*|ligature|razors?|razor blades?|blades?|" +
				"box cutter|x ?acto|scalpel|charcoal|helium|nitrogen tank|hose|car exhaust|poison)(?= )",
		],
		{
			with: near(
				"again|tonight|myself|die|end|ready|hidden|hid|closet|drawer|neck|tree|ceiling|fan|rafters|date|calm|finally",
				"comfort|just in case|practice|how to|skin|arms?|wrists?|thighs?|tomorrow|soon",
			),
		},
	),
	mine([
		"(?:cut|cuts|cutting|burn|burning|burned|hurt|hurting|harming|scratch|scratching|hit|hitting|punch\\w*|bruis\\w+|bit|" +
			"biting|bang\\w*)(?: [^ ,.]+){0,3} (?:to (?:feel|cope|punish|calm|numb|release|stop|get (?:rid|through)|deal)|so i" +
			" (?:can |could )?(?:feel|sleep|stop)|instead of (?:crying|talking|screaming)|as (?:a )?(?:punishment|release|coping))",
		"(?:started|start|back to|been|thinking (?:about|of)|stop|keep|kept|resist|want to|urge to|gone back to|returned to|" +
			"addicted to|miss|crave) (?:cutting(?! (?:in(?= )|back|down|out|corners|the|off))|" +
			"burning(?! (?:up|out|through|a|the|candles?|incense|wood|calories|rubbish|bridges|with))|selfharm|selfharming|" +
			"scratching|hurting myself)(?= )",
		"(?:cutting|burning|selfharm)(?: [^ .]+){0,3} (?:again|every (?:day|night)|deeper|worse|more|relapse\\w*|clean)",
	]),
];

/** Means and attempts. */
export const meansRules: Rule[] = [...clear, ...saying("doubtful", doubts)];
