import type { PatternName } from "@/lib/domain/questionnaires/ids";

/** The reverse of a pattern: its name, what it is like, and what it makes possible. */
export interface Opposite {
	name: string;
	description: string;
	impact: string;
}

/** Sentences that reverse an old one, by the strongest pattern. All begin with "I". */
export const sentences: Readonly<Record<PatternName, readonly [string, string, string]>> = {
	Pleaser: [
		"I can say no and still be loved.",
		"I hear myself first, and then I answer.",
		"I am welcome before I have done anything for anybody.",
	],
	Avoider: [
		"I can need somebody and stay myself.",
		"I let one person see me as I am.",
		"I may come close, and I know the way back to my own room.",
	],
	Anxious: [
		"I can love, and rest now and then from keeping watch.",
		"I am here with myself, whoever comes and goes.",
		"I trust what is good to be there in the morning.",
	],
	Controller: [
		"I can let go, and it holds.",
		"I may be helped, and it need not be done my way.",
		"I can rest while the world turns by itself.",
	],
	Victim: [
		"I say what I need while it is still small.",
		"I have as much right to a good day as anybody.",
		"I can put down what is not mine to carry.",
	],
	"All-or-Nothing": [
		"I can love in small steps, and they count.",
		"I may be half sure and wholly welcome.",
		"I stay with what is good enough, and it grows.",
	],
};

/** Sentences that suit everybody. */
export const plainSentences = [
	"I am enough on an ordinary day.",
	"I may want something, and say it.",
	"I can be loved as I am, and go on becoming.",
] as const;

export const opposites: Readonly<Record<PatternName, readonly [Opposite, Opposite, Opposite]>> = {
	Pleaser: [
		{
			name: "A yes that can wait",
			description:
				"Between the question and my answer there is a breath now. In it I find out what I’d like. Sometimes the answer is yes, and then it’s a warm one.",
			impact: "People can rely on what I say, and in the evening there is something left of me.",
		},
		{
			name: "Kind, and honest with it",
			description: "I’m as kind as I ever was, and I count as well. When I’m asked what I’d like, I say it.",
			impact: "Somebody gets to know me, and likes it.",
		},
		{
			name: "Care that goes both ways",
			description:
				"I look after others with pleasure, and I let myself be looked after without paying it back at once.",
			impact: "There is room in love for me as well.",
		},
	],
	Avoider: [
		{
			name: "Near, with a door",
			description: "I come close at my own pace. When I need some time to myself, I say so, and I take it.",
			impact: "Nobody has to guess, and closeness has become a place where I can breathe.",
		},
		{
			name: "One thing told",
			description:
				"Now and then I tell one person one thing that I’d have kept to myself. I choose the person, and I choose the thing.",
			impact: "I’m known a little better, at my own pace.",
		},
		{
			name: "Helped with something heavy",
			description:
				"I let somebody take the other end. I can do it alone, and it’s lighter with a second pair of hands.",
			impact: "My independence has company.",
		},
	],
	Anxious: [
		{
			name: "Quiet hands",
			description:
				"An answer may take its time, and I go on with what I was doing. If I want to know how things stand, I ask, once, in plain words.",
			impact: "The time in between belongs to me.",
		},
		{
			name: "Ground under my feet",
			description:
				"When the old unrest comes, I put both feet on the floor and look around: this room, this lamp, this day.",
			impact: "It passes, and I’m still here.",
		},
		{
			name: "Love in daylight",
			description:
				"I look for what is there, and I don’t overlook it because it’s small. What somebody does for me counts, and I let it count.",
			impact: "I believe what I see, and I can enjoy it.",
		},
	],
	Controller: [
		{
			name: "One thing left open",
			description:
				"I keep what I do well. Where nobody comes to harm by it, I leave one thing to others, on purpose. They do it their way, and I leave it so.",
			impact: "I have a hand free.",
		},
		{
			name: "Held, too",
			description: "I’m allowed to be the one who doesn’t know. I say so, and I needn’t know it a minute later.",
			impact: "I can be strong, and somebody can be strong for me.",
		},
		{
			name: "An hour that I keep free",
			description:
				"I write one free hour into the week, and it stays free. I know when it comes. What goes into it, I find out then.",
			impact: "I have an hour that nobody needs anything from.",
		},
	],
	Victim: [
		{
			name: "Said while it’s small",
			description:
				"I say what I need as soon as I know it myself. My voice is friendly, and it’s clear. Then the other one knows, and I needn’t wait to be guessed.",
			impact: "My strength stays with me, and people have the chance to be good to me.",
		},
		{
			name: "My share, in plain view",
			description: "I show what I carry, and I show it to somebody who takes an end of it.",
			impact: "What I give is seen, and giving is a pleasure again.",
		},
		{
			name: "The first step is mine",
			description: "There is nearly always one small thing that I can move by myself. I look for it, and I move it.",
			impact: "In the evening I can point to something and say: that was me.",
		},
	],
	"All-or-Nothing": [
		{
			name: "Somewhere in between",
			description:
				"There is a great deal between ‘wonderful’ and ‘all over’, and I’m at home in it now. A bad hour is an hour. I stay, and I look again tomorrow.",
			impact: "What I love has time to grow.",
		},
		{
			name: "Small steps that count",
			description:
				"I love in small things: a message, a coat held, a question remembered. There’s one of them every day.",
			impact: "Nobody has to be overwhelmed, and it adds up.",
		},
		{
			name: "My whole heart, and my calendar",
			description:
				"I give myself gladly, and I keep a part of my days that is mine. I say which part, and I say when I’m back.",
			impact: "What I give is there again the next day.",
		},
	],
};

/** Reversed patterns that suit any pattern, whatever its name. */
export const plainOpposites: readonly [Opposite, Opposite, Opposite] = [
	{
		name: "One breath first",
		description: "I notice the old way when it comes, like somebody I used to know. I take one breath, and I choose.",
		impact: "There are two ways now, and I know both of them.",
	},
	{
		name: "What I keep of it",
		description:
			"It was good for something, and that part I keep. The rest I put down, a little at a time, where it does no harm.",
		impact: "I’m lighter by as much as I put down, and I’m still myself.",
	},
	{
		name: "Asked in time",
		description: "I ask somebody I trust before it gets heavy. I ask early, and in plain words.",
		impact: "I’m in it with somebody, and it’s half as large.",
	},
];

/** Affirmations that suit everybody; others depend on the pattern and on the chosen options. */
export const plainAffirmations = [
	"I may take my time.",
	"I can say what I need.",
	"I am on my own side.",
	"I may be treated well.",
	"I can rest before everything is done.",
	"I may begin again tomorrow.",
] as const;
