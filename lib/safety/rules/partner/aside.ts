import { eachAlone, near, plain, type Rule, toMe } from "../../rule";
import { some } from "../some";

/* What people tell aside of somebody at home who frightens them: what they hide, ask leave for, listen for, and explain away. */

const person = "(?:he|partner|ex|parent|sibling|child|uncle|in law|man)";
const mark = "(?:bruis\\w+|marks?|fingermarks|finger marks|handprints?|prints|scratch\\w*|burns?)";
const weapon = "(?:knife|gun|rifle|shotgun|pistol|belt|bat|hammer|machete|axe|blade|crowbar)";
const sport = near(
	"football|hockey|rugby|boxing|martial|karate|judo|climb\\w*|gym|bike|skat\\w+|tattoo|hickey|love bite|massage",
	"cupping",
);
const strict =
	/ (?:doctor|nurse|hospital|boss|manager|school|teacher|visa officer|diet|dementia|toddler|allerg\w+|parole|landlord) /;

export const asidePartner: Rule[] = eachAlone([
	// "a bruise on my arm shaped like his hand", "the shape of his shoe on my hip"
	plain(
		[
			`${mark}${some(8)} (?:shaped like|shape of|size of|form of|in the shape of|outline of) (?:her|a|my partner 's)` +
				" (?:hand|hands|fingers?|fist|shoe|boot|belt|ring|thumbs?|palm|grip)",
			`${mark}${some(3)} (?:of|from) her (?:fingers|hand|hands|fist|grip|thumbs?|belt|ring)`,
		],
		{ says: "clear", unless: sport },
	),
	// "I keep buying long sleeves" beside a bruise; "I wear a scarf to work in July"; "sunglasses indoors"
	plain(
		[
			`(?:long sleeves|scarf|scarves|turtleneck|polo neck|sunglasses|concealer|foundation|make ?up)${some(7)}` +
				` (?:${mark}|black eye|what he did)`,
			`${mark}${some(8)} (?:long sleeves|scarf|turtleneck|sunglasses|concealer|foundation|make ?up)`,
			`(?:scarf|turtleneck|polo neck|high collar)${some(5)} (?:july|august|june|summer|heat|heatwave|\\d\\d degrees)`,
			`(?:hide|hiding|cover|covering|cover up)${some(4)} (?:bruis\\w+|black eye|${mark} (?:on|round|around) my)`,
		],
		{
			says: "doubtful",
			unless:
				/ (?:acne|spots|stretch|scar|birthmark|sunburn|hickey|love bite|tattoo|eczema|knit\w*|fashion|air ?con\w*) /,
		},
	),
	// "I flinch when the key turns", "When I hear his keys I go cold all over"
	plain(
		[
			`(?:flinch|freeze|go cold|go stiff|go quiet|hold my breath|stomach (?:drops|turns|knots)|feel sick)${some(5)}` +
				" (?:keys?|lock|footsteps|her (?:car|steps|voice|boots))",
			`hear(?:ing)? her (?:keys?|car|footsteps|steps|boots|voice)${some(6)}` +
				" (?:cold|freeze|flinch|sick|shake|shaking|tense|hold my breath|hide)",
			"(?:learned|know|learnt) which (?:stairs?|steps?|boards?|floorboards?) creaks?",
		],
		{ says: "doubtful", unless: / (?:nap|asleep|baby sleep\w*|surprise|burglar|horror|film) / },
	),
	// "I sleep in the bath with the door locked when he drinks", "a chest of drawers in front of the door"
	plain(
		[
			`(?:sleep|sleeping|slept|stay|lie)${some(3)} in (?:the|my|our)` +
				" (?:bath|bathtub|bathroom|car|wardrobe|closet|cupboard|garage|shed)",
			"(?:hide|hiding|hid) in (?:the|my|our) (?:bath|bathtub|bathroom|car|wardrobe|closet|cupboard|garage|shed)",
			`(?:chest of drawers|drawers|chair|wardrobe|dresser)${some(3)} (?:in front of|against|under) the (?:door|handle)`,
			`with the door locked${some(4)} (?:when|because|until|so) he`,
		],
		{
			says: "doubtful",
			with: / (?:he|her|partner|parent|drinks?|drinking|drunk|locked|night|until it is|safe) /,
			unless:
				/ (?:paint\w*|festival|camping|airport|hide and seek|snor\w*|migraine|toddler|flea|heatwave|drove|drive|trip) /,
		},
	),
	// "he reads everything on my phone so I'm writing this at the library", "she checks my mileage"
	plain(
		[
			`${person} (?:\\w+ )?(?:reads?|checks?|goes through|looks through|searches) (?:everything|all)${some(2)} (?:on|in) my` +
				" (?:phone|laptop|computer|mail|account)",
			`(?:writing|write|type|typing)${some(4)} (?:library|work computer|from work|friend 's phone)${some(3)}(?: so he|` +
				" because he| where he|)",
			`(?:checks?|writes down|notes|reads|looks at)${some(3)} (?:my |the )?mileage`,
		],
		{
			says: "doubtful",
			with: / (?:he|partner|ex|parent) /,
			unless: / (?:lease|tax|company car|garage|expenses|mechanic|parent|novel|essay|thesis) /,
		},
	),
	// "he shows me the knife and laughs, he says it's a joke"
	plain(
		[
			`${person}${some(2)} (?:shows?|showed|holds?|held|waves?|waved|points?|pointed|sharpens?|cleans?|puts?)${some(3)}` +
				` (?:the|a|her) ${weapon}`,
		],
		{
			says: "clear",
			with: / (?:me|us|joke|joking|laughs?|throat|face|scared|threat\w*|when i) /,
			unless: near(
				"kitchen|cook\\w*|carv\\w*|film|game|museum|fishing|wedding|baseball|cricket|hunting|cake|range|grandparent 's",
				"to sell",
			),
		},
	),
	// "he makes me ask before I eat", "I had to say sorry on my knees", "I am not to open when somebody rings"
	plain(
		[
			`(?:makes? me|made me|have to|had to|must) (?:ask|beg)${some(3)}` +
				` (?:before|permission|if i (?:may|can)|for (?:bus fare|every (?:penny|cent)|food))${some(3)}`,
			`(?:say|said|apologi[sz]e|apologi[sz]ed|beg|begged)${some(4)} on my knees`,
			"i am not (?:allowed )?to (?:open|answer the (?:door|phone)|leave|speak|talk to|go out|use the)",
			`asking for (?:bus fare|money for the bus)`,
		],
		{ says: "doubtful", with: / (?:he|partner|ex|parent|eat|bus fare|knees|rings|permission) /, unless: strict },
	),
	// "He keeps my passport", "my salary goes to his account", "he took my bank card and gives me twenty a week"
	plain(
		[
			`${person}${some(3)} (?:keeps|has|took|takes|holds|hides|hid|locks away)${some(2)} my${some(1)}` +
				" (?:passport|papers|id|bank card|bank cards|visa|residence permit|birth certificate)",
			`my (?:salary|wages|pay|money)${some(1)} goes?${some(2)} (?:to|into) her account`,
			`gives? me${some(2)} a week${some(4)} (?:if|when|to live|for food)`,
			`he has (?:both|all) (?:the |our |my )?(?:bank )?cards`,
			`i get${some(2)} a week if i`,
		],
		{
			says: "doubtful",
			unless:
				/ (?:pocket money|allowance from|airport|travel\w*|lose (?:it|her)|safe box|trip|holiday|application|embassy) /,
		},
	),
	// "he says one phone call and they send me back", "I can go but the boy stays"
	plain(
		[
			`(?:phone )?call and (?:he|immigration) (?:will )?(?:send|sends|deport)`,
			`(?:send|sends|have|get) me (?:back|deported)(?= $| ,| if| to my country)`,
			`i can go ,? but${some(1)} (?:boy|child|baby) stays?`,
		],
		{ says: "doubtful", with: / (?:he|partner|ex|parent|said|says) / },
	),
	// "my father locks the fridge and counts the slices", "he took my door off its hinges"
	plain(
		[
			`${person}${some(2)} locks? (?:the )?(?:fridge|larder|pantry|food|kitchen)`,
			`counts? the (?:slices|eggs|biscuits|bread)`,
			`took my door off`,
		],
		{ says: "doubtful", unless: strict },
	),
	// "my son's father shook him so hard that I screamed"
	toMe(
		[
			"(?:shook|shakes|shaken|hit|hits|threw|throws|slapped|beat|beats)" +
				` (?:her|my child|the (?:baby|child|boy)|our child)${some(1)} so (?:hard|badly)`,
		],
		{
			says: "doubtful",
			unless: / (?:bottle|hands?|laugh\w*|ball|game|boxing|fight at school) /,
		},
	),
	// "he's been drinking and he's looking for me", "I hid the car keys because he's been drinking"
	plain(
		[
			`(?:drinking|drunk|raging|knife|gun|angry)${some(6)} (?:is )?looking for me`,
			`hid (?:the|her) (?:car keys|keys|knives|bottles|gun)`,
		],
		{
			says: "doubtful",
			with: / (?:he|partner|parent|ex) /,
			unless: / (?:surprise|game|toddler|child|hide and seek|dementia) /,
		},
	),
	// "There were roses on my car. I never told him where I work now." "nobody else gets to have me"
	plain(
		[
			`(?:never|not) told (?:her|my ex) (?:where i (?:work|live|moved)|my (?:new )?(?:address|number))`,
			`(?:nobody|no one) else${some(3)} (?:gets? to )?have me`,
			"(?:he|ex) (?:has |already )*(?:got|found|has|knows) (?:my|the)" +
				" (?:new )?(?:number|address|flat)(?= $| ,| already| and| again)",
		],
		{ says: "doubtful", unless: / (?:flowers i|surprise party|delivery|courier|agent) / },
	),
	// "I take a different way home every day"
	plain([`(?:a )?(?:different|another|new) way home (?:every|each) (?:day|night|evening)`], { says: "telling" }),
	// "I told them at work I slipped in the shower", "it missed, mostly", "he was so sweet afterwards"
	plain(
		[
			`(?:told|tell|say|said)${some(5)} (?:that )?(?:i|it was)${some(2)}` +
				" (?:slipped|fell|tripped|walked into|bumped into|the (?:door|stairs))",
			`it missed(?: me)? (?:mostly|this time|by an inch)|missed , mostly`,
			"(?:so|always|really|very) (?:sweet|nice|kind|gentle|loving|lovely|sorry)" +
				" (?:afterwards?|the (?:next|day after)|the next (?:day|morning))",
		],
		{ says: "telling", unless: sport },
	),
	// "He doesn't like it when I talk to my sister, so I delete the calls." "She answers the phone for me"
	plain(
		[
			`(?:not|never) (?:like|likes|want|wants|let|lets) (?:it )?(?:when |if )?(?:me|i)${some(2)}` +
				` (?:talk|see|meet|speak|call|visit|go out)${some(4)}`,
			`(?:delete|wipe|hide)${some(2)} (?:calls|messages|texts|chats)`,
			`answers? the (?:phone|door) for me`,
			`no time for (?:the|a|that)${some(2)} (?:course|job|friends) ,? he says`,
			`one more (?:word|mistake)${some(3)} (?:he|partner)`,
		],
		{
			says: "telling",
			with: / (?:he|partner|ex|parent|sibling) /,
			unless: / (?:spam|storage|baby|deaf|boss|nap|teen\w*) /,
		},
	),
	// "I've got to be quick, he's back at six", "If dinner is late the whole evening is gone"
	plain(
		[
			`(?:be|am) quick ,? (?:because )?(?:he|partner) (?:is|comes) (?:back|home)`,
			`(?:before|until) he (?:is|comes|gets) (?:back|home)${some(3)} (?:delete|hide|finish|done|stop)`,
			`if (?:dinner|food|supper|the house|the floor)${some(3)} (?:late|not (?:ready|clean|done))`,
			`keep my head down`,
			`(?:nobody|no one) would believe (?:it|me|a man)`,
		],
		{ says: "telling", unless: / (?:guests|restaurant|work|boss|school|story|luck|news) / },
	),
	// "she scratches my face and says nobody will believe a man"
	toMe("(?:scratches|scratched|claws|clawed) (?:my|at my) (?:face|arms?|neck|back)", {
		says: "doubtful",
		unless: / (?:cat|kitten|dog|baby|toddler) /,
	}),
	// "he says if I leave I'll never see the kids again"
	plain(
		[
			`(?:says?|said|tells me|told me|swears)${some(3)} if i (?:ever )?(?:go|leave|left|tell|walk out)${some(4)}` +
				` (?:lose|never see|not see)${some(2)} (?:child|boys?|home|visa|papers|again)`,
		],
		{
			says: "doubtful",
		},
	),
	// "I've packed a bag and hidden it at work"
	plain(
		[
			`(?:bag|suitcase|rucksack|backpack)${some(5)} (?:hidden|hid|just in case|behind the|at my` +
				" (?:friend|sibling|neighbou?r)|at work)",
			`(?:packed|keep|kept|hid|hidden) (?:a|my|the)${some(1)} (?:bag|suitcase|rucksack)${some(5)}` +
				" (?:hidden|hid|in case|under the|work|neighbou?r|friend)",
		],
		{
			says: "doubtful",
			unless: / (?:holiday|hospital bag|labour|gym|trip|school|picnic|train|flight|office party|swim\w*) /,
		},
	),
	// "He stands in the doorway so I can't get out", "he follows me from room to room and won't let me sleep"
	plain(
		[
			`${person}${some(2)} (?:stands?|stood|blocks?|blocked|blocking)${some(1)} (?:in )?the (?:doorway|door|way)${some(4)}` +
				" (?:not|out|leave)",
			`${person}${some(2)} (?:follows|followed) me (?:from room to room|round the house|around the house|into the bathroom)`,
			`${person}${some(2)} not let me (?:sleep|leave|out|go|eat)`,
		],
		{ says: "doubtful", unless: / (?:cat|dog|toddler|puppy|baby) / },
	),
	// "she threw the kettle at me", "he punched the wall next to my face"
	plain(
		[
			`(?:threw|throws|thrown|hurled|flung|smashed)${some(3)}` +
				` (?:kettle|pan|pot|plates?|cups?|mugs?|bottles?|glass|chair|phone|vase|lamp|iron|ashtray)${some(3)}` +
				" (?:at|past|next to|towards) (?:me|my|us)",
			`(?:punch(?:ed|es)?|kick(?:ed|s)?|fist|foot|hole)${some(4)} (?:wall|door)${some(3)} (?:next to|beside|near|above|by)` +
				" my (?:face|head)",
			`(?:fist|foot|hand) through (?:the|my) (?:door|wall|screen|window)`,
		],
		{ says: "doubtful", unless: / (?:toddler|juggl\w*|catch|ghost|film|clown) / },
	),
	// "my ex waits outside my work every evening", "roses on my windscreen"
	plain(
		[
			`(?:my )?ex${some(2)} (?:waits?|waiting|sits?|sitting|parks?|stands?|standing|turns? up|shows? up)${some(2)}` +
				" (?:outside|in front of|at|near|by) my",
			`(?:roses|flowers|note|notes|letter|photo)${some(2)} (?:on|under|behind) my (?:car|windscreen|wiper|desk|pillow)`,
			`waits? for me outside`,
		],
		{ says: "telling", unless: / (?:lovely|sweet of|romantic|smiled|birthday|anniversary|valentine\w*) / },
	),
	// "no point saying no", "I look at the ceiling until he's done"
	plain(
		[
			`(?:no point|useless|not worth|gave up|given up|easier than|stopped)${some(2)} (?:in )?(?:saying|say) (?:no|stop)`,
			"(?:until|till) he is (?:done|finished)",
			`(?:he|partner)${some(2)} not (?:ask|wait|stop) (?:and i|until|either|when i)`,
		],
		{
			says: "telling",
			with: / (?:he|partner|ex|her|bed|no) /,
			unless: / (?:phone|call|homework|game|shower|eating|shift|boss|work|customers?) /,
		},
	),
	// "he comes into my room at night", "I sleep in my clothes", "I hide the kitchen knives"
	plain(
		[
			`(?:he|parent|uncle|sibling|man)${some(3)} (?:comes?|came) (?:in|into|to) my` +
				` (?:room|bed)${some(4)}(?: at night| when| stays| and| to say)`,
			`sleep(?:ing)? in my (?:clothes|jeans|coat|shoes)`,
			`(?:sharp|kitchen) (?:knives|things|ones)${some(3)} (?:hid|hidden|away|locked|high)`,
			`(?:hid|hide|hidden)${some(3)} (?:sharp|kitchen) (?:knives|things|ones)`,
			`(?:arms?|hands?)${some(2)} (?:around|over|protect\\w*|shield\\w*) my (?:bump|belly|head|face)`,
			`(?:door|lock)${some(2)} (?:off its hinges|was not broken before|does not lock any more)`,
			`(?:things|business|scores?) to (?:settle|finish)(?: with me)?`,
			`(?:child|boys?) gets? it (?:instead|too)`,
			`(?:photo|picture|selfie|location|screenshot)${some(6)} (?:to prove|prove where|who i am with|where i am)`,
		],
		{
			says: "telling",
			unless: / (?:toddler|baby ?proof\w*|camping|party|good ?night kiss|nightmare|cat|dog|festival|flight) /,
		},
	),
	// "I run home from the bus, two minutes late is enough", "calls me stupid"
	plain(
		[
			`(?:minute|minutes) late${some(4)}`,
			`(?:he|partner|ex|parent)${some(2)} (?:calls? me|says i am|tells me i am)${some(1)}` +
				" (?:stupid|crazy|useless|worthless|fat|lazy|nothing|pathetic)",
			`(?:run|rush|hurry|race)${some(3)} to be (?:home|back)`,
			`(?:lie|stay|lay) awake${some(3)} (?:until|listening|in case) (?:he|for her)`,
		],
		{
			says: "hint",
			with: / (?:he|partner|ex|parent|her) /,
			unless: / (?:bus|train|dentist|meeting|teacher|teenager|flight) /,
		},
	),
]);
