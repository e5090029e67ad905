import { pattern } from "@/lib/domain/text/short-forms";
import { type Rule, words } from "../../rule";
import { THINK } from "../think";
import { drug } from "./means";

/*
 * direct.ts lists phrases; this file combines ideas: death close to what a person feels about it, being alive close to
 * having had enough of it, a world without the writer. These rules are broader, so they have more exceptions.
 */

const death =
	"(death|dying|dead|die|suicide|my (own )?(funeral|grave|death|suicide)|not (being|be) (alive|here any more)|being" +
	" (dead|gone)|(?<!still )be gone(?! (by|for (a|an|the)|before|on|at|all (day|week|weekend)|until))|ending (it|things|" +
	"everything|it all)(?! with)|end everything|nothingness)";
const soon = "<,5>";
const wish =
	"(want|wanting|wish~|hope~|pray~|think~|thoughts?|ideas?|imagine~|picture~|fantasi[sz]e|fantasi[sz]ing|dream~ of|" +
	"daydream|plan~|ready|deserve|long~|crave~|ache|tempted|obsessed|ask for|beg for|invite|welcome|prefer|choose)";
const release =
	"(relief|easier|easiest|peace|peaceful|calm|comfort|comforting|answer|solution|option|exit|escape|way out|freedom|" +
	"quiet|better|best|kinder|kindest|kind|merciful|tempting|sweet|home|rest)";
const alive =
	"(life(?= (any more|at all|now|itself|because|and|so|or|i|the|is)| $)|living(?= (any more|at all|now|like this|and|" +
	"so|or|i|is)| $)|being (alive|me(?= ))|existing|existence|this world(?= )|this life(?= ))";
const others =
	"(everyone|he|people|my<1> (family|child|partner|parent|friends|sibling)|everyone i love|the world|no one|you)";
const away =
	"(when|if|once|after|without|that) (i|me)( (am|was|were|had|would))?( \\w+)? ?(gone|dead|not (here|around|there|" +
	"alive|in it)|disappeared|vanished|out of the (picture|way)|died|ceased)|without me(?! (saying|telling|asking|having|" +
	"needing))|one less of me";

const grief = pattern(
	` (${THINK}) (like |that )*i (am|was|might be) (actually |literally |really )?(dying|going to die) | when we die | ` +
		"heart attack | cross (my|your) heart |thought (that )?(he|my \\w+) (was|were|had|would)<1> (dead|die~) | (her|my<1> " +
		"(parent|partner|sibling|friend|child|dog|cat|grandparent|uncle) ?('s)?) (own )?(death|dying|funeral|suicide|grave|" +
		"passing)|(since|after) (he|\\w+) died| (than eat|than miss|celery|karaoke|embarrass\\w*|laughing|laughter|boredom|" +
		"old and|surrounded|battery|phone|plants?|garden|deadline|philosoph\\w+|religion|heaven exists|sermon|tax|taxes|" +
		"anxiety about|(afraid|scared|fear|terrified) of (death|dying)|since i turned|getting older|mortality|mornings " +
		"brighter|makes me (appreciate|grateful|treasure)|hospice|palliative|cancer) ",
);

export const broadSelfHarmRules: Rule[] = [
	{
		reading: "plain",
		pattern: words(["lets? me (just )?die", "close my eyes<3> (never|not) (open|wake)"]),
	},
	{
		reading: "plain",
		pattern: words([
			"(stops?|keeps?|stop~|keep~|holds?) me (from (ending|doing it|dying|killing|jumping|going through|taking|leaving" +
				" this)|alive|here(?= (is|are)| $)|going is)",
		]),
		unless: / (?:coffee) /,
	},
	{
		reading: "plain",
		pattern: words([
			"(and|i) (have )?cut again",
			"(something|someone|anything|an accident|a car|illness|(until|hope~|wish|want|let|pray~) it)<2> (kills me(?! (that|" +
				"to|when|how|every|inside|a))|happens( to me)? so|takes me(?! (by|back|out|on|to|home|seriously|for))|ends it for me)",
			"(write~|made|finished) (my|a) (last )?will<8> (no one|ready|prepared|secret|calm)",
			"(i )?do not know (if|whether) i want to be (saved|stopped|found|helped)",
		]),
	},
	{
		reading: "self",
		pattern: words([
			"(want~|going|about|ready|need|like|close|pull|tempted) (just )?(to )?(jump|step off|push it in|cut)(?= (off|in" +
				" front|from|out of|so bad|so badly|myself|again|deeper|tonight|now|and|until)| $)",
		]),
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words([
			"(can|could|do|am|will) not (sure |certain )?(guarantee|promise|trust|sure|certain|know|think|believe)<,4> (be safe|" +
				"stay safe|keep myself|(stay|be) alive|survive|live)(?= (tonight|from|much|alone|this|any|until|another|through)| $)",
			"(not|never) (intend|expect|plan~|going)<,2> (be|being) (here|alive|around) (when|any|by|for|much|after|in)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(hope~|wish|pray~|want)( that)?( for)? (the|a|my|this|some)<2> (go~ down|crashes?|heart attack|aneurysm|cancer|terminal)",
			"hoping<6> (last time|not wake|never wake)",
			"(looked up|search~|google~|read~ about|researched)<3> (how to do it|ways? to|without pain|make it quick|" +
				"painless\\w*|methods?)<3> (without pain|quick|quickly|painless\\w*|die|end|do it|pain|over)",
			"only way this (can )?ends?",
			"(see|have|is) no future (for|with) (myself|me)(?! (in|at|and her|here|as))",
			"left to stay for",
			"why (should|would|do|must) i ((go|carry|hold) on|keep going|keep living|stay alive|continue)",
			"that it was goodbye",
		]),
		unless: / (?:marathon) /,
	},
	{
		reading: "plain",
		pattern: words([
			"(new|fresh|more|two|three|four|five|several|another|deeper) cuts?(?= (tonight|today|on|this|again|deeper|and)| $)",
			"(hurt~|harm~|punish\\w*) my (own )?body",
			"yellow line",
		]),
	},
	{
		reading: "self",
		pattern: words([
			`(${wish})${soon} ${death}(?! (old|happy|laughing|trying|to (see|know|meet)|for (a|an|that|some)|of (laughter|` +
				"embarrassment|boredom|hunger|thirst|shame)|inside|a little|a bit|than (eat|miss|wear|watch)|serious|honest|tired|" +
				"end|batter\\w+|line|wrong|certain|sure))",
		]),
		unless: grief,
	},
	{
		reading: "self",
		pattern: words([
			`${death}${soon} (is|are|be|sounds?|seems?|feels?|looks?|with me|calls?|on my mind|in my (head|mind))${soon}` +
				` (${release}|all day|all the time|every day|constantly|only|welcome|nice|good|on my mind|in my head|calms me|me)`,
		]),
		unless: grief,
	},

	{
		reading: "self",
		pattern: words([
			"(want|wanting|ready|going|wish|need|time|like|allowed|decided)<,2> (out of (this|my) (life|world|body|existence)|(to" +
				" )?(leave|quit|exit) (this|the) (world|life|earth|planet)|disappear (permanently|for good|completely and)|(to )?be " +
				"(gone|erased|nothing|deleted)(?= (and|for good|already|now|so)| $)|(it|everything|all of (it|this)|it all|life) to " +
				"(end|be over|stop)(?= (and|for good|now|already|tonight|today|so)| $)|the pain to (stop|end|be over) for)",
		]),
	},
	{
		reading: "self",
		pattern: words([
			"(hate~|(tired|sick|had enough|enough) of|(done|fed up|through|finished|over) with|exhausted by|can not (do|bear|" +
				`stand|face|take|handle|cope with|keep doing)|could not (do|bear|stand|face)) ${alive}`,
		]),
		isNegative: true,
		unless: / (?:city) /,
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words([
			"(not|never) (really |even )?(deserve~|meant|supposed|cut out|made|fit|built|worthy) (to |of |for )?(live~|be (alive|" +
				"here on|born)|exist|life(?= )|this world|breathe)",
			"(not|never) (really )?(care|matter|mind|bothered)<,3> (live or die|i (die|live|am alive|survive|wake up))",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			`${others}<5> (better|heal|move on|understand|forgive|free|fine|happier|relieved|cope|manage|recover|forget|sorry|` +
				`sad|cry|miss|notice|remember|thank|peace|okay|ok|richer|grieve|lighter|best|easier)<4> (${away})`,
		]),
	},
	{
		reading: "plain",
		pattern: words("waste of (space|air|oxygen|a life|skin)"),
	},
	{
		reading: "self",
		pattern: words([
			"(take~|swallow~)<3> (\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|whole|entire|handful|bottle|box|packet|" +
				`strip|too many)( of)?<2> (${drug}|capsules|it)`,
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(someone|anyone|please|pls|god|just)( please| pls| just)? ((kill|end|end it for) me|put me out of my misery|take me " +
				"away from this)",
		]),
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words([
			"(can|could|do|will|might|may|am) not<,3> (keep myself (safe|alive)|trust myself (tonight|alone|to be alone|with " +
				"(myself|pills|sharp|knives|a knife|razors?|medication|the (pills|knives|car)|my (own )?life))|safe (with|from) " +
				"myself|safe alone|make it through (the|to|this)|survive (the|this|another|tonight)|(hold on|fight (this|it)) (any|" +
				"much))",
			"danger to myself",
			"not get us any further",
		]),
	},
	{
		reading: "self",
		pattern: words([
			"(want|wish|like|hope|going)<,6> (not exist|never (exist|wake)|not wake|let myself (fall|sink|drown|go under))",
			"(did|do|done|doing) something to (my (wrists?|arms?|legs?|body|skin)|myself)",
		]),
	},
	{
		reading: "plain",
		pattern: words("remember her faces?"),
	},
	{
		reading: "self",
		pattern: words([
			"(close|near|about|nearly|almost)<,2> (to )?(jump~|(doing|did|ending) it|hanging|step~ off|overdosing|pulling the " +
				"trigger|taking her all)",
			"(gun|knife|rope|it)<,3> (on|against) myself",
			"(bang~|hit~|smash~) my head (against|into) (the|a) (wall|floor|door)",
			"look like an accident",
		]),
	},
	{
		reading: "plain",
		pattern: words(["ready to go<1> ?$", "(i am|i am all) (done|finished|out) (here|with everything|fighting|trying)"]),
		with: / (?:bye|goodbye|peace|can not|gone|tired|done|decided|fighting|trying|dying|affairs) /,
	},
];
