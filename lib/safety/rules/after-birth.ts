import { pattern } from "@/lib/domain/text/short-forms";
import { near, plain, type Rule } from "../rule";

/*
 * Frightening images of harming one's own baby. Most parents have them; they are not wishes, and they are a burden. A
 * wish or a plan to do it is a danger to others, and has its rules there.
 */

const baby = near(
	"baby|newborn|bab(ie|y)s|infant|weeks? old|months? old|cot|pram|nappy|midwife|breastfe\\w+|since the birth",
	"gave birth|stairwell",
);
const wish = pattern(
	" (i|he) (want~|plan|am going|will|would like|feel like) (to )?(hurt|kill|drop|throw|shake|hit|harm|drown) ",
);
const images =
	"(pictures?|picturing|images?|visions?|flash|flashes|flashing|intrusive thoughts?|see~ myself|imagine~|what if i)";
const harm =
	"(drop~|throw~|drown~|under ?water|under|shake~|smother~|suffocat\\w+|stab~|knife|knives|hurt~|fall~|stairs|" +
	"stairwell|window|balcony|push~|harm~|kill~)";

export const afterBirthRules: Rule[] = [
	// "I get these pictures, like dropping her down the stairs"
	plain([`${images}<7> ${harm}`], {
		says: "doubtful",
		withText: baby,
		unless: wish,
		unlessText: / (?:years? old daughter|teenager|film|game|crime novel) /,
	}),
	// "I don't dare be alone with him, what if I do the awful things I see in my head"
	plain(
		[
			"(awful|terrible|horrible|bad|frightening|scary) (things|pictures|images)<2> (i see )?in my head",
			"(afraid|scared|terrified|not dare|not trust myself)<3> (to )?(be |being )?(alone with|bathe|bath|carry|hold) (her|" +
				"the baby|my baby)<12> (picture~|see|imagine|what if|images)",
		],
		{ says: "doubtful", unless: wish, with: / (?:her|baby|it|child) / },
	),
];
