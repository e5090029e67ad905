import { anyOf } from "./any-of";

/** Maximum length of one of two options, in words; a longer one tells something. */
const MOST_WORDS = 9;
/** Maximum length of a sentence that asks between two options, in characters. */
const LONGEST = 200;

/** Matches everything up to the first option: "should I just", "is it better to", "I don't know whether to". */
const lead = new RegExp(
	"^.*?\\b(?:(?:should|shuld|shoud|shld|shall|do|must|can|could|ought) (?:i|we)|(?:(?:better|wiser|easier|" +
		"kinder)(?= to\\b| if\\b)|(?:know|sure)(?= whether| if)|decide|choose|torn)(?: for me)?(?: (?:if|whether|between))?(?: (?:i|" +
		"we)(?: (?:should|shuld|ought to))?)?)(?: (?:just|rather|really|better|to))*(?: do,)?\\s",
	"i",
);
/** Matches words that no option begins with: "or is it just me", "or something". */
const noOption = anyOf(
	[
		"^(?:is|am|are|was|were|does|did|has|have|will|what|why|how|who|so|no|never|maybe|just me|me|else|" +
			"whatever|if|because|good|bad|a|an|too|right|wrong|normal|fair|true|real|i|he|she|they|we|it)\\b",
		"^(?:some|any)\\w+$",
	],
	"i",
);
const before = /^(?:(?:should|shall|do|to|rather|better|is it better) (?:i |we |to )?|just )+/i;
const tidy = (text: string) => text.trim().replace(/^["“'‘,]+|["”'’,.?!]+$/g, "");
const isOption = (text: string) => text !== "" && text.split(/\s+/).length <= MOST_WORDS && !noOption.test(text);

/**
 * Returns the two options between which a message asks, in its own words: "should I send it or wait" gives "send it"
 * and "wait". Null if it asks for no choice.
 */
export function optionsIn(message: string): [first: string, second: string] | null {
	for (const sentence of message
		.replace(/\s+/g, " ")
		.split(/(?<=[.!?])\s|[:;]\s|,? but /)
		.toReversed()) {
		const led = lead.exec(sentence)?.[0] ?? "";
		if (sentence.length > LONGEST || led === "") continue;
		const asked = sentence.slice(led.length).replace(/,? or (?:what|something|whatever)\W*$/i, "");
		const [one = "", other = "", more] = asked.split(/,? or /i);
		const [first, second] = [tidy(one), tidy(other).replace(before, "")];
		if (more === undefined && isOption(first) && second !== "not" && isOption(second)) return [first, second];
	}
	return null;
}
