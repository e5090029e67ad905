import { asPeopleSayIt } from "./as-people-say-it";
import { chatMessages } from "./chat-messages";
import { enoughAndWithinReach } from "./enough-and-within-reach";
import { harmlessPosts } from "./harmless-posts";
import { heldOutSelfHarm } from "./held-out";
import { heldOutOthers } from "./held-out-others";
import { lateAtNight } from "./late-at-night";
import { manyShapes } from "./many-shapes";
import { pastAndParagraphs } from "./past-and-paragraphs";
import { plainOthersAndNearMisses } from "./plain-others-and-near-misses";
import { plainSelfHarm } from "./plain-self-harm";
import { posts } from "./posts";
import type { Sentence } from "./sentence";
import { soundsLikeEnough } from "./sounds-like-enough";
import { unlikeTheRules } from "./unlike-the-rules";
import { widerWording } from "./wider-wording";

/** Every sentence of our own. */
export const sentences: Sentence[] = [
	...plainSelfHarm,
	...plainOthersAndNearMisses,
	...widerWording,
	...pastAndParagraphs,
	...manyShapes,
	...unlikeTheRules,
	...asPeopleSayIt,
	...enoughAndWithinReach,
	...soundsLikeEnough,
	...lateAtNight,
	...chatMessages,
	...posts,
	...harmlessPosts,
	...heldOutSelfHarm,
	...heldOutOthers,
];
