import type { Theme } from "../schema";

export const pages: Theme = {
	id: "pages",
	title: "Writing, and this app",
	articles: [
		{
			slug: "journaling",
			question: "How do I keep a journal that helps?",
			about: "how to keep a journal",
			phrasings: [
				"how to journal",
				"how do I start a diary",
				"what should I write about",
				"I don't know what to write",
				"does journaling help",
				"gratitude journal",
				"how often should I write",
				"writing makes me feel worse",
				"benefits of expressive writing",
				"journal prompts",
			],
			words:
				"what to write, start journaling, keep a journal, journaling prompt, writing prompts, journaling, how to journal, keep a diary, start a journal, start a diary, journal prompts, expressive writing, gratitude journal, morning pages, my diary, diary, how to write, start writing, point of writing, point of all this writing, writing help, writing every day, write every day, write about, write down, free writing, blank page, empty page, does writing, keep writing, why write, journal entry, gratitude list",
			known: [
				"James Pennebaker asked students in 1986 to write for a quarter of an hour, on four days, about something that weighed on them. In the months after, they went to the doctor less. Joanne Frattaroli later put together almost 150 such studies: the effect is real and small. It is larger when people write longer than fifteen minutes, more than twice, and about something they have not yet told.",
				"Helpful entries tend to look for causes and to change their view on the way. Turning the same sentence over and over does not help; then it is better to write about what comes next.",
			],
			try: [
				"Tie it to something that happens anyway: after brushing your teeth, three sentences.",
				"Write badly. No one reads it, and spelling does not count.",
				"When it weighs: write what happened, what I felt, what it may mean, what I need.",
				"When you circle: write as if it had happened to a friend, with your own name.",
				"On good days too: one thing, exactly, and why it came about.",
			],
			say: [
				"Today I noticed…",
				"What I did not say was…",
				"If a friend told me this, I would answer…",
				"What I want to remember of today…",
			],
			help: "If you feel worse for more than a day each time, or old images rush in, stop writing about it alone and do it with a professional. If somebody might read your pages, write elsewhere or not at all.",
			sources: [
				"James Pennebaker and Sandra Beall, “Confronting a Traumatic Event”, Journal of Abnormal Psychology, 1986",
				"Joanne Frattaroli, “Experimental Disclosure and Its Moderators”, Psychological Bulletin, 2006",
			],
		},
		{
			slug: "using-this-app",
			question: "What can I do here, and who can read what I write?",
			about: "how this app works",
			phrasings: [
				"how does this app work",
				"what can you do",
				"who can read what I write",
				"is my data private here",
				"how do I use this app",
				"where do I begin here",
				"are you a real person",
				"is this therapy",
				"who sees my journal entries",
				"what are the questionnaires for",
				"can I delete what I wrote",
			],
			words:
				"this app, is this therapy, are you a bot, are you real, who can read, who sees my, is this private, is it private, who reads my, my data safe, my data private, how do i use, what is this place, what is this, point of all this, is this free, private, privacy, anonymous, confidential, are you human, are you a robot, are you an ai, are you a therapist, you a therapist, what can you, who are you, delete my, delete everything, export, what should i do here, how do i start here, does anyone read",
			known: [
				"This is a place for looking at your own life: questionnaires in four weeks, a journal, up to two goals at a time, a timeline of your relationships, and at the end two texts made from your answers. It is a program for personal growth. It cannot examine, diagnose or treat anybody, and it does not replace a person.",
				"Other people with an account see nothing of yours. What you write is encrypted where it is kept; whoever runs the machine has the key and can read it, as with nearly every program. If a language model has been connected, what it needs for an answer goes to its makers; without one, nothing leaves this machine. Whoever knows your password, or holds your open phone, can read as well.",
			],
			try: [
				"Begin with the first questionnaire, or with three sentences in the journal.",
				"Answer with scenes rather than opinions: who stood where, what was said.",
				"Leave out what you do not want written down anywhere.",
				"Come back to an entry after a month. That is when pages begin to speak.",
				"Take to a person what is too heavy for paper.",
			],
			say: [],
			help: "When you are in danger or do not want to live, this app is not enough. Help now, on every screen, leads to people in your country. For an illness of body or mind, ask a doctor; you may bring printed pages.",
			sources: ["The README of this program, “Who can read what”"],
		},
	],
};
