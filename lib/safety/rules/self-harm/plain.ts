import { mine, near, plain, type Rule, self } from "../../rule";
import { THINK } from "../think";

/** More explicit statements: in slang, by the means, by what is meant to be found. */
export const moreSelfHarmRules: Rule[] = [
	self([
		"(take~|end~|lose|give up) my (own |whole |miserable |worthless |stupid )*life(?! (back|seriously|for granted|in (a|" +
			"my|your|her|hand|own|new)|into|to the next|savings|together|as|story|and (start|begin|move)|forward|in another|one))",
	]),
	self([
		"(end~|finish|off|kill|shoot|hang|stab|drown) (me|us all)(?= (without|quickly|quick|instantly|painlessly|already|" +
			"please|tonight|cleanly|for good|first try))",
		"catch the bus",
		"toaster bath",
	]),
	self([
		"(stop~|skip|skipping|quit|not) (taking )?(my )?(insulin|dialysis|heart (medication|pills)|chemo|antiretrovirals)<8> " +
			"(purpose|die|end|over|let|see what|nature|want)",
	]),
	plain([
		"not waking up(?= (again|tomorrow|ever|would|sounds|is|seems|one|at all|in the)| $)",
		"(convinces?|convinced|convincing|push~|make~|drive~|lead~|get~) me (to |into )?(kill~ myself|end it|suicide|" +
			"want(ing)? to die|do it (tonight|soon))",
	]),
	mine(
		[
			"(ready|prepared|going|want|planning|decided|willing|about) to ((go|leave|check out|exit|end)(?= (for good|from this" +
				" (world|life|earth)|peacefully|on my own terms|this world|this life|now that|and never come back|to (heaven|god)))|" +
				"(die|depart)(?= (for good|peacefully|on my own terms|now that)| $))",
			"(suicidality|(my|my own) suicide|suicide (is|seems|feels)|considering it again|(actively|passively) suicidal|passive" +
				" ideation)",
		],
		{
			unless: near(
				`(${THINK}) (like |that )*i (am|was|might be|will|would) (going to |about to |actually |really )*(die|dying)`,
			),
		},
	),
	self(
		[
			"(jump~|leap~|step~|walk~|drive~|ride|throw~ myself|lie down|lay down|stand|lying)<3> (in front of|into|off|under|" +
				"onto|on) (a|the|an|my|that|this|some|oncoming|moving)? ?(\\w+ )?(trains?|tracks|traffic|bus|truck|lorry|bridge|roof|" +
				"building|cliff|balcony|tree|wall|lake|river|sea|ocean|motorway|highway|overpass)(?= (and (be|not|never|end|die|let|" +
				"it)|tonight|right now|so (i|it)|to (end|die|stop|make)|because)| $)",
		],
		{
			with: near(
				"want|going|think~|thoughts|urge~|imagin\\w+|pictur\\w+|plan~|tempted|wonder\\w*",
				"consider\\w*|fantasi\\w+|dream\\w*|could|should|might|wish|about to|ready|almost|nearly|close to",
			),
		},
	),
];
