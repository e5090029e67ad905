import { APP_NAME } from "@/lib/domain/core/brand";
import type { Stream } from "./privacy";

/** Texts of the page that explains in plain words which data is sent where. */
export const privacyTexts = {
	title: "What goes where",
	lead: "Made from the way this server is set up today.",
	receivers: "Who receives your words",
	streams: {
		text: {
			title: "What you write",
			sent: "Answers, journal entries and messages to the coach, with your first name, coach settings, what the coach knows about you, and earlier pages that have to do with the text at hand",
			here: "Read and answered by the guide that is built into the app. It never leaves this server.",
		},
		voice: {
			title: "What is read aloud to you",
			sent: "Your life script, and your love script’s day and affirmations, when you have them read aloud",
			here: "Spoken by the voice that is built into the app. It never leaves this server.",
		},
		dictation: {
			title: "What you dictate",
			sent: "Your recordings, to be turned into text",
			here: "Turned into text by a program on this server. The recording is not kept.",
		},
	} satisfies Record<Stream, { title: string; sent: string; here: string }>,
	noDictation:
		"Nothing on this server turns speech into text. If you dictate, your browser does it, and it may send your voice to its maker; the app asks you first.",
	elsewhere: "{sent}, go to {host}, which runs {name}. That is another machine. What its owner keeps, we cannot see.",
	onThisMachine: "{sent}, go to {host}, which runs {name} on the machine that this app runs on.",
	pagesBy: "All your pages are sent there too, to {name}, so that they can be found by what they mean.",
	whoAnswers: "Who answers as {coach}",
	guideAnswers: "The guide that is built into the app. Nothing that you write leaves this server.",
	modelAnswersHere: "The model {name}, at {host}, on the machine that this app runs on.",
	modelAnswersElsewhere: "The model {name}, at {host}, which is another machine.",
	answersTake: "Its answers to you usually take about {time}.",
	noAnswerYet: "It has not answered you yet, so there is no telling how long that takes.",
	keepText:
		"If you keep your words here, the built-in guide answers you instead of the model, and the built-in voice reads to you. Replies are simpler. From then on, nothing of yours is sent to another machine; what was sent before cannot be called back.",
	kept: "You keep your words here. The built-in guide answers you.",
	allow: "Let the model answer me again",
	nothingLeaves: "Nothing goes to another machine, so there is nothing to choose here.",
	failed: "Your choice could not be saved. Please try again.",
	storage: "Where it is kept",
	dataFolder: `In the data folder of ${APP_NAME}, on the machine that the app runs on. What you write is encrypted; the key is in the same folder or in its settings.`,
	postgres:
		"In a Postgres database on {host}, with what you write encrypted. The key is on the machine that the app runs on.",
	device:
		"Drafts, recordings and entries that you have not sent wait in this browser, on this device. What you read last is kept there too, encrypted, until you log out or the app locks, so that it can be read without a network.",
	pictures:
		"Pictures on your entries are kept there too, encrypted. The place, the device and the time that a camera notes in them are removed before they are sent, and once more here. No coach or model is ever given them.",
	readers: "Who can read it",
	readersLines: [
		"You.",
		"Whoever runs this server: what you write is encrypted where it is kept, and they have the key, as with any app that is not locked from end to end. Only use a server run by somebody you trust with this.",
		"Other people with an account here: nothing of yours.",
		"The logs hold times, addresses of pages and codes. Never what you wrote.",
	],
	reminders: "Reminders",
	remindersText:
		"Nothing reminds you unless you ask for it under Settings. If you do, this server sends “A page is waiting” to the push service of your browser’s maker: Google for Chrome and most others, Mozilla for Firefox, Apple for Safari, Microsoft for Edge. It is encrypted for your browser, so the service cannot read it. The service sees when something is sent to your browser, and the address of this server; nothing you write is in it.",
	known: "What is carried from one conversation to the next",
	knownText:
		"It is all on one page, with where each thing comes from. You can have any of it forgotten, or pause all of it. A conversation off the record is kept in your tab alone.",
	knownLink: "What {coach} knows",
	backups: "How long backups are kept",
	backupsDays: "{days} days, while the server runs every day. What you erase is gone from the last of them after that.",
	licenses: "What the app is made of, and under what licenses",
	backupsUnknown: "How they are made is up to whoever runs this server. Please ask them.",
	ask: "Before your first words go out",
	askText:
		"On this server, a model on another machine can read what you write. Until you choose, the built-in guide answers you and nothing is sent there. You can change this at any time.",
	askAllow: "Let the model read them",
	askAllowMeans: "They are sent to the other machine, and the model answers you.",
	keep: "Keep my words here",
	askKeepMeans: "Nothing is sent, and the built-in guide answers you, more simply.",
	askLater: "You can also close this. It is asked again when you begin to write.",
	unchosen:
		"You have not chosen yet whether your words may go to another machine. Until you do, nothing is sent there, and the built-in guide answers you.",
} as const;
