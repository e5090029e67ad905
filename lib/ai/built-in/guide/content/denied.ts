/**
 * What is there or is not: somebody who says that it is not asks for nothing on it. What is missed when it is not there
 * ("sex", "trust", "talk", "sleep") has no place here.
 */
export const whatMayBeDenied =
	/\b(?:f(?:ight(?:s|ing)?|ought)|argu(?:e[ds]?|ing|ments?)|quarrel\w*|jealous\w*|envious|(?:hurt|harm|kill)(?:ing)? (?:myself|anyone|anybody|him|her|them)|suicid\w*|lonely|loneliness|ashamed|depress\w*|anxious|panic\w*|cheat(?:ed|ing|s)?|an? affair|unfaithful|drunk|alcoholic|addict\w*|abus\w*|narcissist\w*|divorc\w*|separated|break(?:ing)?(?=[- ]?up\b|$)|broke(?:n)? up|dead|died|dying|hits?|hitting|dumped|heartbroken|pregnant|burn(?:ed|t)?-?out)\b/g;

export const saysNotThere = {
	/** How a clause ends in which what follows is denied. */
	before:
		/(?:\b(?:not|never|no|without|nor|neither|hardly|rarely|dont|didnt|doesnt|isnt|wasnt|havent|hasnt|arent|wont|wouldnt)|n't)(?: (?:really|ever|even|actually|at all|going to|gonna|have|had|has|been|be|being|feel|feeling|a|an|any|the|it|this|that|becoming|turning|into|my|our|so|very|having|getting|want to|planning to|trying to|thinking of|in|danger of|to)){0,5} $/,
	/** Not where it is there after all: "never used to fight", "not a day without a fight", "I can't stop", "not only jealous". */
	unless:
		/\b(?:used to|stop\w*|only|just|not? (?:a|one) |(?:why|how come) .*not|why \w+n't|(?:don't|dont|not) (?:really )?(?:want to|trying to) (?:fight|argue|quarrel|hurt|harm|kill)\w*|any ?more|like (?:this|that) before|in (?:public|front)|over (?:my|the|this|our)|until|till)\b|n't (?:\w+ )?(?:help|get over|handle|stand|take|bear)\b/,
	/** So many characters after it may take it back. */
	near: 16,
} as const;
