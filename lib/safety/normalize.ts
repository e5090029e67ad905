/** What people type, and the spelling that the rules know: one word each. */
const spellings = new Map(
	Object.entries({
		"want to": "wanna wana wanto wantto",
		"i want": "iwant",
		"going to": "gonna gunna gona",
		"got to": "gotta",
		"kill myself": "kms",
		kill: "kil k*ll k*l unalive unaliving unalived",
		suicide: "sewerslide s*icide su*cide suic*de s**cide",
		killing: "kiling killin",
		myself: "mysef myslef mysel",
		cutting: "cuting cuttin",
		alive: "alife aliv",
		live: "liv",
		living: "livin",
		thinking: "thinkin thinkng",
		being: "bein",
		what: "wat wot",
		again: "agen",
		today: "2day",
		jumping: "jumpin",
		staying: "stayin",
		doing: "doin",
		please: "plz pls",
		school: "skool",
		"any more": "anymore",
		"for ever": "forever",
		selfharm: "selfharmed selfharming selfharms",
		everyone: "every1 everybody evryone",
		"no one": "nobody noone",
		someone: "somebody",
		anyone: "anybody",
		people: "ppl",
		about: "abt bout",
		would: "wud wld",
		should: "shud shld",
		could: "cud cld",
		night: "nite",
		tomorrow: "tmrw tmr tomoz 2moro",
		tonight: "2nite",
		because: "cuz cos coz bc",
		boyfriend: "bf",
		girlfriend: "gf",
		husband: "hubby",
		fiance: "fiancee",
		mother: "mum mom mam mummy mommy mama",
		father: "dad daddy papa",
		stepfather: "stepdad",
		stepmother: "stepmum stepmom",
		pills: "meds",
		love: "luv",
		and: "n",
		you: "u",
		your: "ur",
		"do not": "dont dnt",
		"does not": "doesnt",
		"did not": "didnt",
		"can not": "cant cannot",
		"could not": "couldnt",
		"will not": "wont",
		"would not": "wouldnt woudnt",
		"should not": "shouldnt",
		"is not": "isnt aint",
		"are not": "arent",
		"was not": "wasnt",
		"were not": "werent",
		"have not": "havent",
		"has not": "hasnt",
		"i am": "im",
		"i have": "ive",
		"he is": "hes",
		"she is": "shes",
		"they are": "theyre",
		"they would": "theyd",
		"you are": "youre",
		"what is": "whats",
		"that is": "thats",
		"there is": "theres",
	}).flatMap(([proper, typed]) => typed.split(" ").map((word) => [word, proper] as const)),
);

/** The same for what takes more than a word; the first of each is a part that a text is searched for beforehand. */
const phrases: [string, RegExp, string][] = (
	[
		["want too", "want too", "want to"],
		[" goin", "goin to|going too", "going to"],
		["sewer", "sewer slide", "suicide"],
		[" su", "su+[iy]?[cs]+[iay]?d(?:e|es)?", "suicide"],
		[" su", "su+[iy]?[cs]+[iay]?d(?:al|el|le|ial)(?:ly)?", "suicidal"],
		[" sh ", "sh(?= (?:relapse|relapsed|urges|urge|again|thoughts) )", "selfharm"],
		["my self", "my self", "myself"],
		["him self", "him self", "himself"],
		["her self", "her self", "herself"],
		["better of ", "better of(?= dead| without)", "better off"],
		[" od ", "to od", "to overdose"],
		["no more", "no more", "any more"],
		["self harm", "self harm(?:ed|ing|s)?", "selfharm"],
		["self injur", "self injur(?:e|ed|ing|y)", "selfharm"],
		["ry one", "e?very one|evry one", "everyone"],
		["every body", "every body", "everyone"],
		[" no ", "no body|no 1", "no one"],
		[" w o ", "w o", "without"],
		[" step ", "step (?:father|dad)", "stepfather"],
		[" step ", "step mother", "stepmother"],
		[" can t ", "can t", "can not"],
		[" i m ", "i m", "i am"],
		[" id ", "id(?= (?:be|rather|do|kill|die|hurt|never) )", "i would"],
		[" ill ", "ill(?= (?:be|do|kill|die|hurt|never|end|take|just) )", "i will"],
	] as const
).map(([part, from, to]) => [part, new RegExp(` (?:${from})(?= )`, "g"), ` ${to}`]);

const contractions: [RegExp, string][] = [
	[/\bcan't\b/g, "can not"],
	[/\bwon't\b/g, "will not"],
	[/\bshan't\b/g, "shall not"],
	[/\bain't\b/g, "is not"],
	[/n't\b/g, " not"],
	[/\bi'm\b/g, "i am"],
	[/'re\b/g, " are"],
	[/'ve\b/g, " have"],
	[/'ll\b/g, " will"],
	[/'d\b/g, " would"],
	[/\b(he|she|it|that|there|what|who|here|everything|nothing|where|how)'s\b/g, "$1 is"],
	[/'s\b/g, " 's"],
];

const leet: Record<string, string> = { "0": "o", "1": "i", "!": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a" };

/**
 * A text in the one form that the rules read: lower case, no accents, plain quotes, contractions written out, common
 * typing spelled properly, one space around every word and mark, a space at both ends.
 */
export function normalize(text: string): string {
	let plain = text
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\p{M}\u200b-\u200d\u00ad\ufeff]/gu, "")
		.replace(/[‘’ʼ`´]/g, "'")
		.replace(/[“”„«»]/g, '"')
		.replace(/(?<=[a-z])[013457!@](?=[a-z])/g, (mark) => leet[mark] ?? mark)
		.replace(/([a-z])\1{2,}/g, "$1");
	if (plain.includes("'")) for (const [from, to] of contractions) plain = plain.replace(from, to);
	plain = plain
		.replace(/ 2 (?=(?:live|die|kill|be|go|hurt|end|sleep|stay|cut) )/g, " to ")
		.replace(/(?<=[a-z])[-/](?=[a-z])/g, " ")
		.replace(/\.{2,}|…/g, ". ")
		.replace(/[.!?\n\r]+/g, " . ")
		.replace(/[,;:()"–—]|--| - /g, (mark) => ` ${mark.trim() === "--" ? "-" : mark.trim()} `)
		.replace(/[^\p{L}\p{N} .,;:()"'*–—-]/gu, " ");
	plain = ` ${plain.replace(/\s+/g, " ").trim()} `;
	plain = plain
		.split(" ")
		.map((word) => spellings.get(word) ?? word)
		.join(" ");
	for (const [part, from, to] of phrases) if (plain.includes(part)) plain = plain.replace(from, to);
	return plain;
}
