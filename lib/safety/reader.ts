import { normalize } from "./normalize";

/** Who a sentence is about, as far as the nearest word tells. */
export type Who = "i" | "partner" | "family" | "friend" | "third" | "generic" | "child" | "told" | "thing" | "nobody";

const partners =
	"husband|wife|boyfriend|girlfriend|partner|fiance|spouse|lover|ex|ex husband|ex wife|ex boyfriend|ex girlfriend|ex partner|my man|my woman|man i (?:married|live with|love)|womy man|my woman|man i (?:married|live with|love)";
const family =
	"father|mother|parents|stepfather|stepmother|brother|brothers|sister|sisters|uncle|aunt|grandfather|grandmother|grandma|grandpa|cousin|stepbrother|stepsister|son|daughter|nephew|niece|child|family|in law";
const friends =
	"friend|friends|mate|flatmate|roommate|housemate|classmate|colleague|coworker|neighbour|neighbor|neighbours|girl|boy|guy|student|someone i know|somebody i know|boss|teacher|manager";
const small = "toddler|baby|cat|dog|puppy|kitten|horse|bird|two year old|three year old|pupil|goalkeeper|opponent";
const made =
	"character|hero|heroine|protagonist|singer|narrator|actor|actress|villain|detective|author|patient|patients|client|clients|caller|callers|pupils";
const things =
	"it|this|that|which|news|words|heat|suspense|deadline|job|work|song|thought|thoughts|realisation|realization|grief|sadness|wave|truth";

const subjects: [Who, RegExp][] = [
	["i", / (?:i|me|we|us) /g],
	["partner", new RegExp(` (?:${partners}) `, "g")],
	["family", new RegExp(` (?:${family}) `, "g")],
	["friend", new RegExp(` (?:${friends}) `, "g")],
	["third", / (?:he|she|they|him|her|them) /g],
	["generic", / (?:everyone|people|you|one) /g],
	["child", new RegExp(` (?:${small}) `, "g")],
	["told", new RegExp(` (?:${made}|(?<! my )man|(?<! my )woman) `, "g")],
	["thing", new RegExp(` (?:${things}) `, "g")],
];

const over =
	/ (?:(?:years?|decades?|ages|lifetimes?) (?:ago|before)|long ago|used to|back then|in those days|growing up|grew up|as an? (?:\w+ )?(?:child|kid|teen|teenager|girl|boy|student|baby|adolescent|little|young)|(?:when|while|since|until|before) (?:i|we) (?:was|were) (?:a |an |still |very |about |only )*(?:young|little|small|child|kid|teenager|girl|boy|\d+|born|at|in|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|younger|student|growing)|before i was born|in (?:my|his|her) (?:teens|twenties|thirties|forties|youth|childhood)|my childhood|in (?:19|20)\d\d|there was a time|i (?:can )?(?:still )?remember|at (?:the age of )?(?:\d\d|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?= )|at (?:school|university|college) i|i once|my first (?:husband|wife|boyfriend|girlfriend|partner|marriage)|the man i was with before|all of us children|our house was|no longer do|not any more ,|i do not now|those days are over|(?:that|that time|it) is (?:over|behind me|long over|past)|am safe (?:now|since)|(?:been|am) safe since|i got out|got away|i was wrong|glad (?:that )?it did not|got me through|(?:these days|today|now) i (?:love|laugh|live|am (?:happy|glad|grateful|well|safe))|grateful every day|(?:is|are|was|were|lies|all) (?:now )?(?:behind me|long past)|changed (?:that|everything)|saved (?:me|my life)|once upon a time|taught me (?:otherwise|better|differently)|for years i (?:hoped|wished|wanted|thought|was|prayed)|during my (?:depression|divorce|illness|studies|marriage)|after my (?:son|daughter|first|divorce)|(?:in|at) (?:high school|school|university|college|primary school)|i have not done (?:it|that) (?:for|in|since)|have faded)/;
const recent =
	/ (?:again|still|yesterday|today|tonight|this (?:morning|week|weekend|month|evening|afternoon|time)|(?:last|other) (?:night|week|weekend|month|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|just now|right now|lately|recently|keeps|(?:an|two|three|few|some) (?:hours?|days?|weeks?) ago|(?:days?|weeks?) ago|at the moment|currently|every (?:day|night|time)|has (?:started|begun)|have (?:started|begun)|is back|are back) /;
/** How somebody speaks of today who has left something behind. */
const nowWell =
	/(?:reading \w+ )?(?:today|now) i (?:can |only |just )?(?:feel|laugh|love|live|read|sleep|like|know)(?= )/g;
const told =
	/ (?:songs?|lyrics?|film|films|movie|movies|novel|novels|books?|story|stories|tale|character|characters|heroine|hero|protagonist|episodes?|series|chapter|poem|poems|poet|play|opera|album|record|ballad|band|singer|sings|sang|game|tv|documentary|scene|verse|chorus|script|i dreamed|i dreamt|(?:had|have) a (?:dream|nightmare)|essay|thesis|research|article|podcast|lecture|training|seminar|workshop|prevention|protocol|volunteer|statistics|crisis line|hotline|helpline|study|studies|ethics|assisted|ideation|patients?|clients?|callers?|pupils?|screened|symptom|symptoms|diagnosis|novelist|author|thriller|soap|anime|manga|musical|netflix) /;
const breaks = /[,;:()–—-]|(?<= )(?:but|because|although|though|and|so|then|while|until) /g;

/** What another person says in quotation marks, retold: 'I' is them, 'you' is me. */
function retold(quote: string): string {
	const words: Record<string, string> = { i: "he", my: "his", me: "him", myself: "himself", you: "me", your: "my" };
	return quote
		.replace(/(?<= )(?:i|my|me|myself|you|your)(?= )/g, (word) => words[word] ?? word)
		.replace(/ he am /g, " he is ");
}

/** Takes quotations out, or retells them where somebody the writer knows is saying them. */
function withoutQuotations(text: string): string {
	const parts = text.split(' " ');
	if (parts.length < 3 || ((parts[0] ?? "").trim() === "" && (parts.at(-1) ?? "").trim().length < 3)) {
		return text.replaceAll(' " ', " ");
	}
	return parts
		.map((part, index) => {
			if (index % 2 === 0 || index === parts.length - 1) return part;
			const before = (parts[index - 1] ?? "").slice(-60);
			if (/ i (?:just |only |also )?(?:wrote|write|said|say|think|thought|typed|keep|whisper)/.test(before))
				return part;
			return / (?:said|says|told|tells|wrote|texted|screamed|shouted|whispered|yelled|messaged)(?: to)?(?: me)?[ ,:]*$/.test(
				before,
			)
				? retold(` ${part} `)
				: " ... ";
		})
		.join(" , ")
		.replace(/\s+/g, " ");
}

const named = (who: Who) => who !== "i" && who !== "third" && who !== "thing" && who !== "generic";
/** How many sentences back a 'he' can mean. */
const MEMORY = 8;

/** One sentence and what the reader knows about it; found out when it is asked for, since most sentences are calm. */
export class Sentence {
	/** Normalized, with a space at both ends. */
	readonly text: string;
	private readonly known = new Map<string, boolean | Who>();

	constructor(
		private readonly all: readonly string[],
		private readonly index: number,
	) {
		this.text = all[index] ?? "";
	}

	/** The sentence after it, for what it takes back. */
	get next(): string {
		return this.all[this.index + 1] ?? "";
	}
	/** It tells of a time that is over: 'when I was seven', 'used to', 'I don't now'. */
	get isOver() {
		return this.once("over", () => over.test(this.text));
	}
	/** It says that it is now or was just now: 'last night', 'again', 'still'. */
	get isRecent() {
		return this.once("recent", () => recent.test(this.text.replace(nowWell, " ")));
	}
	/** Something that was made up or is talked about: a song, a film, an essay, patients, a dream. */
	get isTold() {
		return this.once("told", () => told.test(this.text));
	}
	/** Whom 'he', 'she' or 'they' means here, from what was written before. */
	get antecedent(): Who {
		return this.once("antecedent", () => {
			for (let at = this.index - 1; at >= Math.max(0, this.index - MEMORY); at--) {
				const before = this.all[at] ?? "";
				if (told.test(before)) return "told";
				const who = nearest(before, named);
				if (who !== "nobody") return who;
			}
			return "nobody";
		});
	}

	private once<T extends boolean | Who>(name: string, find: () => T): T {
		if (!this.known.has(name)) this.known.set(name, find());
		return this.known.get(name) as T;
	}
}

/**
 * Reads a text into sentences. Linear in its length.
 * @param before What the same person said before it, which tells whom 'he' and 'they' mean. Not read itself.
 */
export function read(text: string, before: readonly string[] = []): Sentence[] {
	const earlier = before.flatMap(partsOf).slice(-MEMORY);
	const parts = partsOf(text);
	const all = [...earlier, ...parts];
	return parts.map((_, index) => new Sentence(all, earlier.length + index));
}

function partsOf(text: string): string[] {
	return withoutQuotations(normalize(text).replace(/ '(?=\w)([^'"]{3,200}) '(?= )/g, ' " $1 " '))
		.split(" . ")
		.map((part) => ` ${part.trim()} `)
		.filter((part) => part.length > 2);
}

function nearest(text: string, isWanted: (who: Who) => boolean): Who {
	let found: Who = "nobody";
	let at = -1;
	for (const [who, pattern] of subjects) {
		if (!isWanted(who)) continue;
		// Neighboring words share a space, so the search goes on one character back.
		pattern.lastIndex = 0;
		for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
			if (hit.index > at) {
				at = hit.index;
				found = who;
			}
			pattern.lastIndex = hit.index + hit[0].length - 1;
		}
	}
	return found;
}

/** The words of a sentence before a place in it, from the last break on. */
export function clauseBefore(sentence: Sentence, start: number): string {
	const before = sentence.text.slice(Math.max(0, start - 300), start + 1);
	let cut = 0;
	for (const hit of before.matchAll(breaks)) if (hit.index < before.length - 2) cut = hit.index + hit[0].length;
	return ` ${before.slice(cut).trim()} `;
}

/** Who does what stands at `start`: the nearest one named before it in its clause, else in its sentence. */
export function subjectOf(sentence: Sentence, start: number): Who {
	const inClause = nearest(clauseBefore(sentence, start), () => true);
	const found =
		inClause === "nobody"
			? nearest(sentence.text.slice(Math.max(0, start - 300), start + 1), (who) => who !== "thing")
			: inClause;
	if (found !== "third") return found;
	const before = nearest(sentence.text.slice(Math.max(0, start - 300), start + 1), named);
	if (before !== "nobody") return before;
	return sentence.antecedent === "nobody" ? "third" : sentence.antecedent;
}

const notReally =
	/ lying if i (?:said|say) (?:that )?i (?:do|did|am|have|was) not| (?:can|could) not (?:stop|help|promise|tell|say|shake|bear|take)| not (?:know|sure|tell|only|just|a day|told|say|saying|okay|ok|understand|remember|even know)/g;
const negation =
	/ (?:not|never|neither|nor|without|hardly|no|clean|recovered|stopped|quit|overcame|survived|gave up|free) /;
const newSubject = /(?<! (?:think|believe|feel|mean|say|said|that|have|did|do|would|am|was)) (?:i|he|she|they|we) /g;

/** Whether what stands at `start` is denied: 'I would never …', 'not once have I …'. */
export function isDenied(sentence: Sentence, start: number): boolean {
	let scope = clauseBefore(sentence, start).slice(-70);
	scope = ` ${scope.slice(scope.indexOf(" ")).trim()} `.replace(notReally, " ");
	let cut = 0;
	for (const hit of scope.matchAll(newSubject)) cut = hit.index;
	return (
		negation.test(scope.slice(cut)) ||
		/ (?:asks?|asked|wondered)(?: me)? (?:if|whether) /.test(clauseBefore(sentence, start))
	);
}

const pastWords =
	/ (?:was|were|had|did|used|hit|beat|cut|hurt|put|took|shook|threw|broke|kept|held|felt|thought|made|told|said|swore|got|went|bit|spat|stood|wrote|gave|found|forced|let|left|being|[a-z]{2,}ed) /;
const presentWords =
	/ (?:is|are|am|has|have|wants?|might|may|will|keeps?|does|do|says|talks|tries|feels?|gets?|going|thinks|plans|talks|tells|believes|means|sees|cuts|hates|touches|hits|beats|hurts|threatens|controls|slaps|punches|chokes) /;

/** Whether a match is told in the past tense. A form that can be either ('he hit me') counts as past. */
export function isPast(sentence: Sentence, start: number, end: number): boolean {
	const clause = clauseBefore(sentence, start);
	const matched = sentence.text.slice(start, end).trim();
	const around = ` ${clause.trim().split(" ").slice(-4).join(" ")} ${matched} `;
	if (around.includes(" did not ")) return true;
	if (presentWords.test(around)) return false;
	return pastWords.test(around) || (pastWords.test(clause) && !presentWords.test(clause));
}

const recited = / (?:goes|sings|sang|lyrics?|the line|first line|verse|chorus|titled|called) /;

/** Whether what stands between `before` and `after` belongs to a song, a film, a book, a dream or a case. */
export function saysFiction(clause: string, before: string, after: string): boolean {
	if (told.test(clause) || recited.test(before)) return true;
	// 'I wish I was dead, he sings' and 'a clause of a sentence that began with the novel'.
	if (/^ (?:, )?(?:he|she|they|is|was|it is|goes|the) (?:sings?|sang|goes|first|line|song)/.test(after)) return true;
	return told.test(before) && !/ (?:i|my|me) /.test(clause);
}
