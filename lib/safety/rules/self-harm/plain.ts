import { mine, near, plain, type Rule, self } from "../../rule";

/** More of what is said outright: in slang, by the means, by what is meant to be found. */
export const moreSelfHarmRules: Rule[] = [
	self(
		[
			"(?:blow|blowing|blew|shoot|shooting) (?:out )?my (?:\\w+ )?(?:brains?|head)(?: (?:out|off|all over))?",
			"(?:bullet|gun|shotgun|barrel|pistol)(?: [^ .]+){0,3} (?:in|through|into|to|against|at) my" +
				" (?:\\w+ )?(?:head|brain|brains|skull|mouth|temple|heart)",
			"eat(?:ing)? (?:a|my) (?:bullet|gun|barrel)",
			"pull(?:ing)? the trigger(?= (?:on myself|and|tonight|now|already|myself|so)| $)",
		],
		{
			unless: near(
				"game|film|movie|level|boss fight|lol|haha|headache|sneez\\w+|vomit\\w*|cough\\w*|fortnite",
				"he (?:held|put|pointed|has)|he (?:held|put)|threatened",
			),
		},
	),
	self(
		[
			"(?:take|taking|end|ending|lose|give up|took|taken) my (?:own |whole |miserable |worthless |stupid )*life(?!" +
				" (?:back|seriously|for granted|in (?:a|my|your|her|hand|own|new)|into|to the next|savings|together|as|story|and" +
				" (?:start|begin|move)|forward|in another|one))",
		],
		{
			unless: near(
				"he (?:will|would|could|wants|tried|is going|threatened)|marry|dedicat\\w+|for (?:you|her|the cause)|hike",
				"volcano|insurance policy",
			),
		},
	),
	self(
		[
			"(?:end|ends|finish|off|kill|shoot|hang|stab|drown) (?:me|us all)(?=" +
				" (?:without|quickly|quick|instantly|painlessly|already|please|tonight|cleanly|for good|first try))",
			"(?:end|finish|do) (?:it|this|myself)(?: [^ .]+){0,3} (?:painlessly|for good|once and for all|with (?:a|my|the)" +
				" (?:gun|rope|knife|pills|belt))",
			"commit(?:ting|ted)? (?:die|not alive|unalive|self delete|sudoku|toaster bath|suicid\\w*)",
			"(?:un alive|delete|erase|remove|eliminate) (?:myself|me from (?:this|the) (?:earth|world))",
			"catch the bus",
			"catching the bus(?= again| $| soon| tonight)",
			"toaster bath",
		],
		{
			unless: near(
				"he (?:will|would|wants|tried|is going)|account|profile|photo|tag|email|group chat",
				"from the (?:group|list|team|call)|laugh\\w*|lol|haha|the school bus|bus to|bus home|game",
			),
		},
	),
	self(
		[
			"(?:hundred|thousand|\\d\\d+|all|too many|extra|double|triple|lethal|whole|entire|few hundred|lots of)(?: [^ .]+){0,3}" +
				" (?:units|pens?|vials?)(?: of)? (?:my )?insulin",
			"insulin(?: [^ .]+){0,8} (?:not wake|never wake|die|overdose|end|before (?:sleep|bed)|tonight and)",
			"(?:stop|stopped|skip|skipping|quit|not) (?:taking )?(?:my )?(?:insulin|dialysis|heart medication|heart pills|chemo|" +
				"antiretrovirals)(?: [^ .]+){0,8} (?:purpose|die|end|over|let|see what|nature|want)",
		],
		{ unless: / (?:doctor (?:said|says|told|prescribed)|sugar was high|prescribed|dose was|pharmacy|insurance|pump) / },
	),
	plain(
		[
			"not waking up(?= (?:again|tomorrow|ever|would|sounds|is|seems|one|at all|in the)| $)",
			"(?:convince|convinces|convinced|convincing|push|pushes|make|makes|made|drive|drives|drove|lead|leads|get|gets) me" +
				" (?:to |into )?(?:kill myself|killing myself|end it|suicide|want(?:ing)? to die|do it (?:tonight|soon))",
			"(?:be|been) dead (?:by|before|in a) (?:now|then|tomorrow|monday|morning|christmas|week|month|year)",
		],
		{ unless: / (?:alarm|in time|he would|battery|phone|snooze|plants?|he will be|project|late for) / },
	),
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
				"airport|hotel|home|work|bed",
				"(?:feel|feels|feeling|felt|think|thinking|thought|convinced|sure|certain) (?:like |that )*i" +
					" (?:am|was|might be|will|would) (?:going to |about to |actually |really )*(?:die|dying)",
				"shop|gym|out now|trip|train|school|party|the (?:house|door|city|meeting|table)",
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
			unless: near(
				"to (?:work|school|the)|driving (?:test|lesson)|swim\\w*|holiday|photo|ticket|visit|hiking|hike",
				"walk(?:ed|ing)? (?:my|the) dog|tour|bungee|parachut\\w+|catch",
			),
		},
	),
];
