import { pattern } from "@/lib/domain/text/short-forms";
import { near } from "../rule";
import { clauseBefore } from "./subject";

/** Matches words for a time that is over. */
const over = pattern(
	" ((years?|decades?|ages|lifetimes?) (ago|before)|long ago|used to|back then|in (those days|(my|her) (teens|twenties|" +
		"thirties|forties|youth|childhood)|(19|20)\\d\\d)|grow~ up|as an?<1> (child|teen|teenager|boy|student|baby|" +
		"adolescent|little|young)|(when|while|since|until|before) (i|we) (was|were) (a |an |still |very |about |only " +
		")*(young|little|small|child|teenager|boy|\\d+|born|at|in|one|two|three|four|five|six|seven|eight|nine|ten|eleven|" +
		"twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|younger|student|growing)|before i was " +
		"born|my childhood|(there was|once upon) a time|(?<!as long as )i (can )?(still )?remember|at (the age of )?(\\d\\d|" +
		"twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?= )|at (school|university|college) i|i" +
		" (once|do not now|got out|was wrong|have not done (it|that) (for|in|since))|my first (partner|marriage)|the man i " +
		"was with before|all of us child|our house was|no longer do|not any more ,|those days are over|(that|that time|it) is" +
		" (over|behind me|long over|past)|am safe (now|since)|(been|am) safe since|got away|glad (that )?it did not|got me " +
		"through|(these days|today|now) i (love|laugh|live|am (happy|glad|grateful|well|safe))|grateful every day|(is|are|" +
		"was|were|lies|all) (now )?(behind me|long past)|changed (that|everything)|saved (me|my life)|taught me (otherwise|" +
		"better|differently)|for years i (hoped|wished|wanted|thought|was|prayed)|during my (depression|divorce|illness|" +
		"studies|marriage)|after my (child|first|divorce)|(in|at) ((high|primary) school|school|university|college)|have " +
		"faded)",
);
/** Alternatives for a pattern. */
export const WEEKDAYS = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const recent = near(
	"again|still|yesterday|today|tonight|this (morning|week|weekend|month|evening|afternoon|time)",
	`(last|other) (night|week|weekend|month|time|${WEEKDAYS})`,
	`on (${WEEKDAYS})|just now|right now|lately|recently|keeps`,
	"(an|two|three|few|some) (hours?|days?|weeks?) ago|(days?|weeks?) ago|at the moment|currently",
	"every (day|night|time)|(has|have) (started|begun)|is back|are back",
);
/** Matches how people speak of today when they have put something behind them. */
const nowWell =
	/(?:reading \w+ )?(?:today|now) i (?:can |only |just )?(?:feel|laugh|love|live|read|sleep|like|know)(?= )/g;
/** Matches anniversaries: "six years ago this week". */
const anniversary = / (?:years?|decades?) ago (?:this|last) (?:week|month|weekend|year|\w+day)(?= )/g;
/** Matches words for songs, films, books, dreams and cases. */
const told = near(
	"songs?|lyrics?|films?|movies?|novels?|books?|story|stories|tale|characters?|heroine",
	"hero|protagonist|episodes?|series|chapter|poems?|poet|play|opera|album|record|ballad|band|singer|sings",
	"sang|game|tv|documentary|scene|verse|chorus|script|i dreamed|i dreamt|(had|have) a (dream|nightmare)|essay",
	"thesis|research|article|podcast|lecture|training|seminar|workshop|prevention|protocol|volunteer|statistics",
	"crisis line|hotline|helpline|study|studies|ethics|assisted|ideation|patients?|clients?|callers?|pupils?",
	"screened|symptoms?|diagnosis|novelist|author|thriller|soap|anime|manga|musical|netflix",
);

/** Whether a text is about a time that is over: "when I was seven", "used to", "I don't now". */
export const isOver = (text: string) => over.test(text);
/** Whether a text is about the present or the immediate past: "last night", "again", "still". */
export const isRecent = (text: string) => recent.test(text.replace(nowWell, " ").replace(anniversary, " "));
/** Whether a text is about something invented or discussed. */
export const tellsAStory = (text: string) => told.test(text);

const notReally = pattern(
	" lying if i (say~) (that )?i (do|did|am|have|was) not| (can|could) not (stop|help|promise|tell|say|shake|bear|take)|" +
		" not (know|sure|tell~|only|just|a day|say~|okay|ok|understand|remember|even know)",
	"g",
);
const negation =
	/ (?:not|never|neither|nor|without|hardly|no|clean|recovered|stopped|quit|overcame|survived|gave up|free) /;
const newSubject = /(?<! (?:think|believe|feel|mean|say|said|that|have|did|do|would|am|was)) (?:i|he|we) /g;

/** Matches words which show that a question about danger was answered with yes, or with a lie. */
const answered =
	/ (?:yes|yeah|lied|lie|lying|could not|did not (?:answer|tell)|admitted|cried|silent|have them|always|every) /;

/** Whether the words at `start` are negated: "I would never …", "not once have I …". */
export function isDenied(text: string, start: number): boolean {
	const clause = clauseBefore(text, start);
	let scope = clause.slice(-70);
	scope = ` ${scope.slice(scope.indexOf(" ")).trim()} `.replace(notReally, " ");
	let cut = 0;
	for (const hit of scope.matchAll(newSubject)) cut = hit.index;
	return (
		negation.test(scope.slice(cut)) ||
		/ (?:asks?|asked|wondered)(?: me)? (?:if|whether) /.test(clause) ||
		(/ (?:asks?|asked|screened)(?: me)? (?:about|for)(?: any| my| the)? $/.test(clause) &&
			!answered.test(text.slice(start)))
	);
}

const pastWords = near(
	"was|were|had|did|used|hit|beat|cut|hurt|put|took|shook|threw|broke|kept|held|felt|thought|made|told|said|swore",
	"got|went|bit|spat|stood|wrote|gave|found|forced|let|left|being|[a-z]{2,}ed",
);
const presentWords = near(
	"is|are|am|has|have|wants?|might|may|will|keeps?|does|do|says|talks|tries|feels?|gets?|going|thinks|plans|tells",
	"believes|means|sees|cuts|hates|touches|hits|beats|hurts|threatens|controls|slaps|punches|chokes",
);

/** Whether a match is in the past tense. A form that can be either ("he hit me") counts as past. */
export function isPast(text: string, start: number, end: number): boolean {
	const clause = clauseBefore(text, start);
	const matched = text.slice(start, end).trim();
	const around = ` ${clause.trim().split(" ").slice(-4).join(" ")} ${matched} `;
	if (around.includes(" did not ")) return true;
	if (presentWords.test(around)) return false;
	return pastWords.test(around) || (pastWords.test(clause) && !presentWords.test(clause));
}

const recited = / (?:goes|sings|sang|lyrics?|the line|first line|verse|chorus|titled|called) /;
const sung = /^ (?:, )?(?:he|is|was|it is|goes|the) (?:sings?|sang|goes|first|line|song)/;

/** Whether the words from `start` to `end` are about a song, a film, a book, a dream or a case. */
export function isFiction(text: string, start: number, end: number): boolean {
	const clause = clauseBefore(text, start);
	const before = text.slice(0, start + 1);
	if (told.test(clause) || recited.test(before)) return true;
	// "I wish I was dead, he sings", and a clause of a sentence that began with "the novel".
	return sung.test(text.slice(end, end + 40)) || (told.test(before) && !/ (?:i|my|me) /.test(clause));
}

const lightly = pattern(
	" (i|we) ((just|really|literally|honestly) )?((think~|swear|felt like) i (would|(was|am) going to|will|might) (just |" +
		"literally )?die|((almost|nearly|literally|just|practically|basically) )+(died|dead)|(could|would) have died|died) ",
);
const laughing = near(
	"lol|lmao|haha\\w*|hehe|laugh\\w*|giggl\\w*|embarrass\\w*|cring\\w*|hilarious|funny|boring|bored|boredom|cute",
	"adorable",
);
const diedOf = pattern(
	" (die~|dead) (of|from|with)<1> (embarrassment|boredom|laughter|laughing|cringe|cringing|cuteness|curiosity|" +
		"happiness|joy|excitement|jealousy|awkwardness) ",
);

/**
 * Whether a sentence mentions dying as people do about a dull lesson or a good joke. A wish to die never counts as
 * that, laughed about or not.
 */
export const isHyperbole = (text: string): boolean =>
	!/ (?:want|wish|hope|rather|suicid\w*|kill|myself|wake|alive|bleeding|pills) /.test(text) &&
	(diedOf.test(text) || (lightly.test(text) && laughing.test(text)));

/** Whether a sentence is nothing but a wish to die, as people shout it at a screen. */
export const isBareWish = (text: string): boolean =>
	pattern(
		"^ ((work|school|class|shift|alarm|up)( [^ ,]+){0,4} , )?(i )?((actually|literally|legit|honestly|just|really|" +
			"genuinely|lowkey) )*(want to|could|am going to) (just )?(die|perish) (right )?(now )?$",
	).test(text);

/**
 * Matches words about a match or a game that is being played. "Boss" alone is not enough, because it may be the one at
 * work.
 */
export const ofTheGame = near(
	"nil|\\d+-\\d+|referee|offside|penalty|(half|full|stoppage|extra) time|kick off|goalkeeper",
	"respawn\\w*|\\d+ vigou?r|(final|raid|secret) boss|boss (fight|battle|run)",
	"(died|dead) \\d+ times (to|against|in)|(bleed|dex|strength|mage|faith|tank) build|elden ring|dark souls",
	"speed ?runs?|gank\\w*|nerf\\w*",
);

/**
 * Whether a sentence is "I wanted to die", as people say it about something embarrassing. That only counts as harmless
 * if everybody laughs about it.
 */
export const isMortified = (text: string): boolean =>
	pattern(
		"^ ((and|so|honestly|oh|god|,) )*i (just |actually |honestly |literally |absolutely )?(wanted to|could have) (just" +
			" )?(die|died)( (of|with) \\w+| inside| right there| on the spot)? $",
	).test(text);

/** Matches several people laughing, then or ever since, as opposed to the writer alone. */
export const laughedAtTogether = near(
	"(we|both|everyone|family|siblings?|child|table|room|us|parent) (all |both |still |just |have |all still |have not |" +
		"could not |can not |do not |never |not |stop~ |fell |about |burst |out |over |were |was |is ){0,4}(laugh~|giggling|" +
		"giggled|howling|howled|in stitches)",
	"(cry~|weep~|died|fell about) (with )?laugh(ing|ter)",
	"(still|always) (laugh~|makes us laugh)|hilarious|funniest",
);

const figures = pattern(
	" (kill~) myself (over (this|that|the|a|my) |laughing|at the gym|with (work|laughter)|to (get|finish) )| would rather" +
		" die(?= $| ,| than)",
);

/**
 * Whether a sentence uses dying as a figure of speech: "I'm killing myself over this menu", "I'd rather die, honestly".
 * Not if anything in it suggests a real wish.
 */
export const isFigureOfSpeech = (text: string): boolean =>
	figures.test(text) && !/ (?:want|pills|tonight|plan|planned|suicid\w*|seriously|mean it|live|alive) /.test(text);
