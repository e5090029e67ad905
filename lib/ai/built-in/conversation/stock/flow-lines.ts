import type { Aspect } from "./stock";

/** One step of a talk that begins with a suggestion. Several wordings, so that a second round sounds different. */
export interface FlowStep {
	aspect: Aspect;
	asks: readonly string[];
}

export interface Flow {
	/** The suggestion as it is sent, lower case without marks. */
	opener: string;
	/** What is said to the suggestion itself. */
	welcome: readonly string[];
	steps: readonly FlowStep[];
	/** Said once, after the last step. */
	done: readonly string[];
}

export const flows = {
	challenge: {
		opener: "i need help with a relationship challenge",
		welcome: [
			"Then let us look at it closely, {name}, and not at relationships in general. I will not take sides, and I will not hand you a trick; I will help you see what happens between you, and which part of it is yours to move.",
			"Good that you say it that plainly. We begin with one real scene, because a scene cannot be argued with. After that come what you felt, what you wanted, and what you do when it gets hard.",
		],
		steps: [
			{
				aspect: "event",
				asks: [
					"Who is it with, and what happened the last time it went wrong, from the first sentence to the last?",
					"What happened most recently, told like a short scene with a beginning and an end?",
				],
			},
			{
				aspect: "words",
				asks: [
					"Which sentence in that scene, theirs or yours, changed the temperature in the room?",
					"What was said at the worst moment, as exactly as you can recall it?",
				],
			},
			{
				aspect: "feeling",
				asks: [
					"What did you feel in that moment, before you did anything about it?",
					"Underneath what you showed just then, what was there?",
				],
			},
			{
				aspect: "wish",
				asks: [
					"And what did you want from them, right then, that you did not ask for?",
					"If they had understood you perfectly, what would they have done next?",
				],
			},
			{
				aspect: "habit",
				asks: [
					"When it goes like that, what is your usual move: closer, away, against, or going along?",
					"What do you tend to do in the hour after such a moment?",
				],
			},
			{
				aspect: "choice",
				asks: [
					"Draw the line now: which part of this could you change alone, even if nothing else moved?",
					"If the other person stayed exactly as they are, what would still be yours to do differently?",
				],
			},
			{
				aspect: "step",
				asks: [
					"What would be one small, honest thing for the next time, small enough that you would bet on it?",
					"What is the first sentence you would like to be able to say next time?",
				],
			},
		],
		done: [
			"We have walked once around it: the scene, the sentence, the feeling, the wish, and your own move. That is the whole map; the country itself is yours.",
		],
	},
	love: {
		opener: "i am looking to find love",
		welcome: [
			"Then let us begin with you, {name}, and not with where to look. People find what they have learned to recognize, so it is worth knowing what your heart takes for love before you send it out.",
			"A good thing to say aloud. I cannot introduce you to anybody, but I can help you see how you search, what you hide, and what you keep choosing. That tends to change whom one meets.",
		],
		steps: [
			{
				aspect: "wish",
				asks: [
					"Suppose it has happened and a year has gone by: what is different about a plain weekday evening?",
					"What would love bring into an ordinary week of yours that is not in it now?",
				],
			},
			{
				aspect: "event",
				asks: [
					"Think of the last person who came near: what made you lean in, and what made you step back?",
					"Who was the last one you could have loved, and what happened at the turning point?",
				],
			},
			{
				aspect: "habit",
				asks: [
					"What have the people you fell for had in common, the thing your friends would name at once?",
					"When somebody likes you back plainly, what do you do in the week after?",
				],
			},
			{
				aspect: "hidden",
				asks: [
					"What do you keep out of sight at the beginning, because you think it would scare somebody off?",
					"Which side of you gets shown last?",
				],
			},
			{
				aspect: "fear",
				asks: [
					"What is the fear that comes along on every first evening?",
					"If it did work out, what would you then have to be afraid of?",
				],
			},
			{
				aspect: "choice",
				asks: [
					"What do you no longer wish to put up with, however charming it comes?",
					"Which of your conditions are truly yours, and which were put there to keep you safe from being met?",
				],
			},
			{
				aspect: "step",
				asks: [
					"Where could you be among people this week, as you are and not as a candidate?",
					"What is one place or one hour in which you could let yourself be seen a little more than usual?",
				],
			},
		],
		done: [
			"So there is a picture now of what you seek, what you show, and what you guard. Love may come by chance; recognizing it does not.",
		],
	},
	dream: {
		opener: "help me envision my dream partner",
		welcome: [
			"Gladly, {name}, and without a shopping list. We will look for how life feels beside this person, one scene at a time; I collect what you say and give it back to you at the end, in your own words.",
			"Let us do it with scenes instead of adjectives, because anybody can be *kind* on paper. I will keep what you tell me, and after a few questions you get it back as a picture.",
		],
		steps: [
			{
				aspect: "good",
				asks: [
					"It is a plain Tuesday, you come home, and they are there: what are they like in that first quarter of an hour?",
					"Picture a slow Sunday morning with them, when nothing is planned: what is going on, and how do they treat you in it?",
				],
			},
			{
				aspect: "kind",
				asks: [
					"Now a bad day, when you are at your least lovable: what do they do, and what do they leave alone?",
					"You are ill, or ashamed, or simply in a foul mood: how is this person with you then?",
				],
			},
			{
				aspect: "words",
				asks: [
					"You disagree about something that matters: how does this person argue, and how do the two of you find back?",
					"What do they say, or not say, in the first hour after a quarrel?",
				],
			},
			{
				aspect: "who",
				asks: [
					"What do they have in their life that is entirely their own, and that you would not want to change?",
					"What do they care about so much that they light up, quite apart from you?",
				],
			},
			{
				aspect: "hidden",
				asks: [
					"And you: which side of you gets to exist beside them that has little room now?",
					"Who do you become in their company, when nobody has to be impressed?",
				],
			},
		],
		done: [],
	},
} as const satisfies Record<string, Flow>;

/** When the qualities that were collected are given back as a list. */
export const portraitLines = [
	"Here is the picture so far, in your words and nobody else’s:",
	"I have kept what you said. Read it as if it described somebody who exists:",
	"This is what you have told me about them, line by line:",
] as const;

export const portraitRemarks = [
	"Notice how much of it is about how you are treated, and how much about what they are. Jung would add that we often look outside for what wants to be lived inside.",
	"A picture like this is less a search warrant than a compass. Some of it you will find in a person; some of it you may be asked to bring.",
	"Most of these lines are things somebody does, so you could recognize them in an afternoon.",
] as const;

export const portraitQuestions = [
	"Which of these lines could you not live without, even if all the others came true?",
	"Which of these do you already give, to others or to yourself?",
	"Which line here surprises you, now that you see it written down?",
] as const;

/** After the portrait: what the picture asks of the one who made it. */
export const afterPortrait: readonly FlowStep[] = [
	{
		aspect: "origin",
		asks: [
			"Whom do you know, from any time of your life, who already had a little of that?",
			"Where did you first learn that love can look like this, or that it cannot?",
		],
	},
	{
		aspect: "choice",
		asks: [
			"Which of these qualities have you overlooked in somebody because something shinier stood in front?",
			"What would you have to stop doing so that somebody like this could find room beside you?",
		],
	},
	{
		aspect: "step",
		asks: [
			"Which single line of the picture could you begin to live yourself this week?",
			"How could you treat yourself on Tuesday as this person would?",
		],
	},
];
