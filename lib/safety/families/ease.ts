import { normalize } from "../reading/normalize";
import { some } from "./family";

/*
 * What speaks for an ordinary day, or an ordinary parting: plans for soon that the writer looks forward to, joy, laughing
 * together, a new place to live or to work. Each kind of it asks for one weak hint more; none of it takes back a sign
 * that stands by itself.
 */

const whole = (phrases: readonly string[]) => new RegExp(`(?<= )(?:${phrases.join("|")})(?= )`);

interface Ease {
	pattern: RegExp;
	/** So much more has to be hinted at. */
	weight: number;
}

const ORDINARY = 0.75;
/** It is somebody else's story from its first words on. */
const ANOTHERS = 1.5;

const ordinary = (phrases: readonly string[]): Ease => ({ pattern: whole(phrases), weight: ORDINARY });

const kindsOfEase: readonly Ease[] = [
	// Plans.
	ordinary([
		`(?:planning|plan|booking|booked|saving for|looking forward|signed up|going halves)${some(4)} (?:summer|week|holiday|trip|weekend|walk\\w*|marathon|course|next|to (?:it|see|the)|a (?:week|holiday|trip)|for)`,
		`(?:we|i) (?:am |are )?(?:fly|flying|meet|meeting|start|starting|going)${some(3)} (?:at \\d+|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|year))`,
		"can not wait (?:for|to|until|till)|(?:i|we) will try(?: [^ .]+){0,4} (?:tomorrow|monday|tuesday|wednesday|thursday|friday|next|again)|going to try the|until next (?:week|friday|year)|next (?:friday|week|summer|year) (?:we|i am|is)|tomorrow (?:will be|is) (?:fine|better|another)|(?:is|are) coming (?:on|over|round|for|to stay)|off to [a-z]+ (?:on|in|for|next)|i am taking (?:her|my \\w+) to|(?:think i am )?going to try(?= $)|want to see my (?:boy|child) (?:finish|grow|marry)|(?:by|before) (?:monday|friday|thursday)(?= $)|(?:opens|starts) (?:on )?\\w+day",
	]),
	// Joy.
	ordinary([
		"(?<! not )(?<! be )(?:so |very |too |really |never been this |never been so )?(?:happy|excited|thrilled|overjoyed|delighted|over the moon|chuffed)(?! (?:for her|if|when he|that he))|life is good|feel great|(?:best|loveliest|nicest) (?:\\w+ )?(?:evenings?|night|day|man|ever|years|time)|for joy|good kind|all clear|(?:it is|its|is) (?:bliss|right)|finally|yay+|woo+ ?hoo+|so proud|(?:is|was) (?:really )?(?:brilliant|hilarious|lovely)(?= )|made me laugh|(?:bless|love) (?:her|you all)(?= )",
	]),
	// Fun and ordinary rows.
	ordinary([
		"(?:we|both|us|everyone|ended up)(?: [^ .]+){0,3} (?:laughed|laughing|hilarious|giggl\\w+)|laughed and|cried laughing|cried and then|lmao|omg|jk|just kidding|10 10|like a movie|(?:literally|actually|honestly) (?:died|dead|dying)|will kill me haha|(?:haha|lol)(?= $)",
	]),
	// A new place.
	ordinary([
		"(?:we|i) (?:are|am) moving|moving (?:in|out|house|day|van|abroad)|new (?:flat|house|place|city|job|home|people|tenants|owners)|(?:i|he) (?:quit|resigned|retired)(?= )|retired on|retirement|told my boss i quit|handed in my (?:notice|resignation)|farewell party|leaving do|going back to [a-z]+ after|(?:my|the|all my) boxes|separating|we broke up|signed off|finals are over",
	]),
	// Somebody is cared for, or the writer is.
	ordinary([
		"(?:partner|parent|friend|sibling|nurses?|teacher|he)(?: [^ .]+){0,3} (?:is (?:a )?(?:brilliant|sweet|angels?|nice about it|proud)|brings me tea|made (?:me|us) (?:a |an )?(?:grilled|sandwich\\w*|dinner|tea|soup)|sat with me|coming (?:to sit|tomorrow|over)|says just rest|does the)|hugged (?:me|for)|back to the (?:gp|doctor)|therapy (?:on|helps)|the odds are good|(?:feels?|already) (?:quieter|lighter|better|a weight off)|weight off",
	]),
	// A friend, a neighbour, a sister's husband.
	{
		pattern: whole([
			"(?<=^ )(?:hi |hey |so |ok |okay |it is about |this is about |about |well |um |a question about )?(?:my|a|our|one of my) (?:\\w+ ){0,2}(?:friend|mate|mates|buddy|neighbour|neighbor|roommate|flatmate|housemate|boss|colleague|coworker|student|students|pupil|cousin|sibling|nephew|grandchild|boy in my class|boy in my class|(?:friend|mate|sibling|child|cousin|neighbour|mates) 's? ?(?:\\w+ )?(?:partner|ex|missus))(?! (?:thinks|says|asked|told|looked|did not|does not) (?:that )?(?:i|me))",
		]),
		weight: ANOTHERS,
	},
];

/** The kinds of ease that a text speaks of, by their number in the list. */
export function easeIn(text: string): number[] {
	const plain = normalize(text);
	return kindsOfEase.flatMap(({ pattern }, at) => (pattern.test(plain) ? [at] : []));
}

/** How much more has to be hinted at where these kinds are spoken of, each once. */
export const moreFor = (kinds: readonly number[]): number =>
	[...new Set(kinds)].reduce((all, at) => all + (kindsOfEase[at]?.weight ?? 0), 0);
