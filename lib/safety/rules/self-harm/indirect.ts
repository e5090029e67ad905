import { type Rule, words } from "../../rule";

const gone =
	"(without me(?! (saying|telling|asking|having|needing|knowing|noticing|explaining|doing|lifting))|(if|when|once|that|" +
	"because|after|and) i (just |simply |only )?(was|were|am|be|had) (gone|dead|no longer|not (here|around|alive|there|in" +
	" it)|never born|out of the way)|if i (died|disappeared|vanished|left this world|killed myself|just was not around|" +
	"did not exist|stopped existing))";

/** Indirect ways of saying it: being a burden, goodbyes, reasons that are gone, plans. */
export const indirectSelfHarmRules: Rule[] = [
	{
		reading: "plain",
		pattern: words([
			`(better|happier|easier|relieved|relief|get over|cope|insurance|money|turn|sleep|care|notice|peace|free|freer)<6> ${gone}`,
		]),
		// "They will find out that it would be easier without me": the fear of being left.
		unless:
			/ (?:find out|realise|realize|discover|decide)(?: that)? (?:it|life) (?:would be|is) (?:easier|happier) without me /,
	},
	{
		reading: "plain",
		pattern: words([
			"(no one|nobody|not one person|who) (would|will) (even |really |ever |actually )?((care|notice|mind|cry|miss me)( or" +
				` \\w+)? ${gone}|miss me)`,
			"no one would (even )?(notice|care)(?= (\\.|,)| $)",
		]),
	},
	{
		reading: "self",
		pattern: words([
			"(such|only|just|nothing (but|more than)|always) a burden(?! when)",
			"a burden (to|on|for) (everyone|this (earth|world|family)|the world|society|all|her|my (family|child|partner|parent|friends))",
		]),
		unless: / (?:asks?|asking) for help /,
	},
	{
		reading: "plain",
		pattern: words([
			"make (everyone|everybody|all her|all of her|her|people)( 's)? (life|lives) worse",
			"(world|family|child|partner|he|everyone|people|parent|friends)<1> would be (so much |much |far |a lot )?(better|" +
				"happier)( off| place)? (without me|with me gone|(if|once) i (just |simply )?(was|were|am|died|die|did not|had not|" +
				"had never|never|leave~|disappear~|vanished|went|stopped (being|existing)|killed|ended|could die|am gone))",
		]),
	},
	{
		reading: "self",
		pattern: words([
			"(so |just |really |very |too |sick and |exhausted and )*(tired|sick|done|exhausted|weary) (of|with|from) (living|" +
				"life(?= )|(being|staying) alive|existing|existence|fighting to stay)(?! (in|with|here|like|alone|on|at|out|together|" +
				"apart|from|for|near|paycheck|under))",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"no (reason|point|sense|purpose|use) (in |to |for me to |for |of |left to |left in )?(live~|(stay~|being|be) alive|go" +
				" on(?! (about|with|holiday|a|the))|going on(?! (about|with|holiday))|keep going|keep living|carry~ on|stay here|" +
				"being here|existing)",
			"(nothing|no one)( left)?( that)? (to live for|worth living for|keep~ me here)",
			"no will to live",
			"lost (the|my|all) will to live",
		]),
		unless:
			/ lost (?:the|my|all) will to live (?:haha|lol|lmao|today|at work|in (?:that|this|the) (?:meeting|queue|line|traffic)) /,
	},
	{
		reading: "plain",
		isNegative: true,
		pattern: words([
			"(not|never|no longer|hardly) (see|have|find|know|feel)<2> (reasons?|point|sense|purpose|will|anything)( left)? (in |" +
				"to |for |of )?(live~|(stay~|being|be) alive|go~ on|keep going|carry~ on|being here|live for)",
			"not (see|imagine|picture|have)<2> future (with me|for me|for myself|any more)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"what is the point (of|in) (living|staying alive|being (alive|here)|going on|life|existing|my life|even living)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"not worth living",
			"(death|dying|being dead) (is|sounds|seems|feels|would be|looks) (like )?(an? |the |so |my |more |much |really |kind" +
				" of )*(only |better |best )?(relief|easier|peace|peaceful|good|answer|better|way out|option|thing i|comfort|" +
				"comforting|tempting|escape|solution|nice)",
		]),
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words([
			"(not|never|no longer)( really)? (going to |planning to |plan(ning)? (on |to )|think (that )?i will |see myself |" +
				"intend to |expect to )?(be|being|live|make it|survive)( still)? (here|around|alive|see|until|to see|to)<2> (for my|" +
				"my|by|next|christmas|spring|summer|autumn|fall|winter|birthday|much longer|the end of|another year|thirty|forty|" +
				"long)",
			"(not be (around|here|alive))( for| any more| much longer| next| by| when)",
		]),
		unless:
			/ (?:party|(?:i am|i will be|we are|we will be) in(?! (?:hell|pain|agony|my grave|a (?:bad|dark)|so much))) /,
	},
	{
		reading: "plain",
		pattern: words(["by the time you (read|find|see|get) this", "being the one (to|who) finds? me"]),
	},
	{
		reading: "plain",
		pattern: words([
			"(write~|left)<2> (letters?|notes?|will)<12> (fault|ready|gone|to blame|understand why|when i am)",
			"said (all )?(my|our) goodbyes",
		]),
	},
	{
		reading: "plain",
		pattern: words(["goodbye , and thank you"]),
	},
	{
		reading: "plain",
		pattern: words("(look after|take care of|be good to|feed) my (cat|dog|child|parent|sibling|plants|pets?)"),
		with: / (?:when i am gone|for me when|after i|afterwards|not scared any more|i have decided|goodbye|please) /,
	},
	{
		reading: "plain",
		pattern: words([
			"(give~|handed|handing|left)(?! (me a))<12> (not need (her|it|any)|where i am going|something of me|remember me(" +
				" by)?|(when|after|once) i am (gone|dead|not here))",
		]),
	},
	{
		reading: "self",
		pattern: words([
			"(have|got|made) (a|my) plan<4> (date|pills|rope|method|note)",
			"planning how i would",
			"how i would do it",
			"do something (to myself|stupid tonight|to end)",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(only|no other|found (a|my)|one|easiest) way out<4> (not (being|living|existing|waking)|dying|death|die|is to (die|" +
				"not|end|go|disappear)|suicide|\\.)",
			"found (a|my|the) way out",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(want|like|going|ready|time) to (join|be with|go to|follow) (her|my (parent|partner|child|sibling|baby))( again)?( " +
				"up)? (in (heaven|the grave|death)|on the other side|where he is)",
		]),
	},
];
