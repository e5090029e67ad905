import { eachAlone, plain, type Rule, saying } from "../../rule";
import { HEIGHT, MEANS } from "./families";

/* Frames for means that are put by, and for what is settled in advance by somebody who means to go. */

const water = "(?:river|sea|water|lake|canal|train|trains)";

const clear: Rule[] = [
	plain(
		"better (?:off )?with (?:the |my |her |a )?(?:\\w+ )?(?:pension|insurance|payout|life insurance|inheritance|settlement|insurance money|memory)(?: [^ .]+){0,3} than (?:with |having )?me",
	),
];

const doubts: Rule[] = [
	plain("overdose", {
		unless: / (?!overdose )\w+ /,
		unlessText:
			/ (?!i )\w+ (?:died|dies|passed away|is dead|was found|is gone) | (?:lost (?:her|my|a)|death|funeral|grave) /,
	}),
	plain(
		`(?:plan [bcz]|back up plan|backup plan|backup|exit plan|last resort|retirement plan|emergency exit)(?: [^ .]+){0,4} (?:${HEIGHT}|${MEANS}|${water}|overdose)`,
		{
			unless:
				/ (?:traffic|detour|closed|close|tunnel|commut\w*|lottery|photos?|bus|ferry|toll|picnic|jazz|strike|cancelled|late|delayed|wine|cook\w*|headache|sleep|kayak|boat|ticket\w*|driving|car) /,
		},
	),
	plain(
		"(?:not|never|stopped|instead of) (?:\\w+ )?(?:take|taking|swallow|swallowing)(?: [^ .]+){0,2}(?: [^ .]+){0,3} (?:put|putting|save|saving|keep|keeping|collect|collecting|hide|hiding|hoard|hoarding|store|storing) (?:her|the \\w+)(?= (?:by|aside|up|in|under|for (?:later|one day|when)|all|instead)| $)|(?:pills|tablets|insulin|meds|medication)(?: [^ .]+){0,6} (?:put by|put aside|saved up|hoarded|stockpiled|stashed)|(?:put|putting|saving|collecting|hoarding|stockpiling|stashing)(?: (?:by|aside|up|away))?(?: [^ .]+){0,3} (?:sleeping )?(?:pills|tablets)",
		{
			isNegative: true,
			unless:
				/ (?:photos?|pictures|notes|milk|vitamins?|lift|bus|calls?|leftovers|receipts?|trip|holiday|pill box|organi[sz]er|water|dishwasher|washing|tips|sweets|recycl\w*|pharmacy|pocket money|child|toddler|reach) /,
		},
	),
	plain(
		`(?:slept|sleep|calm|calmer|light|lighter|peace|peaceful|quiet|relieved)(?: [^ .]+){0,8} (?:because|since|now that|now) (?:it is|it has been|everything is|it was) (?:all )?(?:decided|settled|arranged)|(?:insurance|policy|it|payout|pays)(?: [^ .]+){0,6} looks? like an accident|${water}(?: [^ .]+){0,8} (?:calling(?: me| to me)?|calls me|called me|pulling me|inviting me)(?= $| ,| and)|(?:reading|read|looking) (?:up |about )+(?:dosages?|doses|lethal \\w+|knots|nooses?|ways to go)`,
		{
			unless:
				/ (?:job|divorce|house|move|moving|baby|name|school|wedding|tattoo|contract|film|novel|swim\w*|holiday|fish\w*|boat|surf\w*|summer|sail\w*|ibuprofen|vet|nurse|nursing|exam|homework|climb\w*|scout\w*|mystery|detective|thriller) /,
		},
	),
];

const hints: Rule[] = [
	plain(
		"(?:shall|will|would|could) (?:soon |finally |then )?be with (?:her|my partner|my child|my parent)(?: again| soon| then| at last)?(?= $)|(?:know|knowing|knows) (?:that )?there is (?:a|always a|another) (?:door|way out|exit)(?= )|he got the wrong (?:parent|partner|child)|he (?:would|will|could) do better with|there is enough (?:\\w+ )?for (?:weeks|months)(?= |$)|(?:funny|strange|odd|weird) how (?:light|calm|peaceful|free|easy) (?:i feel|i am|it is|it feels)",
		{ unless: / (?:fire|cinema|bill|hotel|weekend|holiday|tonight|tomorrow|visit\w*|airport|shop|rice|wood) / },
	),
	plain(
		`(?:my |the )?(?:\\w+) can have (?:the|my) (?:tools|car|watch|dog|cat|books|house|guitar|bike|records|ring|furniture|piano|boat|truck|van)|so (?:that )?(?:anyone|everyone|he|someone) can find (?:things|everything|it|her|all)|passwords?(?: [^ .]+)? (?:down )?for (?:my )?\\w+|(?:put|lay|set) (?:down|it down)(?: [^ .]+){0,2} (?:bag|burden|load|weight)|nothing (?:[^ .]+ ){0,3}after the \\d+|(?:out|sat|sitting|alone|walked|sit)(?: [^ .]+){0,4} with the (?:\\w+ )?(?:gun|rifle|shotgun|pistol)|(?:gave|given|giving) (?:away )?my (?:plants|books|dog|cat|records|jewell?ery|rings?|watch)(?: away| to)|i do it in the (?:bathroom|toilet|shower|bath)(?= with| at| so| when| $)|hid the (?:thing|blade|razor)`,
		{
			unless:
				/ (?:hunting|season|range|club|deer|for the weekend|for now|repair|holiday|moving|decluttering|sale|new job|sing\w*|makeup|yoga|phone|netflix|wifi|router|upstairs|suitcase) /,
		},
	),
];

/** What is put by and settled by somebody who means to go. */
export const putBy: Rule[] = [...clear, ...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
