import { pattern } from "@/lib/domain/text/short-forms";
/* Words by which a sentence leans on the one before it or after it, so that it is not quoted alone. */

/** Matches a sentence that takes back, corrects or attributes the one before it. */
export const takesBack = pattern(
	"^((that|this|which)('s| is| was| were| has| had| would| will| may| might| isn't| wasn't| never| changed| stopped| " +
		"ended)?\\b|these (are\\b|days\\b)|those (are|were)\\b|it('s| is| was) (not|never|a (lie|joke|dream)|what|all|" +
		"just)\\b|it (isn't|wasn't|never|changed|stopped|ended)\\b|(i am|i'm|im|i was|just) (just |only )?(joking|kidding|" +
		"lying|not)\\b|i (wish|lied|thought|used to|mean|don't|didn't|never|no longer|dreamed|dreamt|imagined|pretended)\\b|" +
		"at least\\b|what (i|he|she|we|they) (can't|cannot|don't|didn't|couldn't|never|really)\\b|in my dreams?\\b|in " +
		"theory\\b|on paper\\b|of course\\b|(he|she|they|everyone|people|somebody|someone|my \\w+) (always |often |still " +
		")?(say|says|said|told|tells|thinks?|thought|claims?|claimed|calls?|called)\\b|said\\b|says\\b|(according|used) " +
		"to\\b|(long|years) ago\\b|back then\\b|nowadays\\b|today\\b|now\\b)",
);

/** Matches a sentence that introduces the next one: somebody speaks, or something is imagined. */
export const opens = pattern(
	"(:|,|;|-|–|—)\\s*$|\\b(say|says|said|saying|told|tell|tells|thinks?|thought|imagine|imagined|dream|dreamed|" +
		"dreamt|pretend|pretended|suppose|supposed|words|joke|motto|rule|rules|voice|message|letter|wish|wished|fantasy|" +
		"story|saying)\\b[^.!?]{0,30}[.!?]*$|^(imagine|suppose|picture|pretend|if only|what if|in my dreams?|in theory|" +
		"on paper|one day|someday)\\b",
);

/** Matches the opening of a sentence said to somebody, or by somebody else. */
export const meansOthers = pattern(
	"^[^\\p{L}\\p{N}]|^(you|your|you're|youre|you've|you'll|but|or|nor|except|unless|though|than|which|as|etc)\\b|" +
		"\\b(she|he|they|mum|mom|dad|mother|father) (said|says):",
	"u",
);
