import { limitCombiningMarks } from "@/lib/domain/core/few-marks";
import { asksForNumber } from "@/lib/domain/text/number-asked";

/*
 * Finds the country that people say they are in: "I am in Nigeria", "who could I ring in Wales". Where somebody else
 * is, or where they were born, does not count. Whatever is shown because of it names the country, and another one can
 * be chosen next to it.
 */

const places: Record<string, string> = {
	GB:
		"uk|u k|united kingdom|britain|great britain|england|wales|scotland|northern ireland|london|cardiff|swansea|" +
		"edinburgh|glasgow|aberdeen|manchester|liverpool|leeds|sheffield|bristol|belfast|newcastle|nottingham",
	IE: "ireland|republic of ireland|dublin|cork|galway|limerick",
	US:
		"us|u s|usa|u s a|united states|the states|america|alabama|alaska|arizona|arkansas|california|colorado|" +
		"connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|" +
		"massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|" +
		"new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|" +
		"south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|" +
		"wyoming|chicago|los angeles|houston|philadelphia|phoenix|dallas|seattle|boston|atlanta|detroit|miami|" +
		"san francisco",
	CA: "canada|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|toronto|vancouver|montreal|calgary|ottawa",
	AU: "australia|sydney|melbourne|brisbane|perth|adelaide|queensland|new south wales|tasmania",
	NZ: "new zealand|aotearoa|auckland|wellington|christchurch",
	ZA: "south africa|johannesburg|cape town|durban|pretoria",
	NG: "nigeria|lagos|abuja|kano|ibadan|port harcourt",
	KE: "kenya|nairobi|mombasa",
	GH: "ghana|accra|kumasi",
	UG: "uganda|kampala",
	IN: "india|mumbai|delhi|new delhi|bangalore|bengaluru|chennai|kolkata|hyderabad",
	PK: "pakistan|karachi|lahore|islamabad",
	BD: "bangladesh|dhaka",
	PH: "the philippines|philippines|manila|cebu",
	SG: "singapore",
	MY: "malaysia|kuala lumpur",
	HK: "hong kong",
	JM: "jamaica",
	DE: "germany|berlin|munich|hamburg|cologne",
	AT: "austria|vienna",
	CH: "switzerland|zurich|geneva",
	FR: "france|paris",
	BE: "belgium|brussels",
	NL: "the netherlands|netherlands|holland|amsterdam",
	ES: "spain|madrid|barcelona",
	PT: "portugal|lisbon",
	IT: "italy|rome|milan",
	SE: "sweden|stockholm",
	NO: "norway|oslo",
	DK: "denmark|copenhagen",
	FI: "finland|helsinki",
	PL: "poland|warsaw",
	CZ: "czechia|czech republic|prague",
	GR: "greece|athens",
	JP: "japan|tokyo|osaka",
	KR: "south korea|korea|seoul",
	BR: "brazil|sao paulo|rio",
	MX: "mexico|mexico city",
	AR: "argentina|buenos aires",
	AE: "uae|dubai|abu dhabi|united arab emirates",
};

const names = Object.entries(places).flatMap(([code, list]) => list.split("|").map((name) => [name, code] as const));
const codeOf = new Map(names);
// The longest names first: "northern ireland" before "ireland".
const name = names
	.map(([one]) => one)
	.sort((one, other) => other.length - one.length)
	.join("|");

const there = `(?:in|for) (?:the )?(?:(?:north|south|east|west|rural|central) )?(${name})(?= |$)`;
/** Matches "I am in", "we live in", or only "in". Sentences about somebody else do not match. */
const here = new RegExp(
	"(?:\\b(?:i am|im|i live|we are|we live|i stay|i am living|im living|here)" +
		`(?: (?:now|currently|just|over|based|living|stuck))? |^)${there}`,
);
/** Matches the place in a message that asks for a number. */
const asked = new RegExp(`\\b${there}`);

const plain = (text: string) =>
	limitCombiningMarks(text)
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/['’‘`]/g, "")
		.replace(/[^a-z]+/g, " ")
		.trim();

/** How many characters of a text are read. */
const READ = 2_000;

/**
 * Returns the country that a person says they are in.
 * @param texts The person's texts, newest first; the first one that names a country counts.
 * @returns ISO 3166 alpha-2, or null.
 */
export function countryNamedIn(texts: readonly string[]): string | null {
	for (const text of texts) {
		const place = asksForNumber(text.slice(0, READ)) ? asked : here;
		for (const sentence of text.slice(0, READ).split(/[.!?;\n]+/)) {
			const found = place.exec(` ${plain(sentence)}`.trimStart());
			if (found?.[1]) return codeOf.get(found[1]) ?? null;
		}
	}
	return null;
}
