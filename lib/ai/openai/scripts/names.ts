/**
 * Capitalized words that need no source: they are nobody's name. Families use words of many languages for their
 * relatives.
 */
const common = new Set(
	`i i'm i've i'd i'll ok tv dj pm am mr mrs miss ms dr sir madam
	mom mum mummy mommy mama mamma maman mami mutti mutter mutti mamá mãe mamo mother ma dad daddy papa papà papá
	pápa pai pa tata tato
	vati vater baba abba appa abbu ammi amma umma eomma father grandma grandmother granny gran nan nana nanna nonna
	nonno oma opa abuela abuelo
	avó avô mémé pépé mamie papi papy mormor farmor morfar farfar babcia dziadek babushka dedushka yaya yiayia
	pappou lola lolo dadi dada nani
	halmoni obaachan grandpa grandfather granddad pop pops auntie aunty aunt tante tía tia zia uncle tío tio zio
	onkel sis bro
	god lord jesus christ allah holy bible koran quran torah church mass sabbath shabbat lent advent ramadan eid
	diwali hanukkah passover pesach
	yom kippur rosh hashanah pentecost epiphany thanksgiving halloween valentine's valentine carnival lunar
	monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
	october november december christmas xmas boxing easter good new year year's years day eve night spring summer
	autumn fall winter
	north south east west western eastern northern southern internet google wifi covid
	catholic protestant orthodox muslim hindu sikh jew jewish christian buddhist mormon quaker methodist baptist
	evangelical lutheran
	french greek german swiss dutch thai czech turk turkish arab arabic slovak croat serb latin latino latina
	hispanic black white asian european
	african american british irish welsh scottish english spanish portuguese polish danish swedish finnish norwegian
	russian ukrainian
	chinese japanese korean indian italian mexican brazilian persian hebrew yiddish`.split(/\s+/),
);
/** Words for people from somewhere, or of some belief: "Sicilian", "Senegalese", "Presbyterian". */
const OF_A_PEOPLE = /(?:ian|ean|ese|ish|ism|ist)s?$/;

const WORDS = /[\p{L}][\p{L}\p{M}]*(?:['’‑-][\p{L}\p{M}]+)*/gu;
const isCapitalized = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
const plain = (word: string) => word.replace(/’/g, "'").toLowerCase();
const bare = (word: string) => plain(word).replace(/'s$|'$/, "");
/** The beginning of a sentence, a line or a quotation, where any word has a capital. */
const BEGINNING = /(?:^|[.!?…:;][”"’')\]]*\s+|\n\s*|[“"‘(—–]\s*)$/u;

/** Capitalized descriptions after an article or pronoun, which are not names: "the Good One", "my Quiet Years". */
const TITLE = /\b(?:the|a|an|my|our|this|that) (?:\p{Lu}[\p{L}'’-]* ){0,3}$/u;

/**
 * The share of capitalized words above which a text is in a language that capitalizes common nouns, above all German.
 */
const MANY_CAPITALS = 0.12;

/**
 * Finds proper names in a coach's text that the person never mentioned: people, places, and whatever else has a capital
 * letter within a sentence. Deterministic. Finds nothing in languages that capitalize other nouns, or have no capitals.
 * @param known Everything that the person wrote, their first name, and what the app asked.
 */
export function inventedNames(text: string, known: readonly string[]): string[] {
	const mentioned = new Set(
		known.flatMap((one) => (one.match(WORDS) ?? []).flatMap((word) => [plain(word), bare(word)])),
	);
	const words = [...text.matchAll(WORDS)];
	const within = words.filter(
		({ 0: word, index }) =>
			isCapitalized(word) &&
			!BEGINNING.test(text.slice(Math.max(0, index - 12), index)) &&
			!TITLE.test(text.slice(Math.max(0, index - 40), index)),
	);
	if (within.length > words.length * MANY_CAPITALS && words.length > 40) return [];
	const isKnown = (word: string) =>
		[plain(word), bare(word), bare(word).replace(/s$/, "")].some((one) => common.has(one) || mentioned.has(one));
	const invented = within.map(({ 0: word }) => word).filter((word) => !isKnown(word) && !OF_A_PEOPLE.test(bare(word)));
	return [...new Set(invented)];
}
