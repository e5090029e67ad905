import { plain, type Rule, saying } from "../../rule";
import { OTHERS } from "./families";

/* One's own death or a wound, said without the word: who would do better, who would notice, what was taken or made ready. */

const gun = "(?:shotgun|rifle|pistol|gun|revolver|handgun|service weapon|sidearm|glock)";
const better = "(?:better|new|real|proper|nicer|happier|kinder|another)";
const dear = "(?:parent|partner|child|sibling|friend|teacher|home|family|life|story)";

/** Without the word. */
export const withoutSaying: Rule[] = saying("doubtful", [
	plain(
		`(?:${OTHERS}|my \\w+|the child) (?:would|will|could|might|deserves? to|ought to|should) (?:\\w+ )?(?:get|have|find|grow up with) (?:an? )?${better} ${dear}(?: [^ .]+){0,3} (?:if i|without me|once i|when i|after i|without my|that is not me)|made room for (?:one|someone|a)|(?:get|make) (?:myself )?out of (?:her|everyone 's) way(?= for good| once| $)`,
		{ unless: / (?:divorce\w*|adopt\w*|custody|moved out|move out|new school|foster) / },
	),
	plain(
		"how (?:long|many days|soon|quickly)(?: [^ .]+){0,5} (?:until|till|before|for|to)(?: [^ .]+){0,3} (?:notice|notices|noticed|find|finds|found|realise|realises|realize|realizes|miss|misses|look|looks|smell|smells|check|checks|break|worry)(?: [^ .]+){0,3} (?:me|you|i|my|if|that|the (?:body|flat|door)|come)(?= | $)|(?:who|no one) would (?:find|notice|feed)(?: [^ .]+){0,3} (?:me|first|gone|the (?:cat|dog|body))",
		{ unless: / (?:typo|mistake|tattoo|haircut|bug|scam|virus|tax|lost (?:phone|wallet|keys)|job|nit|lice) / },
	),
	plain(
		"(?:^|^ i|and|i|just|have) (?:have )?cut (?:myself )?again(?= |$)|(?:deeper|worse|more) than (?:i )?(?:planned|meant|wanted|usual|last time|intended)(?: [^ .]+){0,8}|wrapped(?: [^ .]+){0,5} (?:tea towel|towel|t shirt|bandage|toilet paper)|(?:bleeding|blood|bled) through (?:the|my|three|two)|will not stop bleeding",
		{
			with: / (?:cut|cuts|cutting|blade|razor|bleed\w*|blood|stitches|wrapped|deep|deeper) /,
			unless:
				/ (?:kitchen|cooking|chopping|onions?|knife slipped|accident\w*|hours|budget|pay|hair|grass|period|nose|tampon|pad|postpartum|birth|dog|cat|bread|hedge|christmas|gift) /,
		},
	),
	plain(
		`(?:oiled|cleaned|loaded|unlocked|took out|got out|taken out|held|holding|sat with|sitting with|slept with|bought|borrowed|put together)(?: [^ .]+){0,5} ${gun}(?! (?:range|shop|show|control|safe))`,
		{
			with: / (?:not|tonight|again|reason|alone|finally|quiet|partner|died|since|one bullet|lap|bed|mouth|drawer|myself|i know|calm|last|just in case) /,
			unless:
				/ (?:hunting|deer|range|competition|clay|nerf|water pistol|glue|toy|nail|soldering|he (?:oiled|cleaned|loaded|held|took|got)) /,
		},
	),
	plain(
		`(?:oiled|cleaned|loaded|unlocked|took out|got out|held|sat with)(?: [^ .]+){0,4} (?:old )?${gun}(?! (?:range|shop|show|control|safe))|no reason(?: left)? (?:in|for|to be in|to stay in) (?:this|the|that) (?:house|place|world|town|life)`,
		{ says: "hint", unless: / (?:hunting|deer|range|competition|clay|nerf|toy|glue|nail) / },
	),
	plain(
		"(?:took|take|taken|swallowed|swallow|drank|ate) (?:all of )?(?:her all|her|it all|all of it|every(?: last)? one|everything)(?= $| ,| and i| now)|all of (?:what|everything|that)(?: [^ .]+){0,3} in (?:the|my) (?:cupboard|cabinet|bottle|box|drawer|packet|bathroom)|the whole (?:bottle|packet|box|strip|pack)(?= $| ,| and| of)",
		{
			with: / (?:swallowed|scared|sleepy|dizzy|pills|tablets|all of|every one|floaty) /,
			unless:
				/ (?:(?:child|he|dog|cat|everyone|we) (?:ate|drank|took)|wine|milk|chocolates?|biscuits?|cookies|crisps|threw|cleaned|sold|packed|sorted|gave|burglar\w*|thief|movers|he took|home|photos?|lawyer|to (?:the|school|court)|cake|pizza|cereal|shampoo) /,
		},
	),
	plain(
		"(?:stopped|stop|stopping|quit|skipped|skipping|not|no longer)(?: [^ .]+){0,2} (?:taking|take|taken|injecting|inject|eating|drinking|dialysis|treatment)(?: [^ .]+){0,4} (?:insulin|heart (?:pills|tablets)|dialysis|chemo|pills|injections?)(?: [^ .]+){0,8}|(?:stopped|cancelled|skip\\w*|refus\\w*) (?:my |the |all )?(?:insulin|dialysis|chemo|transfusions?)",
		{
			with: / (?:no one (?:knows|checks|notices)|floaty|on purpose|see what happens|let it|not unpleasant|drift\w*|peaceful|not tell\w*|secretly|quietly|nature|whatever happens) /,
			unless: / (?:doctor (?:said|told)|surgery|ramadan|fast for) /,
		},
	),
	plain(
		"can not do (?:this|it|any of (?:this|it)|life|all of this) any more(?= $| ,)|(?:not|it is not) (?:just )?the (?:job|work|school|marriage|breakup|exam|money)(?= $| ,| it is| this)|(?:this|everything|life) , all of it(?= $)|^ (?:this|all of it|all of this|everything)$",
		{ isNegative: true, says: "hint" },
	),
	plain(
		"(?:i am )?(?:at peace|made my peace|okay|fine|calm) with (?:it|that|my decision|going|leaving|the end|how it ends)(?= $| ,| now| and)|(?:booked|paid for)(?: [^ .]+){0,4} (?:hotel|room|cabin|motel)(?: [^ .]+){0,8} (?:in advance|one night|one way|cleaner|cleaning|maid|not (?:a|my) (?:bill|mess|home)|so (?:that )?(?:my|he|no one))|one way ticket",
		{ says: "hint", unless: / (?:diagnosis|divorce|breakup|her decision|being single|wedding|honeymoon|anniversary) / },
	),
	plain(
		"(?:help|push|give) (?:it|her|fate|the car|gravity) (?:along |a hand |a bit )?(?:next time|along|a little|a bit)(?= $| ,)|wish(?: [^ .]+){0,3} (?:had|would have) (?:hit|finished|taken|got|crushed|killed) me(?: [^ .]+){0,3}|(?:do not|will not|not) (?:think|believe|know (?:that|if|whether))? ?(?:i (?:am going to|will|would|want to) )?(?:walk|drive|come|go) (?:back|home|away)(?= $| ,| from| tonight| this time)",
		{
			isNegative: true,
			with: / (?:wish|next time|bridge|overpass|roof|edge|tracks|foggy|fog|dark|tonight|water|cliff|platform|station) /,
			unless: / (?:taxi|bus|uber|party|drunk|pub|lift|he hit|cab|raining|hotel|holiday) /,
		},
	),
	plain(
		`if (?:the|a|that|my|this) (?:\\w+ )?(?:plane|bus|train|car|truck|lorry|boat|lift|roof|ceiling|building|test|scan|tumou?r|lump)(?: [^ .]+){0,3} (?:gone down|went down|crash\\w*|hit|sunk|sank|fallen|fell|collapsed|positive|malignant|worse)(?: [^ .]+){0,8} (?:solved?|easier|better|over|everything|mind|relief|relieved|problem|thank\\w*)|hop(?:e|es|ing|ed)(?: that)? (?:that|this|it) (?:is|was|would be|will be) (?:it|the (?:last|end)|my last)(?= $| ,| for me)`,
		{
			unless:
				/ (?:insurance claim|flight was|new car|season|series|practice test|exam|rash|argument|fight|meeting|email) /,
		},
	),
	plain(
		`let(?: [^ .]+){0,3} (?:trains?|buses|trams?|trucks?) (?:go by|go past|pass|go)(?= $| ,| and| before| on| at)|(?:so |too |really |how )?easy to (?:just )?(?:not (?:turn|brake|steer|swim|come up|stop(?! at| for))|drift across|swerve|let go of the (?:wheel|rope|rail)|step (?:off|out|over)|lean (?:over|out|forward)|slip under|go under|walk in)|(?:looked up|googled|checked|searched|know|read)(?: [^ .]+){0,2} how (?:high|deep|tall|cold|fast|far|strong) (?:the |a |that |it |my )?(?:\\w+ )?(?:bridge|building|cliff|river|water|tower|roof|drop|fall|quarry|train|current|beam|branch)`,
		{
			isNegative: true,
			unless:
				/ (?:packed|full|crowded|tourist|school project|bungee|hike|photo|climb\\w*|engineer\\w*|homework|child asked|quiz|visit) /,
		},
	),
	plain(
		`(?:would|will|might|could) (?:\\w+ )?(?:cry|be sad|be upset|grieve|mourn|miss me|hurt)(?: [^ .]+){0,6} (?:then|and|but|after that)(?: [^ .]+){0,4} (?:free|over (?:it|me)|fine|forget|move on|rid|better off|relieved|lighter|rich|insurance)(?: of me| me| without me)?|(?:survive|get over|cope with|bear|live with) losing (?:me|the other|another|this one|one more)|lost one (?:child|partner|friend|already)(?: [^ .]+){0,4} already`,
		{ unless: / (?:break up|breakup|moving|move out|leave her|new job|emigrat\\w*|tooth|divorce\\w*|match|game) / },
	),
	plain(
		`(?:for|to|about) my (?:own )?funeral(?= $| ,| and| or| because| that)|(?:saved|found|revived|resuscitated|stopped) me(?: [^ .]+){0,4} (?:hate|hated|regret|wish|angry|should have let|every (?:single )?day since)|(?:i have|have|written|wrote|writing|decided|list of)(?: [^ .]+){0,3} who (?:gets?|will get|should get|takes|has to take)(?: [^ .]+){0,4}|(?:would|could|should) have done it (?:by now|already|years ago|long ago|ages ago)|if i (?:was|were) not (?:so |such )?(?:a )?(?:scared|afraid|coward|chicken|cowardly|weak)(?: [^ .]+){0,12}(?: done it| do it| gone| dead| over)`,
		{
			unless:
				/ (?:homework|tax\\w*|dishes|quit|divorce\\w*|custody|dessert|front seat|turns?|haircut|tattoo|propos\\w*|asked (?:her|out)|the remote|first shower) /,
		},
	),
	plain(
		`(?:bought|got|ordered|have|hid|hidden|kept|keep|put)(?: [^ .]+){0,3} (?:rope|noose|helium|charcoal|hose|blades)(?: [^ .]+){0,8} (?:bed|closet|wardrobe|drawer|boot|trunk|hidden|ready|week|days|shed|garage|loft|attic)|(?:knife|blade|razor|scissors|gun|glass)(?: [^ .]+){0,2} (?:against|to|on|at|into|over|across) my (?:own )?(?:stomach|belly|chest|throat|neck|wrists?|head|temple|skin|arm|thigh)`,
		{
			unless:
				/ (?:camping|climbing|swing|boat|tow\w*|dog|washing|barbecue|bbq|garden|tent|christmas|surgeon|doctor|shav\\w*|barber|he (?:held|put|pressed|pulled|had)|partner (?:held|put|pressed)) /,
		},
	),
	plain(
		`(?:not|have not|did not|without) (?:eaten|eat|eating|had (?:any )?food)(?: [^ .]+){0,3} (?:\\d+|two|three|four|five|six|seven|several) (?:whole )?days(?: [^ .]+){0,14} (?:cleaner|lighter|emptier|control|proud|good|less of me|disappear\\w*|smaller|stop)|(?:throw|throwing|threw|make myself (?:sick|throw|vomit)|purg\\w+)(?: [^ .]+){0,6} (?:every meal|each meal|after (?:meals|eating|dinner|i eat)|less of me|so (?:that )?(?:there|i))|the (?:emptier|thinner|smaller|lighter) i (?:get|am|feel)`,
		{
			isNegative: true,
			unless:
				/ (?:stomach bug|flu|chemo|pregnan\\w*|morning sickness|food poisoning|ramadan|fasting for|virus|years ago|surgery) /,
		},
	),
	plain(
		"(?:not|no longer|never) (?:so |really )?(?:scared|afraid|frightened) of (?:it|that|dying|death|the end|what comes)(?= any more| $| ,)|(?:feels?|be|is|felt) (?:just )?like (?:going|coming) home(?= $| ,)|i have (?:got )?(?:a|the|my|set a|picked a|chosen a) date(?= $| ,)|everything i need(?: [^ .]+){0,6} (?:drawer|box|bag|cupboard|under)|(?:not see|do not see|can not see|can not imagine|not picture) (?:myself|me|anything|a (?:day|life|future)) (?:past|beyond|after)(?= )",
		{
			isNegative: true,
			says: "hint",
			unless:
				/ (?:flying|spiders|dogs|needles|swimming|driving|public speaking|dinner|partner|tinder|restaurant|this town|this job) /,
		},
	),
]);
