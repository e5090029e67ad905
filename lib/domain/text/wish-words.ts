import { anyOf } from "./any-of";

/** Matches what a writer says in plain words about what they want, fear, feel or have found out. */
const ownHeart = anyOf(
	[
		"\\bI (?:really |just |only |still |do |did |don['’]t |didn['’]t )*(?:want(?:ed)? (?!to (?:go|buy|get|see|eat|have)\\b)|" +
			"wish|hope|need(?:ed)? (?!to (?:go|buy|get)\\b)|miss(?:ed)? (?:h\\w+|you|them|my|our|it)\\b|long(?:ed)? for|" +
			"fear(?:ed)?|regret|love[ds]?|feel|felt|realized|realised|understand|understood|never (?:say|said|told|tell)|" +
			"am tired of|want)",
		"\\bI(?:['’]m| am| was) (?:so |still |just |really |very )?(?:afraid|scared|ashamed|proud|sorry|grateful|relieved|glad|" +
			"lonely|jealous|angry|sad|happy|hurt|done|ready)\\b",
		"\\b(?:it|this) (?:hurts?|means?|meant|matters?|mattered)\\b",
	],
	"i",
);

/** Whether a sentence says what its writer wants, fears, feels or has found out. */
export const saysOwnHeart = (text: string): boolean => ownHeart.test(text);
