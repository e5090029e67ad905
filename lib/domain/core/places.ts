/** A place of the app that somebody may look for, beside the six main ones. */
export interface Place {
	href: string;
	label: string;
	/** What can be done there. */
	note: string;
	/** Further words that people use for it. */
	words: string;
}

interface PlaceGroup {
	title: string;
	places: readonly Place[];
}

/** What the page of settings lists, and the search finds. */
export const settings: readonly PlaceGroup[] = [
	{
		title: "You and signing in",
		places: [
			{
				href: "/profile",
				label: "Name and email",
				note: "What you are called here, and where messages about your account go",
				words: "profile username address account edit change",
			},
			{
				href: "/security#password-card",
				label: "Password",
				note: "Change it. All other places are then logged out",
				words: "passphrase account security change",
			},
			{
				href: "/security#second-factor-card",
				label: "A second step",
				note: "A passkey, or a code from an app, beside your password",
				words: "two factor 2fa authenticator passkey security",
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
				note: "Lock by itself, a neutral title, and leaving quickly",
				words: "lock privacy hide discreet notes name security",
			},
		],
	},
	{
		title: "Sage",
		places: [
			{
				href: "/memory",
				label: "What Sage remembers",
				note: "Everything it may use, and how to have it forget",
				words: "memory coach facts forget remember",
			},
			{
				href: "/profile#coach-settings",
				label: "How Sage speaks",
				note: "These settings are still closed; your profile shows them",
				words: "coach personality tone voice name settings",
			},
		],
	},
	{
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
				note: "Bring pages in from another app, or from an export",
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
				note: "Your account with everything in it",
				words: "erase remove delete data close",
			},
		],
	},
	{
		title: "About this app",
		places: [
			{
				href: "/privacy",
				label: "What goes where",
				note: "What is kept, where, and who could see it",
				words: "privacy data model openai who reads",
			},
			{
				href: "/safety",
				label: "How the app looks for danger",
				note: "What it notices, and what it cannot do",
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
];

const mainPlaces: readonly Place[] = [
	{
		href: "/settings#reminders",
		label: "Reminders",
		note: "A file for your own calendar",
		words: "remind notification calendar ics alarm",
	},
	{ href: "/settings#appearance", label: "Appearance", note: "Light or dark", words: "theme dark light mode night" },
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
	{ href: "/chat", label: "AI Coach", note: "Talk with Sage", words: "sage chat conversation talk message" },
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
		words: "life love script audio voice listen results",
	},
	{
		href: "/library",
		label: "Library",
		note: "Exercises, guided talks and the handbook",
		words: "articles read exercises talks handbook",
	},
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
];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const findable = [...mainPlaces, ...settings.flatMap(({ places }) => places)].map((place) => ({
	place,
	words: wordsOf(`${place.label} ${place.words}`),
}));

/** The places whose label or words begin with each of the words that were typed. */
export function placesFor(typed: string): Place[] {
	const asked = wordsOf(typed);
	if (asked.length === 0) return [];
	return findable
		.filter(({ words }) => asked.every((one) => words.some((word) => word.startsWith(one))))
		.map(({ place }) => place);
}
