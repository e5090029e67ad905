import { eachAlone, plain, type Rule, saying } from "../../rule";

/*
 * What is only hinted at across several messages: sums and papers, things given away, a place, a stash, sleeves in summer, a
 * rescue that was not wanted. Each of it is ordinary alone.
 */
const place =
	"(?:bridges?|viaduct|overpass|railway|railings?|tracks|platform|roof|rooftop|balcony|cliffs?|river|canal|weir|quarry|harbou?r|pier|stairs|stairwell|car park|garage|window|ledge|tower|water|sea|lake|woods)";
const thing =
	"(?:guitar|bike|books|records|camera|watch|ring|rings|tools|clothes|collection|dog|cat|plants|jewel\\w+|piano|violin|car|console|laptop|games|coat|coats|necklace|medals?|dresses|things|stuff|belongings)";
const hard =
	"(?:hot|heat|degrees|summer|swim\\w*|pool|beach|pe|sport|changing|sweat\\w*|asks?|asking|stare|hide|hides|nobody|no one|see)";

export const obliqueSelfHarm: Rule[] = eachAlone(
	saying("hint", [
		plain(
			"(?:policy|life cover|life insurance|insurance|pension)(?: [^ .]+){0,8} (?:still|running|paid up|valid|pays?|covers?|child|mortgage|worth|goes to|family|enough|checked|after)|(?:house|flat|mortgage|debts?|loan|everything)(?: [^ .]+){0,3} (?:paid off|cleared|settled|would be paid)|(?:a|just a|nothing but a|only a) (?:cost|drain|weight|expense|bill|nuisance|millstone)(?: [^ .]+){0,2} (?:to|on|for|everyone|her)|cost (?:everyone|her|my \\w+) (?:too much|more than|nothing but)",
			{ unless: / (?:travel insurance|car insurance|claim|quote|renewal price|dentist) / },
		),
		plain(
			"(?:folders?|papers|paperwork|documents|accounts?|bills|passwords?|pin numbers?|pins|bank details|will|keys|contracts|photographs|photos|albums)(?: [^ .]+){0,10} (?:in order|sorted|ready|first page|wrote down|written down|list|labelled|labeled|find her|can find|will find|envelope|top of|on the desk|for (?:her|my \\w+|when)|so that (?:he|no one|nobody))|(?:wrote|write|written|put|labelled|labeled|sorted|shredded|deleted|told|showed)(?: [^ .]+){0,6} (?:the pins?|pin numbers?|passwords?|folders|where the \\w+ (?:is|are)|papers|bank details|who is who|old (?:diaries|letters|messages)|my accounts)|things in order|loose ends|tidied (?:up )?(?:my life|after myself|everything)",
			{ unless: / (?:tax|taxes|accountant|office|boss|project|moving|renovat\w+|the new flat|visa) / },
		),
		plain(
			`(?:gave|given|giving|give|handed|passed)(?: away| on)?(?: [^ .]+){0,5} (?:my|the|all my|her my|both my|parent 's|grandparent 's) (?:\\w+ )?${thing}(?: away| on)?|(?:found|find|finding|looking for) (?:a|somebody|someone|another)(?: [^ .]+){0,3} (?:home|take|have|look after|keep)(?: [^ .]+){0,4} (?:dog|cat|pets?|birds?|horse|plants)|(?:not|no longer|never) (?:going to )?(?:need|be needing|use|want) (?:it|her|that|the \\w+|a new \\w+|any of it)(?: any more| now| where)?(?= )`,
			{
				isNegative: true,
				unless:
					/ (?:charity shop day|moving|moved|too small|outgrew|birthday|christmas|landlord|allerg\w+|broken|bought a new|upgrade\w*|help with|your help|receipt|bag) /,
			},
		),
		plain(
			"(?:feel|feels|feeling|felt|am|been|became|so|quite|strangely|oddly|just sort of|sort of|very) (?:so |very |quite |rather |strangely |oddly |almost )?(?:light|calm|calmer|peaceful|at peace|weightless|free|relieved|quiet inside|settled)(?= (?:now|since|about|again|tonight|today|at last|for the first|ever since|inside)|,| $)|(?:first|last|only) (?:quiet|peace|calm|rest|silence)(?: [^ .]+){0,4} (?:years|months|long|ever|had|known)|(?:not|never)(?: even)? (?:sad|angry|scared|afraid|frightened|cry)(?= any more)",
			{
				isNegative: true,
				unless:
					/ (?:yoga|meditat\w+|walk|holiday|breath\w+|music|tea|bath|garden\w*|sunset|exam is over|talk(?:ing|ed)? to (?:you|her)|after the run) /,
			},
		),
		plain(
			"(?:not|no need to|no point|needn't|never|stopped|no reason to)(?: [^ ,.]+){0,5} (?:mak(?:e|ing)|book\\w*|buy\\w*|renew\\w*|sign\\w*|plan\\w*|order\\w*|need)(?: [^ ,.]+){0,3} (?:plans?|next|summer|christmas|tickets?|subscription|calendar|holiday|spring|year|winter|clothes|season)|(?:i|me) (?:will|would|shall) not (?:be there|be around|be here|be coming|be at|see (?:it|that|her|the)|make it to|have to worry)|(?:said|say|promised|told)(?: [^ .]+){0,6} (?:of course|yes|i would|i will|be there|coming|next)(?: [^ .]+){0,6} (?:lying|lied|lie|not be|knowing|will not)|not like lying to|(?:until|till|after) (?:then|that) (?:it|everything) (?:is|will be) (?:over|done)",
			{
				isNegative: true,
				unless:
					/ (?:the meeting|work on|office|dentist|party on|working that day|in town|abroad then|travelling|double booked|money is tight|salary|budget|cancelled the trip) /,
			},
		),
		plain(
			`${place}(?: [^ .]+){0,8} (?:slow|slowed|stand|stood|stop|stopped|linger|look down|looking down|how (?:high|deep|quick|far|cold|easy|fast)|let go|jump|fall|step|every (?:night|evening|time|day)|looked at|pull|pulls|lower|higher|current)|(?:stand|stood|standing|stop|stopped|sat|sit|sitting|walk|walked|walking|drove|drive|slow|slowed|look|looked|looking|go|went|been)(?: [^ .]+){0,5} (?:top of the|edge of the|by the|at the|on the|over the|along the|other|to the|down at the|near the) (?:\\w+ )?${place}`,
			{
				with: / (?:i|me|my) /,
				says: "faint",
				unless:
					/ (?:ferry|fish\w*|child|picnic|paint\w*|run|jog\w*|sunny|swim|tourist\w*|beautiful|lovely|bus|parked|repair\w*|clean\w*|builder|curtain|shop\w*|train to|colleague|dog walk) /,
			},
		),
		plain(
			`${place}(?: [^ .]+){0,8} (?:how (?:high|deep|quick|far|easy|fast)|let go|jump|fall|step off|look down|looking down|looked down|slow down|slowed down|other (?:stretches|places|spots))|(?:looked at|know|found|tried|checked)(?: [^ .]+){0,2} (?:other|another|deeper|higher|quieter) (?:stretch\\w*|places?|spots?|bridges?)`,
			{
				with: / (?:i|me|my) /,
				unless: / (?:bungee|fish\w*|tourist\w*|photo\w*|child|swim\w*|parachut\w*|steps? counter) /,
			},
		),
		plain(
			"(?:box|drawer|tin|bag|jar|stash|wardrobe|closet|cupboard|shelf|shoebox|envelope|pocket)(?: [^ .]+){0,10} (?:count|counted|counting|enough|saved|saving|hidden|hid|just in case|helps me|for when|have (?:it|her) there)|(?:count|counted|counting|saved|saving|keep|kept|collected|collecting|hoard\\w*)(?: [^ .]+){0,4} (?:what is in it|tablets|pills|her all|her again|my (?:tablets|pills|medicine))|(?:like|it is) (?:having )?(?:a|an) (?:door|exit|way out|emergency \\w+|insurance)(?: [^ .]+){0,3} (?:room|there|open|pocket|drawer)|(?:do|does) not have to use it|nice to know (?:it|that it) is there",
			{
				unless:
					/ (?:biscuit\w*|cookies|chocolate|christmas|coins|money|stamps|buttons|receipts|vitamins|sewing|child|lego|craft) /,
			},
		),
		plain(
			`(?:hoodie|long sleeves|sleeves|jumper|bracelets|wristbands|bandages?|plasters|cover up|tights|long trousers)(?: [^ .]+){0,12} ${hard}|${hard}(?: [^ .]+){0,14} (?:hoodie|long sleeves|sleeves|jumper|bandages?|plasters|my arms|my legs)|(?:places?|spots?|skin|space|room)(?: [^ .]+){0,3} (?:no one|nobody|he|people|anyone) (?:looks?|sees?|checks?|will see|can see|would look)|running out of (?:places|space|room|skin)|where (?:no one|nobody) (?:looks|sees|will see|can see)`,
			{
				unless: / (?:sunburn\w*|sale|shop\w*|fashion|tattoo|eczema|mosquito\w*|dress code|office is|air conditioning) /,
			},
		),
		plain(
			"(?:rinsed|rinse|washed|wiped|cleaned|scrubbed|flushed|hid)(?: [^ .]+){0,6} (?:sink|basin|bathroom floor|blood|sheets|towel|towels|blade|before (?:he|anyone|my parent|parent|anybody) (?:came|comes|got|saw|sees))|(?:makes?|made|gets?|goes) (?:everything|it|it all|my head|the noise|the world|things) (?:\\w+ )?(?:quiet|quieter|stop|still|silent|softer|go away)|(?:lets|let|gets|got) it (?:all )?out of me|(?:just )?(?:so that|so) i (?:can |could )?feel something|feel something(?= )|(?:it was|had been|been|it is|was) (?:\\w+ ){0,3}(?:days|weeks|months|year)(?= |,| $)(?: [^ .]+){0,6} (?:doing so well|until|then|again|broke|gone|lost it)|was doing so well|(?:started|doing|did) it again|(?:old|bad) (?:habit|friend)(?: [^ .]+){0,3} (?:back|again)",
			{
				unless:
					/ (?:gym|diet|cooking|dishes|painted|paint|wine|red wine|coffee|running|smok\w+|music|reading|meditat\w*|tea|swimming makes|garden\w*) /,
			},
		),
		plain(
			"(?:lucky|luck|fortunate|miracle|blessed|saved)(?: [^ .]+){0,6} (?:came by|found (?:me|in time)|in time|pulled me|alive|walked past|was there|still here)|(?:not|never|am not) (?:\\w+ )?(?:thankful|grateful|glad|happy|pleased)(?= (?:that (?:he|i)|about it|to be (?:back|here|alive)|for it|he|i (?:am|was))|,| $)|(?:nearly|almost|so close to|close to being) (?:through|there|gone|over|out|done)(?= |,| $)|next time(?= (?:i|it|there|no one|nobody|,|properly)| $)|(?:get|gets|got) better (?:at (?:it|things)|with practice)|with practice|(?:should|wish he) (?:had |have )?(?:come|been|arrived) (?:\\w+ )?later|had (?:only )?(?:slept|kept walking|walked on|not come)",
			{
				isNegative: true,
				unless:
					/ (?:exam|driving test|lottery|train|bus|cake|recipe|marathon|penalty|bake|piano|guitar|tennis|finish line|done with|thesis|see you|bring|try the) /,
			},
		),
		plain(
			"(?:stopped|stop|not|no longer|skip|skipped|skipping|never|given up) (?:taking|take|picking up|collecting|bothering with|collect|been taking)(?: [^ .]+){0,3} (?:tablets|pills|medicine|medication|insulin|drops|treatment|dialysis|injections)|(?:drag|drags|dragging|draw|draws|spin|spins) (?:it|things|this|everything) out|(?:pour|poured|tip|tipped|threw|throw|flush\\w*)(?: [^ .]+){0,3} (?:it |soup |food |dinner |her )?away(?: [^ .]+){0,4} (?:gone|left|when|after)|(?:nothing but|only|just|on) (?:tea|water|coffee|air|broth)(?= (?:for|since|today|all|now)|,| $)|day (?:two|three|four|five|six|seven|\\d+)(?= (?:of|on|without))|less of me|so (?:small|thin|little|light) that i|(?:feel|feeling|felt) (?:clean|pure|empty and clean)",
			{
				isNegative: true,
				unless:
					/ (?:antibiotic|doctor said|course is|finished the course|side effects|flu|fast(?:ing)? for|ramadan|of our (?:trip|holiday)|of the (?:trip|hike|course|festival|challenge)|pain killers after|of school) /,
			},
		),
		plain(
			"(?:hope|hoped|hoping|pray|wish|wonder)(?: [^ .]+){0,5} (?:each|every|this|that)(?: [^ .]+){0,2} (?:evening|night|morning|day|one|time|breath)(?: [^ .]+){0,5} (?:last|not|over|the end)|(?:was|is|be) (?:the|my) last(?= (?:one|time|evening|night|christmas|spring|summer|winter|sunday|birthday)| $)|(?:my|in my|with my|wear|put on) (?:good|best|nice|funeral|sunday) (?:shirt|suit|dress|clothes|shoes)(?: [^ .]+){0,4} (?:bed|now|in case|so that|for when|find)|(?:bed|sleep)(?: [^ .]+){0,4} (?:good|best) (?:shirt|suit|dress)",
			{ unless: / (?:biscuit|slice|episode|cigarette|beer|of the (?:season|series)|wedding|interview|party) / },
		),
		plain(
			"(?:relief|easier|lighter|freer|free|rid|happier|simpler|calmer|better|better off|fine|perfectly well|just fine|manage|cope|get on|get along|get over (?:it|me))(?: [^ .]+){0,8} (?:without me|having no more|no more (?:\\w+ )?(?:sundays|visits|worries?|trouble)|of me|honestly|when i am|the (?:two|three|four) of her|if it was just|if it were just)|(?:rid|free) of me|(?:he|my \\w+|everyone|everybody|people)(?: [^ .]+){0,2} would (?:be (?:angry|sad|upset|shocked) (?:for a|at first)|get over|manage|cope|be free|be relieved|be fine|get on|hardly notice|forget|breathe)|(?:not|never) (?:want|have) her to (?:remember|see|find|look after|visit|worry about) me",
			{
				isNegative: true,
				unless: / (?:diet|trip without|meeting|party|cancel\w*|holiday|project|at work|colleagues) /,
			},
		),
		plain(
			"(?:wrote|write|written|writing)(?: [^ .]+){0,4} (?:a letter|letters|a note|notes|a card|cards|it all down)(?: [^ .]+){0,3} (?:for when|for (?:her|each|my \\w+|every)|to (?:each|my \\w+|her|everyone)|eighteen\\w*|grown|birthdays?)|remember me (?:like|as|this|differently|fondly|well|laughing)|(?:tell|told|would you tell|say to)(?: [^ .]+){0,5} (?:not (?:her|your|anyone 's|anybody 's|my \\w+ 's) fault|loved her|was not her|sorry)|(?:not|never|nothing) (?:her|your|anyone 's|anybody 's) fault|fault",
			{ isNegative: true, says: "faint" },
		),
		plain(
			"(?:wrote|write|written|writing)(?: [^ .]+){0,4} (?:a letter|letters|a note|notes|cards)(?: [^ .]+){0,3} (?:for when|for (?:each|every)|to (?:each|everyone)|eighteen\\w*|grown|her birthdays?)|(?:tell|say to) (?:her|my \\w+)(?: [^ .]+){0,5} (?:not (?:her|your|anyone 's|my \\w+ 's) fault|i loved her|not her fault)|was not her fault|want(?: [^ .]+){0,3} (?:remember|think of) me (?:like|as|this|differently)",
			{ isNegative: true, unless: / (?:santa|teacher|thank you|invitation|school|homework) / },
		),
		plain(
			"(?:cleaned|clean|oiled|loaded|took out|taken out|sat with|sit with|looked at|hold|held|unlocked|bought)(?: [^ .]+){0,4} (?:rifle|gun|shotgun|pistol|revolver|rope|razor|blade|knife)|(?:rifle|gun|shotgun|pistol|revolver|rope|razor|blade)(?: [^ .]+){0,6} (?:cleaned|loaded|my lap|next to me|beside me|on the table|in the shed|kitchen table|for an hour|all evening)|(?:sat|sit|sitting)(?: [^ .]+){0,6} with it(?= )|(?:garage|shed|attic|barn|cellar)(?: [^ .]+){0,6} (?:hour|beam|beams|quiet|alone|engine|hook|rafters)",
			{
				unless:
					/ (?:hunt with|range with|competition|shav\w+|climb\w*|sail\w*|wood\w*|bike|paint\w*|band practice|deer season with|boil\w*|cook\w*) /,
			},
		),
		plain(
			"(?:my|an|her) (?:uncle|parent|grandparent|sibling|cousin|friend|neighbou?r|teacher|colleague)(?: [^ .]+){0,4} (?:did it|did that|went|died)(?: [^ .]+){0,4} (?:with|by|tablets|pills|rope|peaceful|same way|herself|that way)|looked (?:so )?peaceful|(?:how many|too many|too much|enough of)(?: [^ .]+){0,8} (?:tablets|pills|normal ones|paracetamol|ones|chemist|pharmacy|sleeping|drops)|(?:tablets|pills|ones)(?: [^ .]+){0,8} (?:too many|too much|dangerous|enough)|(?:does|would) it hurt(?= |,| $)|how long (?:does|would) it take(?= (?:to (?:die|drown|bleed|stop)|until|before)| $)",
			{ unless: / (?:vet|my (?:dog|cat|child)|doctor said|dentist|vaccin\w*|tattoo|piercing|dose for|leaflet) / },
		),
		plain(
			"(?:only|just|no other|one|another) (?:one )?(?:way|ways|thing|answer)(?: [^ .]+){0,6} (?:make it stop|stop it|make this stop|end it|stop this|stops|think of|left to do|out of it)|(?:nobody|no one|not anyone)(?: is| would| will)? (?:be )?(?:expect\\w*|look(?:ing)? for|miss\\w*|notic\\w*|wait\\w*|check\\w*|ask\\w*|need\\w*)(?: [^ .]+){0,3}(?: me)?(?: [^ .]+){0,3} (?:until|till|before|for days|anywhere|for a while)|(?:found|find me|discovered) (?:until|till|before)",
			{ isNegative: true, unless: / (?:at work before nine|parcel|delivery|dinner until) / },
		),
		plain(
			"(?:no|not a|is no|no other) (?:version|world|way|future|scenario|outcome|solution)(?: [^ .]+){0,4} (?:where|in which|that|i can|i fix|it works|left|out|fix)|(?:cannot|can not|never) (?:be )?(?:fix(?:ed)?|undo(?:ne)?|make (?:it|this) right|mend\\w*|repair\\w*|put (?:it|this) right|come back from (?:it|this))|(?:what|where) (?:for|is it all for|am i going)(?= $)|what is it all for|(?:been|am|is) (?:in the way|no use|no good|too much)(?: (?:to|for) (?:anyone|anybody|everyone|her|people))(?= )",
			{ isNegative: true, unless: / (?:app|software|phone|car|washing machine|roof|tap|bike|game) / },
		),
		plain(
			"(?:thank you|thanks)(?: [^ .]+){0,2} (?:for (?:listening|everything|being (?:there|here|kind|so kind)|all (?:of )?(?:it|this|your)|these (?:weeks|months)))|(?:you|you have) (?:have )?been (?:so |very )?(?:kind|good|nice|patient|lovely)(?: to me)?(?= )|(?:take|look after) (?:good )?care(?: of)? (?:yourself|yourselves)(?= )|(?:hugged|kissed|held|rang|called|visited|saw)(?: [^ .]+){0,4} (?:longer|a long time|one last|once more|everybody|everyone|each of)",
			{ says: "faint" },
		),
	]),
);
