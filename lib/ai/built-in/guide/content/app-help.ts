import type { Way } from "@/lib/domain/chat/guide";

/** A topic about the app that people ask about: offered by its title like an article, and answered here. */
interface AppHelp {
	id: string;
	title: string;
	/** The same question in the words people type. */
	phrasings: readonly string[];
	says: string;
	ways: readonly Way[];
}

const journal: Way = { label: "The journal", note: "Write, search, print", href: "/journal" };
const yours: Way = { label: "Your data", note: "Export, import, delete", href: "/yours" };
const security: Way = { label: "Sign-in and security", href: "/security" };
const questionnaires: Way = {
	label: "The questionnaires",
	note: "In the order of four weeks",
	href: "/questionnaires",
};
const privacy: Way = { label: "What goes where", note: "What is kept, where, and who could see it", href: "/privacy" };
const profile: Way = { label: "Your profile", note: "Coach settings, results, scripts", href: "/profile" };
const exercises: Way = { label: "Exercises", note: "Small steps, by situation", href: "/exercises" };

/** The help topics, written and edited by a content writer. */
export const appHelp: readonly AppHelp[] = [
	{
		id: "what-is-kept",
		title: "What is kept here, and who could see it",
		phrasings: [
			"what do you do with my data",
			"who can read what I write here",
			"is this private",
			"is my journal safe and confidential",
			"do you sell my data",
			"are my messages encrypted",
			"does anybody read this app",
			"where are your servers",
			"why does the app ask for my name",
		],
		says: "Your pages belong to your account, and nobody else who signs in here can see them. Whoever runs this server looks after its data. “What goes where” says what is kept, and whether anything is sent to somebody else.",
		ways: [privacy, yours],
	},
	{
		id: "on-this-device",
		title: "Who could read this on my phone or computer",
		phrasings: [
			"can my husband see what I write here",
			"we share a laptop",
			"my mother looks at my phone and could open the app",
			"somebody could find my journal",
			"lock the app",
			"is there a lock or a pin that I can put on it",
			"my question was about a pin on the app so that he can't open it",
			"hide the app",
		],
		says: "Whoever uses this browser while you are logged in can read what is here, and so can whoever knows your password. Log out when you stop, and let it remove what waits on this device. Under “Sign-in and security” the app can lock by itself and call its pages “Notes”. The browser’s list of visited pages keeps the address; a private window keeps none.",
		ways: [security, yours],
	},
	{
		id: "delete-or-take-along",
		title: "Deleting something, or taking everything along",
		phrasings: [
			"how do I delete my account",
			"delete an entry",
			"erase everything I wrote",
			"remove a message",
			"export my data",
			"download my pages",
			"make a backup of my journal",
			"print my journal as a pdf",
		],
		says: "Each thing is deleted where it stands: an entry in the journal, a message here, an answer. It can be taken back for ten seconds. The journal has a button “Print”, which also saves a PDF. On “Your data” you can export everything as files, or delete the whole account.",
		ways: [yours, journal],
	},
	{
		id: "change-something",
		title: "Changing an entry, an answer or a goal",
		phrasings: [
			"edit my entry",
			"correct an answer in the questionnaire",
			"change my goal",
			"where is my timeline page",
			"where do I find my results",
			"my page is gone from the app",
		],
		says: "Each thing is changed where it stands: entries in the journal, answers and results in your profile, goals on the first page, relationships on the timeline.",
		ways: [profile, journal, { label: "Your goals", href: "/" }],
	},
	{
		id: "finding-pages",
		title: "Finding something I wrote",
		phrasings: [
			"search my journal",
			"find old entries",
			"where are my old messages",
			"is there a search",
			"read my past pages",
		],
		says: "The journal lists your entries, the newest first, with a box to search them and a filter for months and days. “Search” looks through everything. Here you can ask in words: “What did I write about the house?”, “What did I write in March?”.",
		ways: [{ label: "What did I write last week?", say: "What did I write last week?" }, journal],
	},
	{
		id: "journal-or-here",
		title: "What the journal is for, and what this conversation is for",
		phrasings: [
			"what is the journal for",
			"difference between the journal and the chat",
			"why should I use a diary here",
		],
		says: "The journal is for pages of your own: you write as long as you like. This conversation is for telling, asking and finding. Both are kept, with their days.",
		ways: [journal],
	},
	{
		id: "questionnaires",
		title: "The questionnaires, and where to begin",
		phrasings: [
			"which questionnaire should I do first",
			"take a test",
			"what type am I",
			"what is the point of the questionnaires",
			"which pattern am I",
		],
		says: "They stand in the order of four weeks, and the first of Week 1 is made to begin with. You can take them in any order and stop in the middle. One scores six relationship patterns.",
		ways: [questionnaires],
	},
	{
		id: "scripts",
		title: "What a life script and a love script are",
		phrasings: ["what is a life script", "what is a love script", "where is my script", "how do I get a script"],
		says: "A script is a text made from your own answers: the life script tells of the life you want, the love script of the love you want. Both stand in your profile, and grow with what you answer.",
		ways: [profile, questionnaires],
	},
	{
		id: "how-the-coach-is",
		title: "Changing how the coach speaks, or what it calls you",
		phrasings: ["change your name", "call me something else", "coach settings", "change the tone of the coach"],
		says: "How I speak and what I call you stands in your profile, in the coach settings.",
		ways: [profile],
	},
	{
		id: "language-model",
		title: "Connecting a language model",
		phrasings: ["connect a language model", "use chatgpt here", "set up ollama", "plug in an api key"],
		says: "Whoever runs this app can connect a language model, and then it answers here instead of me. It takes two settings: `OPENAI_BASE_URL` and `OPENAI_MODEL` for a model on their own machine, `OPENAI_API_KEY` for OpenAI. The file `.env.example` explains each. What you write is then sent to that model, so choose one you trust.",
		ways: [],
	},
	{
		id: "my-sentences",
		title: "Why my answers sound alike",
		phrasings: ["which ai model is this", "your answers are canned and generic", "why do you repeat yourself"],
		says: "My sentences were written beforehand, by people, so some come again. What is here to read, to say and to do is more than my sentences: the buttons lead there. Whoever runs this app can also connect a language model.",
		ways: [{ label: "Connect a language model", say: "How do I connect a language model?" }],
	},
	{
		id: "languages",
		title: "Writing in another language",
		phrasings: [
			"can I write in German",
			"can I write in Spanish",
			"change the language of the app",
			"is the app in French",
		],
		says: "The app is in English only. You can write in any language: every word is kept as it is, and you can search for it. I read only English.",
		ways: [journal],
	},
	{
		id: "password",
		title: "Password, passkeys and logging out",
		phrasings: [
			"change my password",
			"I forgot my password",
			"log out",
			"sign out",
			"two factor",
			"change my email address",
			"set a passkey",
		],
		says: "“Sign-in and security” has your password, where you are logged in, and how the app locks by itself. “Log out” is in the menu.",
		ways: [security],
	},
	{
		id: "look-and-size",
		title: "Dark mode and larger letters",
		phrasings: [
			"dark mode",
			"make it dark",
			"black background at night",
			"light theme",
			"bigger font",
			"the text is too small to read",
		],
		says: "“Theme” in the menu goes from the system’s choice to light and dark. The size of the letters follows your browser and phone.",
		ways: [],
	},
	{
		id: "offline",
		title: "Without a network, and on the home screen",
		phrasings: ["does the app work offline", "install the app on my phone", "app store", "use it without internet"],
		says: "Where it runs over https, the browser’s menu installs it like an app. Without a network it opens what you read last, and you can write entries, which are sent later. I myself need the network.",
		ways: [privacy],
	},
	{
		id: "reminders",
		title: "Being reminded",
		phrasings: ["remind me every evening", "send me notifications", "set an alarm for journaling"],
		says: "Nothing is sent from here, no mail and no notification. An alarm on your phone can remind you, best beside something you do each day anyway.",
		ways: [{ label: "A plan of when and then", note: "Exercise, about 8 minutes", href: "/exercises/when-and-then" }],
	},
	{
		id: "cost",
		title: "What it costs",
		phrasings: [
			"how much does the app cost",
			"is this free",
			"subscription",
			"premium version",
			"do I have to pay for this app",
		],
		says: "I cost nothing, and neither do the exercises, the handbook and the journal. The program is open and free; whoever runs this server bears its costs, and could tell you if they ask for anything.",
		ways: [privacy],
	},
	{
		id: "two-people",
		title: "Using it as a couple",
		phrasings: ["use the app together with my partner", "an account for couples", "share this app with my husband"],
		says: "Each account is for one person, and nobody sees another’s pages. Two people can each have one here, and tell each other as much as they like. Some exercises prepare a talk between you.",
		ways: [exercises, privacy],
	},
	{
		id: "voice",
		title: "Speaking instead of typing",
		phrasings: [
			"dictate instead of typing",
			"voice input microphone",
			"can you read it aloud to me",
			"talk instead of writing",
		],
		says: "Where the server has been given a way to hear, the journal has a microphone beside its box. Scripts can be read to you in the app’s own voice.",
		ways: [journal],
	},
	{
		id: "pictures",
		title: "Pictures and files",
		phrasings: ["add a photo to an entry", "upload a picture here", "attach a file to my page"],
		says: "In this conversation there are words alone.",
		ways: [journal],
	},
	{
		id: "streak",
		title: "What a streak is",
		phrasings: ["what is a streak", "why is my streak gone", "I lost my streak in the app"],
		says: "A streak counts the days in a row on which you wrote, by the clock of your own place. A day that was missed begins it at one again, and the pages are all still there.",
		ways: [{ label: "Your days", note: "Streaks and words", href: "/profile" }],
	},
	{
		id: "who-made-it",
		title: "Who made this app",
		phrasings: ["who made this app", "who runs this", "is it open source", "why should I trust this app"],
		says: "The program is open, so that anybody can read what it does, and whoever runs this server looks after it. “What goes where” says what is kept, where, and who could see it.",
		ways: [privacy],
	},
];
