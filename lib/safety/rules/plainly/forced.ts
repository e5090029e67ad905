import { near, plain, type Rule } from "../../rule";
import { some } from "../some";

/* A "no" that was ignored, an unwanted pregnancy, being tracked down, and presents that must be kept secret. */

const child = near("child|toddler|dog|cat|puppy|baby|boss|teacher|landlord|barber|hairdresser|waiter");
const fun = near(
	"lol|haha\\w*|laugh\\w*|joke\\w*|surprise\\w*|film|game|gym|karaoke|sing\\w*|danc\\w+|bought|ordered|booked|paint\\w*",
	"tickl\\w*|pizza|cake|chips|parked|plates?|dishes|meeting|present",
);
const inBed = near(
	"in bed|sex|inside me|on top of me|my body|naked|touch\\w* me|rape|raped|consent\\w*|pushed me down|pinned me|i (?:just )?froze",
	"(?:took|takes|pulled) (?:off )?my (?:clothes|pants|top|jeans)(?: off)?",
);

export const forcedRules: Rule[] = [
	// "I told her I didn't want to, and she went on", "I asked him to stop and he finished"
	plain(
		`(?:told|tell) her no${some(2)} (?:and|but)${some(1)} he (?:still |just )?(?:did|does|do) it(?: anyway| all the same)?`,
		{
			unless: fun,
			unlessText: child,
		},
	),
	plain(
		[
			`i (?:told her|tell her|asked her|said|say|begged her|begged)(?: that)? (?:no|stop|to stop|not to|i did not want` +
				` (?:to|it)|i do not want (?:to|it))${some(3)} (?:and|but)${some(1)} he (?:(?:just|still) )?(?:carried on|kept going|` +
				"went ahead|went on|did not stop|does not stop|would not stop|did not listen|finished|did it|does it|continued)",
		],
		{ isNegative: true, withText: inBed, unless: fun, unlessText: child },
	),
	// "he flushed my pill because he wants a son", "his mother says I must give them another child"
	plain(
		`(?:he|partner|ex|in law|parent)${some(3)} (?:threw|throws|throwing|thrown|flushed|flushes|hid|hides|hiding|took|takes|` +
			`binned|destroyed|poked|pokes|swapped|swaps|removed|removes|pulled off|takes off)${some(4)} (?:pill|pills|tablets|` +
			"contracepti\\w+|birth control|condoms?|coil|iud|implant|patches)",
		{
			says: "doubtful",
			withText: near(
				"pregnan\\w*|contracept\\w*|birth control|condoms?|coil|iud|not (?:have|having|want) (?:a |another |more )?(?:baby|child)",
				"(?:wants|have|give her) (?:a|another|more|her) (?:\\w+ )?(?:baby|child|boy)|for not having|duty|get me pregnant",
			),
			unless: / (?:pharmacy|chemist|by mistake|accident\w*|expired|toddler|dog|nurse) /,
		},
	),
	plain(
		"(?:forces?|forcing|forced|makes|making|made|pressur\\w+|bull(?:y|ies|ied)) me (?:to |into )?(?:get pregnant|getting" +
			" pregnant|be pregnant|have (?:a|another|more) (?:baby|child)(?! (?:shower|name|monitor|seat))|having" +
			" (?:a|another|more) (?:baby|child)|have an abortion|having an abortion)",
		{ unless: / (?:game|film|dream|joke|lol) / },
	),
	// "my coach gave me trainers and it is just between him and me"
	plain(
		"(?:parent 's (?:friend|mate|boss|colleague|partner)|uncle|coach|teacher|tutor|pastor|priest|imam|neighbou?r|" +
			"lodger|older (?:guy|man|boy)|man (?:at|from|in|online|i met)|guy (?:at|from|in|online|i met)|friend of my parent|he)" +
			`${some(4)} (?:bought|buys|buying|gave|gives|giving|got|gets|sends|sent|paid|pays)${some(1)} me${some(12)} ${quiet()}`,
		{
			says: "doubtful",
			withText: near(
				"my parent|parent 's|i am (?:9|10|11|12|13|14|15|16)|year (?:\\d+)|school|class|coach|teacher|uncle|older (?:guy|man)",
			),
			unlessText: near(
				"surprise|birthday|christmas|party|proposal|propose|engage\\w*|wedding|anniversary|grandparent|sweets|biscuits?",
				"my (?:partner|child)|promotion|recipe|raise|advice|lol|haha\\w*",
			),
		},
	),
];

/** Matches how a child is asked to keep quiet. */
function quiet(): string {
	return (
		"(?:(?:do|did|should|must|to) not (?:have to |need to |to )?tell (?:anyone|my parent|people)|not to tell (?:anyone|my" +
		" parent)|(?:our|a|little) (?:\\w+ )?secret|keep (?:it|this|her) (?:a secret|to myself|quiet|between)|between" +
		" (?:us|the two of us|you and me|me and her|her and me))"
	);
}
