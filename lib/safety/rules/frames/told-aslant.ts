import { eachAlone, plain, type Rule, saying } from "../../rule";
import { ORDINARY } from "./families";

/* Frames of somebody who tells of it aslant: a promise kept to oneself, an arrangement, what was found or taken away. */

const ordinary = new RegExp(` (?:${ORDINARY}|lol|haha|rent|heating|commute|boiler|visa|in town|for the weekend) `);
const drug = "(?:pills?|tablets?|painkillers|paracetamol|tylenol|sleeping pills|insulin|medication|morphine|oxy)";

const doubts: Rule[] = [
	plain(
		"(?:woke|wake|waking|came to|come to) (?:up )?in (?:the |an? )?(?:er|icu|a and e|emergency room|psych ward|intensive care)(?= $| ,| and| with| again| after)|not open (?:my|the) eyes (?:again|any more)|(?:not|never) (?:care|cared|mind)(?: [^ .]+){0,2} (?:if|whether) (?:it|i) (?:stopped|stop|stops) (?:bleeding|breathing|healing)|(?:^ |^ i |and i |i have )cut again(?= $| ,| \\d)",
		{
			isNegative: true,
			unless:
				/ (?:surgery|operation|an(?:a)?esth\w+|fainted|accident|appendix|allerg\w*|crash|migraine|hair|budget|birth|grass|hedge|pay|hours) /,
		},
	),
	plain(
		"saved (?:up )?enough for (?:one|a|the) last|(?:fan|beam|hook|pipe|rafters?|curtain rod|branch)(?: [^ .]+){0,6} (?:keep looking|looking (?:at|to) it|strong enough|hold my weight|would hold(?: me)?)(?= $| ,| and)|only (?:here|alive|around|staying|holding on|living) (?:until|till) |(?:never|not) do (?:it|that) (?:while|as long as|until|before) (?:my \\w+|he|the \\w+) (?:is|are|dies|lives|passes)|(?:fall asleep|fell asleep|go to sleep|lie awake|lie in bed|lay in bed)(?: [^ .]+){0,2} (?:planning|rehearsing) (?:it|how)(?= $| ,| like| i would)",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"(?:allowed|permission|earned the right|have the right|given leave) to (?:leave|go|die|stop living|rest)(?: now)?(?= $| ,)|do it (?:properly|for real)(?= now| this time| $)|(?<! (?:we can|he can|you can|how to|to|he|make sure i|sure i) )do it right(?= now| this time| $)|(?:rope|belt|cord|branch|hook|sheet) (?:snapped|broke|gave way|slipped)(?= $| ,| and)|promised myself(?: [^ .]+){0,8} (?:if (?:it|things|nothing|i)|by \\d\\d|until \\d\\d|at \\d\\d)(?: [^ .]+){0,10} (?:better|permission|could go|allowed|would (?:go|stop|leave|end))|done (?:breathing|being alive|waking up|with breathing)",
		{
			unless: new RegExp(
				` (?:${ORDINARY}|early|climb\\w*|tow\\w*|swing|boat|tent|washing|sail\\w*|trousers|jeans|car|smok\\w+|weight|drinking|save|savings|debt|language|homework|tyre) `,
			),
		},
	),
	plain(
		"took (?:away )?my (?:laces|shoelaces|razors?|sharps)|found (?:the|my) (?:blades?|razors?|stash|rope|noose|note|letters)(?= $| ,| and| so| in| under| i (?:hid|wrote))|(?:would|will|might)(?: [^ .]+){0,2} (?:be sad|cry|be upset|grieve|mourn)(?: [^ .]+){0,2} for a (?:bit|while|week|month|year|few \\w+)(?: [^ .]+){0,4} (?:free|breathe easier|be lighter|sleep better|be relieved|be happier|forget me|get over me)|(?:does|do) (?:anyone|any of you|someone) else(?: [^ .]+){0,3} (?:punch|hit|cut|burn|starve|hurt|bang|scratch|choke)(?: [^ .]+){0,2} (?:herself|myself|her (?:head|arms?|legs?|wrists?|skin))",
		{
			isOwn: true,
			unless:
				/ (?:kitchen|shav\w+|dog|cat|party|cancel\w*|moved|moving|airport|security|beard|football|love letters|old letters|of my grandparent) /,
		},
	),
	plain(
		`(?:can|could|will) not (?:do|take|face|survive|manage|bear) another (?:winter|year|day|night|week|month|summer|christmas|birthday)(?= $| ,| like| of this)|(?:walk|walking|step|stepping|cross|crossing) (?:into|onto|across|in) (?:the )?(?:road|street|traffic|roads|streets)(?: [^ .]+){0,2} (?:without looking|eyes closed|on purpose|not looking)|not (?:coming|come|be coming) back from (?:that|this|the|my) (?:walk|swim|drive|trip|hike|forest|sea|mountain|lake|woods)|(?:number|amount|dose|mix) of ${drug}(?: [^ .]+){0,6} (?:not come back|never come back|not wake|die|be enough|it takes)`,
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"lights out(?: [^ .]+){0,3} for (?:good|ever)|stones in my (?:coat |jacket )?pockets|is enough years|lived (?:long )?enough(?= $| ,)|(?:window|balcony)(?: [^ .]+){0,5} (?:\\d+(?:th|st|nd|rd)|ninth|tenth|top|eighth|seventh|sixth) floor(?: [^ .]+){0,4} (?:opens?|is open|unlocked)|(?:what|which|the) song (?:he|people|everyone)(?: [^ .]+){0,2} play(?:s)? at my funeral",
		{
			unless:
				/ (?:camp|bedtime|child|beach|collect\w*|shells|heat ?wave|smok\w+|here|abroad|in (?:the )?(?:city|country)) /,
		},
	),
];

/** Found or noticed by nobody for a while, with an animal or a note beside one. */
const untilFound: Rule[] = [
	plain(
		"(?:wait|sit|lie|stay|starve|be (?:left|stuck|alone|there)|alone|hungry)(?: [^ .]+){0,3} (?:beside|with|next to|by|near) (?:me|us|my body)(?: [^ .]+){0,2} (?:until|till|before) (?:someone|anyone|he|people|the \\w+) (?:notices|finds|comes|misses|breaks)(?= me| us| in| the door| $| ,)|(?:until|till|before) (?:someone|anyone|he|people|the \\w+) (?:notices|finds|misses) (?:me|us)(?= $| ,| and| there| lying)",
		{
			isOwn: true,
			withText:
				/ (?:dog|cat|bird|canary|budgie|parrot|rabbit|hamster|hens?|tortoise|pony|horse|kitten|puppy|animals?|note|letter) /,
			unless:
				/ (?:walk|biscuit|treat|fed|lead|ball|hike|hiking|lost|lift|elevator|hide and seek|hid|hiding|seeds?|snow|stuck in|locked out|jam|station|airport) /,
		},
	),
];

const hints: Rule[] = [
	plain(
		"(?:feel|felt|am) (?:\\w+ )?(?:light|lighter|calm|calmer|peaceful|free)(?: [^ .]+){0,2} (?:than i have|in years|in months|for the first time in)|no idea it was the last|tried (?:last night|yesterday|on \\w+day|again)(?= $| ,)|(?:choose|chose|pick|picked) (?:which|the|a) (?:railing|window|branch|tree|floor|platform|spot)|i was here(?= $)|on record that i|one way ticket|permission to (?:leave|go|stop)|not (?:asking for|want) help(?= $| ,)",
		{ isNegative: true, unless: ordinary },
	),
];

/** What is told aslant. */
export const toldAslant: Rule[] = [
	...saying("doubtful", [...doubts, ...untilFound]),
	...eachAlone(saying("hint", hints)),
];
