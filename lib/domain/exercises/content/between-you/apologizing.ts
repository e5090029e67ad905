import type { Exercise } from "../../schema";

export const apologizing: Exercise = {
	slug: "apologizing",
	title: "Apologizing, and repairing after a quarrel",
	summary: "An apology that takes its own share, and says what happens now.",
	group: "Between you and somebody",
	minutes: 12,
	aboutSomebody: true,
	about: [
		"Only your own part, without a “but”. Six parts make an apology stronger; saying plainly that you were at fault matters most, offering to put it right comes next, and asking for forgiveness matters least.",
		"Couples who stay close do not quarrel less; they repair sooner, often clumsily, and let the other’s clumsy repairs count.",
	],
	source:
		"Lewicki, Polin and Lount, “An exploration of the structure of effective apologies”, Negotiation and Conflict Management Research, 2016; on repair, John Gottman and Nan Silver, The Seven Principles for Making Marriage Work, 1999.",
	steps: [
		{
			kind: "text",
			id: "what",
			title: "What did you do?",
			text: [
				"What a camera would have recorded: what you said or did, or left undone. Only your side; theirs has another page.",
			],
			example: "I read your messages while you were in the shower.",
		},
		{
			kind: "text",
			id: "effect",
			title: "What did it do to them?",
			text: ["As far as they told you, or as you can imagine it. Where you do not know, “I imagine” is honest."],
			example: "I imagine you felt watched in your own home.",
		},
		{
			kind: "text",
			id: "fault",
			title: "Say that it was wrong",
			text: [
				"In your own words, with “I”, and with the thing itself in it. “I am sorry if you felt” and “but you also” take it back.",
			],
			example: "I was wrong to do that. It was your private …",
		},
		{
			kind: "text",
			id: "why",
			title: "Is there an explanation that excuses nothing?",
			text: ["How it came about, in a sentence. Leave it out if it sounds like a defense."],
			example: "I was scared and I did not know how to ask.",
			optional: true,
		},
		{
			kind: "text",
			id: "repair",
			title: "How can you put it right?",
			text: ["Something you can do, not only promise. You can also ask them what would help."],
			example: "Your phone is yours. If I am scared I will tell you so the same day.",
		},
		{
			kind: "text",
			id: "letter",
			title: "Put it together, the way you would say it",
			text: ["{what}", "{effect}", "{fault}", "{repair}", "Short is strong. Read it aloud once."],
			example: "Yesterday I … I was wrong to … I am sorry. I will …",
		},
		{
			kind: "choice",
			id: "freedom",
			title: "And if they are not ready?",
			text: ["An apology is an offer. The other person may need time, may stay angry, and may say no."],
			options: [
				{ id: "time", label: "I will leave them time, and not ask again today." },
				{ id: "listen", label: "I will listen to what it was like for them, without explaining." },
				{ id: "letGo", label: "I will have said it, whatever comes back." },
			],
		},
	],
	page: {
		title: "What I want to put right",
		sections: [
			{ heading: "What I want to say", text: ["{letter}"] },
			{ heading: "How I will put it right", text: ["{repair}"] },
			{ heading: "What explains it, and excuses nothing", text: ["{why}"] },
			{ heading: "If they are not ready", text: ["{freedom}"] },
		],
	},
	goal: "{repair}",
	phrasings: [
		"how do I apologize",
		"I want to say sorry",
		"I hurt somebody",
		"I was unfair to her",
		"I said something awful",
		"I shouted at him",
		"I lied to my partner",
		"make it right again",
		"I owe somebody an apology",
	],
};
