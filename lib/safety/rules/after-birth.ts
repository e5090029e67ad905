import { near, plain, type Rule } from "../rule";
import { some } from "./some";

/*
 * Frightening images of harming one's own baby. Most parents have them; they are not wishes, and they are a burden. A
 * wish or a plan to do it is a danger to others, and has its rules there.
 */

const baby = near(
	"baby|newborn|bab(?:ie|y)s|infant|weeks? old|months? old|cot|pram|nappy|midwife|breastfe\\w+|since the birth",
	"gave birth|stairwell",
);
const wish = new RegExp(
	" (?:i|he) (?:want|wants|wanted|plan|am going|will|would like|feel like)" +
		" (?:to )?(?:hurt|kill|drop|throw|shake|hit|harm|drown) ",
);
const images =
	"(?:pictures?|picturing|images?|visions?|flash|flashes|flashing|intrusive thoughts?|see myself|seeing myself|imagine|" +
	"imagining|what if i)";
const harm =
	"(?:drop|dropping|dropped|throw|throwing|drown|drowning|under ?water|under|shake|shaking|smother|smothering|" +
	"suffocat\\w+|stab|stabbing|knife|knives|hurt|hurting|fall|falling|stairs|stairwell|window|balcony|push|pushing|harm|" +
	"harming|kill|killing)";

export const afterBirthRules: Rule[] = [
	// "I get these pictures, like dropping her down the stairs"
	plain([`${images}${some(7)} ${harm}`], {
		says: "doubtful",
		withText: baby,
		unless: wish,
		unlessText: / (?:years? old daughter|teenager|film|game|crime novel) /,
	}),
	// "I don't dare be alone with him, what if I do the awful things I see in my head"
	plain(
		[
			`(?:awful|terrible|horrible|bad|frightening|scary) (?:things|pictures|images)${some(2)} (?:i see )?in my head`,
			`(?:afraid|scared|terrified|not dare|not trust myself)${some(3)}` +
				` (?:to )?(?:be |being )?(?:alone with|bathe|bath|carry|hold) (?:her|the baby|my baby)${some(12)}` +
				" (?:picture|pictures|see|imagine|what if|images)",
		],
		{ says: "doubtful", unless: wish, with: / (?:her|baby|it|child) / },
	),
];
