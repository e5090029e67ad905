import { type Family, ofTheDoer, ofTheWriter, some } from "./family";

/* What people prepare who hint at dying: a place, a means, a time when they are not there any more, and who comes after. */

const LEISURE =
	/ (?:fishing|fished|picnic|swim\w*|holiday|sunset|festival|concert|hik\w+|marathon|kayak\w*|surf\w*|climb(?:ing|ed) gym|dog walk|walked the dog|ducks|gate|ticket|delayed|commut\w*|flowers|lantern|hunting|deer|season|sandwich\w*|picnics?|stretch|whole city|the lights on|north (?:edge|face)) /;

/** Where people fall, drown or are run over: said at all it is a little, with nothing else to do there. */
const place = ofTheWriter(
	"weak",
	[
		"(?:the|that|a|some|my|on|off|this) (?:\\w+ )?(?:bridge|viaduct|overpass|rooftop|roof|ledge|balcony|cliffs?|quarry|reservoir|multi stor(?:e?y)|top deck|tracks|level crossing|railway|rails|weir|dam|ravine|gorge|edge|rafters|beams?|barn|harbour wall|jetty|pier|canal|sill)(?= )",
		"(?:\\d+|top|last|high|highest) (?:th |nd |st |rd )?(?:floor|storey)|(?:fast|deep|cold|dark|black|high) (?:river|water|tide|sea|lake)|(?:river|sea|tides?|water|well)(?: [^ .]+){0,3} (?:fast|deep|cold|full|dark|black|high|pull\\w*|calling)|the ebb|(?:not|never) (?:learn\\w*|able)(?: to)? swim",
		`(?:trains?|trucks?|lorr(?:y|ies)|cars|traffic|express)${some(5)} (?:go(?:es|ing)? (?:through|past|by)|comes?|not stop|pass(?:es|ing)?|in front|head on)|(?:take|took|taking) my hands off|(?:seat ?belt|the wheel|no barrier|oncoming)(?= )`,
	],
	LEISURE,
);

/** What one can die of, kept, counted, fetched or looked at. */
const means = ofTheDoer(
	"strong",
	[
		`(?:pills?|tablets?|medicines?|medication|meds|prescription|script|patches|morphine|insulin|opioids|painkillers|sleeping (?:pills|tablets)|sedatives|barbiturates?|amitriptyline|codeine|oxy\\w*|valium|xanax|ampoules?|vials?|potassium|fentanyl|paracetamol|tylenol|drug|liquid)${some(12)} (?:counts?|counted|counting|saved|saving|save|saved up|kept|keep(?:ing)?|hidden|hid|hoard\\w*|stash\\w*|back all|never asked|nobody|no one|leftover|left over|the strong ones|strong ones|enough|gentle|whole box|boxes|in my (?:car|bag|pocket|drawer)|left from|still here|from when)`,
		`(?:counts?|counted|counting|saved|saving|save|kept|keep(?:ing)?|hid(?:den|ing)?|hoard\\w*|stash\\w*|got|have|found|stole|took|taken|asked for)${some(6)} (?:pills?|tablets?|patches|sleeping (?:pills|tablets)|morphine|insulin|ampoules?|vials?|old script|spare meds|months? supply|sedatives)`,
		`(?:cupboard|cabinet|drawer|bathroom|box|jar|tin)${some(8)} (?:grand\\w+|parent|her|all her|old) ?(?: 's|s)? (?:tablets|pills|medicines?|medication)`,
		`(?:the|a|my|her|some) (?:\\w+ )?(?:rope|noose|belt|razor|razors|blade|blades|glock|pistol|revolver|shotgun|rifle|handgun|\\d+ calib\\w*|helium|charcoal|exhaust|hose ?pipe|gas cylinders?|nitrogen|bleach|antifreeze|pesticide)${some(10)}(?: (?:tonight|again|with me|in my|on the|beside|key|out|found|same|have|just to|look\\w*|bought|not the|clean\\w*|here))`,
		`(?:bought|buy|found|got|keep|kept|cleaned|loaded|access to|sitting with|took out)${some(4)} (?:rope|noose|razor|razors|blades?|glock|pistol|revolver|shotgun|rifle|handgun|gun|helium|charcoal|hose ?pipe|gas cylinders?|cylinders|nitrogen|bleach|antifreeze|pesticide|the 38|belt)`,
		`gun (?:cabinet|safe|locker|cupboard)${some(8)} (?:mind|key|coat|code|pocket|open|think\\w*)|garage${some(5)} (?:car on|engine|running)|engine (?:on|running)`,
		`(?:drug|pills?|tablets?|dose|medicine)${some(8)} (?:so gentle|just go|fall asleep|painless|he just)|signed out to|maybe \\d+ (?:saved|of her|left)|took one out of (?:every|each)`,
		`(?:took|taken|take) my (?:laces|shoelaces|belt|cord)|(?:new|bought) laces|(?:stones|rocks|weights)${some(5)} (?:pockets?|coat|bag)|hold my breath (?:under|in)|under (?:the )?water (?:longer|until)`,
	],
	/ (?:hunting|deer|season|vet said|headache|flu|fever|every four|every \d+ (?:hrs|hours)|safe to take|shav\w+|gym|six weeks|surgery|the mild one|spray|(?:hid|hidden|hide|locked|took) (?:the|her)) /,
);

/** Asking how it is to die, or how it goes. */
const howItIs = ofTheWriter(
	"strong",
	[
		`(?:does|do|would|will|did) (?:it|you|that|he|someone) (?:really |even )?(?:hurt|feel (?:it|anything)|suffer|know it)|(?:if|whether|that) it (?:hurts?|would hurt|is quick|is painless)|(?:no|without) pain(?= $| ,)`,
		`(?:looked|look|looking|searched|googled|read|reading|know|wonder\\w*|check\\w*|tested|see|calculated|worked out|thinking)(?: up)? (?:about )?how (?:high|far|deep|fast|quick|quickly|long|cold|many|much)(?: [^ .]+){0,3}(?= )`,
		`how (?:quick|quickly|far down|far it is down|high up|deep it|deep the|peaceful)`,
		`what (?:happens|happen)(?: [^ .]+){0,8} (?:when|after|if) (?:you|i|someone|people) (?:die|dies|are gone|am gone|go|dead)|when you die|(?:music|songs?|photo|picture|flowers|hymns?)(?: [^ .]+){0,6} (?:crematorium|at (?:my|the) funeral|for my funeral|would use|will use|of me)|(?:my|own) (?:funeral|eulogy|headstone|grave)`,
		`opens? all the way|there (?:is|are) (?:simpler|easier|quieter|other) ways|already know how|i know (?:exactly )?(?:how|where|what that|the (?:spot|place|tides|tables|time))|know the (?:spot|place|tides)|found (?:a|the|my) (?:spot|place)|found (?:a )?(?:quiet|good|the right) (?:place|spot)`,
		`(?:just|only) (?:be )?off(?= $| ,)|is it (?:just )?(?:off|dark|nothing)|like turning off|go(?:es)? out like a|switch(?:ed)? off for good`,
	],
	/ (?:vaccin\w*|tattoo|piercing|surgery|dentist|labou?r|birth|exam|recipe|her song|novel|film) /,
);

/** A time when the writer is not there any more, said as a plain fact. */
const afterMe = ofTheDoer(
	"strong",
	[
		`(?:will|would|do|shall|am|can|does) not (?:\\w+ )?(?:need(?! (?:to))|be (?:needing|here|there|around|sitting|reading|driving|using|coming|going|seeing|part)|intend to|get to see|use)${some(4)} (?:any ?more|after|summer|winter|spring|autumn|january|christmas|monday|tuesday|by|then|it|that|where|much longer|long|the paper|her (?:wedding|birthday)|exam|next year)`,
		`(?:if|when|once|after|with|in case) (?:i am|i was|i were|me|i) (?:not (?:here|around|there|in|about|at work)|gone|out of the (?:way|picture|house)|no longer (?:here|around))|only if i am not|i am not around`,
		`(?:someone|somebody) else (?:will|can|would|could|to) (?:be )?(?:doing|do|have|take|deal|worry|feed|look)|(?:who|whoever|who would|who will) (?:take|takes|get|gets|feeds?|find|finds|come|comes|looks?|ever)(?: [^ .]+){0,4}|for whoever|it (?:is|was) for whoever|the next (?:one|tenant|person|owner|man)`,
		`no (?:next|future|tomorrow|after|year|plans?|version)(?: [^ .]+){0,4} (?:my head|for me|in my|there|when i)|(?:is|are) not (?:a )?(?:thing|something|there|real) for me|(?:just |it is )?blank when i|(?:can not|not) (?:see|imagine|picture) (?:it|me|myself|anything|past|next|that far|christmas|january|summer|my (?:future|birthday))|(?:too|that is) far(?: ,)? i can not see|version of (?:monday|tuesday|tomorrow|the future|this|me|next)`,
		`(?:describe\\w*|describing|talk\\w*|plan\\w*|say yes)(?: [^ .]+){0,8} (?:like (?:describing )?a film|costs? (?:me )?nothing|not a thing)|(?:how|where|whether) (?:there is|there will be|i am) (?:a )?me (?:after|tomorrow)|(?:no|not) me (?:in this|after|any more)`,
		`(?:i |it )?will wait (?:until|till) after|after (?:her|my|the) (?:birthday|wedding|dinner|birthday tea|party|christmas|exams?)(?: [^ .]+){0,4} (?:i think|then|not before|would not spoil|want her)|(?:would|will|do) not (?:want to )?spoil|i have (?:picked|chosen|set) (?:the|a) (?:day|date|tuesday|monday|\\w+day|night)|(?:the date|just the date)|i have (?:until|till|got until|got till)(?: [^ .]+){0,3}|it is soon now|next week ,? i think`,
		`(?:i )?(?:said|told (?:her|my \\w+)) (?:yes ,? )?(?:on|come|i am going on|it is) (?:a |for )?(?:trip|journey|travel\\w*|\\w+day not before)|one way(?= $| ,| deck)|booked the (?:ferry|hotel)|going (?:on )?(?:a )?(?:long )?(?:trip|journey)(?: soon| alone)`,
		"(?:meant|supposed|born) to be (?:a |the )?(?:short|brief|temporary)(?: one)?|not (?:meant|made|built|supposed) (?:for|to be) (?:this world|here|old|long|last)|(?:will|would|do) not (?:ever )?(?:be|get|grow|make it to) (?:old|thirty|30|forty|40|fifty|18|20|21|25)",
	],
	/ (?:moving|moved|new (?:job|flat|house|place|country)|quit|resign\w*|retire\w*|maternity|vegan|diet|boss|manager|exam was|semester|both of us|lawyer) /,
);

/** Who finds, opens, clears up: and that it may be easy for them. */
export const finder = ofTheWriter(
	"strong",
	[
		`(?:not want|hate (?:for|that|if)|please|do not let|not like|not let|let|so (?:that )?(?:he|no one|someone|parent|partner)(?: [^ .]+)?|sorry for|not by|not be|worse if|easy for|rather)${some(5)} (?:finds?|found|find me|clears?|cleans?|clean up|clear up|empty|empties|break it|break in|break the door|bag it)(?: [^ .]+)?`,
		`(?:left|leave|leaving) the (?:door|window|gate|back door|front door) (?:unlocked|open|on the latch)|(?:key|keys) (?:is|are)?(?: [^ .]+){0,2}(?:under the|with the neighbou?r|in the (?:flower|plant) ?pot)|(?:come|cleaner comes?|comes|not (?:back|due|home))(?: [^ .]+){0,3} (?:thursday|wednesday|monday|tuesday|friday|saturday|sunday)(?: ,)?(?: not before| and he)?`,
		`(?:people|person|one|ones|he|police|cops|firemen|landlord|cleaner|neighbou?r) who (?:will|would|has|have) (?:have )?(?:to )?(?:empty|clear|clean|find|sort|deal)|(?:notice|find out|find me|miss me|know) (?:on|by|until|till|only on|before) (?:wednesday|monday|tuesday|thursday|friday|saturday|sunday|the weekend|days|the smell|the load|the rent)|(?:not|never) miss me (?:until|till)`,
		"so (?:it|that|nobody|no one)(?: [^ .]+){0,2} (?:is easy|is easier|is put out|can blame|has to|gets? hurt|is not lost|gets it right|get her right)|(?:less|nothing) (?:to delete|to clear|to sort|for her to)",
		`(?:someone|somebody|parent|he|landlord|police) (?:will|is going to|would) (?:be )?(?:come|coming|coming in)(?: [^ .]+){0,3} at some point`,
	],
	/ (?:landlord 's|burgl\w*|airbnb|inspection|guests?|party|viewing|estate agent|surprise|new people|new tenants) /,
);

/** Things left, sent, put aside with a name, taught, or handed on so that life goes on without the writer. */
export const handedOn = ofTheDoer(
	"strong",
	[
		`(?:gave|give|given|giving|sent|posted|handed|signed|left|took|brought|put|returned|lent|leave|leaving|transferred|send)${some(9)} (?:keep (?:it|her)|just have it|thinks (?:it is )?(?:a )?(?:loan|present|joke)|to (?:my|her|the) (?:sibling|child|nephew|neighbou?r|friend|roommate|flatmate|parent|school|cousin|grandchild|shelter)|with (?:her|my) (?:\\w+ )?name|name on (?:it|her)|for (?:her|my) (?:sibling|child|nephew|parent|cousin|grandchild)|clearing out|why so much|get used to|not be hungry|he will get picked|gets picked)`,
		`(?:dog|cat|pup|horse|rabbit|bird|hens?)(?: [^ .]+){0,8} (?:shelter|vet number|who to call|goes to|used to (?:it|her)|with (?:parent|my (?:parent|sibling|friend|neighbou?r)))|(?:left|took|gave|put|dropped|bring)(?: [^ .]+){0,3} (?:dog|cat|pup|horse|rabbit|bird|hens|old \\w+)(?: [^ .]+){0,5} (?:to|with|at|off|by the door|over)`,
		`(?:showed|shown|showing|teach\\w*|taught)(?: [^ .]+){0,3} (?:how to|where the|which|what to|the (?:ropes|fuse|boiler))|(?:every|each) step(?= $| ,| ,?)|he will manage|(?:where|which) (?:everything|it all|the \\w+ (?:is|are)|key is|is which)(?: is)?`,
		`(?:book|labels?|note|notes|file|folder|instructions|letter|envelope)(?: [^ .]+){0,8} (?:likes?|who gets|who to call|which (?:key|bill|bank|account|day|drawer|pill|vet|switch|child|medicine|bin)s?|about her|what the|for her|for my (?:sibling|partner|child)|passwords?|accounts|order he|on each|with (?:my|her))|(?:wrote|written|made|labelled|labeled)(?: [^ .]+){0,4} (?:labels?|the order|everything down|how he likes|who to|which|all with dates)|put her name (?:in|on)`,
		`(?:changed|wrote down|told her|gave)(?: [^ .]+){0,3} password(?:s)?(?: [^ .]+){0,10} (?:get in|guess|find|need)|(?:passwords|pin|codes?) (?:in|on) (?:a|the) (?:file|paper|envelope|list)|call (?:her) if|(?:you|u) (?:call|ring|tell) her if`,
		`(?:unsubscrib\\w+|cancell?ed|deleted|deleting|blocked|closed|paid|returned|cleared|crossed)(?: [^ .]+){0,5} (?:all|every ?(?:one|thing|body)|accounts?|insta\\w*|netflix|gym|dentist|rent|next session|appointments?|library books?|subscriptions?|contracts?|lease|the tenth|stuff|through march)(?= )`,
		`(?:birthday|bday|christmas|wedding) (?:cards?|presents?|letters?)(?: [^ .]+){0,6} (?:each|every|years?|until|till|future|ahead)|one for (?:each|every) year|(?:i )?(?:made|have made) sure (?:my|her|he|that|the|everyone)(?: [^ .]+){0,6}`,
	],
	/ (?:moving|moved|boxes|back from the (?:bin|cloud)|dahlias?|seedlings?|cuttings|bulbs|tomato\w*|courgettes?|plums|apples|jam|leftovers|christmas|secret santa|uni|dorm|new (?:house|flat|place|phone|job|people)|charity shop|vinted|ebay|farewell party|leaving party|retire\w*|toxic|ex|babysit\w*|holiday|for the weekend|catsitter|dogsitter|her (?:own )?death|nobody ever died|baby|morbid|(?:put|putting)(?: [^ .]+){1,3} (?:to sleep|down)|he gave her|(?:gave|took|sold|returned) her \w+ to|taught her(?: [^ .]+){0,3} (?:say|read|ride|swim|cook|count|play)|client|pupils?|students?|six weeks) /,
);

export const leavingFamilies: Family[] = [place, means, howItIs, afterMe, finder, handedOn];
