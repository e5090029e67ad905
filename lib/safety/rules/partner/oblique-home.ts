import { eachAlone, plain, type Rule, saying } from "../../rule";

/*
 * What is only hinted at about somebody at home: stairs that creak, two dinners, a deleted call, an excuse for a mark, a
 * chair under a handle. Each of it is ordinary alone.
 */
const close = "(?:he|partner|ex|parent|sibling|uncle|child|her)";
const others = "(?:sibling|friends?|parent|family|colleagues?|mates|anyone|people|neighbou?rs?|cousin)";

export const obliqueHome: Rule[] = eachAlone(
	saying("hint", [
		plain(
			`(?:be|been|got to be|have to be|must be|being|as) (?:quick|quiet|careful|home|back|silent)(?: [^ .]+){0,6} (?:${close} (?:is|gets|comes|wakes|hears|will)|before ${close})|${close} (?:is|gets|comes|will be) (?:back|home)(?= (?:at|by|soon|in|any minute|early)|,| $)|(?:stairs|floorboards?|steps|boards|door)(?: [^ .]+){0,3} (?:creak|creaks|squeak\\w*)|(?:without|not make|not making|not) (?:a|any|making a) (?:sound|noise)|(?:on|walk on|walking on) (?:eggshells|tiptoe)|tiptoe`,
			{ says: "faint" },
		),
		plain(
			"(?:stairs|floorboards?|steps|boards)(?: [^ .]+){0,3} (?:creak|creaks|squeak\\w*)|eggshells|tiptoe|(?:if|when|whenever) (?:the )?(?:dinner|supper|food|tea|lunch|house|kitchen|it|shirt|meal)(?: [^ .]+){0,2} (?:late|cold|burnt|burned|wrong|dirty|untidy|not ready|not clean|not done)|(?:depends on|read|watch|reading|watching|gauge|guess) (?:her|what|the) (?:mood|moods|face|footsteps|key|step|steps)|(?:her|that|the) (?:look|mood|moods|voice|silence)(?: [^ .]+){0,4} (?:know what|know that|means|evening|whole|scares|cold|hear)|(?:keep|kept|keeping) (?:the peace|my head down|her happy|her calm|the child quiet|quiet|out of her way|my mouth shut)",
			{ unless: / (?:boss|customer|client|new floor|renovat\w+|teacher|baby|newborn|toddler|santa) / },
		),
		plain(
			`(?:it is|is|was) (?:not|never) worth it(?= |,| $)|easier not to|(?:not|never|stopped|no longer|quit) (?:\\w+ )?(?:wear|wearing|answer|answering|see|seeing|argue|arguing|talk|talking|go|going|sing|singing|laugh|laughing|call|calling|meet|meeting|disagree\\w*)(?: [^ .]+){0,5} (?:any more|not worth|upsets her|because ${close}|${close} (?:does not like|gets|hates|goes))|${close} (?:does not|do not|never|hates|hated|cannot stand|can not stand) (?:like |want |stand )?(?:it |me )?(?:when|if|to|that|my|seeing|talking|going|having|wearing)(?: [^ .]+){0,5} (?:${others}|talk|see|go out|dress|phone|call|wear|laugh|work)`,
			{
				isNegative: true,
				unless: / (?:cat|dog|cheese|vegetables|traffic|boss|the cinema|the price|sugar|meat|spicy|coffee) /,
			},
		),
		plain(
			"(?:delete|deleted|deleting|erase|erased|hide|hid|hiding|clear|cleared)(?: [^ .]+){0,3} (?:calls?|messages?|texts?|history|chats?|number|numbers|phone|receipts?|photos|app)|(?:second|secret|old|hidden|spare) (?:phone|account|sim|email)",
			{ unless: / (?:storage|spam|space|memory|surprise|ex 's number|instagram|by accident|full) /, says: "hint" },
		),
		plain(
			"(?:told|tell|said|say|saying|lied)(?: [^ .]+){0,8} (?:slipped|fell|fallen|tripped|bumped|walked into|stumbled|caught|the dog|the cat|the door|a door|a cupboard|the cupboard|the stairs|the shower|the bath|clumsy|sports?|football|accident)|(?:only|just|it is only|barely) (?:a )?(?:sprained|bruise|bruised|scratch|swollen|cracked|hurts when)|(?:the|some|finger|her|these|my) (?:marks|mark|fingerprints|finger marks|handprint|bruises?|scar|scars|stitches|black eye)(?= )|(?:makeup|make up|concealer|scarf|sunglasses|turtleneck|sleeves)(?: [^ .]+){0,4} (?:cover|covers|hide|hides|over (?:it|the)|because|to work)",
			{
				unless:
					/ (?:good marks|exam marks|full marks|question mark|landmark|pencil|wooden|scratch card|tattoo|playing football|ski\w*|operation|appendix|caesarean|c section|surgery|skin care|sale) /,
			},
		),
		plain(
			`(?:so |always |very |really )?(?:sweet|nice|sorry|gentle|loving|kind|lovely|tender|like before|herself|charming)(?: [^ .]+){0,3} (?:afterwards|after|the next (?:day|morning)|later|in the morning|again for a)|(?:flowers|roses|presents?|breakfast|chocolates|jewell?ery)(?: [^ .]+){0,3} (?:afterwards|after|the next (?:day|morning)|each time|every time)|(?:then|and) ${close} (?:\\w+ )?(?:cried|cries|begged|begs|apologi[sz]\\w+|went down on|knelt|promised|promises|swears|swore)|(?:promised|promises|swore|says|said) (?:\\w+ )?(?:it (?:will|would) (?:never|not) happen|never again|to (?:change|stop)|he (?:has|will|would) (?:change|be different|be better))|has changed(?= )|be different (?:once|when|after)`,
			{
				unless:
					/ (?:dessert|taste|cake|wine|surgeon|dentist|doctor|neighbou?r|waiter|birthday|valentine\\w*|anniversary|weather|new year) /,
			},
		),
		plain(
			`(?:ask|asking|asked|beg|begging)(?: [^ .]+){0,3} (?:bus fare|fare|money|cash|lunch money|petrol|allowed|permission|leave to)|${close} (?:has|keeps|holds|took|takes|kept|hides|hid|manages|controls|looks after)(?: [^ .]+){0,3} (?:cards?|bank card|salary|wages|pay|money|passport|papers|id|keys|phone|documents|account)|(?:salary|wages|pay|money|paycheck)(?: [^ .]+){0,3} (?:goes|go|paid|lands?)(?: [^ .]+){0,3} (?:her|partner|parent|into her|to her)|(?:\\w+ )?(?:a week|pocket money|an allowance)(?: [^ .]+){0,3} (?:if i|when i|been good|from her)|if i (?:have been|am|was|behave) (?:good|nice|quiet|behaved)|(?:counts?|checks?|counted)(?: [^ .]+){0,2} (?:slices|receipts?|mileage|miles|change|coins|minutes|drinks|calories|bites)|(?:hopeless|useless|no good|bad) with money`,
			{
				unless:
					/ (?:i (?:check|count|counted) my|last (?:message|text) (?:was|said)|calories app|parking|shop keeper|cashier|boss|grandchild|teenager|pocket money day) /,
			},
		),
		plain(
			`${close} (?:answers|picks up|checks|reads|goes through)(?: [^ .]+){0,2} (?:phone|door|post|mail|messages|letters)|(?:stopped|stop|do not|no longer|never) (?:asking|ask|inviting|invite|calling|call|ringing|ring|visit\\w*) me|(?:not|never) (?:to |supposed to |allowed to |meant to )(?:open|answer|go|leave|speak|talk|have|look|use|ring|drive|visit|own)(?= )|(?:locks?|locked)(?: [^ .]+){0,2} (?:fridge|door|me|gate|cupboard|phone|us|front|from outside|at night)|(?:took|takes|removed|unscrewed)(?: [^ .]+){0,2} (?:door|handle|lock|bulb|key|battery|hinges|sim|router)|(?:door|lock)(?: [^ .]+){0,3} (?:off its hinges|removed|broken but|was not before|not work any)`,
			{
				isNegative: true,
				unless:
					/ (?:museum|shop|shops|school rule|exam|hospital ward|landlord|repair\\w*|electrician|burglar\\w*|bike|i locked|we locked|baby gate) /,
				says: "hint",
			},
		),
		plain(
			`(?:the (?:boy|boys|baby|child|house|dog)|child) (?:stay|stays|would stay|will stay|remain)(?= )|(?:one|a single) (?:phone )?call(?: [^ .]+){0,3} (?:and|from|away|he|send|enough)|send me (?:back|home|away)(?= )|(?:nobody|no one|no other|not anybody) (?:else )?(?:gets|can have|will have|is going to have|will ever|would want|wants|would believe|will believe|believes)(?: [^ .]+)? ?(?:me|it|you)|(?:things|something|scores?|business) to (?:settle|sort out|discuss)(?= )|(?:i|you) (?:will|would) (?:see|be sorry|regret|pay for)(?= |,| $)|(?:take|takes|get|gets|keep|keeps) the (?:child|boy|baby|house)(?: [^ .]+){0,3} (?:if|from me|away)|hurt herself if|if i (?:told|tell) (?:anyone|anybody|someone|my|the)|he (?:said|says|wrote)(?: [^ .]+){0,4} (?:i am (?:her|mine)|belong|forever|for ever|never (?:let|leave|be rid)|always find)`,
			{ unless: / (?:film|lottery|insurance|delivery|customer|exam|home for christmas|post it back|for dinner) / },
		),
		plain(
			"(?:lamp|plate|plates|phone|cup|glass|remote|chair|bottle|ashtray|shoe|book|vase|pan|laptop|mug|tv)(?: [^ .]+){0,5} (?:missed|miss|flew|thrown|smashed|shattered|through the|against the|at the wall|broke on|hit the wall)|(?:it|he) missed|(?:put|drove|punched|kicked) (?:her|a) (?:foot|fist|hand|head|boot) through|(?:foot|fist|hole) (?:through|in) (?:the|my)|(?:broken|smashed|new|another) (?:plates?|phone|door|mirror|window|laptop|glass)(?: [^ .]+){0,4} (?:again|temper|her|this (?:week|month|year)|since)",
			{ unless: / (?:dropped|accident|moving|party|cat|toddler|football|slipped out|delivery|storm|sale|upgrade\w*) / },
		),
		plain(
			"(?:roses|flowers|note|notes|letter|he|ex|card|photo)(?: [^ .]+){0,3} (?:on|under|outside|in front of|at|by|near|behind) my (?:car|door|work|windscreen|window|house|flat|desk|gym|new)|(?:never|did not|had not) (?:told|tell|given|gave|give) her(?: [^ .]+){0,2} (?:where|the address|the number|my (?:new|address|number))|(?:has|got|found|knows|knew|have)(?: [^ .]+){0,2} (?:my |the |our )?(?:new )?(?:number|address|place|flat|email)(?: [^ .]+){0,2} (?:already|again|somehow|i do not know how|anyway)|not know how he (?:got|found|knew|knows|gets)|(?:different|another|longer|new) (?:way|route|bus|exit|entrance)(?: [^ .]+){0,3} (?:home|to work|every day|each)|(?:same|her|grey|white|black|dark) (?:car|van)(?: [^ .]+){0,5} (?:again|outside|street|behind|every|parked)|(?:light|bulb|lock)(?: [^ .]+){0,5} (?:unscrewed|out again|scratched|broken again|changed)|changed (?:the|my) (?:locks|number)",
			{
				unless: / (?:birthday|valentine\w*|parcel|postman|delivery|landlord|recruiter|headhunter|spam|nice neighbour) /,
			},
		),
		plain(
			"(?:chest of drawers|chair|wardrobe|bed|table|dresser|knife|bat)(?: [^ .]+){0,6} (?:in front of the door|against the door|under the (?:handle|pillow|bed|door)|door at night)|(?:sleep|slept|sleeping) in (?:my (?:clothes|jeans|coat|shoes|car)|the (?:child 's|boy 's|baby 's|bathroom|car|spare)|child 's)|(?:lie|lay|stay|stays|lying|staying) awake(?: [^ .]+){0,5} (?:until|till|listen\\w*|in case|he|hear)|(?:wake|jump|start|freeze|flinch|stiffen|go cold|cold all over|hold my breath|stomach (?:drops|turns))(?: [^ .]+){0,6} (?:every (?:car|sound|noise|step)|key|keys|car|door|footsteps|steps|phone|stairs|when he|voice)|(?:hear|hearing|sound of|heard) her (?:keys?|car|steps|footsteps|boots|voice|key)|(?:bag|suitcase|rucksack|backpack)(?: [^ .]+){0,6} (?:packed|ready|just in case|hidden|colleague\\w*|neighbou?r\\w*|in the boot|behind)|(?:keep|kept|hid|hide|have) a bag|(?:nearest|which|where the) (?:exit|door|way out)(?: [^ .]+){0,3} (?:is|from)|(?:sharp|kitchen) (?:ones|things|knives)(?: [^ .]+){0,4} (?:high|hid|hidden|away|cupboard|locked)",
			{
				unless:
					/ (?:gym bag|holiday|flight|hospital bag|toddler|cat|jet lag|snor\w*|camping|festival|newborn|thunder\w*|hike) /,
			},
		),
		plain(
			"(?:not as if|no point|useless|not worth|gave up|given up|stopped|never any use|easier than)(?: [^ .]+){0,3} (?:i say|say|saying|said) (?:no|it|anything|stop)|(?:until|till|while|when) he (?:is|was) (?:done|finished)|(?:stare|look|looked|stared|count|counted|counting)(?: [^ .]+){0,3} (?:ceiling|crack|tiles|wall|clock|cracks)|(?:did not|does not|would not|never) (?:wait|stop|ask|listen)(?: either|,| when| until| if)|(?:our|a|the|its our|her) (?:little |special |big )?(?:secret|thing|game)(?= )|(?:say|says|said|comes|came|come)(?: [^ .]+){0,4} (?:good ?night|goodnight|my (?:room|bed))(?: [^ .]+){0,3} (?:stays|stayed|and|at night|when)|(?:turn|turned|roll) away|(?:my )?parent would be (?:so )?(?:sad|angry|mad|upset|hurt)|(?:drink|glass of wine|drunk)(?: [^ .]+){0,6} (?:shorter|bearable|before bed|get through|easier)",
			{
				isNegative: true,
				unless:
					/ (?:bus driver|dentist|surprise party|birthday|santa|the painter|meeting|exam is|recipe|chess|board game|video game) /,
			},
		),
		plain(
			`(?:send|show|take|text|share)(?: [^ .]+){0,4} (?:picture|photo|selfie|proof|location|screenshot)(?: [^ .]+){0,6} (?:where|clock|prove|of where|who i|her|every)|(?:five|ten|two|a few|\\d+) minutes late|(?:run|rush|hurry|race)(?: [^ .]+){0,3} (?:from|home|to be back|to be home)(?: [^ .]+){0,6}|${close} (?:goes|went|gets|got) (?:mad|crazy|wild|berserk|quiet|cold|white|ballistic)|(?:waits|waited|sits|sat|stands|stood) (?:outside|in the car|in front|by the door|at every|in on)(?: [^ .]+){0,4} (?:room|appointment|door|work|class|doctor|midwife|school|me)?|(?:arms?|hands?|myself)(?: [^ .]+){0,3} (?:around|over|protect\\w*|shield\\w*|cover\\w*|between)(?: [^ .]+){0,2} (?:bump|belly|head|face|child|baby|her and)|in case(?= $)|(?:the )?child(?:ren)? (?:get|gets|got) it (?:instead|too)|(?:gets|get|takes) it out on|keep(?:s)? (?:my|her) head down`,
			{
				unless:
					/ (?:bus was|train was|marathon|rush hour|football|holiday photo|instagram|umbrella|rain|battery|charger|spare|passport photo) /,
				says: "hint",
			},
		),
	]),
);
