import { mine, near, plain, type Rule, self, withDefaultWeight } from "../../rule";
import { HEAD } from "../word-lists";

/* Means, attempts, and the questions of people who are thinking about them. */

/** Medicines and other substances that can poison. */
export const drug =
	"(pills?|tablets?|painkillers|paracetamol|tylenol|acetaminophen|panadol|aspirin|ibuprofen|advil|aleve|naproxen|" +
	"benadryl|diphenhydramine|unisom|nyquil|melatonin|xanax|valium|klonopin|ativan|ambien|zopiclone|lorazepam|diazepam|" +
	"seroquel|quetiapine|lithium|prozac|zoloft|sertraline|lexapro|citalopram|trazodone|effexor|amitriptyline|" +
	"antidepressants?|(sleeping|vodka and|alcohol and) pills|opioids?|opiates?|oxy|oxycodone|codeine|morphine|tramadol|" +
	"fentanyl|heroin|insulin|propranolol|beta blockers|blood thinners|warfarin|bleach|antifreeze|cyanide|medication|" +
	"medicine|meds)";

const clear: Rule[] = [
	self([
		"(try~|attempt~|going|plan~|want|wanted|failed|almost|nearly) (to )?(hang~|drown~|suffocate~|gas|gassing|electrocute|" +
			"od|overdose~|bleed out|slit|jump~)(?= (myself|last|again|tonight|yesterday|today|this|a few|two|three|and (failed|" +
			"survived|it|i)|but (failed|the|my|i|it)|off|from|in front|on|my)| $)",
	]),
	self(["can not even (kill myself|die|do (that|it|this) right)"], {
		with: near(
			"suicid\\w*|kill~|die|dying|overdose\\w*|hang\\w*|hospital|life|live|survived?|alive|end~|again",
			"woke|er|icu|pills|attempts?",
		),
	}),
	self([
		"bleed(ing)? (out|to death)",
		"exit bag",
		"partial (suspension|hanging)",
		"carbon monoxide",
		"sodium nitrite",
		`(gun|barrel|muzzle|knife|blade|glass) (to|against|in|at) my (own )?(${HEAD}|chest|wrist|heart)`,
	]),
	plain(`${drug}<8> (count~|lined|laid|tipped|poured|emptied|popped)<1>( all)? (out|up)`, {
		isOwn: true,
		with: / (?:side|table|counter|floor|bed|sink|desk|lap|palm|hand|left ?over|enough|tonight) /,
		unless: / (?:nurs\w+) /,
	}),
];

const doubts: Rule[] = [
	plain(
		[
			"(how (many|much|long|high|fast|deep|painful|likely)|what (dose|dosage|amount|caliber|height|happens)|(is|are|would|" +
				`will|does|do|can|could)<4> (enough|painless|lethal|fatal|deadly|hurt|kill))<12> (${drug}|die|dying|kill~|dead|death|` +
				"fatal|lethal|deadly|painless|bleed out|hang\\w*|drown\\w*|suffocat\\w+|jump|fall|overdose|od|unconscious|bullet|gun|" +
				"suicide)",
		],
		{
			with: / (?:i|me|my|enough|lethal|painless|suicide|od|overdose) /,
			unless: / (?:doctor) /,
		},
	),
	mine([
		"(start~|(back|want|urge|gone back|returned|addicted) to|been|thinking (about|of)|stop|keep~|resist|miss|crave) " +
			"(cutting(?! (in(?= )|back|down|out|corners|the|off))|burning(?! (up|out|through|a|the|candles?|incense|wood|" +
			"calories|rubbish|bridges|with))|selfharm|selfharming|scratching|hurting myself)(?= )",
		"(cutting|burning|selfharm)<3> (again|every (day|night)|deeper|worse|more|relapse\\w*|clean)",
	]),
];

/** Means and attempts. */
export const meansRules: Rule[] = [...clear, ...withDefaultWeight("doubtful", doubts)];
