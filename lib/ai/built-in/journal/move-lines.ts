import type { MoveName } from "../lexicon/moves";
import type { Lines } from "./line";

/** Turns of phrase, the ones that tell most first. */
export const moveLines: Partial<Record<MoveName, Lines>> = {
	harshVoice: {
		notice: [
			"{q}. You would hardly say that to somebody you love. Whose voice does it borrow?",
			"There is a hard judge in {q}. It speaks as if it stated facts, and yet it leaves out most of the day.",
		],
		toward: [
			"Write that sentence again as you would say it to a friend who had exactly your day.",
			"Next time the judge speaks, note only what happened, without the verdict, and see what is left.",
		],
		ask: ["{q}: would you say it to a friend?"],
	},
	notEnough: {
		notice: [
			"{q}. Enough for whom? The measure is doing a lot of work in that line, and it never says where it comes from.",
			"A measuring stick lies across this page: {q}. It may be older than anything that happened today.",
		],
		toward: [
			"Name one thing today that was enough as it was, however small, and leave the rest out of it.",
			"Ask who first set the mark that you are measuring by, and whether you would choose it again.",
		],
		ask: ["{q}: enough by whose measure?"],
	},
	tooMuch: {
		notice: [
			"{q}. “Too much” is always said from somewhere: too much for a room, a person, a moment. It is rarely true everywhere.",
			"You turn yourself down in this line: {q}. I wonder who has never asked you to.",
		],
		toward: ["Think of one person with whom you have never had to be less. What do they do differently?"],
		ask: ["{q}: too much for whom?"],
	},
	pretended: {
		notice: [
			"{q}. The page gets to see what the others did not; that is worth something already.",
			"Between what showed and what was there lies the tiring part of the day: {q}.",
		],
		toward: [
			"Choose one person and one sentence that is a little truer than “fine”. You do not have to say it yet.",
			"Try dropping the mask by a tenth, somewhere it costs little, and notice what happens.",
		],
		ask: ["{q}: who could have seen the rest?"],
	},
	keptQuiet: {
		notice: [
			"{q}. Silence can keep the peace, and it can keep you out of it. Which was it here?",
			"What was not said takes up room in this entry: {q}. Here it may be said badly, unfairly and in full.",
		],
		toward: [
			"Write the sentence that stayed in your mouth. Nobody needs to hear it; it only needs to exist once.",
			"Before the next talk of this kind, decide on the one thing you will not leave out.",
		],
		ask: ["{q}: what would the first sentence have been?"],
	},
	neverTold: {
		notice: [
			"{q}. Something that has been carried alone for a while sets itself down differently on paper.",
			"You let the page in on something here: {q}. That is not a small thing to do.",
		],
		toward: ["Ask yourself who could hold this carefully, and what you would need from them first."],
		ask: ["{q}: who might you trust with it?"],
	},
	unseen: {
		notice: [
			"{q}. To go unnoticed hurts in a quiet way, because there is nobody to be angry with.",
			"There is a wish folded into {q}: that somebody had looked up and asked.",
		],
		toward: ["Say to one person what you wish they had asked you today. People guess badly; most are glad to be told."],
		ask: ["{q}: what should they have noticed?"],
	},
	readMood: {
		notice: [
			"{q}. You read the weather of other people finely. It costs attention that then is missing for your own.",
			"So much of this is spent on someone else's mood: {q}. Where was yours meanwhile?",
		],
		toward: ["Once tomorrow, before you look at anybody's face, ask what your own would show."],
		ask: ["{q}: and what was your own mood?"],
	},
	sayYes: {
		notice: [
			"{q}. A yes like that tends to send its bill later, often to the wrong address.",
			"You gave way here: {q}. The part of you that meant no is still in the sentence.",
		],
		toward: [
			"Give the next request an hour: “let me come back to you” is a whole answer.",
			"Write down what the no would have sounded like. Kindly, and in one line.",
		],
		ask: ["{q}: what did the no want to protect?"],
	},
	saySorry: {
		notice: [
			"{q}. Look at what you apologize for; some of it may only be that you took up space.",
			"An apology runs through this: {q}. Is there something to make good, or only something to smooth over?",
		],
		toward: ["Try a thank-you where a sorry wants to come: “thank you for waiting” instead of “sorry I am late”."],
		ask: ["{q}: was there anything to forgive?"],
	},
	hadTo: {
		notice: [
			"{q}. Behind every “had to” somebody is giving the order. Here it is not clear who.",
			"Duty holds the pen in this line: {q}. What would the same hour look like if you had chosen it?",
		],
		toward: [
			"Take one “have to” of tomorrow and write it as “I choose to, because…”. If the sentence will not end, that tells you something.",
		],
		ask: ["{q}: who said that you must?"],
	},
	overthink: {
		notice: [
			"{q}. The mind goes back to a place like this when something there was never finished.",
			"You have been around this one more than once: {q}. Thinking can be a way of standing guard.",
		],
		toward: [
			"Give the loop ten minutes and a sheet of paper, then close it on purpose with one thing you will do, or will not.",
			"Ask what the worry would do with its time if this were settled. The answer is often the real subject.",
		],
		ask: ["{q}: what is still unfinished there?"],
	},
	busy: {
		notice: [
			"{q}. Being useful is a good place to hide, since nobody would think to look for you there.",
			"The doing runs ahead in this entry: {q}. What would catch up if you sat still?",
		],
		toward: ["Leave ten minutes of tomorrow empty on purpose, and write down what turns up in them."],
		ask: ["{q}: what waits when you stop?"],
	},
	worn: {
		notice: [
			"{q}. Tiredness like that is seldom about sleep alone. It asks what you have been holding up.",
			"Your body has a say in this entry: {q}. It usually speaks last, and it means it.",
		],
		toward: [
			"Let one thing be done worse tomorrow, deliberately, and see who minds.",
			"Decide tonight what may wait. Put it in writing, so that it does not lie awake with you.",
		],
		ask: ["{q}: what could you put down tonight?"],
	},
	waited: {
		notice: [
			"{q}. Waiting looks like nothing from outside. Inside, it is work, and hope is the most expensive part.",
			"There is a door in this entry that you are watching: {q}.",
		],
		toward: ["Ask what you would do with this week if the answer never came. One part of that you could begin."],
		ask: ["{q}: what are you not doing meanwhile?"],
	},
	pullAway: {
		notice: [
			"{q}. Stepping back kept you safe once. It still works, and it still costs the closeness it protects you from.",
			"You moved away here: {q}. I wonder what came too near.",
		],
		toward: [
			"Next time, say the stepping back aloud: “I need an hour, and I am coming back.” It is still distance, only not alone.",
		],
		ask: ["{q}: what had come too close?"],
	},
	mistrust: {
		notice: [
			"{q}. Caution learned its job somewhere. It may not have been told that some of the danger is over.",
			"Part of you stands guard in this line: {q}.",
		],
		toward: ["Trust a little, with something small that you could bear to lose, and keep count of what happens."],
		ask: ["{q}: what would make it a little safer?"],
	},
	lonely: {
		notice: [
			"{q}. Loneliness is not a fault in you; it is what a wish for company feels like while it goes unanswered.",
			"That is a bare sentence, and a brave one: {q}.",
		],
		toward: [
			"Send two lines to somebody tonight. Not about this, if you would rather; only so that there is a thread.",
		],
		ask: ["{q}: whose company do you miss most?"],
	},
	onMyOwn: {
		notice: [
			"{q}. You can do it alone; that has been proved often enough. Whether you want to is another question.",
			"Strength and solitude share a sentence here: {q}.",
		],
		toward: ["Ask for one thing that you could manage by yourself. That is the kind that can be practiced."],
		ask: ["{q}: what would help look like?"],
	},
	lookedAfter: {
		notice: [
			"{q}. Care goes out from you in this entry. I looked for the place where some comes back.",
			"You were there for somebody: {q}. It says something about how you love.",
		],
		toward: [
			"Do one thing this week for yourself in the way you would do it for them: planned, on time, without earning it.",
		],
		ask: ["{q}: and who looked after you?"],
	},
	gaveUp: {
		notice: [
			"{q}. What is set aside for others rarely disappears. It waits, and now and then it knocks.",
			"Something of yours was put down here: {q}.",
		],
		toward: [
			"Take back a quarter of an hour of it. Not the whole thing; only enough to know whether it is still yours.",
		],
		ask: ["{q}: which part would you take back?"],
	},
	peacekeeper: {
		notice: [
			"{q}. Somebody has to stand in the middle, you seem to have learned. It is a cold place to stand.",
			"You kept the peace: {q}. Peace among whom, and at whose cost?",
		],
		toward: ["Let one small disagreement stand overnight, without repairing it, and see whether the roof holds."],
		ask: ["{q}: what would happen if you let it be?"],
	},
	heat: {
		notice: [
			"{q}. Anger is loud, and it usually guards something quieter. What stood behind it?",
			"It came out hot: {q}. Hot is not the same as wrong.",
		],
		toward: [
			"Write what the anger wanted in one sentence that begins with “I need”. That part may be worth saying, calmly, later.",
		],
		ask: ["{q}: what was the anger guarding?"],
	},
	regret: {
		notice: [
			"{q}. Regret is care that arrived late. It still knows what matters to you.",
			"You go back to a crossroads here: {q}. The one who stood there knew less than you do now.",
		],
		toward: [
			"Is there a part of it that can still be said or done, even smaller than it would have been? Start there.",
		],
		ask: ["{q}: which part can still be done?"],
	},
	died: {
		notice: [
			"{q}. Someone is missing in this sentence, and the sentence knows it.",
			"Grief keeps its own calendar, and today it was on the page: {q}.",
		],
		toward: [
			"Tell them about today in a few lines, as if you could. Many people find that the talking does not have to stop.",
		],
		ask: ["{q}: what would you tell them today?"],
	},
	minimises: {
		notice: [
			"{q}. You make it small before anyone else can. What size is it when nobody compares?",
			"Here you talk it down: {q}. It may be small, and it may still hurt.",
		],
		toward: ["Write it once without “only”, “just” and “not that bad”, and see whether it reads truer."],
		ask: ["{q}: and if it were allowed to matter?"],
	},
	defends: {
		notice: [
			"{q}. You are fair to them. Fairness to them does not have to use up the fairness to you.",
			"You hold two things in one hand here: {q}, and what it was like for you.",
		],
		toward: ["Finish this sentence twice: “They did what they could, and I…”"],
		ask: ["{q}: and what did you need?"],
	},
	wish: {
		notice: [
			"{q}. There is a wish in that, said almost in passing. Wishes that are said in passing are often the old ones.",
			"Something in you leans forward here: {q}.",
		],
		toward: [
			"Give the wish one hour this week, in its smallest possible form.",
			"Write down what having it would give you. Perhaps some of that can be had before the rest.",
		],
		ask: ["{q}: what would its smallest beginning be?"],
	},
	nowI: {
		notice: [
			"{q}. That is a change, and you were the one who noticed it.",
			"Something moves in this line: {q}. It deserves to be written down twice.",
		],
		toward: ["Note what made it possible this time: who, where, what hour. Conditions can be repeated."],
		ask: ["{q}: what made that possible?"],
	},
	loved: {
		notice: [
			"{q}. You let it reach you; that takes some doing too.",
			"Here is somebody being good to you, and you saw it: {q}.",
		],
		toward: [
			"Tell them. Exactly this, in these words, while it is fresh.",
			"Keep this line where you will find it on a thinner day.",
		],
		ask: ["{q}: do they know what it meant?"],
	},
	laughTogether: {
		notice: [
			"{q}. Laughter like that is hard to plan, and easy to forget to be glad of.",
			"There is lightness here: {q}. It belongs in the record as much as the rest.",
		],
		toward: ["Ask yourself what the two or more of you were doing right, and do that again before the month is out."],
		ask: ["{q}: what made it so easy?"],
	},
	proud: {
		notice: [
			"{q}. Good. Let it stand without a “but” after it for one night.",
			"You give yourself credit here: {q}. It suits the page.",
		],
		toward: ["Name what you did that made it so, rather than what luck did. It will be useful again."],
		ask: ["{q}: what did it ask of you?"],
	},
	dontKnow: {
		notice: [
			"{q}. Not knowing is an honest place to write from. It is usually the edge of something.",
			"You leave a question open: {q}. It may not need an answer as much as it needs company.",
		],
		toward: [
			"If you did know, what might the answer be? Write it with your other hand, so to speak, and do not defend it.",
		],
		ask: ["{q}: what would you guess, if guessing were free?"],
	},
	scene: {
		notice: [
			"{q}. One can stand in that sentence. What the place knows about the day, you do not have to explain.",
			"You saw this closely: {q}. Attention is a kind of affection.",
		],
		toward: ["Go back to that picture for a minute before sleep, and look at what stood at its edge."],
		ask: ["{q}: what else was in that picture?"],
	},
};
