import { pattern } from "@/lib/domain/text/short-forms";
import { near, type Rule, words } from "../rule";
import { DEAR } from "./people";
import { FEAR, KILL, WEAPON, WILL } from "./word-lists";

const someone =
	"(her|someone|anyone|people|everyone|all of her|her all|that (man|guy|bitch|bastard)|the (man|guy|child|baby|" +
	"neighbour|neighbor|driver|teacher)|(my|the|our|her) (own |little |newborn )?(partner|ex|boss|manager|parent|sibling|" +
	"child|baby|newborn|neighbou?rs?|roommate|flatmate|colleagues?|coworkers?|teacher|uncle|family|classmates|students|" +
	"friend))";
const child =
	"(my|the|our) (own |little |newborn |older |younger |child|step)*(child|baby|newborn|toddler|boy|twins|infant)";
const harm =
	"(kill~|stab~|shoot~|strangle~|choke~|smother~|poison~|murder~|attack~|hurt~|harm~|beat~ up|run over|burn~|shake~|" +
	"drown~|hit~|rape|punch~|push~|throw~|drop~|suffocate~)";
const trivial = near(
	"for (forgetting|eating|being late|not (texting|calling|doing)|that|leaving (the|her)|this|taking the last|saying)",
	"bless|lol|haha|joking|jokingly|kidding|biscuit|leftovers|milk|remote|feelings|emotionally",
	"in (the )?(game|match|chess|fifa)|photos?|video|by leaving|if i (leave|tell|say|break)|by telling",
	"break up|with the truth|by saying|sometimes, (like|the way)",
);

const attacks = "(shoot|beat|blow) up|burn down|hurt|harm|bomb|run over";
const atSomeone =
	`(${someone}|the (school|office|place)|my school|that place|her house)` +
	"(?! (with (kindness|love)|feelings|in the way|back|pride))";

/** Danger from the writer, who is always the subject. */
export const dangerToOthersRules: Rule[] = [
	// "I want to shake the baby until it stops"
	{
		reading: "mine",
		pattern: words([
			`(want|going|about|urge|plan|need|tempted) to<1> (drop|throw|shake|drown|smother|suffocate|hit|hurt) ${child}`,
		]),
		unless: / (?:shake (?:her|the baby) to sleep|party|a ball|hands|do not want|never) /,
	},
	{
		reading: "mine",
		pattern: words([
			`(want|plan~|intend|ready|decided|urge|need|tempted|desire|wanting|swear i)<1> (to )?(\\w+ )?(${KILL}|${attacks}) ${atSomeone}`,
		]),
		unless: trivial,
	},
	// "I will hurt her", but not the fear "that I'll have hurt her and not noticed"
	{
		reading: "mine",
		pattern: words([
			`(going|about|swear i will|will|would) (?!have hurt)(\\w+ )?(to )?(\\w+ )?` +
				`(kill~|stab~|shoot~|choke~|smother~|poison~|attack~|${attacks}) ${atSomeone}`,
		]),
		unless: trivial,
	},
	{
		reading: "mine",
		pattern: words([
			"(thoughts?|think~|fantas(y|ies|ise|ize|ising|izing)|images|urges?|impulses?|daydream\\w*|dreaming|idea|pictur\\w+|" +
				`imagin\\w+|visions|obsessed)<1> ((of|about|with|to) )?(\\w+ )?${harm} (${someone}|my \\w+)`,
		]),
		unless: trivial,
		// Frightening images of new parents have rules of their own.
		unlessText: pattern(
			"^(?=.* ((since the|gave) birth|newborn|(the|my) baby|(weeks|months) old) )(?=.* (pictures?|images|visions) )(?!.* " +
				"(want|urges?|fantas\\w+) ).* ",
		),
	},
	{
		reading: "mine",
		pattern: words([
			`(${FEAR}|worried|fear~)( that)? (of )?(i (${WILL})<1> (${harm}|do something( \\w+)? to|snap and|lose it and (hit|` +
				`hurt|shake))|${harm}|losing it and|doing something to) (${child}|someone|somebody|people|the baby|her one day)`,
		]),
		unless: trivial,
	},
	{
		reading: "mine",
		pattern: words([
			"(hit|slap~|punched|beat|choked|strangled|shake~|kicked|smacked|spanked|burned|threw|hurt|(?<! a )bit|grabbed|shoved|" +
				`pushed|pinned|stabbed|attacked|held down|raped|forced) (${child}|my (partner|parent|ex)|the baby)(?! (a |an |some |` +
				"the |off|out|to the (park|airport|station)|in the (game|match)|by (accident|telling|leaving)|with (my|the) (words|" +
				"news|truth)|at (chess|tennis)|feelings|out of the way))",
		]),
		unless: near(
			"accident|accidentally|feelings|chess|tennis|joking|playfully|too honest",
			"by (telling|leaving|saying|forgetting)|swing|emotionally|tickl\\w+|hugged|ball",
		),
	},
	{
		reading: "mine",
		pattern: words("(hurt~|harm~|kill~) (people|someone|somebody|others|other people|anyone)"),
		with: / (?:urge|urges|going to|want to|want|voices?|harder to|feel it|could|might|plan|thoughts|impulse) /,
		unless:
			/ (?:if you|feelings|by (?:being|saying|telling)|do not want|never want|without|break up|honest|disappoint\w*) /,
	},
	{
		reading: "plain",
		pattern: words([
			`(voices?|voice)<4> (tell~|say~|want|orders?) (me )?(to |that i (should|must) )?${harm} (?!myself)[^ ]+`,
		]),
	},
	{
		reading: "mine",
		pattern: words([
			`(have|got|take~|bring|bought|loaded|sharpened) (a|the|my|her) (${WEAPON}|weapon)<8> (school|office|work|sorry|pay|her|lunch)`,
		]),
		with: / (?:gun|knife|rifle|weapon|kill|stab|shoot|pay|sorry) /,
		unless: / (?:kitchen|he has|picnic|threatened) /,
	},
	{
		reading: "mine",
		pattern: words([
			"(list|names?) of people<4> (kill|shoot|hurt|die)",
			"(kill|murder) her all",
			"(mass|school) shooting of my own",
		]),
		with: / (?:i|me|my) /,
		unless: / (?:photos?|film|game|paintball|movie|hoops) /,
	},
];

const dear = `(${DEAR}|(boy|man) i know)`;
const lover = "(partner|ex|parent|new man|man)";
const does =
	"(hit~|beat~|hurts|is (hurting|hitting|beating|abusing)|choke~|abuses|threaten~|controls|punch~|slap~|strangle~|" +
	"kick~|locks|rape~|pushed|did it|does it|stalks)";

/**
 * Somebody hurts a person the writer knows. What that person wants to do to themselves is covered by the self-harm
 * rules.
 */
export const someoneElseRules: Rule[] = [
	{
		reading: "plain",
		pattern: words(`${dear} 's (new |ex |own )?${lover}<2> ${does} (her|my|the)`),
	},
	{
		reading: "plain",
		pattern: words(`her (new |ex )?${lover}<2> ${does} (her|it)`),
		unless: / my partner /,
	},
	{ reading: "plain", pattern: words(`her (new |ex )?${lover} (did it|did that|is violent|is abusive)`) },
	{
		reading: "plain",
		pattern: words([
			`${dear}<2> (is|gets|being|been|was) (being |getting )?(abused|beaten|hit|hurt|raped|threatened|stalked|strangled|` +
				"choked|beaten up) by",
		]),
	},
	{
		reading: "plain",
		pattern: words([
			`${dear} (is|seems|looks|lives) (so |very |really |still )?(${FEAR}) of (her|my|the)<1> (${lover}|parent|sibling|child)`,
		]),
	},
	{
		reading: "plain",
		pattern: words([
			"(neighbou?r|man next door|he|uncle|sibling|friend)<2> (hits|beats|is hitting|is beating|hurts|abuses) her<1> (child|" +
				"partner|baby)",
		]),
	},
	{
		reading: "plain",
		pattern: words("(better|happier)( off)? (without|if) (her|he (was|were) (gone|dead))"),
		with: / (?:keeps?|says|saying|said|thinks|believes|feels|told|writes|wrote|texted) /,
		unless: / i (?:am|would|feel) /,
	},
	{
		reading: "plain",
		pattern: words([
			`${dear}<6> (goodbye (message|note|letter|video)|he (cuts|self harms|selfharm)(?= (herself|and|again|when|because)|` +
				" $)|pills saved|saved up pills|touches her|abusive (relationship|partner|marriage))",
		]),
		unless: / i am in an abusive /,
	},
];
