import { heldOutSentences } from "./safety-held-out";
import type { Sentence } from "./safety-sentence";
import { tuneSentences } from "./safety-tune";

/** Every text of the safety evaluation. */
export const sentences: Sentence[] = [...tuneSentences, ...heldOutSentences];
