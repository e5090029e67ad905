import { setOf } from "@/lib/domain/text/set-of";
import { sameWord } from "../rules/people";

/* What people type, by the words that the rules know for it. */
const typed = new Map(
	Object.entries({
		"want to": "wanna wana wanto wantto",
		"i want": "iwant",
		"going to": "gonna gunna gona",
		"got to": "gotta",
		"kill myself": "kms",
		something: "smth sth sumthing",
		threatening: "threatning threatenin threatibg",
		abusive: "abbusive abusve abusieve",
		abuse: "abbuse",
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
		pills: "meds",
		love: "luv",
		and: "n",
		you: "u",
		your: "ur",
		"i do not know": "idk",
		"do not": "dont dnt",
		"does not": "doesnt dosent doesent",
		"did not": "didnt dident",
		"can not": "cant cannot",
		"could not": "couldnt",
		"will not": "wont",
		"would not": "wouldnt woudnt",
		"should not": "shouldnt",
		"is not": "isnt aint",
		"are not": "arent",
		"was not": "wasnt",
		"were not": "werent",
		"have not": "havent havnt",
		"has not": "hasnt",
		"had not": "hadnt",
		"must not": "mustnt",
		"need not": "neednt",
		"would have": "wouldve woulda",
		"could have": "couldve coulda",
		"should have": "shouldve shoulda",
		"might have": "mightve",
		"must have": "mustve",
		"i am": "im",
		"i have": "ive",
		"he is": "hes shes theyre",
		"he would": "theyd",
		"he has": "theyve",
		"you are": "youre",
		"what is": "whats",
		"that is": "thats",
		"there is": "theres",
		"here is": "heres",
		"where is": "wheres",
		"how is": "hows",
		"who is": "whos",
		"when is": "whens",
		"nothing is": "nothings",
		"everything is": "everythings",
		"everyone 's": "everyones everybodys",
		"it would": "itd",
		"that would": "thatd",
		"there would": "thered",
		"who would": "whod",
		"you would": "youd",
		"it will": "itll",
		"that will": "thatll",
		"you will": "youll",
		"he will": "theyll",
		"you have": "youve",
		"we have": "weve",
		"i would have": "idve",
	}).flatMap(([proper, typed]) => typed.split(" ").map((word) => [word, proper] as const)),
);

/** The word or words that the rules know for each typed word. */
export const spelled = new Map<string, string>([...typed, ...sameWord]);

const negated: Record<string, string> = { "can't": "can", "won't": "will", "shan't": "shall", "ain't": "is" };
const shortened: Record<string, string> = { "'re": "are", "'ve": "have", "'ll": "will", "'d": "would", "'m": "am" };
const isShort = setOf("he she it that there what who here everything nothing where how");

/** Expands a word with an apostrophe. Returns the part before it, and what it stands for. */
export function writtenOut(word: string): [string, string] {
	if (word === "od'd" || word === "o'd") return ["overdosed", ""];
	if (word.endsWith("n't")) return [negated[word] ?? word.slice(0, -3), "not"];
	const cut = word.lastIndexOf("'");
	const [before, after] = [word.slice(0, cut), word.slice(cut)];
	if (after === "'s") return [before, isShort.has(before) ? "is" : "'s"];
	if (after === "'" && before.endsWith("s")) return [before, "'s"];
	const rest = shortened[after];
	return rest && before !== "" ? [before, rest] : [word, ""];
}

/** Traits that can follow "my self": "my self-esteem" does not mean "myself". */
const trait =
	"awareness|belief|care|compassion|confidence|control|defen[cs]e|discipline|doubt|esteem|image|improvement|love|pity|" +
	"portrait|reflection|respect|sabotage|worth";

/** Words which show that "id", "ill", "shed" and "its" were typed without their apostrophes. */
const afterWould =
	"be|rather|do|kill|die|hurt|never|not|end|take|just|go|have|like|love|want|still|even|feel|leave|miss|hit|" +
	"disappear|jump|cut|sleep|stop|hate|always|only|stab|shoot|beat|strangle|smash|finish|make|find";
const afterIs =
	"a|about|all|always|better|because|been|done|easier|getting|going|gone|happening|hard|hopeless|just|killing|like|me|" +
	"my|never|no|not|only|our|over|pointless|really|so|still|the|time|too|what|worse|your";

/**
 * Spellings of several words. The first text of each entry is a part that is searched for beforehand, because that is
 * faster.
 */
export const phrases: [string, RegExp, string][] = (
	[
		["want too", "want too", "want to"],
		[" goin", "goin to|going too", "going to"],
		["sewer", "sewer slide", "suicide"],
		[" su", "su+[iy]?[cs]+[iay]?d(?:e|es)?", "suicide"],
		[" su", "su+[iy]?[cs]+[iay]?d(?:al|el|le|ial)(?:ly)?", "suicidal"],
		[" sh ", "sh(?= (?:relapse|relapsed|urges|urge|again|thoughts) )", "selfharm"],
		["my self", `my self(?! (?:${trait}) )`, "myself"],
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
		[" step ", "step parent", "parent"],
		[" step ", "step child", "child"],
		[" step ", "step sibling", "sibling"],
		[" 2 ", "2(?= (?:live|die|kill|be|go|hurt|end|sleep|stay|cut) )", "to"],
		["ex partner", "ex partner", "ex"],
		[" soon to be ex", "soon to be ex", "ex"],
		["significant other", "significant other", "partner"],
		[" half ", "(?:other|better) half", "partner"],
		[" my man ", "my man(?! who)", "my partner"],
		[
			" the ",
			"the (?:man|guy|person|one) i (?:live with|am with|married|am married to|am dating|am seeing|sleep next to)",
			"my partner",
		],
		[" partner ", "(friend|sibling|uncle|cousin|child|neighbou?r|colleague|flatmate|roommate)s?(?= partner )", "$1 's"],
		["child 's parent", "(?:my|our|the) child 's parent", "my ex"],
		["parent of my child", "(?:the )?parent of my child", "my ex"],
		[" baby ", "baby (?:daddy|parent)", "ex"],
		[" co parent ", "co parent", "ex"],
		[" can t ", "can t", "can not"],
		[" i m ", "i m", "i am"],
		["n t ", "(are|could|did|do|does|had|has|have|is|must|need|should|was|were|would)n t", "$1 not"],
		["won t ", "won t", "will not"],
		[" id ", `id(?= (?:${afterWould}) )`, "i would"],
		[" ill ", `ill(?= (?:${afterWould}|soon|tell|see|probably|definitely) )`, "i will"],
		[" hed ", `hed(?= (?:${afterWould}) )`, "he would"],
		[" shed ", `shed(?= (?:${afterWould}) )`, "he would"],
		[" wed ", `wed(?= (?:all|both|${afterWould}) )`, "we would"],
		[" its ", `its(?= (?:${afterIs}) )`, "it is"],
		[" lifes ", `lifes(?= (?:${afterIs}|worth) )`, "life is"],
		[" hell ", "hell(?= (?:kill|hurt|hit|find|come|be|do|take|never|get|react|say|see) )", "he will"],
		[" shell ", "shell(?= (?:kill|hurt|hit|find|come|be|do|take|never|get|react|say|see) )", "he will"],
	] as const
).map(([part, from, to]) => [part, new RegExp(` (?:${from})(?= )`, "g"), ` ${to}`]);
