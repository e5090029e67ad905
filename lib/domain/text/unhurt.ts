/**
 * Words that name what hurts, take something back, or look back. Wide on purpose: a love script can do without a sentence,
 * but not with one that hurts.
 */
const hurting = new RegExp(
	`\\b(?:not|never|no|nobody|none|nothing|nowhere|neither|nor|cannot|cant|dont|wont|didnt|isnt|${[
		"without (?:him|her|them|me|you)|left|leave[sd]?|leaving|gone|lost|los(?:e|es|ing|s|ses)|miss(?:ed|es|ing)?|die[sd]?|dead|death|dying",
		"kill\\w*|hurt\\w*|pain\\w*|hit(?:s|ting)?|beat(?:s|en|ing)?|slap\\w*|punch\\w*|shout\\w*|scream\\w*",
		"yell\\w*|cry|cries|cried|crying|tears?",
		"sad\\w*|alone|lonel\\w*|afraid|fear\\w*|scared|scar(?:e|es|ing)|fright\\w*|terr(?:or|if)\\w*|panic\\w*",
		"anxi\\w*|worr\\w*|asham\\w*|shame\\w*",
		"guilt\\w*|blam\\w*|fault|sorry|angry|anger|rage|fury|furious|hate\\w*|fight\\w*|fought|quarrel\\w*|argu\\w*|war|drunk\\w*|addict\\w*",
		"cheated|betray\\w*|lied|lying|liar|abus\\w*|rape\\w*|violen\\w*|threat\\w*|divorc\\w*|separat\\w*",
		"broke\\w*|break(?:s|ing)? up|ended|ending",
		"hospital|cancer|scan|diagnos\\w*|ill|illness|sick\\w*|funeral|grave|grief|griev\\w*|widow\\w*|ghost\\w*|empty|numb|tired|exhaust\\w*",
		"silent treatment|ignor\\w*|reject\\w*|abandon\\w*|unwanted|unloved|worthless|useless|stupid|ugly|fail\\w*|burden|trapped|stuck|prison",
		"debts?|hide|hides|hiding|tiptoe\\w*|late|too (?:much|late|little)|secret(?:ly)?|suffer\\w*|wound\\w*|lonesome|dread\\w*|nightmare\\w*",
		"but|although|though|except|unless|if only|used to|instead of|any ?more|don.t|last (?:time|year|summer|winter)|years? ago|back then|once",
	].join("|")})\\b|n['’]t\\b`,
	"iu",
);
/** Told as past: this page looks ahead. */
const past = new RegExp(
	"\\b(?:was|were|had|did|went|came|said|told|took|gave|made|saw|knew|thought|felt|found|got|ran|stood|sat|" +
		"slept|held|kept|brought|spoke|wore|became|began|forgot|stayed|asked|wanted|walked|looked|called|" +
		"waited|stopped|turned|lived|loved|liked|learned|learnt|moved|tried|talked|laughed|cooked|played|" +
		"threw|hid|fell|drew|grew|drove|wrote|ate|drank|sang|swam|paid|sent|built|meant|heard|met|chose|shook|" +
		"tore|bit|swore)\\b",
	"iu",
);

/** Whether nothing in a text names what hurts: it may still be about anything else. */
export const isUnhurt = (text: string): boolean => !hurting.test(text);

/** The same, and told as something that is or will be. */
export const looksAhead = (text: string): boolean => isUnhurt(text) && !past.test(text);

/** Words that a wish for a good day has no use for. A "not" or a "but" in a wish is part of it. */
const heavy = new RegExp(
	`\\b(?:${[
		"kill\\w*|hurts?|hurting|pain\\w*|die[ds]?|dead|death|dying|hit(?:s|ting)?|beat(?:s|en|ing)?|slap\\w*|punch\\w*|scream\\w*",
		"cry|cries|cried|crying|afraid|scared|fright\\w*|terr(?:or|if)\\w*|panic\\w*|asham\\w*|shame\\w*|guilt\\w*",
		"hate\\w*|furious|rage|abus\\w*|rape\\w*|violen\\w*|threat\\w*|betray\\w*|cheated|divorc\\w*|abandon\\w*|worthless|useless|stupid|ugly",
		"hospital|cancer|diagnos\\w*|funeral|grave|grief|griev\\w*|lonel\\w*|suicid\\w*|nightmare\\w*|mad to",
	].join("|")})\\b`,
	"iu",
);
/** Whether a wish, in the words that somebody gave it, can stand in a page to be heard. */
export const isWelcome = (text: string): boolean => !heavy.test(text);
