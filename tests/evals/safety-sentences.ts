import { heldOutSentences } from "./safety-held-out";
import type { Sentence } from "./safety-sentence";
import { tuneSentences } from "./safety-tune";
import { eighthTuneSentences } from "./safety-tune-eighth";
import { fifthTuneSentences } from "./safety-tune-fifth";
import { fourthTuneSentences } from "./safety-tune-fourth";
import { moreTuneSentences } from "./safety-tune-more";
import { ninthTuneSentences } from "./safety-tune-ninth";
import { seventhTuneSentences } from "./safety-tune-seventh";
import { sixthTuneSentences } from "./safety-tune-sixth";
import { tenthTuneSentences } from "./safety-tune-tenth";
import { thirdTuneSentences } from "./safety-tune-third";

/** Every text of the safety evaluation. */
export const sentences: Sentence[] = [
	...tuneSentences,
	...moreTuneSentences,
	...thirdTuneSentences,
	...fourthTuneSentences,
	...fifthTuneSentences,
	...sixthTuneSentences,
	...seventhTuneSentences,
	...eighthTuneSentences,
	...ninthTuneSentences,
	...tenthTuneSentences,
	...heldOutSentences,
];
