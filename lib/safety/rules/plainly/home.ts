import { near, plain, type Rule, toMe } from "../../rule";
import { HEAD, HIT, WEAPON } from "../word-lists";

/*
 * What is done to people at home: forced sex, violated orders, locks, weapons, money, honour, and work without a way
 * out.
 */

const close = "(he|partner|ex|parent|sibling|uncle|cousin|child|in law|family)";
const elder = "(he|parent|uncle|sibling|cousin|grandparent|in law|teacher|coach|priest|boss|man|neighbou?r|lodger)";
/** Matches play, chores, care and mishaps, in which nobody is forced, locked in or threatened. */
const fun = near(
	"lol|haha\\w*|laugh\\w*|joke|film|novel|play|game|cards|match|surprise\\w*|birthday|wedding|holiday|karaoke|danc\\w+",
	"gym|trainer|physio|dentist|doctor|nurse|barber|hairdresser|haircut|homework|broccoli|vegetables|chocolate|pizza",
	"bought|ordered|booked|paint\\w*|taxi|delivery|cat|dog|toddler|baby|wind|accident\\w*|by mistake|lost|shift",
);
const hidden = "(hide~|(locked|shut) myself|barricaded)";
const room = "(the|my|our) (bathroom|bedroom|toilet|room|loo|cupboard|closet|wardrobe|car|shed|garage|kitchen)";
const raging =
	"(outside|banging|shouting|screaming|kicking|trying to get in|drunk|smashing|at the door|hammering|raging|throwing)";

export const homeRules: Rule[] = [
	// "he makes me when I say no", "he did it although I cried no"
	plain(
		[
			"(he|partner|ex|parent|uncle)<2> (forces?|forced|make~|pressures?)<1> me(?! to (eat|go|try|watch|wear|clean|work|" +
				"laugh|rest|drink))<6> (when|while|although|after|if) i (say~|tell her|(do|did) not want|cry~|am asleep)",
			"(forces?|forced|make~) me (to )?(have sex|sleep with|touch (her|it)|undress|take my clothes off|watch porn|send" +
				" (nudes|pictures of my body))",
			"(sex|inside me|in bed|on top of me|my body)<8> (when|while|after|although|even though|even if) i ((am|was) asleep|" +
				"sleep~|say~ no|(do|did) not want|cry~)",
			"i (say~) no<3> (and|but)<1> (he )?(does|did) it( anyway| to me)?",
		],
		{ unless: fun, with: / (?:me|i|my) / },
	),
	// "My husband forces me at night"
	toMe("(force~) me<2> (at night|in (the|our) (night|bed)|when i say no)"),
	// "the man with a restraining order sits in his car outside", "she is not allowed close me and came again"
	plain(
		[
			"(break~|breached|breaches|violated|violates|ignores|ignored)<2> (order|injunction|bail|no contact)",
			"(order|injunction)<8> (outside|at my|in front of|come~|turned up|showed up|found me|still)",
			"(he|ex)<4> not allowed (to (come |be )?)?(near|anywhere near|to contact|to see) me",
		],
		{ with: / (?:he|her|ex|partner|parent|me) /, unless: / i (?:broke|breached) / },
	),
	// "my ex sits across the street, third evening"
	plain(
		"(ex|he)<4> (parked|sit~|stand~|waiting|waits|lurking|hanging around|drive~ past|follows me)<4> (across the (road|" +
			"street)|outside|in front of|opposite|near my|past)",
		{
			says: "doubtful",
			with: / (?:again|every (?:day|night|evening|morning)|right now|for hours|all (?:day|night)|third|blocked|police) /,
			unless: fun,
		},
	),
	// "I'm shut in the bathroom and he stands before it", "hiding, he's kicking the door"
	plain(
		[
			`in ${room}<5> (lock~|hiding|barricaded|shut)<6> (he|partner|parent|ex)<3> ${raging}`,
			`${hidden}<2> in ${room}<5> (he|partner|parent|ex)<3> ${raging}`,
			"he is (banging|kicking|hammering|pounding) (on|at|against)? ?(the|my) door",
		],
		{ unless: fun },
	),
	// "he keeps me shut in the house", "he turns the key when he leaves"
	toMe(
		[
			"(lock~|shut~|keep~) me (in|out|inside|indoors|up|locked (in|up))(?! (the loop|touch|suspense|mind|shape|stitches|" +
				"line|check|her (thoughts|prayers)))",
			"(lock~|shut~|keep~) me<1> in (the|my|a) (house|flat|room|bedroom|cellar|cupboard|car)",
		],
		{
			unless: fun,
			unlessText: / (?:account|apps?|phone|all night|till \w+|until \w+|awake|party|music|snor\w+|barking) /,
		},
	),
	// "he held the scissors up to my eye"
	plain(
		`${close}<2> (hold~|put~|point~|pressed|pull~|came at me with|waved)<2> (${WEAPON}|screwdriver|iron|lighter|` +
			"cigarette)<2> (on me|at me|to my|against my|in my face|near my (face|eyes?|throat))",
		{ unless: fun },
	),
	// "he held my wrist until I gave it to him, it left a mark"
	toMe(`(hold~|gripped|grab~|twisted|squeezed) my (${HEAD}|wrists?|arms?)`, {
		says: "doubtful",
		withText: / (?:(?:left|leaves) (?:a |some )?(?:\w+ )?(?:marks?|bruises?)|bruis\w+|black and blue) /,
		unless: fun,
		unlessText: / (?:contractions?|birth|rollercoaster|judo|wrestling|rugby|fell) /,
	}),
	// "if I take the boys he'll make sure nobody has anybody, and he has a shotgun"
	plain("if i (\\w+ ){1,6}he will make sure( that)? (no one|i|the child|boys)", {
		says: "doubtful",
		withText: / (?:gun|shotgun|rifle|pistol|knife|kill\w*|hurt\w*|regret|custody|never see) /,
	}),
	// "I walk on tiptoe round her moods"
	plain("(walk~) on egg ?shells", { says: "telling" }),
	// "She has my wages and hands me twenty", "I must ask for every coin", "I have never been allowed to see the account"
	plain(
		[
			`${close}<2> (take~|keeps|holds|controls|has|manages)<2> my<1> (wages?|salary|pension|benefits|money|bank card|card|` +
				"passport|papers|phone|telephone)(?! (to (fix|repair|charge)|for (a|the)))",
			"(have~|must|makes me)( to)? (ask|beg) (her|my partner|my parent) for (money|every (penny|cent|coin))",
			"never (once )?(known|seen|been told|been allowed to (see|know))<3> the (accounts?|bank statement|money)",
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
		"(he|parent|partner|uncle|grandparent|teacher)<1> (use~|take~|got|(beat me|hit me|came) with|fetched) (the|a|her) " +
			"(belt|strap|cane|stick|cable|flex|wooden spoon|slipper|sandal|whip|rod)",
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
			`${elder}<2> (comes?|came|gets?|got|climbs?|sneaks?|creeps?) (in|into|to|on) my (room|bed|bedroom)<5> (at night|every` +
				" ?one (is )?(asleep|sleeping)|and i do not|touch\\w*)",
			`${elder}<2> (make~|wants|wanted|ask~|tell~) me (to )?(touch (her|it)|take (off )?my (clothes|top|pants)|sit on her` +
				" lap and|get undressed|undress|send (her )?(pictures|photos) of my)",
			`${elder}<2> (touches|touched|(is|keeps) touching) (me|my)<2> (and i|at night|when|private|down there|under|chest|` +
				"breast|bum|again)",
		],
		{ unless: / (?:iron|good ?night kiss|doctor|nurse|vaccin\w*|tag|game|lamp|shift) / },
	),
	// "they take me to the village to marry me to a stranger", "they found out and said they'd beat it out of me"
	plain(
		[
			"((going|wants?|planning|trying) to|will)<2> (marry me (to|off)|(make me|force me to) marry)",
			"(forced|made|pressured|have|must)<1> (to )?marry (my cousin|a man|someone i|a stranger|an old|the man)",
			"marry (a man|someone|a stranger)<3> (never met|not know|do not want|not chosen)",
			"(bring~)<2> (shame|dishonou?r)",
			"(family|parent|sibling|uncle|he)<3> honou?r<6> (kill|beat|hurt|punish|me)",
			"(find~ out|knows?|heard)<3> (i am|about (me|my)|i have|that i)<4> (gay|lesbian|trans|partner|pregnant|with a (boy|" +
				"man))<12> (drag|beat|kill|hurt|lock\\w*|sent? (me )?(back|away)|cure|exorcis\\w*|threat\\w*|coming for)",
		],
		{
			with: / (?:me|my|i|us) /,
			unless: / (?:film|novel|series|proposed|happily|i want to marry|wedding dress) /,
		},
	),
	// "The agency has my papers and I may not go out until the debt is paid", "madam does not pay"
	plain(
		[
			"(boss|employer|agent|agency|madam|sir|owner|recruiter)<6> (took|has|keeps?|holds?|hides)<1> my (passport|papers|" +
				"documents|visa|phone|id)",
			"(not|never) (allowed to )?(go out|leave|go home|rest)<4> (until|till)<5> (pay~|debt|agency|owe)",
			"(boss|employer|madam|sir|owner|agent)<4> (not|never) pay(s|ing|ed)?( me)?<8> (lock\\w*|leave|outside|passport|beat|" +
				"hit|sleep on|months)",
			"(makes?|made|forces?|forced|sells?|sold) me<3> (for money|(to|with) (men|clients|customers)|on the street)",
		],
		{ unless: / (?:shift|meeting|homework|holiday|intern(?:ship)?|visa application|embassy|airport|volunteer\w*) / },
	),
	// "my grown son strikes me"
	plain(
		`my (own )?(child|grandchild|nephew|carer)<2> (${HIT}|threatens|hurts) me(?! (up|with (a |the )?(pillow|ball|toy|foam)|at|in))`,
		{ unless: fun },
	),
];
