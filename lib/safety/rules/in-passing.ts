import { type Rule, words } from "../rule";

const medicine = "(?:pills|tablets|sleeping pills|painkillers|paracetamol|medication|medicine|antidepressants|insulin)";
const theirs = "(?:child|family|partner|parent|sibling|friends)";

/** Things said in passing, in the short messages of a conversation. Thoughts of suicide, and what is done already. */
export const spokenSelfHarmRules: Rule[] = [
	{
		reading: "self",
		pattern: words(
			`(?:took|taken|swallowed|swallow) (?:some|a lot of|lots of|a bunch of|a load of|my|the|these|those|so many|many|\\d+) (?:\\w+ )?${medicine}`,
		),
		with: / (?:scared|afraid|sorry|goodbye|die|dying|sleep for ever|regret|do not know what to do|on purpose|too many|all of her|an hour ago|minutes ago|help me|cannot feel|dizzy|not wake up) /,
		unless: / (?:headache|migraine|prescri\w+|doctor|dentist|vitamins?|cold|flu|allerg\w+|antibiotics?) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:took|taken|swallowed|downed) (?:everything|all of it|all of her|her all|whatever)(?: [^ .]+){0,6} (?:cabinet|cupboard|drawer|box|packet|bottle|medicine|pharmacy)",
		),
	},
	{
		reading: "self",
		pattern: words(
			`(?:look|looking|stare|staring|looked|stared|think|thinking|eyeing|counting|counted)(?: [^ .]+){0,2} (?:at|about|of)? ?(?:the|that|my|a|those) (?:\\w+ of )?${medicine}`,
		),
		unless: / (?:prescri\w+|doctor|dose|pharmacy|refill|side effects?|stopping|dentist|vitamins?|buy|bought) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:have|got) (?:the|a|my) (?:plan|means|method)(?: [^ .]+){0,8} (?:the means|no date|a date|date yet|the method|the place|and a place)|(?:thinking|think|thoughts) (?:about|of) (?:the|that|my) (?:bridge|tracks|roof|cliff|railway|platform|rope|noose|blade)(?: (?:again|all day|tonight|too much|a lot))",
		),
		unless: / (?:project|business|trip|holiday|design|drawing|painting|exam|contractor|engineer) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:not|never) (?:think (?:that )?)?(?:i )?(?:will |going to |am going to |am )?(?:be )?(?:here|around|alive) (?:tomorrow|in the morning|next week|next month|by (?:then|morning|monday|the weekend|christmas))|not think i will be (?:here|around|alive)",
		),
		unless:
			/ (?:office|holiday|trip|work|class|school|training|flight|flying|fly|driving|train|party|visit\w*|moving|away|appointment|meeting|vacation) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:envy|envious of|jealous of)(?: [^ .]+){0,3} (?:who|that) (?:die|died|are dead|is dead|get to die|passed|were never born)|envy the dead|the pain would (?:stop|end|be over) if i (?:did|stopped|went|was not|were not|died)",
		),
	},
	{
		reading: "plain",
		pattern: words(
			`${theirs} (?:would|will|could|might|deserves?) (?:have |be |to have )?(?:a )?(?:better|happier|easier|good|normal)(?: [^ .]+){0,16} without me(?: in it)?`,
		),
		unless: / (?:holiday|trip|party|meeting|dinner|project|weekend|custody|divorce[ds]?) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:wrote|written|writing|left) (?:a )?(?:letters?|notes?|cards?) (?:to|for) (?:everyone|everybody|all of (?:her|you)|each of (?:her|you|my)|the people (?:i love|who))",
		),
		unless: / (?:christmas|birthday|thank|wedding|invitation|party|new year|easter|moving|exercise) /,
	},
	{
		reading: "plain",
		pattern: words(
			"my will is (?:done|written|finished|signed|ready)(?: [^ .]+){0,8} (?:passwords?|keys|accounts?|letters?|everything|desk)|(?:passwords?|bank details|papers)(?: [^ .]+){0,8} (?:when i am gone|for after|in case i am not|that is everything|you will need her)",
		),
		unless: / (?:lawyer said|notary|it department|colleague|holiday|handover) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:stopped|stop|not) (?:eating|drinking|taking my (?:insulin|medication|medicine|heart pills))(?: [^ .]+){0,6} (?:give up|fade|die|disappear|waste away|shut down|let go)",
		),
		unless: / (?:meat|sugar|alcohol|diet) /,
	},
	{
		reading: "self",
		pattern: words("said goodbye to (?:the|my|our) (?:dog|cat|child|house|plants|pets?|baby|horse)(?= )"),
		with: / (?:not scared|for good|for ever|last time|tonight|did not know|do not think i|asleep) /,
		unless: / (?:vet|airport|school|holiday|trip|work|nursery|put down|put to sleep|moved|sold) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:step|stand|move|hold on|keep) (?:back|away)(?: [^ .]+){0,4} (?:because of what i (?:might|could|may) do|in case i (?:jump|do it)|so that i do not (?:jump|do))|(?:better|easier|happier) for (?:everyone|everybody|her|all of her|my \\w+)(?: [^ .]+){0,3} if i (?:just |simply )?(?:stopped|did not|was not|were not|disappeared|ended)(?! (?:talking|asking|calling|smoking|coming))",
		),
	},
	{
		reading: "plain",
		pattern: words(
			`(?:hid|hide|locked away|gave away|threw away|flushed|asked her to (?:hide|take|keep))(?: [^ .]+){0,3} (?:${medicine}|knives|razors|blades)(?: [^ .]+){0,4} (?:from myself|not trust (?:me|myself)|so that i (?:would|do|could) not)`,
		),
	},
	{
		reading: "self",
		pattern: words(
			"(?:want|wish|like|going) to (?:go to )?sleep and (?:not|never) (?:come back|wake up|wake)|let go of the (?:wheel|railing|rope)(?! said)",
		),
		with: / (?:what if|want|wish|like|think\\w*|could|just) /,
		unless: / (?:instructor|lesson|learner|climb\\w+|laughed) /,
	},
];

/** Fear and force at home, told as if it were nothing much. */
export const spokenPartnerRules: Rule[] = [
	{
		reading: "plain",
		pattern: words(
			"(?:he|my ex) (?:is|are|was|has been|keeps) (?:outside|at|in front of|waiting outside|standing outside|sitting outside|coming to|showing up at|turning up at) (?:the|my|our) (?:house|home|door|flat|apartment|window|building|work|office|car)",
		),
		with: / (?:told her not|not to come|afraid|scared|frightened|blocked|restraining|not supposed|will not leave|not leave|banging|again|police|shouting|right now) /,
		unless: / (?:dog|puppy|cat|delivery|postman|flowers|surprise|taxi|picking me up) /,
	},
	{
		reading: "plain",
		pattern: words(
			"i (?:said|told her|kept saying|was saying|screamed) (?:no|stop|not to|i did not want (?:to|it|that))(?: [^ .]+){0,4} (?:and|but) he (?:did it|did not stop|kept going|went on|carried on|continued|would not stop)(?: anyway)?",
		),
		unless: / (?:tickl\w+|joking|singing|argument|cooking|dishes|talking) /,
	},
	{
		reading: "mine",
		pattern: words(
			"i (?:flinch|jump|duck|cower|freeze|brace(?: myself)?) (?:when|whenever|if|every time) (?:he|my partner) (?:lifts|raises|moves|reaches|comes|walks|opens|touches|gets|shouts|slams|puts)",
		),
	},
	{
		reading: "plain",
		pattern: words(
			"(?:he|my ex) (?:told me|said|says|reminded me|keeps saying|let me know)(?: that)? he knows? where (?:my|i|our)(?: [^ .]+){0,3} (?:live|lives|work|works|goes to school|sleep|sleeps|parent live)",
		),
		unless: / (?:delivery|friend|postman|taxi|pick me up) /,
	},
	{
		reading: "plain",
		pattern: words(
			"hiding in (?:the|my|our) (?:bathroom|bedroom|car|closet|garage|child room|garden)(?: [^ .]+){0,6} (?:he|my partner) (?:is |are |keeps )?(?:\\w+ )?(?:shouting|screaming|throwing|banging|smashing|kicking|raging|drunk|yelling)",
		),
	},
	{
		reading: "plain",
		pattern: words(
			"(?:he|my partner) (?:tells me|decides|dictates|checks) (?:what|who|when|where) i (?:can|may|am allowed to|have to|must) (?:wear|see|eat|go|talk|be|spend|meet)",
		),
		unless: / (?:party|costume|theme|pirates|dress code|wedding|boss|coach|manager|show|stage) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:take|takes|taking) (?:the|my|our) (?:child|baby)(?: away)?(?: from me)? and (?:i would|i will|i am|i) never see her|he (?:then )?makes me (?:have sex|do it|sleep with)|if i do not sleep with her",
		),
	},
];

/** Danger that comes from the writer, said in passing. */
export const spokenDangerToOthersRules: Rule[] = [
	{
		reading: "mine",
		pattern: words(
			"i (?:\\w+ )?(?:followed|follow|have been following|was following|waited for|watched|have been watching) (?:her|my ex|my partner)(?: [^ .]+){0,5} (?:home|to her (?:house|door|work|flat|car)|outside her)",
		),
		with: / (?:again|did not see me|does not know|last night|every (?:day|night)|for weeks|from the car|in the dark|hid|hiding) /,
		unless: / (?:dog|cat|child|tour|guide|so that he was safe|asked me to) /,
	},
	{
		reading: "mine",
		pattern: words(
			"(?:keep|have|carry|got|put|keeping) (?:a|the|my) (?:knife|gun|bat|hammer|crowbar|weapon)(?: [^ .]+){0,6} (?:for when|for her|in case (?:he|i see)|when i see her)",
		),
		unless: / (?:afraid of|scared of|burglar|break in|protect|kitchen|cake|camping|baseball practice) /,
	},
	{
		reading: "mine",
		pattern: words(
			"i (?:\\w+ )?(?:grabbed|took|held|seized|had) my (?:partner|child|ex) by (?:the|her) (?:throat|neck|hair|arm)",
		),
	},
];

/** Somebody the writer knows, as it is told in a message. */
export const spokenSomeoneElseRules: Rule[] = [
	{
		reading: "plain",
		pattern: words(
			"(?:my|our|a) (?:\\w+ )?(?:friend|sibling|parent|child|cousin|colleague|roommate|neighbou?r|nephew|student|ex)(?: [^ .]+){0,5} (?:text|message|note|letter|email|voicemail)(?: [^ .]+){0,3} (?:goodbye|farewell|sorry for everything)(?: [^ .]+){0,8} (?:not (?:pick up|picking up|answer|answering|reply|reach|respond)|cannot reach|phone is off|nobody knows where)",
		),
		unless: / (?:moved|job|holiday|leaving party|flight) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:parent|friend|sibling|child|cousin|partner|grandparent|roommate|colleague) (?:\\w+ )?(?:said|says|told me|keeps saying|wrote|texted|thinks|believes)(?: that)? he (?:would|will) be better off dead",
		),
	},
];
