import { pattern } from "@/lib/domain/text/short-forms";
import { near, type Rule, words } from "../../rule";
import { THINK } from "../think";
import { HEIGHT, LIMB, PILLS, WILL } from "../word-lists";

const want =
	"(want~|wish~|would like|long~|need|feel~ like|plan~|intend~|going|decide~|ready|urge~|desire|tempted|try~|rather|" +
	"sooner|prefer|about|able|sworn|deserve~|should|(wish~|hope~) i (would|could|might))" +
	"( (just|really|so|only|badly|to|of|have|be|simply|truly))*";
const thinking =
	"(think~|thoughts|fantasi[sz]e|fantasi[sz]ing|fantasies|dream~|ideas?|daydream|obsessed|imagine~|picture~|images?|" +
	"talk~|urge~|plan~|consider~|contemplating|research~|googled?|googling)( (a lot|all the time|constantly|again|only|" +
	"just|so much|more and more))? ?(about|of|on|for|with)?";
const accident = pattern(
	"^(?!.* (on purpose|deliberately|to punish|urge) ).* (gym|onions?|cook(ing)?|chopping|kitchen|shav(e|ing)|running|" +
		"football|ladder|accident|accidentally|oven|stove|salamander|grill|fryer|hob|toaster|hot pan|some slack|a slice|a" +
		" piece|off|garden(ing)?|training|workout|skiing|yoga|paper|bread|cat|kitten|dog|thorns?|brambles|bush|rabbit|" +
		"iron(ing)?|tea|coffee|hiking|bike|eczema|itch\\w*|mosquito\\w*|hay fever|in my sleep) ",
);
const silly = near(
	"panic|heart attack|(can not|not going to) kill me|flu|hangover|migraine|laughing|laughter|embarrassment",
	"boredom|thirst|shame|a little|inside|lol|haha|hunger|cringe",
	`(${THINK}) (like |that )*i (am|was|might be|will|would) (going to |about to |actually |really )*(die|dying)`,
	`(${THINK})( that)? i (am|was|might be) (having|getting)<6> (${WILL}) die`,
	"made us (run|sing|dance|do)|bleep test|cross country|mile \\d+|tripped|mortified|declined|waved back",
	"wrong name|autocorrect\\w*|reply all|zipper|spilled",
	"in front of (my (date|crush|boss|class|teacher)|the (class|whole \\w+))",
	"so<1> (boring|bored|awkward|embarrass\\w+|delicious|cute|cringey|full)",
);
const plan = `(${PILLS}|sleeping pills)`;
const body = `(${LIMB})`;
const height = `(${HEIGHT}|trains?|bus|traffic|lorry|truck)`;

/** Suicidal thoughts and self-harm. */
export const selfHarmRules: Rule[] = [
	{
		reading: "self",
		pattern: words([
			`${want} (die|be dead|stop (existing|living|being alive|breathing)|(cease to|no longer|never) exist|disappear (for ` +
				"ever|permanently)|end my own life|(?<! could )not exist|dying|perish)(?! (a little|a bit|inside|laughing|of|for|than" +
				" (eat|wear|watch|miss|drink|listen|go back to|ask|dance|sing|read)|on this|honest|serious|tired|drunk|calm|certain|" +
				"sure|set|last|weight|in my sleep at|happy|old|trying|with my boots|alone|someday|one day))",
		]),
		unless: silly,
	},
	// "I could die tonight" may be meant; "if he knew, I'd die" is a way of speaking.
	{
		reading: "self",
		says: "doubtful",
		pattern: words([
			"(might|may|will|could|would)( (just|really|so|only|have to|have|be|as well|simply))* (die|be dead|cease to exist|dying)" +
				"(?! (a little|a bit|inside|laughing|of|for|than|on this|happy|old|trying|with my boots|alone|someday|one day))",
		]),
		unless: silly,
	},
	{
		reading: "self",
		pattern: words([
			"(wants?|wanting) (to )?(just )?(die|be dead|end it all)(?! (a little|a bit|inside|laughing|of|for|honest|serious|sure))",
		]),
		unless: silly,
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words([
			"(not|never|no longer|nor do i|neither) (really |even |ever |actually |just )?(want~|wish|care|would like)( to)? " +
				"(live(?! (in|with|here|there|alone|near|at|on|by|off|under|my life|up|together|apart|next|from|abroad|for|like " +
				"(this|that)(?! any more)|this way(?! any more)))|(be|stay) alive|exist|wake up(?! (early|for|at|before|next))|go " +
				"on(?! (a|the|like|holiday|vacation|that|with|about|this))|(keep|continue|carry on) living|be (here|around)( any " +
				"more| any longer| in this world| on this (earth|planet)| either| for))",
		]),
		unless: pattern(
			" be (here|around) any more ,? ?(in |at |and )?(this|the) (town|city|village|job|office|party|school|company|country) ",
		),
	},
	{
		reading: "self",
		pattern: words([
			"(kill~|hang~|hanged|shoot~|drown~|harm~|starve~|poison~|stab~|suffocate|mutilate|strangle|off|end|jump|throw~)" +
				" (myself|herself)(?! (to (meet|get|finish|make|keep|please|fit|be|earn|pay|look)|trying|into (work|my work|the work|" +
				"it)|laughing|with (work|this|laughter)|at (the gym|work)|on the couch))",
		]),
		// In chess or on a pitch it is about a lost game.
		unless: pattern(
			" (rook|bishop|pawn|queen|blunder\\w*|own goal|penalty|(set|match) point|referee|offside)(?= )(.*) could have killed " +
				"myself | could have killed myself (.*)(rook|bishop|pawn|queen|blunder\\w*|own goal|penalty|(set|match) point) ",
		),
	},
	{
		reading: "self",
		pattern: words([
			"(cut~|burn~|hurt~|injure~|slice~|scratch~|hit~|punch~|punish~|bleed) (myself|herself)(?! (off|a|some|at|short|by|" +
				"with my|in the (gym|kitchen|garden)|when i (try|trust|love|expect)|loose))",
		]),
		unless: accident,
	},
	{
		reading: "self",
		pattern: words([`(cut~|burn~|slit~|slice~|scratch~|carve~) (on )?(up )?(my|her) (own )?${body}`]),
		unless: accident,
	},
	{
		reading: "self",
		pattern: words([
			"(been|start~|(back|urge|tells me|want|need~) to|stop|resist|relapsed( and)?|keep~|am) (cut~|burn~)(?= (again|more|" +
				"and|every|when|because|since|today|tonight|\\.|,)| $)",
		]),
		unless: accident,
	},
	{ reading: "self", pattern: words("selfharm") },
	{
		reading: "plain",
		pattern: words("(the |a |my )?(blade|razors?|noose)"),
		with: / (?:again|out|hands|skin|tonight|drawer|under|hidden|did not stop|bathroom|bought|ready|tied) /,
		unless: / (?:hair\w*|shav\w*|shelf|'s razors?) /,
	},
	{ reading: "self", pattern: words("suicidal") },
	{ reading: "self", pattern: words(`${thinking}<2> suicide`) },
	{
		reading: "self",
		pattern: words(["(commit~|attempt~|contemplate~|consider~|plan~) suicide"]),
	},
	{
		reading: "self",
		pattern: words(["suicide (note|letter|attempt|plan|thoughts)"]),
	},
	{
		reading: "self",
		pattern: words([
			"(end~) (it all|(my|her) (own )?(life|suffering|existence|misery)|this life|(everything|it|the pain) for good|it tonight)",
		]),
	},
	{
		reading: "self",
		pattern: words([
			`(${want}|just|${thinking}|how to|time to) (about )?(end~) (it|things|everything)(?! (with|there|here|between|by|` +
				"amicably|off|on|at|over|now with|in a|like adults|or (wait|stay|try|keep|give|talk)))",
		]),
	},
	{
		reading: "self",
		pattern: words("(take~) (my|her) own (life|lives)|taking my life|(lay|laying) hands on myself"),
	},
	{
		reading: "self",
		pattern: words([
			"(wish~)( that)? (i|he) (just |simply )?(was|were|could be|would be) (dead|gone for ever|not (alive|here|around)|no" +
				" longer (alive|here)|already dead)",
		]),
	},
	{
		reading: "self",
		pattern: words([
			"(better off|(sooner|rather|prefer to) be|be better|happier|easier|rather) dead",
			"(just |please )let me (just )?(die|go(?= (please|now|for ever)| $))",
			"(every1|everyone|he|all) wants? me dead",
		]),
		unless:
			/ (?:he|it|work|the boss|my boss|family|people)(?: would| will| might| could| did| had)? (?:just )?let me (?:just )?go /,
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words([
			"(hope~|pray~|wish~|want|like|asleep|sleep|bed|rather|love)<8> (not|never)( have)?( to)? (wake~) up(?! (late|early|" +
				"sick|the|her|my|through|in time|for|during|at|before|until|because|to|once|all night|next to))",
		]),
	},
	{ reading: "self", pattern: words("(sleep|asleep) for ever") },
	{
		reading: "self",
		pattern: words([
			`(take~|swallow~|down~) (all|a (whole|bottle|box|packet|handful)|the whole|too many|every|an entire|more)<4> ${plan}`,
		]),
	},
	{
		reading: "self",
		pattern: words("(overdose~|take~ an overdose)(?! on (?!purpose |\\w+day |\\d))"),
		// The word alone is how somebody else died, in a text about a death.
		unless: pattern(
			" (sugar|chocolate|caffeine|cake|television|tv|netflix|christmas|cheese) |^ (it was |that was |from |of |by )*(an |" +
				"the |a )?(accidental |drug |heroin |fentanyl )?overdose $",
		),
	},
	{
		reading: "self",
		pattern: words(`(sav|hoard|stockpil|collect|stash|gather|keep~|count)(e|ed|ing)?( up)?<3> ${plan}`),
	},
	{
		reading: "self",
		pattern: words(`how many<3> ${plan}<1> (would|will|does|do|take~|are|is)`),
	},
	{
		reading: "self",
		pattern: words([
			"(painless|quick|easy|easiest|least painful|best|peaceful) (ways?|methods?)<2> (die|go(?= )|kill|death)",
			"ways to (die|kill)",
		]),
	},
	{
		reading: "self",
		pattern: words("have (the|a|got a|got the) (rope|noose|gun|pills)"),
	},
	{
		reading: "self",
		pattern: words([
			"(driv|crash|steer|swerv|veer)(e|ing|es|ed)?<3> (off|into|under|in front of) (the|a|an|that|oncoming) (bridge|road|" +
				"cliff|tree|wall|oncoming|traffic|lorry|truck|river|other)",
		]),
		with: / (?:think|thinking|thoughts?|want|urge|imagine|could|tempted|picture|fantas\w+|wonder) /,
	},
	{
		reading: "self",
		pattern: words([
			"(jump~|step~|throw~ myself|leap|walk~|fall~) (off|from|in front of|out of|into|under) (the|a|an|that|my|this|" +
				`oncoming) ${height}`,
		]),
		with: near(
			"think~|thoughts?|want|going|urge|imagin\\w+|tempted|pictur\\w+|fantas\\w+|wonder\\w*|would|should",
			"could|might",
		),
	},
	{
		reading: "self",
		pattern: words([
			`(stand~|sit~|lean~|look~|stare~|am|was)<6> (${HEIGHT})<14> (one step|on purpose|let go|jump~|fall~|too close|end it|` +
				"over quickly|step off|it would be easy|so easy|all be over|disappear)",
		]),
	},
	{
		reading: "self",
		pattern: words([
			"(hope~|wish~|pray~)( that)? (the|a|my|some) (car|plane|train|bus|truck|lorry)<4> (crash~|hit~|kill~|runs? me|take me)",
		]),
	},
];
