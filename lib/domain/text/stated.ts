/*
 * Recognizes sentences in which the writer clearly states a decision or a feeling: in the first person, not denied,
 * wished or asked. Doubtful sentences do not count.
 */
import { feelingsNamed } from "@/lib/domain/feelings/named";

/** How many characters of a sentence are read: nobody states a feeling in more. */
const READ = 600;
const straight = (sentence: string) => sentence.slice(0, READ).replace(/[‘’]/g, "'");

const DECIDED = new RegExp(
	"\\b(?:i|we)(?:'ve| have| had)? (?:finally |just |now |already )?(?:decided|promised|made up my mind|resolved|" +
		"agreed|chose)\\b|\\bfrom now on\\b|\\b(?:is|was) (?:settled|decided|agreed)\\b|\\bmy decision\\b",
	"i",
);
const INTENDED = new RegExp(
	"\\bi(?:'m| am) going to\\b|\\bi(?:'ll| will) (?!never know|always)\\w+|\\bi (?:want|would like|'d like) to " +
		"(?:try|remember|stop|start|keep|stay|say)\\b",
	"i",
);
const UNDECIDED =
	/\b(?:haven't|have not|hadn't|not yet|never|can't|cannot|couldn't|didn't|don't know|wish i|if i|should i|whether)\b|\?\s*["”']?$/i;

const isStated = (text: string, pattern: RegExp) => pattern.test(text) && !UNDECIDED.test(text);

/** Whether a sentence states that its writer decided, promised or settled something. */
export const statesDecision = (sentence: string): boolean => isStated(straight(sentence), DECIDED);

/** Whether a sentence states what its writer intends to do, which is less than a decision. */
export const statesIntention = (sentence: string): boolean => isStated(straight(sentence), INTENDED);

const FEELING = `(?:${feelingsNamed.join("|")})`;
const FELT = new RegExp(
	"\\bi(?:'m| am| was| feel| felt|'ve been| have been| had been| got| became)(?: " +
		"(?:so|very|really|quite|a little|a bit|just|still|also|too|rather|pretty|completely|almost|suddenly|more|deeply|" +
		`terribly|\\w+ and))* ${FEELING}\\b`,
	"i",
);
const NOT_FELT = new RegExp(
	"\\b(?:not|n't|never|wasn't|isn't|no longer|wish(?:ed)? i|if i|as if|afraid that|pretend\\w*|said i|thought i|" +
		`told (?:me|him|her|them))\\b[^.!?;]*${FEELING}`,
	"i",
);

/** Whether a sentence states a feeling of its writer. */
export function statesFeeling(sentence: string): boolean {
	const text = straight(sentence);
	return FELT.test(text) && !NOT_FELT.test(text) && !/\?\s*["”']?$/.test(text);
}
