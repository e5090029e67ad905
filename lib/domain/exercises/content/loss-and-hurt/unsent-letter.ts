import type { Exercise } from "../../schema";

export const unsentLetter: Exercise = {
	slug: "unsent-letter",
	title: "A letter that is not sent",
	summary: "Everything you would say, to somebody who will not read it.",
	group: "Loss and hurt",
	minutes: 20,
	aboutSomebody: true,
	aboutThePast: true,
	about: [
		"A letter to somebody who hurt you, left you, died, or would not listen; or to who you once were. It is written for you alone, so it can be unfair, tender, and without commas.",
		"Writing openly about something hard for a quarter of an hour, on a few days, does many people some good over the following months. The effect is small, and right after writing one often feels worse for an hour or two. So choose a time after which nothing is asked of you, and stop whenever it is too much.",
	],
	source:
		"Pennebaker and Beall, “Confronting a traumatic event: toward an understanding of inhibition and disease”, Journal of Abnormal Psychology, 1986; Frattaroli, “Experimental disclosure and its moderators: a meta-analysis”, Psychological Bulletin, 2006.",
	steps: [
		{
			kind: "text",
			id: "to",
			title: "To whom do you write?",
			text: ["A name is enough. It stays here."],
			example: "Dad",
		},
		{
			kind: "text",
			id: "happened",
			title: "Tell them what happened, as you saw it",
			text: ["Write without stopping and without reading back. Nobody corrects this."],
			example: "You said you would come. I stood at the window until …",
		},
		{
			kind: "text",
			id: "felt",
			title: "What was it like for you?",
			text: ["Then, and now. Anger, love, relief and shame may stand in the same line."],
			example: "I was so ashamed, and I still listened for the car.",
		},
		{
			kind: "text",
			id: "unsaid",
			title: "What did you never say?",
			text: ["What you wanted to ask, to shout, to thank them for, to be told."],
			example: "I wanted you to say that it was not because of me.",
		},
		{
			kind: "text",
			id: "close",
			title: "How does the letter end?",
			text: ["You need not forgive, and you need not understand. A last sentence, true for today."],
			example: "I am putting this down now. I am going to bed.",
		},
		{
			kind: "choice",
			id: "keep",
			title: "What will you do with it?",
			text: [
				"This page stays yours until you delete it. If you think of sending it, let a few days pass, and write a new one.",
			],
			options: [
				{ id: "keep", label: "Keep it" },
				{ id: "later", label: "Read it again in a month" },
				{ id: "letGo", label: "Copy it onto paper and let it go: tear it up, bury it, burn it somewhere safe" },
			],
		},
	],
	page: {
		title: "A letter that is not sent",
		sections: [
			{ heading: "To", text: ["{to}"] },
			{ heading: "What happened", text: ["{happened}"] },
			{ heading: "What it was like", text: ["{felt}"] },
			{ heading: "What I never said", text: ["{unsaid}"] },
			{ heading: "How it ends", text: ["{close}"] },
			{ heading: "What I do with it", text: ["{keep}"] },
		],
	},
	phrasings: [
		"things I never said",
		"I want to write to somebody who is gone",
		"a letter I will never send",
		"I am still angry at my father",
		"there is so much I never told her",
		"unfinished business with somebody",
		"I cannot talk to him any more",
		"I want to say goodbye to somebody",
	],
};
