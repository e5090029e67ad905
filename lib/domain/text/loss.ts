const DEATH = new RegExp(
	"\\b(?:die[ds]|dead(?! tired)|dying|deaths?|killed|drowned|funeral|passed away|widow\\w*|buried|cremat\\w+|suicide|" +
		"stillborn|took (?:his|her|their) own life)\\b",
	"i",
);

/** Whether a text may tell of a death. Nobody is asked what part they had in one. */
export const tellsOfDeath = (text: string): boolean => DEATH.test(text);

/** Those whose death is most often told of without a word for death. */
const CLOSE =
	"dad|mum|mom|mother|father|nana?|gran|grandma|grandad|grandpa|husband|wife|partner|brother|sister|son|daughter|friend|dog|cat";

/** Matches mentions of a death, including indirect ones. */
export const loss = new RegExp(
	`\\b(?:(?:he|she|they|it|${CLOSE})(?:'s| has| had| is| was)? (?:passed(?! (?:first|me|the|a|an|his|her|their|my|out|it|` +
		"on (?:the|a|my)|with)\\b)|(?:long )?gone\\b(?! to))|(?:his|her|their|my \\w+(?:'s)?) (?:grave|ashes)|" +
		`lost (?:my|our|his|her) (?:${CLOSE}|baby|child)|miscarr\\w+|(?:isn't|not) (?:with us|here|alive) any ?more|` +
		"no longer (?:with us|here|alive))",
	"i",
);

/** Whether a text may tell of a loss, to which a cheerful reply would be wrong. */
export const tellsOfLoss = (text: string): boolean => {
	const plain = text.replace(/[‘’]/g, "'");
	return tellsOfDeath(plain) || loss.test(plain);
};

/** Whether a question asks "What part did you play in it?" */
export const asksForOwnPart = (question: string): boolean => /\bpart (?:did|do) you play\b/i.test(question);

/** Whether a text names an animal of the writer's. */
export const namesPet = (text: string): boolean => /\b(?:the|my|our) (?:dog|cat)\b/i.test(text);
