import { eachAlone, near, plain, type Rule } from "../../rule";
import { oneIdea, some } from "../some";

/* What people tell aside who do not say that they want to die: places they have looked at, ends they have tied up. */

const place =
	"(?:bridge|viaduct|overpass|car park|parking garage|roof|rooftop|cliff|quarry|dam|balcony|tower|platform|tracks|rails|" +
	"railing|parapet|water tower)";
const sights =
	/ (?:engineer\w*|tourists?|climb\w*|abseil\w*|bungee|museum|guide|opened in|photos?|view|ticket|concert) /;
const people = "(?:everyone|everybody|people|her|all of her|child|family|partner|parent|friends)";
/** Whoever moves, quits or travels ends many things. */
const leaving = near(
	"moving|move out|moved|new (?:flat|house|job|place)|removal|quit|resign\\w*|retir\\w+|retrain\\w*|holiday",
	"vacation|trip|travel\\w*|flight|wedding|exam|sale",
);

export const asideSelfHarm: Rule[] = eachAlone([
	// "I looked up how high the car park is", "the barrier is only waist high"
	plain(
		[
			`how (?:high|tall|deep|far down|steep)${some(4)} ${place}`,
			`(?:barrier|railing|railings|fence|parapet|rail|wall)${some(4)} (?:waist|knee|chest|hip) high`,
			`(?:barrier|railing|railings|fence|parapet|rail|wall)${some(4)} (?:easy|easily|low enough)` +
				" (?:to )?(?:climb|climbed|get over|step over)",
			`(?:long|far) way down${some(4)} ${place}`,
		],
		{ says: "doubtful", unless: sights },
	),
	// "I keep driving past the bridge", "tonight I stopped on the viaduct and got out"
	plain(
		[
			`(?:keep|keeps|kept) (?:driving|walking|going|coming|cycling|ending up)${some(2)} (?:past|to|over|back to|by|at|on)` +
				` (?:the|that|a) ${place}`,
			`(?:slow|slowed|slowing) down${some(4)} (?:on|over|across|at) (?:the|that) ${place}`,
			`over (?:the|that) ${place}${some(2)} (?:slow|slowed) down`,
			`(?:stood|stand|sat|sit|stopped|stop|waited|pulled over)${some(4)} (?:on|at|by|under) (?:the|that|a)` +
				` (?:edge of the )?${place}${some(4)}(?: again| tonight| for an hour| for hours| got out| looked down| looking down)`,
		],
		{ says: "telling", unless: sights },
	),
	// "It would be easy to end it", "It would be so simple"
	plain(
		[
			"(?:be|is|how) (?:so |that |too |really |very )?(?:easy|simple|quick) to" +
				" (?:just )?(?:end it|end it all|stop it all|let go|not wake up|not turn|go under|step off|slip away|vanish)",
			`(?:be|is) (?:so|that) (?:easy|simple)${some(3)} (?:one|just) (?:step|curve|bend|second|turn)`,
		],
		{
			says: "doubtful",
			unless: / (?:contract|subscription|call|meeting|relationship|affair|marriage|membership|war|game) /,
		},
	),
	// "One curve." "One step and no more mornings"
	plain(
		[
			"(?:just )?one (?:curve|bend|step|jump|jerk|yank|pull)(?: of the wheel| too far| forward| more)?(?= $| and" +
				" (?:it|no|all|everything))",
			"no more (?:mornings|tomorrows|mondays)",
			"(?:be|is) (?:so|that) (?:easy|simple)(?= $| ,)",
			`one step (?:at|off|from|over) (?:the )?${place}`,
			"(?:stopped|stop|pulled over|parked)(?: the car)? and (?:got|get) out",
			"not (?:turning|turn) the wheel|let(?:ting)? the wheel go|let go of the (?:wheel|railing)",
		],
		{ says: "telling" },
	),
	// "The kids would get the life insurance", "I've read the small print twice"
	plain(
		[
			`${people}${some(3)} (?:would|will|could) (?:get|have|be paid|live on|receive)${some(2)} (?:life )?(?:insurance|policy)`,
			`(?:life insurance|policy|insurance)${some(6)} (?:small print|clause|whatever happens|two years|either way|suicide)`,
			`(?:small print|clause)${some(4)} (?:life insurance|policy|insurance)`,
		],
		{
			says: "doubtful",
			unless: / (?:car|dentist|dental|dog|phone|travel|theft|flood|adviser|broker|mortgage adviser) /,
		},
	),
	// "The policy from work is still running. The kids would have the house paid off."
	plain(
		[
			`(?:policy|life insurance)${some(4)} (?:still )?(?:running|valid|pays|paid up|covers)`,
			`${people} would have the (?:house|flat|mortgage|debts?) paid(?: off)?`,
		],
		{ says: "telling", unless: / (?:car|dentist|dental|dog|phone|travel|theft|flood) / },
	),
	// "I put all the folders in order and wrote the pin numbers on the first page"
	plain(
		oneIdea([
			`(?:papers|folders|paperwork|passwords?|pin numbers|bills|accounts|affairs|documents|files)${some(5)}` +
				" (?:in order|sorted|sorted out|on the first page|in an envelope|on a list|easy to find|with my" +
				" (?:sibling|parent|partner|friend))",
			`(?:put|sort|sorted|got)${some(3)} (?:papers|folders|affairs|passwords|documents) (?:in order|together|out)`,
			`(?:wrote|written|write)${some(3)} (?:passwords?|pin numbers|account numbers)`,
			`everything (?:is|'s) (?:sorted|settled|arranged|taken care of)(?= $| ,)`,
		]),
		{ says: "telling", unless: leaving },
	),
	// "Everything's sorted. I can go now."
	plain(
		[
			`(?:sorted|settled|arranged|done|ready|paid)${some(8)} i can (?:finally )?go now`,
			"i can (?:finally )?go now(?= $)",
		],
		{
			says: "doubtful",
			unless: / (?:home|bed|party|train|bus|shop|holiday|toilet|out|packed|waiting) /,
		},
	),
	// "I gave my roommate the guitar", "I gave my cat to my neighbour"
	plain(
		[
			"i (?:have |already )?(?:gave|given) (?:my |away my )?(?:the )?(?:cat|dog|guitar|watch|camera|violin|records|rings?|" +
				`books|plants|tools|bike|collection|jewell?ery|instruments?)${some(3)} (?:to|away)`,
			"i (?:have |already )?(?:gave|given) (?:my )?(?:sibling|parent|friend|child|roommate|flatmate|neighbou?r|nephew|cousin|" +
				"her) (?:my |the |her )(?:\\w+ )?(?:cat|dog|guitar|watch|camera|violin|records|rings?|books|plants|tools|bike|" +
				"collection|jewell?ery)",
		],
		{ says: "telling", unless: leaving },
	),
	// "I've cancelled everything after the 12th", "I won't need the next appointment", "no need to make plans for the summer"
	plain(
		[
			`cancell?ed everything${some(2)} (?:after|from|past)`,
			`not (?:going to )?(?:need|be needing) (?:the|my|a|an|another)${some(2)}` +
				" (?:appointment|coat|winter|next year|birthday|ticket|calendar)",
			`not (?:\\w+ )?(?:need|have) to (?:make|have) plans`,
			`no (?:version|picture|scenario|kind) of${some(4)} (?:me in it|has me|with me in it|where i (?:fix|make|am))`,
			`(?:i )?(?:will|do) not${some(3)} be (?:around|here) for my (?:next )?(?:birthday|graduation|wedding)`,
		],
		{ says: "telling", unless: leaving },
	),
	// "There's just no version of next year that has me in it"
	plain([`no version of (?:next|this|the|any)${some(3)} (?:has me in it|with me in it|that has me|i am in)`], {
		says: "doubtful",
		unless: leaving,
	}),
	// "I've decided, and for the first time in months I feel calm"
	plain(["(?:have |i )?decided(?= $| ,| and)", "made (?:up my mind|my decision|the decision)(?= $| ,| and)"], {
		says: "doubtful",
		withText: / (?:calm|peace|peaceful|lighter|relieved|relief)(?= $| ,| for| now| about| since|\.) /,
		unlessText:
			/ (?:job|move|moving|leave|divorce|break up|quit|course|school|house|baby|offer|tell|told|him|buy|apply|him) /,
	}),
	// "I don't even feel sad any more, just sort of light"
	plain([`not${some(3)} sad(?: any more)? ,?${some(3)} (?:light|calm|done|finished|free|ready)`], { says: "telling" }),
	// "I've been nothing but a cost to everybody"
	plain(
		[
			`(?:nothing but|only|just|always) a (?:cost|burden|weight|problem|nuisance|disappointment)(?: to| for| on) ${people}`,
		],
		{
			says: "telling",
		},
	),
	// "God please just let me not wake up"
	plain([`let me (?:just )?(?:not|never) wake up`, `(?:not|never) let me wake up`, `please${some(4)} not wake up`], {
		says: "doubtful",
		isNegative: true,
		unless: / (?:late|early|hungover|alarm|before) /,
	}),
	// "I burn myself with the iron when it gets too loud in my head"
	plain(
		[
			`i (?:\\w+ )?(?:burn|cut|scratch|bite|hurt|hit|punch|starve|pinch) myself${some(6)} (?:when|until|because|so that|if)` +
				` ${"(?:it|i|my|everything|the)"}${some(4)} (?:loud|head|numb|feel|feeling|calm|calms|stops?|quiet|empty|too much|` +
				"punish|deserve)",
		],
		{ says: "clear" },
	),
	// "everyone keeps asking why I'm in a hoodie", "I'm running out of places nobody looks"
	plain(
		[
			`(?:\\d\\d degrees|heat|heatwave|hot|summer|july|august)${some(9)} (?:hoodie|long sleeves|sleeves down)`,
			`(?:hoodie|long sleeves|sleeves down)${some(9)} (?:\\d\\d degrees|heat|heatwave|summer|july|august)`,
			`places? (?:that )?(?:nobody|no one|he|people) (?:looks?|sees?|will see|would look|can see)`,
			`where (?:nobody|no one) (?:looks|sees|can see|would look)`,
			`(?:everything|it all|my head|the noise|things)(?: \\w+)? (?:go|goes) quiet`,
			`swimming${some(6)} (?:excuse|period|arms|sleeves|scars|legs)`,
		],
		{
			says: "telling",
			unless: / (?:gym|tattoo|sunburn|mosquito\w*|cycling|hide and seek|geocach\w*|fishing|bruis\w+|her hand) /,
		},
	),
	// "I have a box at the back of the wardrobe. I count what's in it."
	plain(
		[
			`count(?:s|ed|ing)? (?:what is in it|what i have|how many i have|how many are left)`,
			`(?:saving|saved|keeping|kept|hiding|hid|collecting)${some(4)} (?:sleeping )?(?:pills|tablets)${some(8)}` +
				" (?:there|since|in case|enough|know)",
			`just so i know (?:it|he) is there`,
		],
		{ says: "telling", unless: / (?:money|savings|coins|calories|prescri\w+|pharmac\w+|stitches|plants) / },
	),
	// "I sleep with the window open because the eighth floor feels like a promise"
	plain(
		[
			"(?:floor|window|edge|drop|height|tracks|bridge|river|water) (?:feels|is|sounds|looks)(?: \\w+)?" +
				" (?:like )?(?:a )?(?:promise|comfort|way out|exit|invitation)",
			`(?:water|river|bridge|tracks|edge|window) (?:is |keeps )?(?:calling|pulling|pulls|calls|inviting)(?: to)? me`,
		],
		{ says: "doubtful", unless: / (?:surf\w*|swim|holiday|beach|sail\w*|fishing) / },
	),
	// "My daughter asked if I'm coming in June. I said of course. I don't like lying to her."
	plain(
		[`(?:asked|asks) if i (?:will|am coming|would|am going)${some(8)} (?:lie|lied|lying|said yes|said of course)`],
		{
			says: "telling",
		},
	),
	// "I'm so tired of being the strong one", "Thanks for listening these weeks, you've been kind"
	plain(
		[
			`tired of (?:being|pretending|fighting|carrying|holding)${some(4)}`,
			`thanks? (?:you )?for (?:everything|listening)${some(6)} (?:been kind|been good|last time|goodbye)`,
		],
		{ says: "hint" },
	),
	// "This is the last time I'll write"
	plain([`(?:this is|it is) the last time i(?: will| am going to)? (?:write|talk|message|say)`], { says: "doubtful" }),
	// "I cleaned my father's rifle and sat with it", "I bought rope today"
	plain(
		[
			`(?:oiled|cleaned|loaded|took out|got out|held|sat with|sitting with)${some(4)}` +
				" (?:shotgun|rifle|pistol|gun|revolver|service weapon)",
			"(?:bought|ordered|got|tied|found) (?:the|a|my|some) (?:rope|noose|razor blades|blades|helium|charcoal)(?= $| ,| and|" +
				" today| yesterday| tonight| online| now)",
			`(?:knife|blade|razor|scissors|gun)${some(2)} (?:against|to|on|at|into) my` +
				" (?:own )?(?:throat|neck|wrists?|head|temple|chest|stomach|skin)",
			`(?:beam|beams|rafters|hook|rope|noose)${some(4)} (?:garage|shed|attic|barn|cellar)`,
			`(?:garage|shed|attic|barn|cellar)${some(6)} (?:beams?|rafters|rope|engine running)`,
		],
		{
			says: "doubtful",
			unless: near(
				"range|hunting|deer|police training|museum|film|game|climbing|shav\\w+|swing|boat|horse|barbecue|tyre",
				"renovat\\w+|owls?|nest",
			),
		},
	),
	// "I stopped my insulin. I'm just seeing what happens."
	plain(["(?:stopped|stop|skip|skipping|quit) my (?:insulin|dialysis|heart pills|heart medication|blood thinners)"], {
		says: "doubtful",
		unless: / (?:doctor|gp|consultant|nurse|surgery|told to|pump) /,
	}),
	// "I hit my head against the wall until I see stars", "I deserve to bleed"
	plain(
		[
			`(?:punch|hit|bang|bash|slap|slam)(?:ed|ing|es|s)? my (?:own )?(?:head|face|legs|thighs)${some(4)}` +
				" (?:until|again|against|every|when|because)",
			"(?:slam|bang|hit|smash) my head (?:into|against)(?: [^ .]+){0,3} on purpose",
			"regret(?: that)? i (?:did not die|survived|woke up)",
			"deserve to (?:hurt|suffer|bleed|be in pain|be punished|die)",
		],
		{ says: "doubtful", unless: / (?:shelf|cupboard door|by accident|football|boxing|too tall) / },
	),
	// "I'm only still here because of my dog", "I would never do it while my mother lives"
	plain(
		[
			"(?:only|just) (?:still )?(?:alive|here|living|hanging on|holding on) (?:because|for|so)",
			`(?:never|not) do (?:it|that) (?:while|as long as|until|before)${some(3)} (?:is|lives?|are|dies|alive|gone)`,
			`not want (?:my|her|the)${some(2)} to (?:be the one to |have to )?(?:find|finds|discover) me`,
			`why (?:am i|did i) (?:the one who )?(?:survive|survived|still alive|still here)`,
			"no (?:strength|will|energy|force|courage) (?:left )?(?:to|for) (?:go on|going on|live|living|carry on|continue|fight)",
			"not (?:going to |want to |able to )?(?:survive|get through|make it through|live through) (?:this|the|another)" +
				" (?:night|week|winter|year|month)",
			"(?:i )?(?:will|might|plan to) be (?:gone|dead) (?:before|by|soon|when|long before)",
			"(?:not|stopped) want(?:ing)? (?:to get better|to be (?:helped|saved|found)|help any more)",
		],
		{
			says: "doubtful",
			isNegative: true,
			unless: / (?:holiday|trip|work|leave the office|flight|appointment|job|parking) /,
		},
	),
	// "Everyone would be sad for a month and then relieved"
	plain(
		[
			`(?:would|will|might) (?:\\w+ )?(?:cry|be sad|be upset|grieve|mourn|miss me)${some(6)}` +
				` (?:then|and|but|after that)${some(4)} (?:free|relieved|over it|over me|fine|forget|move on|better off|lighter)`,
			`(?:rid|free) of me`,
		],
		{ says: "doubtful", unless: / (?:quit|resign\w*|new job|move out|break up|moving) / },
	),
	// "I walk into traffic in my head", "I think about stepping in front of a bus"
	plain(
		[
			"(?:step|stepping|walk|walking|run|jump|jumping|swerve|swerving|steer|steering|drive|driving)" +
				" (?:out )?(?:into|in front of) (?:oncoming |the |moving |an? )*(?:traffic|cars?|bus|truck|lorry|train|wall|tree)",
		],
		{
			says: "doubtful",
			unless: / (?:accident|pulled her back|dog|cat|child|he|told her|drunk driver|crossing|looked) /,
		},
	),
	// "I wrote letters to everyone and put them in the drawer", "a card for each birthday until she is eighteen"
	plain(
		[
			`(?:wrote|written|write|writing)${some(3)} (?:letters?|notes?|cards)${some(3)} (?:to|for)` +
				" (?:everyone|everybody|each|every|when|all of her|her birthdays?)",
			`remembers? me (?:as|like|from|how|laughing|when|well)`,
			`(?:was|is) not (?:her|anyone 's|my \\w+ 's) fault${some(4)} (?:letter|note|tell|know)`,
			`(?:tell|told)${some(4)} (?:was|is) not her fault`,
			`(?:nobody|no one) (?:would|will|is going to)?(?: )?(?:expects?|look for|misses|notices?|checks?)${some(3)}` +
				" (?:me )?(?:until|till|for days|before)",
		],
		{
			says: "telling",
			unless: / (?:christmas|wedding|thank you|teacher|pen pals?|colleagues|invitations?|neighbours) /,
		},
	),
	// "The thoughts are back and louder", "It makes everything quiet", "why go on"
	plain(
		[
			"(?:dark|darkness|thoughts|depression|voices?|urges?) (?:is|are|has|have|came|keeps?)(?: \\w+)?" +
				" (?:back|winning|won|louder|stronger|closer)",
			"(?:makes?|made|gets?) (?:everything|it|it all|my head|the noise|the world|things)" +
				" (?:\\w+ )?(?:quiet|quieter|stop|still|silent)",
			`(?:only|no other|one) (?:one )?way${some(4)} (?:make it stop|stop it|stop this|end it|out of it)`,
			`(?:just )?make it (?:all )?stop(?= $| ,)`,
			"why (?:keep going|keep trying|go on|carry on|continue living|bother living)",
			`how (?:quick|quickly|far down|painless|peaceful)${some(2)} (?:it|would|is)`,
		],
		{ says: "telling", unless: / (?:snoring|drill\w*|alarm|hiccups|noise from|baby) / },
	),
	// "Only tea since Monday", "there is less of me every week", "I stopped picking up my tablets"
	plain(
		[
			`(?:nothing but|only|just|on) (?:tea|water|coffee|air|broth) (?:for|since|today|all)`,
			"less of me",
			`so (?:small|thin|little|light) that i`,
			`(?:stopped|no longer|skip|skipping|given up) (?:taking|picking up|collecting|bothering with)${some(2)}` +
				" (?:tablets|pills|medicine|medication|drops|injections|dialysis|insulin)",
			`(?:hope|hoping|wonder|wondering|pray)${some(4)} (?:each|every|this)${some(2)}` +
				` (?:evening|night|morning|day|breath|one)${some(4)} last`,
		],
		{
			says: "telling",
			unless:
				/ (?:doctor (?:said|told|says)|gp (?:said|told)|antibiotics?|fasting|ramadan|cleanse|blood test|surgery) /,
		},
	),
]);
