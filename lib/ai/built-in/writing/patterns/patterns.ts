import type { PatternName } from "@/lib/questionnaires/schema";
import type { MoveName } from "../../lexicon/moves";

interface PatternText {
	/** "going along", fitting "your habit of …". */
	habit: string;
	core: readonly string[];
	origin: readonly string[];
	impact: readonly string[];
	inner: readonly string[];
	relational: readonly string[];
	questions: readonly string[];
	closings: readonly string[];
	/** Turns of phrase in earlier answers that belong to it. */
	moves: readonly MoveName[];
}

/** What the coach says about each of the six patterns. */
export const patternTexts: Record<PatternName, PatternText> = {
	Pleaser: {
		habit: "looking after the mood of everyone present",
		core: [
			"It means that you read people’s wishes early and meet them early, often before anyone has said a word. I’d call it a gift that has never had closing hours.",
			"With this pattern, other people’s comfort is the first thing you check when you come in, and your own the last, if there’s time.",
		],
		origin: [
			"People mostly learn it where someone’s good mood was worth a lot, and where a child could do something about it. It worked, so it stayed.",
			"It tends to begin with a bargain that nobody speaks aloud: I’ll be easy to love, and you’ll stay friendly.",
		],
		impact: [
			"It protects the bond and it makes you good company. The cost is that people love what you do for them, and can’t love what they never get to see: the tired, contrary, undecided rest.",
			"You keep things smooth. What’s paid for it shows up later, as resentment about something tiny or as an evening when you can’t stand anybody.",
		],
		inner: [
			"Notice the moment just before the yes. There’s usually a small tug, half wish, half fright. Let it last for one breath longer.",
			"Ask three times a day: what would I like right now, if it bothered nobody? You don’t need to act on it. You need to be able to answer it.",
		],
		relational: [
			"Begin with refusals so small that nobody will mind, and let them stand without an explanation. The explanation is where you give it all back.",
			"Tell those close to you that you’re practicing. People who love you tend to be relieved; they’d often felt that something was being withheld, and didn’t know that it was you.",
		],
		questions: [
			"Who would still be there if you were no help at all for a month?",
			"Which yes of the last weeks would you take back, and what did it protect?",
		],
		closings: [
			"You’re already likable. You might try being legible.",
			"A kind no is still kindness, and it’s addressed to two people.",
		],
		moves: ["sayYes", "peacekeeper", "saySorry", "lookedAfter", "guilty", "gaveUp"],
	},
	Avoider: {
		habit: "stepping back when it gets close",
		core: [
			"It means that distance is your way of staying in one piece. You don’t love less than others; you love with an exit in view.",
			"With this pattern, feelings are dealt with alone and presented, if at all, when they’re finished. It looks calm. It’s often hard work.",
		],
		origin: [
			"It’s usually learned where feelings got no answer, or got too much of one. Then one does the sensible thing and stops sending them.",
			"A child who had to calm down by itself becomes good at it. The skill remains when there’s company at last.",
		],
		impact: [
			"It protects your freedom and your peace. The cost is that others get the results of your feelings and never the feelings themselves, and after a while they stop asking.",
			"You’re seldom overrun. But those who love you may be standing outside in the belief that nobody’s home.",
		],
		inner: [
			"When you feel the wish to get away, wait for a count of ten and ask what just came near. It’s often something you wanted.",
			"Practice saying a feeling before it’s in order. *I don’t know yet what it is, but something is up* is a full report.",
		],
		relational: [
			"Announce your distance and give it an end: an hour, an evening. A pause with an end isn’t a retreat.",
			"Let somebody see one thing half done, a worry, a plan, a draft. Being seen in the middle is the closeness you’ve had the least of.",
		],
		questions: [
			"What comes up in you in the second hour of being close, and not in the first?",
			"Who has ever given you room and still been there?",
		],
		closings: [
			"You can go out and come back. The coming back is what gets remembered.",
			"Room to breathe and someone beside you: these aren’t opposites.",
		],
		moves: ["pullAway", "onMyOwn", "keptQuiet", "mistrust", "numb"],
	},
	Anxious: {
		habit: "listening for the first sign of someone leaving",
		core: [
			"It means that love, for you, has a sound that you check for, and that when the sound stops you’re on your feet. You notice more than others do. You also sleep less.",
			"With this pattern, closeness has to be confirmed again and again, because somewhere you’ve learned that it can stop without notice.",
		],
		origin: [
			"It’s mostly learned where care came and went. Had it always been missing, one would have stopped looking. It was the coming back that taught you to watch.",
			"Somebody was warm and then not, near and then not, and a child tried to find out by what signs one could tell. You became an expert.",
		],
		impact: [
			"It protects you from being left unprepared. The cost is that you’re hardly ever unprepared in the good sense either: simply there, with nothing to check.",
			"You love attentively. But reassurance that’s been asked for wears off by the evening, and then has to be asked for again, which tires you both.",
		],
		inner: [
			"When the alarm goes, tell the facts from the film. The facts fit into one sentence. Then decide how much the film deserves.",
			"Give the fear ten minutes and a chair, and something for your hands. It tends to be at its worst in minute three, and few people have ever stayed until minute eight.",
		],
		relational: [
			"Ask for the thing itself and not for proof of it. *Could you hold me for a minute?* works. *Do you still love me?* opens a hearing.",
			"Tell people what helps, once and in daylight: a message before bed, a word when they need to be quiet. It’s a small service, and it spares you both the nights.",
		],
		questions: ["What do you do in the hours in which nothing’s wrong?", "Whose leaving are you still listening for?"],
		closings: [
			"Not every silence has your name on it.",
			"The bond is still there while you’re not looking. Try not looking for an hour.",
		],
		moves: ["overthink", "waited", "wasLeft", "readMood", "lonely"],
	},
	Controller: {
		habit: "holding every thread yourself",
		core: [
			"It means that order is your way of loving: you think ahead so that nobody gets hurt, and you’re hard on yourself when someone does.",
			"With this pattern, trust is a matter of checking. It keeps things running, and it keeps you running.",
		],
		origin: [
			"It’s usually learned where something slipped that shouldn’t have, and the grown-ups weren’t looking. Someone had to look.",
			"A child can’t stop what’s going wrong, but it can count, tidy, plan and be prepared. It’s a brave answer to helplessness.",
		],
		impact: [
			"It protects those you love from a good many mishaps. The cost is that they may feel handled, and that you’re left with a love you have to supervise.",
			"Things work because of you. What gets lost is the present that wasn’t arranged, and the rest of somebody who can let go.",
		],
		inner: [
			"When something isn’t done your way, look for the worry under the irritation. It’s nearly always there, and it’s much easier to comfort than to obey.",
			"Try a daily quarter of an hour in which nothing is improved. Not the room, not anyone else, not you.",
		],
		relational: [
			"Say *I’m worried* where you’d usually say *You should*. It’s the same energy, and it brings people closer instead of putting them to work.",
			"Give whole tasks away and keep none of the handle. Others can only become reliable where they’re relied on.",
		],
		questions: [
			"What would really happen if you didn’t see to it?",
			"Who took care of things when you were too small to?",
		],
		closings: ["What you hold loosely can hold you, too.", "Not everything that’s done differently is done wrong."],
		moves: ["plans", "hadTo", "onMyOwn", "fixes", "heat"],
	},
	Victim: {
		habit: "bracing yourself and waiting to be seen",
		core: [
			"The name of this pattern is a harsh one for a soft thing. It means that you’ve been let down often enough to expect it, and that you hope somebody will see it without your having to say so.",
			"With this pattern, hope has become expensive. You carry much without complaint, or with complaints that don’t reach the right address.",
		],
		origin: [
			"It’s learned where acting didn’t help: where a child asked and nothing changed, or it got worse. Waiting was no weakness there. It was the only thing left.",
			"Someone who wasn’t believed, or wasn’t helped, learns to show the hurt and hope. It’s an intelligent thing to do when one has no power.",
		],
		impact: [
			"It protects you from a fresh disappointment. The cost is that your own strength stays unused in places where it would work today.",
			"Those who love you want to help, find that nothing does, and grow tired. Then it looks again as if nobody stays.",
		],
		inner: [
			"For each thing that weighs on you, ask which tenth of it is in your hands. Leave the nine tenths where they are and do something with the one.",
			"What happened to you should be heard. I’d choose the listener with care, and then, after being heard, choose one thing to do.",
		],
		relational: [
			"Say the hurt on the day it happens, small and without an account of all the earlier ones. It has a far better chance of an answer.",
			"Ask plainly. A request can be refused, and that’s what gives a yes its value.",
		],
		questions: [
			"Where have you more say today than you used to have?",
			"Who has seen how much it was, and what did their seeing change?",
		],
		closings: [
			"What happened was real. So is the part that’s yours to decide.",
			"You’ve waited long enough to be allowed to ask.",
		],
		moves: ["unseen", "notThere", "worn", "regret", "lonely"],
	},
	"All-or-Nothing": {
		habit: "wanting it whole or not at all",
		core: [
			"It means that the middle is the hardest place for you. Full or empty, in or out, you know how to do. Half, for now, not bad: those are the foreign words.",
			"With this pattern, love gets everything, and a single crack calls everything into question. It’s intense, and it’s not very restful.",
		],
		origin: [
			"It’s mostly learned where one had to know quickly who was safe. There was no time for shades, so one learned the edges by heart.",
			"Where love could tip over from one hour to the next, a clear line was a mercy. At least one knew where one stood.",
		],
		impact: [
			"It protects you from lukewarm things, and people feel chosen by you. The cost is that they also feel they could be struck off.",
			"You spare yourself the long unclear middle. But most of what lasts is made there.",
		],
		inner: [
			"When everything seems over, or everything seems perfect, write down a number between three and seven that might also be true.",
			"Put a night between the verdict and the sentence. It’s an old rule of good judges.",
		],
		relational: [
			"Mend something small that isn’t worth mending. Repair is a skill, and it’s learned on cheap cups.",
			"Tell those close to you how fast it turns cold in you, and that it turns back. It makes the cold hours less final for both.",
		],
		questions: [
			"What in your life is good and only seventy percent?",
			"What did you throw away that could have been mended?",
		],
		closings: [
			"The middle isn’t where love goes to die. It’s where it lives on weekdays.",
			"Seventy percent, every day, is an enormous amount.",
		],
		moves: ["heat", "pullAway", "gaveUp", "wasLeft"],
	},
};

/** What two patterns do with each other when both are strong; the key is the two names in the order of `patternNames`. */
export const tensionTexts: Record<string, string> = {
	"Pleaser+Avoider":
		"One goes toward people to please them, the other slips away from them to recover. I’d guess that you give a great deal in company, and that you’re suddenly gone.",
	"Pleaser+Anxious":
		"Both look at the other person’s face first. Pleasing is then less a kindness than a premium on an insurance against being left.",
	"Pleaser+Controller":
		"You look after people and you also steer them, and from inside the two can feel alike. Those on the receiving end can usually tell which one it is.",
	"Pleaser+Victim":
		"You give first and feel it later, when nobody’s given back. The giving is loud and the asking is silent, and so the account can’t be settled.",
	"Pleaser+All-or-Nothing":
		"You smooth everything over for a long time, and then it’s over at one blow. Between the two there’d be room for a small complaint.",
	"Avoider+Anxious":
		"One of them calls and the other doesn’t pick up, and both are you. It’s exhausting, and it isn’t a contradiction: each reacts to the other.",
	"Avoider+Controller":
		"Both keep people at arm’s length, one by going away and one by being in charge. There’s little that can happen to you then, and that includes good things.",
	"Avoider+Victim": "You step back, and you hope to be fetched. From outside only the stepping back is visible.",
	"Avoider+All-or-Nothing":
		"As long as it’s new you’re all in. When it becomes ordinary you need air, and then air begins to look like an ending.",
	"Anxious+Controller":
		"One is afraid and the other takes measures. Messages get read twice, plans get checked, and calm lasts until the next gap.",
	"Anxious+Victim":
		"You’re afraid of being left, and you have a memory that proves you right. So each new worry finds a file already open.",
	"Anxious+All-or-Nothing":
		"The fear of losing it, and the readiness to throw it away before that can happen: they take turns, and the turns are fast.",
	"Controller+Victim":
		"You hold everything together and feel that nobody sees it. Both are true as long as nobody’s let near the threads.",
	"Controller+All-or-Nothing": "It has to be right, and it has to be entirely right. That’s a lot to ask of a Tuesday.",
	"Victim+All-or-Nothing":
		"A letdown weighs for days, and then comes the verdict. In between there was a moment for a sentence, and it tends to be missed.",
};
