import { near, type Rule, words } from "../rule";
import { drug } from "./self-harm/means";

/** Short, casual mentions in a conversation of suicidal thoughts, and of things already done. */
export const spokenSelfHarmRules: Rule[] = [
	{
		reading: "self",
		pattern: words([
			`(take~|swallow~) (some|(a lot|lots|a bunch|a load) of|my|the|these|those|so many|many|\\d+)<1> ${drug}`,
		]),
		with: near(
			"scared|afraid|sorry|goodbye|die|dying|sleep for ever|regret|do not know what to do|on purpose|too many",
			"all of her|an hour ago|minutes ago|help me|cannot feel|dizzy|not wake up",
		),
	},
	{
		reading: "plain",
		pattern: words(["not think i will be (here|around|alive)"]),
	},
	{
		reading: "plain",
		pattern: words("envy the dead"),
	},
	{
		reading: "plain",
		pattern: words([
			"(write~|left) (a )?(letters?|notes?|cards?) (to|for) (everyone|everybody|all of (her|you)|each of (her|you|my)|the" +
				" people (i love|who))",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(better|easier|happier) for (everyone|everybody|her|all of her|my \\w+)<3> if i (just |simply )?(stopped|(did|was|" +
				"were) not|disappeared|ended)(?! (talking|asking|calling|smoking|coming))",
		]),
	},
	{
		reading: "self",
		pattern: words("(want|wish|like|going) to (go to )?sleep and (not|never) (come back|wake up|wake)"),
		with: / (?:what if|want|wish|like|think\\w*|could|just) /,
	},
];

/** Casual mentions of fear and force at home. */
export const spokenPartnerRules: Rule[] = [
	{
		reading: "plain",
		pattern: words([
			"(he|my ex) (is|are|was|has been|keeps) (outside|at|in front of|(waiting|standing|sitting) outside|coming to|" +
				"(showing|turning) up at) (the|my|our) (house|home|door|flat|apartment|window|building|work|office|car)",
		]),
		with: near(
			"told her not|not (to come|supposed|leave)|afraid|scared|frightened|blocked|restraining|will not leave",
			"banging|again|police|shouting|right now",
		),
	},
	{
		reading: "mine",
		pattern: words([
			"i (flinch|jump|duck|cower|freeze|brace( myself)?) (when|whenever|if|every time) (he|my partner) (lifts|raises|moves|" +
				"reaches|comes|walks|opens|touches|gets|shouts|slams|puts)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(he|my ex) (told me|say~|reminded me|keeps saying|let me know)( that)? he knows? where (my|i|our)<3> (live~|work~|" +
				"goes to school|sleep~|parent live)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(he|my partner) (tells me|decides|dictates|checks) (what|who|when|where) i (can|may|am allowed to|have to|must)" +
				" (wear|see|eat|go|talk|be|spend|meet)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(take~) (the|my|our) (child|baby)( away)?( from me)? and (i would|i will|i am|i) never see her",
			"if i do not sleep with her",
		]),
	},
];

/** Casual mentions of danger from the writer. */
export const spokenDangerToOthersRules: Rule[] = [
	{
		reading: "mine",
		pattern: words([
			"i<1> (follow~|have been (following|watching)|was following|waited for|watched) (her|my ex|my partner)<5> (home|to " +
				"her (house|door|work|flat|car)|outside her)",
		]),
		with: near(
			"again|did not see me|does not know|last night|every (day|night)|for weeks|from the car|in the dark|hid",
			"hiding",
		),
		unless: / (?:dog|cat|child|tour|guide|so that he was safe|asked me to) /,
	},
];

/** Casual mentions of danger to somebody the writer knows. */
export const spokenSomeoneElseRules: Rule[] = [];
