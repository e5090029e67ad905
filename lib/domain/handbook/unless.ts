/** What turns the words that an article is found by: one's own glance at one's own phone is no being watched. */
export const unless: ReadonlyMap<string, RegExp> = new Map([
	["new-baby", /\b(?:my|our|the) (?:kids|children|sons|daughters|boys|girls) (?:\w+ )?(?:fight|argue|quarrel|bicker)/i],
	[
		"phones-and-privacy",
		/\bi (?:\w+ )?(?:check|look at|reach for|stare at|keep checking|am checking) my (?:own )?phone\b/i,
	],
	[
		"a-hard-night",
		/^(?![\s\S]*(?:want to die|to live|end (?:it|my)|suicid|myself|be dead|hurt me))[\s\S]*\b(?:was|were|got|been) killed\b/i,
	],
	["i-frighten", /\bi (?:\w+ )?(?:check|look at|reach for|stare at|keep checking|am checking) my (?:own )?phone\b/i],
	[
		"parent-ill",
		/\bmy (?:husband|wife|partner|boyfriend|girlfriend)\b(?!.*\b(?:mother|mum|mom|father|dad|parents?)\b)/i,
	],
	["drinking", /\bdrink\w* (?:\w+ )?(?:water|tea|coffee|milk|juice)\b/i],
	["money", /\bworr\w* about money\b(?!.*\b(?:we|us|he|she|my \w+)\b)/i],
]);
