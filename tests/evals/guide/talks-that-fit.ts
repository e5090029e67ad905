import type { Family } from "./first-messages";

/** Talks that somebody who begins like that could use, beside the exercises and articles. */
export const talksThatFit: Readonly<Partial<Record<Family, readonly string[]>>> = {
	"hard-talk": ["t:a-hard-talk", "t:message-to-send"],
	asking: ["t:ask-for-something", "t:a-hard-talk"],
	"saying-no": ["t:a-clear-no", "t:take-back-a-yes"],
	apology: ["t:apology-now", "t:message-to-send"],
	quarrel: ["t:a-hard-talk", "t:apology-now", "t:something-just-happened"],
	breakup: ["t:first-night"],
	grief: ["t:evening-of-grief"],
	jealousy: ["t:jealous"],
	decision: ["t:two-futures"],
	closeness: ["t:quiet-marriage", "t:questions-to-ask"],
	gratitude: ["t:good-news"],
	"finding-love": ["t:questions-to-ask"],
};
