import { asPeopleSayIt } from "./as-people-say-it";
import { chatMessages } from "./chat-messages";
import { harmlessPosts } from "./harmless-posts";
import { heldOutSelfHarm } from "./held-out";
import { heldOutOthers } from "./held-out-others";
import { manyShapes } from "./many-shapes";
import { pastAndParagraphs } from "./past-and-paragraphs";
import { plainOthersAndNearMisses } from "./plain-others-and-near-misses";
import { plainSelfHarm } from "./plain-self-harm";
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
	...soundsLikeEnough,
	...chatMessages,
	...harmlessPosts,
	...heldOutSelfHarm,
	...heldOutOthers,
];
