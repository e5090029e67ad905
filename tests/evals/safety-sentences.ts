import { heldOutSentences } from "./safety-held-out";
import type { Sentence } from "./safety-sentence";
import { tuneSentences } from "./safety-tune";
import { moreTuneSentences } from "./safety-tune-more";
import { thirdTuneSentences } from "./safety-tune-third";

/** Every text of the safety evaluation. */
export const sentences: Sentence[] = [
	...tuneSentences,
	...moreTuneSentences,
	...thirdTuneSentences,
	...heldOutSentences,
];
