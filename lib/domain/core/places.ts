import { COACH_NAME } from "./brand";

/** A place in the app that people may look for, besides the six main ones. */
export interface Place {
	href: string;
	label: string;
	/** What people can do there. */
	note: string;
	/** Further words that people search for it by. */
	words: string;
}

/** Places that belong together. */
export interface PlaceGroup {
	title: string;
	places: readonly Place[];
}

/** The groups that the settings page lists and the search finds. */
export const settings = {
	account: {
		title: "You and signing in",
		places: [
			{
				href: "/profile",
				label: "Name and email",
				note: "What you are called here, and how you log in",
				words: "profile username address account edit change",
			},
			{
				href: "/security#password-card",
				label: "Password",
				note: "Change it; you are logged out everywhere else",
				words: "passphrase account security change",
			},
			{
				href: "/security#second-factor-card",
				label: "Two-step sign-in",
				note: "A passkey, or a code from an app, on top of your password",
				words: "second step factor 2fa authenticator passkey security",
			},
			{
				href: "/security#places-card",
				label: "Where you are logged in",
				note: "See every browser, and log out of any",
				words: "sessions devices logout security phone",
			},
			{
				href: "/security#discretion-card",
				label: "When others can see your screen",
				note: "Automatic lock, a neutral title, and a quick way out",
				words: "lock privacy hide discreet notes name security",
			},
		],
	},
	coach: {
		title: COACH_NAME,
		places: [
			{
				href: "/memory",
				label: `What ${COACH_NAME} knows`,
				note: "Everything it may use, and what it should forget",
				words: "memory coach facts forget remember",
			},
			{
				href: "/profile#coach-settings",
				label: `How ${COACH_NAME} speaks`,
				note: "Its manner, and whether you can change it here",
				words: "coach personality tone voice name settings",
			},
		],
	},
	data: {
		title: "Your data",
		places: [
			{
				href: "/yours#take-along",
				label: "Export",
				note: "Download everything as one file",
				words: "download backup copy take along data save zip",
			},
			{
				href: "/yours#bring-in",
				label: "Import",
				note: "Bring in pages from another app, or from an export",
				words: "upload day one journiv daylio csv moods bring in restore data",
			},
			{
				href: "/yours#forget-device",
				label: "On this device",
				note: "Remove what this browser keeps",
				words: "browser clear drafts offline data",
			},
			{
				href: "/yours#make-it-go",
				label: "Delete account",
				note: "With everything in it",
				words: "erase remove delete data close",
			},
		],
	},
	about: {
		title: "About this app",
		places: [
			{
				href: "/privacy",
				label: "What goes where",
				note: "What is kept where, and who could see it",
				words: "privacy data model openai who reads",
			},
			{
				href: "/safety",
				label: "How the app notices danger",
				note: "What it can notice, and what it cannot",
				words: "safety crisis danger help rules",
			},
			{
				href: "/help-now",
				label: "Help now",
				note: "People to talk to in your country, day and night",
				words: "crisis emergency hotline number suicide danger call",
			},
			{ href: "/licenses", label: "Licenses", note: "The software that this app is built with", words: "open source" },
		],
	},
} satisfies Record<string, PlaceGroup>;

/** The main places, and parts of them that have an address of their own. */
export const mainPlaces: readonly Place[] = [
	{ href: "/", label: "Dashboard", note: "Today, your goals and recent activity", words: "home today goals streak" },
	{
		href: "/journal",
		label: "Journal",
		note: "Write, and read what you wrote",
		words: "diary entry write page history",
	},
	{
		href: "/questionnaires",
		label: "Questionnaires",
		note: "Answer, and see what your answers say",
		words: "test quiz patterns assessment analysis",
	},
	{
		href: "/timeline",
		label: "Timeline",
		note: "The relationships of your life",
		words: "relationships past partners ex",
	},
	{ href: "/chat", label: "AI Coach", note: `Talk with ${COACH_NAME}`, words: "sage chat conversation talk message" },
	{
		href: "/chat/off-the-record",
		label: "Off the record",
		note: "A conversation that is not kept",
		words: "sage chat secret private",
	},
	{
		href: "/profile",
		label: "Profile",
		note: "Your scripts and your analyses",
		words: "life love script results",
	},
	{
		href: "/library",
		label: "Library",
		note: "Exercises, guided talks and the handbook",
		words: "articles read talks handbook",
	},
	{
		href: "/library#talks",
		label: "Guided talks",
		note: `${COACH_NAME} asks one question after another`,
		words: "conversation practice",
	},
	{
		href: "/exercises",
		label: "Exercises",
		note: "Practices in small steps, and guided talks",
		words: "practice calm breathe steps talks",
	},
	{ href: "/handbook", label: "Handbook", note: "Articles to read, by theme", words: "articles read guide help" },
	{
		href: "/look-back/lines",
		label: "Kept lines",
		note: "Sentences that you kept",
		words: "quotes saved sentences favourites",
	},
	{
		href: "/look-back/letters",
		label: "Letters",
		note: "A week, a month or a year in your own lines",
		words: "weekly letter summary review",
	},
	{
		href: "/look-back",
		label: "Look back",
		note: "Your days, feelings, words and people",
		words: "year feelings calendar people",
	},
	{
		href: "/settings#reminders",
		label: "Reminders",
		note: "On the days you choose, here or in your calendar",
		words: "remind notification calendar ics alarm",
	},
	{
		href: "/settings#voice",
		label: "Voice",
		note: "Who reads to you and how fast, and the microphone",
		words: "listen hear audio sound speak speed microphone dictate dictation record speech read aloud",
	},
	{
		href: "/profile?script=life#script-analysis",
		label: "Listen to your Life Script",
		note: "Once you have one, it is read aloud to you",
		words: "hear audio voice read aloud narrative",
	},
	{
		href: "/profile?script=love#script-analysis",
		label: "Listen to your Love Script",
		note: "Once you have one, it is read aloud to you",
		words: "hear audio voice read aloud narrative",
	},
	{
		href: "/settings#appearance",
		label: "Appearance",
		note: "Light or dark, and a quiet sound",
		words: "theme dark light mode night sound",
	},
];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const findable = [...mainPlaces, ...Object.values<PlaceGroup>(settings).flatMap(({ places }) => places)].map(
	(place) => ({
		place,
		label: wordsOf(place.label),
		words: wordsOf(`${place.label} ${place.words}`),
	}),
);

/** Words that say nothing about a place. */
const small = new Set("a an the my me i to do how can where is in of for".split(" "));
/** Shorter words are too alike for one of them to be a misspelling of another. */
const LONG_ENOUGH = 5;

/**
 * Finds the places whose label or words begin with each of the typed words. If there is none, one letter of each longer
 * word but its first may be wrong, missing, too many, or in its neighbor's place.
 */
export function placesFor(typed: string): Place[] {
	const asked = askedIn(typed);
	if (asked.length === 0) return [];
	const having = (isMatch: (word: string, one: string) => boolean) =>
		findable
			.filter(({ words }) => asked.every((one) => words.some((word) => isMatch(word, one))))
			.map(({ place }) => place);
	const exact = having((word, one) => word.startsWith(one));
	return exact.length > 0 ? exact : having((word, one) => word.startsWith(one) || isNearly(word, one));
}

/**
 * Whether a place is probably meant: several words that all belong to it were typed, or at least half of its label. One
 * word that it is also found by, or a misspelling, may well be a word of the person's own pages.
 */
export function meansPlace(typed: string): boolean {
	const asked = askedIn(typed);
	const begins = (words: readonly string[]) => asked.filter((one) => words.some((word) => word.startsWith(one))).length;
	return findable.some(({ label, words }) => {
		if (asked.length === 0 || begins(words) < asked.length) return false;
		return asked.length > 1 || begins(label) * 2 >= label.filter((word) => !small.has(word)).length;
	});
}

/** The words that say what is sought. */
function askedIn(typed: string): string[] {
	const all = wordsOf(typed);
	const telling = all.filter((word) => !small.has(word));
	return telling.length > 0 ? telling : all;
}

/** Whether two words become the same by one wrong, missing or swapped letter. */
function isNearly(word: string, typed: string): boolean {
	// A wrong first letter is rare, and makes another word: "bread" is not "read".
	if (typed.length < LONG_ENOUGH || word[0] !== typed[0] || Math.abs(word.length - typed.length) > 1) return false;
	const [long, short] = word.length > typed.length ? [word, typed] : [typed, word];
	const at = [...long].findIndex((letter, index) => letter !== short[index]);
	if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
	const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
	return long.slice(at + (isSwapped ? 2 : 1)) === short.slice(at + (isSwapped ? 2 : 1));
}

/** Whether somebody who searched for this place may be looking for help in danger. */
export const isForDanger = ({ words }: Place): boolean => words.includes("danger");
