import { near, plain, type Rule, toMe } from "../../rule";
import { some } from "../some";

/*
 * What is done to people at home: forced sex, violated orders, locks, weapons, money, honour, and work without a way
 * out.
 */

const close = "(?:he|partner|ex|parent|sibling|uncle|cousin|child|in law|family)";
const elder = "(?:he|parent|uncle|sibling|cousin|grandparent|in law|teacher|coach|priest|boss|man|neighbou?r|lodger)";
/** Matches play, chores, care and mishaps, in which nobody is forced, locked in or threatened. */
const fun = near(
	"lol|haha\\w*|laugh\\w*|joke|film|novel|play|game|cards|match|surprise\\w*|birthday|wedding|holiday|karaoke|danc\\w+",
	"gym|trainer|physio|dentist|doctor|nurse|barber|hairdresser|haircut|homework|broccoli|vegetables|chocolate|pizza",
	"bought|ordered|booked|paint\\w*|taxi|delivery|cat|dog|toddler|baby|wind|accident\\w*|by mistake|lost|shift",
);
const hidden = "(?:hiding|hid|hide|locked myself|shut myself|barricaded)";
const room = "(?:the|my|our) (?:bathroom|bedroom|toilet|room|loo|cupboard|closet|wardrobe|car|shed|garage|kitchen)";
const raging =
	"(?:outside|banging|shouting|screaming|kicking|trying to get in|drunk|smashing|at the door|hammering|raging|throwing)";

export const homeRules: Rule[] = [
	// "he makes me when I say no", "he did it although I cried no"
	plain(
		[
			`(?:he|partner|ex|parent|uncle)${some(2)} (?:forces?|forced|makes|made|pressures?)${some(1)} me` +
				`(?! to (?:eat|go|try|watch|wear|clean|work|laugh|rest|drink))${some(6)} (?:when|while|although|after|if) i` +
				" (?:say|said|tell her|do not want|did not want|cry|cried|am asleep)",
			"(?:forces?|forced|makes|made) me (?:to )?(?:have sex|sleep with|touch (?:her|it)|undress|take my clothes off|" +
				"watch porn|send (?:nudes|pictures of my body))",
			`(?:sex|inside me|in bed|on top of me|my body)${some(8)} (?:when|while|after|although|even though|even if) i` +
				" (?:am asleep|was asleep|sleep|slept|say no|said no|do not want|did not want|cried|cry)",
			`i (?:say|said) no${some(3)} (?:and|but)${some(1)} (?:he )?(?:does|did) it(?: anyway| to me)?`,
		],
		{ unless: fun, with: / (?:me|i|my) / },
	),
	// "My husband forces me at night"
	toMe(`(?:force|forces|forced|forcing) me${some(2)} (?:at night|in (?:the|our) (?:night|bed)|when i say no)`),
	// "the man with a restraining order sits in his car outside", "she is not allowed close me and came again"
	plain(
		[
			"(?:broke|breaks|broken|breached|breaches|violated|violates|ignores|ignored)(?: [^ .]+){0,2}" +
				" (?:order|injunction|bail|no contact)",
			"(?:order|injunction)(?: [^ .]+){0,8} (?:outside|at my|in front of|came|comes|turned up|showed up|found me|still)",
			"(?:he|ex)(?: [^ .]+){0,4} not allowed (?:to (?:come |be )?)?(?:near|anywhere near|to contact|to see) me",
		],
		{ with: / (?:he|her|ex|partner|parent|me) /, unless: / i (?:broke|breached) / },
	),
	// "my ex sits across the street, third evening"
	plain(
		`(?:ex|he)${some(4)} (?:parked|sitting|sits|sat|standing|stands|waiting|waits|stood|lurking|hanging around|` +
			`driving past|drives past|follows me)${some(4)} (?:across the (?:road|street)|outside|in front of|opposite|near my|past)`,
		{
			says: "doubtful",
			with: / (?:again|every (?:day|night|evening|morning)|right now|for hours|all (?:day|night)|third|blocked|police) /,
			unless: fun,
		},
	),
	// "I'm shut in the bathroom and he stands before it", "hiding, he's kicking the door"
	plain(
		[
			`in ${room}${some(5)} (?:locked|lock|hiding|barricaded|shut)${some(6)} (?:he|partner|parent|ex)${some(3)} ${raging}`,
			`${hidden}${some(2)} in ${room}${some(5)} (?:he|partner|parent|ex)${some(3)} ${raging}`,
			"he is (?:banging|kicking|hammering|pounding) (?:on|at|against)? ?(?:the|my) door",
		],
		{ unless: fun },
	),
	// "he keeps me shut in the house", "he turns the key when he leaves"
	toMe(
		[
			"(?:locks|locked|locking|shuts|shut|keeps|kept|keeping) me (?:in|out|inside|indoors|up|locked (?:in|up))" +
				"(?! (?:the loop|touch|suspense|mind|shape|stitches|line|check|her (?:thoughts|prayers)))",
			"(?:locks|locked|shuts|shut|keeps|kept) me (?:\\w+ )?in (?:the|my|a) (?:house|flat|room|bedroom|cellar|cupboard|car)",
		],
		{
			unless: fun,
			unlessText: / (?:account|apps?|phone|all night|till \w+|until \w+|awake|party|music|snor\w+|barking) /,
		},
	),
	// "he held the scissors up to my eye"
	plain(
		`${close}${some(2)} (?:held|holds|put|puts|pointed|points|pressed|pulled|pulls|came at me with|waved)${some(2)}` +
			` (?:scissors|screwdriver|knife|gun|blade|razor|hammer|axe|bottle|iron|lighter|cigarette)${some(2)}` +
			" (?:on me|at me|to my|against my|in my face|near my (?:face|eyes?|throat))",
		{ unless: fun },
	),
	// "he held my wrist until I gave it to him, it left a mark"
	toMe("(?:held|holds|gripped|grabbed|grabs|twisted|squeezed) my (?:wrists?|arms?|neck|throat|jaw|chin|hair)", {
		says: "doubtful",
		withText: / (?:(?:left|leaves) (?:a |some )?(?:\w+ )?(?:marks?|bruises?)|bruis\w+|black and blue) /,
		unless: fun,
		unlessText: / (?:contractions?|birth|rollercoaster|judo|wrestling|rugby|fell) /,
	}),
	// "if I take the boys he'll make sure nobody has anybody, and he has a shotgun"
	plain("if i (?:\\w+ ){1,6}he will make sure(?: that)? (?:no one|i|the child|boys)", {
		says: "doubtful",
		withText: / (?:gun|shotgun|rifle|pistol|knife|kill\w*|hurt\w*|regret|custody|never see) /,
	}),
	// "I walk on tiptoe round her moods"
	plain("(?:walk|walking) on egg ?shells", { says: "telling" }),
	// "She has my wages and hands me twenty", "I must ask for every coin", "I have never been allowed to see the account"
	plain(
		[
			`${close}${some(2)} (?:takes|took|keeps|holds|controls|has|manages)${some(2)} my${some(1)} (?:wages?|salary|` +
				"pension|benefits|money|bank card|card|passport|papers|phone|telephone)(?! (?:to (?:fix|repair|charge)|for (?:a|the)))",
			"(?:have|had|must|makes me)(?: to)? (?:ask|beg) (?:her|my partner|my parent) for (?:money|every (?:penny|cent|coin))",
			`never (?:once )?(?:known|seen|been told|been allowed to (?:see|know))${some(3)} the (?:account|bank statement|accounts|money)`,
		],
		{
			says: "doubtful",
			with: / (?:he|partner|ex|parent|child|sibling|her|bank|asked) /,
			unless:
				/ (?:school|dentist|lost|trip|screen time|phone number|parent (?:\w+ )?(?:takes|took) my (?:\w+ )?phone) /,
		},
	),
	// "Mum hit me with the flex until I could not lie on it", "he used the strap"
	plain(
		`(?:he|parent|partner|uncle|grandparent|teacher)${some(1)} (?:used|uses|took|takes|got|beat me with|hit me with|` +
			"fetched|came with) (?:the|a|her) (?:belt|strap|cane|stick|cable|flex|wooden spoon|slipper|sandal|whip|rod)",
		{
			withText: / (?:not sit|sit down|bleed\w*|bruis\w+|welts?|hurts|legs|again|tonight|today|last night|scared|sore) /,
			unless: near(
				"would|used to|years ago|when i was|growing up|back then|saw|sand|tie|fix|garden|cook\\w*|hang|trousers|jeans|fly",
				"dog|without using|put it back",
			),
		},
	),
	// "my uncle gets into my bed and I don't want it", "he made me touch him"
	plain(
		[
			`${elder}${some(2)} (?:comes?|came|gets?|got|climbs?|sneaks?|creeps?) (?:in|into|to|on) my (?:room|bed|bedroom)` +
				`${some(5)} (?:at night|every ?one (?:is )?(?:asleep|sleeping)|and i do not|touch\\w*)`,
			`${elder}${some(2)} (?:made|makes|wants|wanted|asked|asks|tells|told) me (?:to )?(?:touch (?:her|it)|take (?:off )?my` +
				" (?:clothes|top|pants)|sit on her lap and|get undressed|undress|send (?:her )?(?:pictures|photos) of my)",
			`${elder}${some(2)} (?:touches|touched|is touching|keeps touching) (?:me|my)${some(2)} (?:and i|at night|when|` +
				"private|down there|under|chest|breast|bum|again)",
		],
		{ unless: / (?:iron|good ?night kiss|doctor|nurse|vaccin\w*|tag|game|lamp|shift) / },
	),
	// "they take me to the village to marry me to a stranger", "they found out and said they'd beat it out of me"
	plain(
		[
			`(?:going to|wants? to|will|planning to|trying to)${some(2)} (?:marry me (?:to|off)|make me marry|force me to marry)`,
			`(?:forced|made|pressured|have|must)${some(1)} (?:to )?marry (?:my cousin|a man|someone i|a stranger|an old|the man)`,
			`marry (?:a man|someone|a stranger)${some(3)} (?:never met|not know|do not want|not chosen)`,
			`(?:brought|bring|bringing|brings)${some(2)} (?:shame|dishonou?r)`,
			`(?:family|parent|sibling|uncle|he)${some(3)} honou?r${some(6)} (?:kill|beat|hurt|punish|me)`,
			`(?:found out|find out|knows?|heard)${some(3)} (?:i am|about me|i have|that i|about my)${some(4)} (?:gay|lesbian|` +
				`trans|partner|pregnant|with a (?:boy|man))${some(12)} (?:drag|beat|kill|hurt|lock\\w*|sent? (?:me )?(?:back|away)|` +
				"cure|exorcis\\w*|threat\\w*|coming for)",
		],
		{
			with: / (?:me|my|i|us) /,
			unless: / (?:film|novel|series|proposed|happily|i want to marry|wedding dress) /,
		},
	),
	// "The agency has my papers and I may not go out until the debt is paid", "madam does not pay"
	plain(
		[
			`(?:boss|employer|agent|agency|madam|sir|owner|recruiter)${some(6)} (?:took|has|keeps?|holds?|hides)${some(1)}` +
				" my (?:passport|papers|documents|visa|phone|id)",
			`(?:not|never) (?:allowed to )?(?:go out|leave|go home|rest)${some(4)} (?:until|till)${some(5)} (?:pay|paid|debt|agency|owe)`,
			`(?:boss|employer|madam|sir|owner|agent)${some(4)} (?:not|never) pay(?:s|ing|ed)?(?: me)?${some(8)}` +
				" (?:lock\\w*|leave|outside|passport|beat|hit|sleep on|months)",
			`(?:makes?|made|forces?|forced|sells?|sold) me${some(3)} (?:for money|(?:to|with) (?:men|clients|customers)|on the street)`,
		],
		{ unless: / (?:shift|meeting|homework|holiday|intern(?:ship)?|visa application|embassy|airport|volunteer\w*) / },
	),
	// "my grown son strikes me"
	plain(
		"my (?:own )?(?:child|grandchild|nephew|carer)(?: [^ .]+){0,2} (?:hits|beats|slaps|pushes|threatens|punches|kicks|hurts) me" +
			"(?! (?:up|with (?:a |the )?(?:pillow|ball|toy|foam)|at|in))",
		{ unless: fun },
	),
];
