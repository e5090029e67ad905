/** Verbs whose past forms do not end in -ed: the verb, its past tense and, if it differs, its participle. */
const irregular = [
	"beat beat beaten,become became,begin began begun,bend bent,bite bit bitten,break broke broken,bring brought,build built",
	"buy bought,catch caught,choose chose chosen,come came,cut,dig dug,do did done,drink drank drunk,drive drove driven",
	"eat ate eaten,fall fell fallen,feel felt,fight fought,find found,flee fled,fling flung,forget forgot forgotten,freeze froze frozen",
	"get got,give gave given,go went gone,grow grew grown,hang hung,have had,hear heard,hide hid hidden,hit,hold held,hurt",
	"keep kept,kneel knelt,know knew known,lay laid,lead led,leave left,let,lose lost,make made,mean meant",
	"meet met,pay paid,put,quit,read,ring rang rung,run ran,say said,see saw seen,seek sought,sell sold,send sent,set",
	"shake shook shaken,shoot shot,show showed shown,shut,sing sang sung,sit sat,sleep slept,slit,speak spoke spoken",
	"spend spent,spit spat,spread,stand stood,steal stole stolen,stick stuck,swear swore sworn,swim swam swum,take took taken",
	"teach taught,tear tore torn,tell told,think thought,throw threw thrown,wake woke woken,wear wore worn,weep wept",
	"win won,write wrote written",
].join(",");
const pastForms = new Map(
	irregular.split(",").map((row): [string, string[]] => {
		const [verb = "", ...past] = row.split(" ");
		return [verb, past.length > 0 ? past : [verb]];
	}),
);
/** Verbs of two syllables that double their last letter. Those of one syllable do if it is one vowel and one consonant. */
const doubled = /^(?:[^aeiou]*[aeiou][bdgklmnprtv]|begin|control|forget|kidnap|commit|admit|regret|equip)$/;

/** Returns every form of a verb: "hit" gives hit, hits and hitting. */
export function formsOf(verb: string): string[] {
	const last = verb.at(-1) ?? "";
	const isAfterConsonant = /[^aeiou]y$/.test(verb);
	const stem = doubled.test(verb) ? verb + last : /[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb;
	const ing = /ie$/.test(verb) ? `${verb.slice(0, -2)}y` : stem;
	const past = pastForms.get(verb) ?? [
		isAfterConsonant ? `${verb.slice(0, -1)}ied` : /e$/.test(verb) ? `${verb}d` : `${stem}ed`,
	];
	const third = isAfterConsonant
		? `${verb.slice(0, -1)}ies`
		: /(?:s|sh|ch|x|z|o)$/.test(verb)
			? `${verb}es`
			: `${verb}s`;
	return [...new Set([verb, verb === "have" ? "has" : third, `${ing}ing`, ...past])];
}

/** Matches a bracket that begins a plain group; before it escaped characters and sets of characters, which stay. */
const BRACKET = /\\.|\[(?:[^\]\\]|\\.)*\]|\((?!\?)/g;

/**
 * Returns the regular expression for a pattern with short forms, which keep long rules readable: `hit~` stands for every
 * form of a verb, `<4>` for up to four words, each after a space, `<,4>` for as many without a comma among them, and `(`
 * for a group that is not captured.
 */
export const withoutShortForms = (source: string): string =>
	source
		.replace(BRACKET, (found) => (found === "(" ? "(?:" : found))
		.replace(/<(,?)(\d+)>/g, (_, comma: string, most: string) => `(?: [^ ${comma}.]+){0,${most}}`)
		.replace(/\b([a-z]+)~/g, (_, verb: string) => `(?:${formsOf(verb).join("|")})`);

/** Returns the regular expression for a pattern with short forms. */
export const pattern = (source: string, flags?: string): RegExp => new RegExp(withoutShortForms(source), flags);
