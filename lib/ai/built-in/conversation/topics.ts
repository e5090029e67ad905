import { type EmotionFamily, emotionLexicon } from "../lexicon/emotions";
import type { MoveName } from "../lexicon/moves";
import type { MoveHit, Span, TextAnswer } from "../reading/model";
import { plain } from "../reading/tokens";
import { isWithin, reportedIn } from "./kinds/reported";
import type { TopicLines } from "./stock/stock";
import { betweenLines } from "./stock/topics-between";
import { feelingLines } from "./stock/topics-feelings";
import { withinLines } from "./stock/topics-within";

export const topicLines = { ...betweenLines, ...withinLines, ...feelingLines };
export type Topic = keyof typeof topicLines;

/** The lines of a topic, all topics alike. */
export const linesOf = (topic: Topic): TopicLines => topicLines[topic];

/** Something a text is about, with the words that show it. */
export interface TopicHit extends Span {
	topic: Topic;
	weight: number;
}

const moveTopics: Partial<Record<MoveName, Topic>> = {
	keptQuiet: "silence",
	neverTold: "silence",
	pretended: "silence",
	secretSelf: "silence",
	lookedAfter: "caretaking",
	fixes: "caretaking",
	gaveUp: "caretaking",
	onMyOwn: "alone",
	hadTo: "duty",
	earned: "duty",
	readMood: "watchful",
	notEnough: "harsh",
	tooMuch: "harsh",
	harshVoice: "harsh",
	compared: "envy",
	notThere: "left",
	waited: "waiting",
	wasLeft: "left",
	pullAway: "distance",
	died: "grief",
	different: "different",
	defends: "fair",
	minimises: "small",
	neverCried: "numb",
	peacekeeper: "pleasing",
	saySorry: "pleasing",
	sayYes: "pleasing",
	overthink: "overthinking",
	plans: "control",
	busy: "worn",
	wish: "wish",
	usedTo: "wish",
	dontKnow: "confusion",
	nowI: "change",
	loved: "love",
	laughTogether: "joy",
	regret: "regret",
	swore: "inherited",
	alike: "inherited",
	unseen: "unseen",
	guilty: "guilt",
	mistrust: "guarded",
	heat: "anger",
	numb: "numb",
	worn: "worn",
	lonely: "loneliness",
	proud: "joy",
};

const feelingTopics: Partial<Record<EmotionFamily, Topic>> = {
	sadness: "sadness",
	loneliness: "loneliness",
	grief: "grief",
	fear: "fear",
	worry: "fear",
	anger: "anger",
	resentment: "anger",
	hurt: "hurt",
	shame: "shame",
	guilt: "guilt",
	envy: "envy",
	tiredness: "worn",
	numbness: "numb",
	confusion: "confusion",
	longing: "wish",
	joy: "joy",
	love: "love",
	gratitude: "joy",
	pride: "joy",
	calm: "calm",
	hope: "hope",
	relief: "calm",
};

/** What conversations are about and questionnaires seldom are; over text in lower case with straight apostrophes. */
const patterns: readonly [Topic, RegExp][] = [
	[
		"grief",
		/\b(?:died|passed away|funeral|his death|her death|their death|lost my (?:mum|mom|mother|dad|father|brother|sister|son|daughter|husband|wife|friend|dog|cat|baby|nan|gran|grandma|grandpa|grandmother|grandfather|partner))\b/,
	],
	[
		"breakup",
		/\b(?:broke up|break ?up|broken up|dumped me|ended it|ended things|left me|split up|we(?:'re| are) over|divorc\w+|separated|my ex)\b/,
	],
	["betrayal", /\b(?:cheat(?:ed|ing|s)?(?: on)?|affair|lied to me|lying to me|betray\w*|slept with|behind my back)\b/],
	[
		"waiting",
		/\b(?:left (?:me )?on read|no (?:reply|answer|response)|(?:hasn't|hasnt|didn't|didnt|doesn't|doesnt|not|never) (?:\w+ )?(?:text|texted|called|call|answer(?:ed)?|repl(?:y|ied)|written|wrote|message(?:d)?)(?: me)?(?: back)?|ghost(?:ed|ing)|check(?:ing)? my phone)\b/,
	],
	["conflict", /\b(?:argu(?:e|ed|ing|ment|ments)|fight|fights|fought|fighting|quarrel\w*|row with|shouting match)\b/],
	[
		"dating",
		/\b(?:first date|second date|a date|dating|dates|tinder|hinge|bumble|the apps?|matched with|situationship|talking stage)\b/,
	],
	["silence", /\b(?:doesn't|don't|dont|didn't|doesnt) know (?:about|yet|that i)\b/],
	[
		"inherited",
		/\bmy (?:dad|mum|mom|mother|father|parents|family|step\w+|gran\w*|nan) (?:used to|always|never|would)\b|\bwhen i was (?:little|small|a kid|a child|young|a teenager|[3-9]|1[0-7])\b|\bgrowing up\b|\bas a (?:kid|child)\b|\bruns in (?:the|my|our) family\b/,
	],
	[
		"unseen",
		/\b(?:nobody|no one|none of them)\b[^.!?]{0,24}\bremember(?:ed|s)\b|\b(?:they|everyone|he|she) (?:all )?forgot (?:my birthday|me\b|about me|our anniversary)/,
	],
	[
		"apart",
		/\b(?:stopped (?:talking|speaking|calling)|(?:don't|dont|doesn't|haven't|havent|hasn't|not) (?:really )?(?:speak|spoken|talk|talked|called|speaking|talking) (?:to (?:me|him|her|them|my|each other)|my|since|anymore|any more|for (?:\w+ )?(?:years|months|weeks))|(?:doesn't|doesnt|don't|dont|never|hasn't|hasnt) (?:even |ever )?(?:calls?|called|visits?|visited|rings?|rang)(?: me)?(?! back)(?=[.,!;]| and| but| since|$)|no contact|estranged|lost touch|fell out)\b/,
	],
	["fear", /^(?:and |but )?what if\b/],
	[
		"different",
		/\b(?:i'm|im|i am|i might be|i think i'm) (?:gay|bi|bisexual|a lesbian|lesbian|queer|trans|asexual|pansexual|non-?binary)\b|\bcom(?:e|ing) out (?:to|as)\b|\bcloset(?:ed)?\b/,
	],
	[
		"shame",
		/\bi(?:'m| am| was| feel| felt|m)(?: like)?(?: such| just| only)? an? (?:\w+ )?(?:coward|idiot|loser|failure|fool|burden|mess|fraud|fake|freak|monster)\b/,
	],
	[
		"hurt",
		/\blike i was (?:\d+|\w+teen|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two|nothing|stupid|a child|a kid|air|invisible)\b|\bin front of (?:everyone|everybody|people|them all|my|his|her)\b/,
	],
	["envy", /\b(?:jealous|jealousy|envious|envy)\b/],
	[
		"joy",
		/\b(?:got engaged|engaged|got the job|we're pregnant|is pregnant|said yes to me|best (?:day|night|evening|week|weekend|date)|(?:i'm|im|i am|i was|we're|we are|we were) (?:so|really) happy|proposed)\b/,
	],
];

/** "I have to tell you" is no duty, and "I don’t know" no mistrust. */
const misread: Partial<Record<MoveName, RegExp>> = {
	hadTo:
		/\bsaid (?:that )?i (?:had|have) to\b|\b(?:have|had|has|got) to (?:tell|say|admit|confess|ask|laugh|go|be honest)\b/,
	nowI: /\b(?:then|so|until) i stopped\b/,
	mistrust: /\b(?:don't|do not) know\b/,
};
const isMisread = (text: TextAnswer, hit: MoveHit) => {
	const sentence = text.sentences[hit.sentence]?.lower ?? "";
	return misread[hit.move]?.test(sentence) ?? false;
};

/** What somebody does to somebody: the one who feels it is the writer, whoever the sentence is about. */
const doneToOne =
	/criti|belittl|mock|teas|bull(?:y|ied)|let down|dismiss|brush|ignor|exclu|reject|overlook|humiliat|mistreat|abandon/;
/** Somebody else’s anger. */
const atWriter = /\b(?:mad|angry|furious|annoyed|pissed|upset|cross) (?:at|with) me\b/;
const peaceful =
	/\b(?:nobody|no one|never|didn't|don't|without|no|not) (?:\w+ )?(?:argu\w+|f[io]ught|fight\w*|quarrel\w*|fights?)\b/;
const toBeMissed = /\b(?:be|being|is|was|are) missed\b/;
const wantsToBeAlone = /\b(?:want\w*|need\w*|like\w*|prefer\w*|love\w*|happier|fine|good) (?:\w+ ){0,3}alone\b/;

const good = new Set<Topic>(["joy", "love", "calm", "hope"]);
/** Little can be built on these, so nearly anything else goes first. */
const faint = new Set<Topic>(["wish", "conflict", "love", "dating"]);

/** What a text is about, the most telling first, each topic once. Good things are passed over beside hard ones. */
export function topicsIn(text: TextAnswer): TopicHit[] {
	const hits: TopicHit[] = [];
	const reported = reportedIn(text.raw);
	for (const hit of text.moves) {
		const topic = moveTopics[hit.move];
		if (topic && !isMisread(text, hit) && !isWithin(hit, reported, "other"))
			hits.push({ topic, start: hit.start, end: hit.end, weight: hit.move === "dontKnow" || faint.has(topic) ? 4 : 8 });
	}
	for (const hit of text.emotions) {
		const topic =
			hit.key === "grief" && hit.intensity === 1
				? toBeMissed.test(plain(text.raw))
					? "wish"
					: "missing"
				: feelingTopics[hit.key];
		if (!topic || hit.negated || (hit.subject === "other" && !doneToOne.test(hit.term))) continue;
		// "She said I was selfish", "I said lovely": told as words, and nobody’s feeling now.
		if (isWithin(hit, reported, good.has(topic) ? undefined : "other")) continue;
		if (hit.term === "alone" && wantsToBeAlone.test(plain(text.raw))) {
			hits.push({ topic: "distance", start: hit.start, end: hit.end, weight: 6 });
			continue;
		}
		// "Nice" and "kind" are said of anything, and arguing is more than one person’s anger.
		if (good.has(topic) && hit.intensity === 1 && (topic !== "joy" || hit.subject === "self" || text.words > 14))
			continue;
		if (topic === "anger" && atWriter.test(plain(text.raw))) continue;
		// "Tense" or "shy" is not yet afraid.
		if (topic === "fear" && hit.intensity === 1) continue;
		if (topic === "anger" && /^(?:argu|fight|fought|quarrel)/.test(hit.term)) continue;
		const weight = (good.has(topic) ? 3 : 4.5) + hit.intensity + (emotionLexicon[hit.key].side === "mixed" ? -1 : 0);
		hits.push({ topic, start: hit.start, end: hit.end, weight });
	}
	if (text.legibility === "english" || text.legibility === "slight") {
		for (const sentence of text.sentences) {
			for (const [topic, pattern] of patterns) {
				const match = pattern.exec(sentence.lower);
				if (!match || (topic === "conflict" && peaceful.test(sentence.lower))) continue;
				const start = sentence.start + match.index;
				const told = { start, end: start + match[0].length };
				if (["envy", "joy", "shame"].includes(topic) && isWithin(told, reported, "other")) continue;
				hits.push({
					topic,
					start,
					end: start + match[0].length,
					weight: topic === "grief" ? 12 : topic === "apart" ? 9 : faint.has(topic) ? 5 : 8.5,
				});
			}
		}
	}
	hits.sort((a, b) => b.weight - a.weight || a.start - b.start);
	const [main] = hits;
	const isHard =
		hits.some(({ topic }) => !good.has(topic) && topic !== "change" && topic !== "wish") && main?.topic !== "joy";
	return hits.filter(
		(hit, i) => (!isHard || !good.has(hit.topic)) && hits.findIndex(({ topic }) => topic === hit.topic) === i,
	);
}

/** From here a hit is plain enough to say something about its subject. */
export const SURE_WEIGHT = 6.5;

/** Nobody is challenged in these. */
const tender = new Set<Topic>([
	"missing",
	"grief",
	"sadness",
	"hurt",
	"shame",
	"loneliness",
	"breakup",
	"betrayal",
	"numb",
	"left",
]);
export const isTender = (topic: Topic | undefined): boolean => topic !== undefined && tender.has(topic);
export const isGood = (topic: Topic | undefined): boolean =>
	topic !== undefined && ["joy", "calm", "hope", "love"].includes(topic);

/** What everything else in a talk stands under once it was told, and for how many of the person’s messages. */
const anchors = [
	["grief", 12],
	["betrayal", 12],
	["breakup", 4],
] as const;

/** The heaviest of these in the person’s messages: a death before a betrayal, a betrayal before an ending. */
export function anchorIn(messages: readonly string[]): Topic | null {
	const texts = messages.map((message) => plain(message.slice(0, 2_000)));
	for (const [anchor, most] of anchors) {
		const pattern = patterns.find(([topic]) => topic === anchor)?.[1];
		if (pattern && texts.slice(-most).some((text) => pattern.test(text))) return anchor;
	}
	return null;
}
