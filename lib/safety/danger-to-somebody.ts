/** Matches words that suggest danger to somebody. */
export const dangerToSomebody = new RegExp(
	"\\b(?:worr\\w+|afraid|scared|frighten\\w*|fear\\w*|terrif\\w*|danger\\w*|unsafe|safe|violen\\w*|abus\\w*|threat\\w*|control\\w*|" +
		"hit(?:s|ting)?|beat\\w*|hurt\\w*|harm\\w*|cut(?:s|ting)?|scar\\w*|marks?|bruis\\w*|black eye|split lip|blood\\w*|slap\\w*|punch\\w*|" +
		"scream\\w*|shout\\w*|suicid\\w*|kill\\w*|d(?:ie|ying|ead|eath)|goodbye|pills|overdos\\w*|rope|knife|gun|bridge|gave away|" +
		"went back|goes back|not being here|not (?:want to )?(?:live|be here)|n['’]t want to (?:live|be)|end (?:it|her|his|their)|" +
		"starv\\w*|purg\\w*|(?:stopped|stops|not|n['’]t) eat\\w*|self.?harm\\w*|lets? (?:her|him|them)|decides|lock\\w*)\\b",
	"i",
);
