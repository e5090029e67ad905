import { plain } from "../../reading/tokens";

const turned: Record<string, string> = { my: "your", me: "you", mine: "yours", myself: "yourself" };
/** Where one of these follows, the phrase has a subject of its own, and turning it would go wrong. */
const unturnable = /\b(?:i|i'm|i've|i'd|i'll|am|was|you|your|yours|you're|we|us|our|ours|im|ive)\b/;
/** Ways of speaking in which nothing is wished for. */
const figures =
	/^(?:to (?:know|say|ask|tell you|cry|scream|die|throw|puke|understand|be honest|punch|kill|disappear|hit|believe)\b|(?:that|this|it|nothing|more|out|in)$|that\b)|\bback$/;
const MOST_WORDS = 11;

/**
 * What somebody plainly says they want, said to them instead of by them: "to stay home this year".
 * Null where nothing is wanted, or where it cannot be turned without risk of nonsense.
 * @param raw As the person wrote it.
 */
export function wishOf(raw: string): string | null {
	const straight = raw.replace(/[‘’]/g, "'");
	const pattern =
		/(?<!\b(?:if|when|what|whether|that|do|where|thing|all) )\bI(?:(?: (?:just|only|really|still|honestly|actually|simply))? want|(?: would|'d) (?:really |just )?(?:like|love))(?: (?:just|only|really))? ([\p{L}' -]+?)(?=[.,;!?\n"“—–]|$| (?:and|but|because|when|if|even|before|while|although|or|instead|so)\b)/giu;
	for (const [, found = ""] of straight.matchAll(pattern)) {
		const words = found.trim().split(/ +/);
		const lower = plain(found.trim());
		if (words.length < 2 || words.length > MOST_WORDS || unturnable.test(lower) || figures.test(lower)) continue;
		if (/(?:^| )(?:to|a|an|the|with|of|for|my|not)$/.test(lower)) continue;
		return words.map((word) => turned[word.toLowerCase()] ?? word.replace(/'/g, "’")).join(" ");
	}
	return null;
}
