import { mine, near, plain, type Rule, self } from "../../rule";
import { THINK } from "../some";

/** More explicit statements: in slang, by the means, by what is meant to be found. */
export const moreSelfHarmRules: Rule[] = [
	self([
		"(?:take|taking|end|ending|lose|give up|took|taken) my (?:own |whole |miserable |worthless |stupid )*life(?!" +
			" (?:back|seriously|for granted|in (?:a|my|your|her|hand|own|new)|into|to the next|savings|together|as|story|and" +
			" (?:start|begin|move)|forward|in another|one))",
	]),
	self([
		"(?:end|ends|finish|off|kill|shoot|hang|stab|drown) (?:me|us all)(?=" +
			" (?:without|quickly|quick|instantly|painlessly|already|please|tonight|cleanly|for good|first try))",
		"catch the bus",
		"toaster bath",
	]),
	self([
		"(?:stop|stopped|skip|skipping|quit|not) (?:taking )?(?:my )?(?:insulin|dialysis|heart medication|heart pills|chemo|" +
			"antiretrovirals)(?: [^ .]+){0,8} (?:purpose|die|end|over|let|see what|nature|want)",
	]),
	plain([
		"not waking up(?= (?:again|tomorrow|ever|would|sounds|is|seems|one|at all|in the)| $)",
		"(?:convince|convinces|convinced|convincing|push|pushes|make|makes|made|drive|drives|drove|lead|leads|get|gets) me" +
			" (?:to |into )?(?:kill myself|killing myself|end it|suicide|want(?:ing)? to die|do it (?:tonight|soon))",
	]),
	mine(
		[
			"(?:ready|prepared|going|want|planning|decided|willing|about) to" +
				" (?:(?:go|leave|check out|exit|end)(?= (?:for good|from this (?:world|life|earth)|peacefully|on my own terms|this" +
				" world|this life|now that|and never come back|to (?:heaven|god)))|" +
				"(?:die|depart)(?= (?:for good|peacefully|on my own terms|now that)| $))",
			"(?:suicidality|my suicide|my own suicide|suicide is|suicide seems|suicide feels|considering it again|actively" +
				" suicidal|passively suicidal|passive ideation)",
		],
		{
			unless: near(
				`(?:${THINK}) (?:like |that )*i` +
					" (?:am|was|might be|will|would) (?:going to |about to |actually |really )*(?:die|dying)",
			),
		},
	),
	self(
		[
			"(?:jump|jumping|leap|leaping|step|stepping|walk|walking|drive|driving|ride|throw myself|throwing myself|lie down|lay" +
				" down|stand|lying)(?: [^ .]+){0,3} (?:in front of|into|off|under|onto|on)" +
				" (?:a|the|an|my|that|this|some|oncoming|moving)? ?(?:\\w+ )?(?:train|trains|tracks|traffic|bus|truck|lorry|bridge|" +
				"roof|building|cliff|balcony|tree|wall|lake|river|sea|ocean|motorway|highway|overpass)(?=" +
				" (?:and (?:be|not|never|end|die|let|it)|tonight|right now|so (?:i|it)|to (?:end|die|stop|make)|because)| $)",
		],
		{
			with: near(
				"want|going|think|thought|thoughts|thinking|urge|urges|imagin\\w+|pictur\\w+|plan|planning|tempted|wonder\\w*",
				"consider\\w*|fantasi\\w+|dream\\w*|could|should|might|wish|about to|ready|almost|nearly|close to",
			),
		},
	),
];
