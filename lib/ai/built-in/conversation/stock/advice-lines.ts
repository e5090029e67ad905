/** Helps to think about a decision: a distinction, a step as an option, a question. */
export interface AdviceLines {
	divide: readonly string[];
	step: readonly string[];
	ask: readonly string[];
}

export const adviceLines = {
	contact: {
		divide: [
			"Whether you write is yours. What comes back, how soon and in which tone, is not. A message sent for the sake of the answer is a bet; one sent because it is true has already done its work.",
			"Two things are mixed in this: what you want to say, and what you want to make happen. Only the first is in your hands.",
			"You decide about the reaching out, and somebody else about the reaching back. It is worth asking whether you could bear each of the answers, silence among them.",
		],
		step: [
			"One option: write it tonight, unsent, and read it tomorrow at noon. If it is still true by daylight, it can go.",
			"You could put down in one line what the message is for. If the line says *so that they…*, wait; if it says *because I…*, it may be ready.",
			"A small test, if you like: leave it for one night, and notice whether the wish gets clearer or only louder.",
		],
		ask: [
			"What would you be hoping to read five minutes after sending it?",
			"What do you want them to know, even if they never answer?",
			"If no reply came, would you still be glad that you had sent it?",
		],
	},
	speak: {
		divide: [
			"How it is received is not up to you. Whether it is said, when, and in how many words, is.",
			"You are responsible for saying it fairly, and not for its being welcome.",
			"There are two risks here, the risk of speaking and the risk of the long silence. You only see the first one because it happens all at once.",
		],
		step: [
			"A possible beginning: one sentence about what happened, one about what it did to you, and none about what they are like.",
			"You might say it aloud once when nobody is in. What still sounds right in an empty room is usually the part to keep.",
			"An option is to ask for the time before you bring the topic: ten minutes, tomorrow, without phones.",
		],
		ask: [
			"What is the one sentence that must not be missing?",
			"What do you fear hearing in return?",
			"What would be better afterwards, even if they disliked it?",
		],
	},
	leave: {
		divide: [
			"Nobody but you can decide that, least of all a program. I can only help you tell apart what you know, what you hope and what you are afraid of, because these three vote with the same voice.",
			"What the other person becomes is theirs to decide. What you live with is yours. A decision made on the promise of who they might be rests on ground that you do not own.",
			"There is the question of whether to go, and there is the question of what you are not willing to live with any longer. The second comes first, and it can be answered tonight.",
		],
		step: [
			"One way to find out: for a week, note each evening in a line whether you were more yourself or less in their company. Then read the seven lines in one go.",
			"You could write down what would have to be different by spring, in things that a stranger could see. It makes hope accountable.",
			"It need not be decided today. It may be enough to decide by when you will no longer leave it undecided.",
		],
		ask: [
			"If nothing about it changed in two years, what would you wish you had done tonight?",
			"What keeps you there that you would call love, and what would you call fear?",
			"What do you already know about it that you keep asking?",
		],
	},
	goBack: {
		divide: [
			"Missing somebody tells how much they meant. It does not tell whether it would be good this time. Those are two witnesses, and only one of them was there.",
			"That you have the wish is a fact. Whether the reasons for the ending still stand is another fact, and it is the one to check.",
			"You can decide to open a door. You cannot decide who comes in, the one you remember or the one who left.",
		],
		step: [
			"Before anything else, you could write two short lists: what you miss, and what you had begun to stop mentioning.",
			"You might ask somebody who saw you in that time how you were. They may remember what longing edits out.",
		],
		ask: [
			"What would have to be different, and who has already begun to make it so?",
			"Which part do you miss that you could name without their name?",
			"What was it like in the last month, as opposed to the first?",
		],
	},
	begin: {
		divide: [
			"The invitation is yours; the answer is theirs. You lose nothing by a no that you do not already do without.",
			"You can choose how honestly you enter. How it goes from there takes two, so do not plan for both.",
			"Readiness is seldom a feeling that arrives beforehand. It shows in whether you can stand to be seen as you are this week.",
		],
		step: [
			"An option: make it so small that it can be answered easily, a coffee, an hour, a named day.",
			"You could take one step that can be taken back, and look at how you sleep afterwards.",
		],
		ask: [
			"What would you like to find out that you cannot find out by thinking?",
			"What would you be saying yes to, apart from the person?",
			"What is the part of you that says *not yet* trying to keep safe?",
		],
	},
	forgive: {
		divide: [
			"Forgiving, trusting and going back to how it was are three different acts. You can do the first without the others, or none of them, and nobody may set the date.",
			"What was done is past deciding. How long it keeps its chair at your table is not; but you owe nobody a hurry.",
		],
		step: [
			"You could begin with the exact bill: what was done, what it cost, what was never said. One cannot forgive in general.",
			"It may be enough for now to stop rehearsing it after ten at night, and to leave the larger word for later.",
		],
		ask: [
			"Who would it be for, if you did?",
			"What has not been acknowledged yet?",
			"What would you still want to protect, even then?",
		],
	},
	fault: {
		divide: [
			"To look for the fault in oneself is often easier to bear than to have had no say. What somebody else decided was decided by them; what you did is yours, and those are two separate lists.",
			"Fault and pain are easily confused, because both say *I*. You may have had a part in many things, and still not have caused what another person chose to do.",
			"That question usually comes from somebody who was good at being accused. I am no judge; I only notice who is on trial here, and who is not even in the room.",
		],
		step: [
			"You could write the two lists, what I did and what was done, and look at how long each one really is.",
			"It might help to ask it about a friend in your place, word for word, and listen to how quickly you answer.",
		],
		ask: [
			"What would it protect you from knowing, if it were all your fault?",
			"Who first taught you to look for the mistake in yourself?",
			"What exactly is the charge, if you write it in one sentence?",
		],
	},
	myself: {
		divide: [
			"There is usually a good reason for it, only an old one. What looks like a flaw today was often the best idea a younger you could have.",
			"*Why am I like this* can be asked as an accusation or as a question. As a question it is worth a great deal; as an accusation it only has one answer.",
			"You did not choose how it began, and you do have a say in what happens in the second after it starts. That second is the whole field.",
		],
		step: [
			"One option is to catch it once this week, without changing anything, and only to say inwardly: *there it is*.",
			"You could look for the one occasion on which it did not happen. The exception tends to know more than the rule.",
		],
		ask: [
			"What did it once keep you safe from?",
			"When did it happen last, and what came in the minute before?",
			"What would you have to feel if you did not do it?",
			"How old were you when it first made sense?",
		],
	},
	verdict: {
		divide: [
			"I am no court, and you seem to have one sitting already. A feeling or a wish is not an act; the first may come and go as it likes, and only what you do with it is up to you.",
			"*Wrong* and *normal* are big words, and nobody gets wiser by them. What a part of you likes or wants is first of all information about you.",
			"You ask for a verdict. I would sooner ask who has brought the charge, because it was brought before you wrote to me.",
		],
		step: [
			"For a start, you could let that part speak for three sentences, without anybody answering it.",
			"One option is to put it as an observation, *I notice that I*, and to leave the judging for a day when you are less tired.",
		],
		ask: [
			"What does that part of you get that the rest of you does not?",
			"Whose judgment would it be, if it were one?",
			"What would be different if it were simply allowed?",
		],
	},
	general: {
		divide: [
			"I do not know your life well enough to tell you, and I would distrust anybody who did it in three sentences. What I can offer is a line down the middle of the page: on the left what depends on you, on the right all the rest.",
			"Before the *what*, it helps to cut it in two: what you can do by your own decision, and what would need somebody else to change. Most of the worry tends to live in the second half, and all of the leverage in the first.",
			"You have probably been given advice already, some of it by yourself. The useful question may be which part of this is really a decision and which part is only waiting.",
			"There may be no right answer, only one that you can stand behind. Those are found less by weighing and more by noticing which one lets you breathe out.",
			"Nobody controls the outcome of this. You do have a say in the next move and in the spirit in which you make it.",
		],
		step: [
			"One option for tonight: write the decision as a single sentence with a date in it. Unsaid decisions have a way of making themselves.",
			"You could try on each answer for a day, telling nobody, and watch what your body makes of it.",
			"A modest step would be to do the part that is right in either case. There usually is one.",
			"You might ask what you would advise somebody you love, and then ask why you are the exception.",
			"It may help to shrink it: not the whole matter, only what happens until Sunday.",
		],
		ask: [
			"What lies on your side of that line?",
			"What would you do if you were not afraid of being misunderstood?",
			"Which answer would you be relieved to be given?",
			"What do you already know that you are asking me to confirm?",
			"What would be a decent next move, even if it solved nothing?",
		],
	},
} as const satisfies Record<string, AdviceLines>;

/** Before the distinction, where the question could be turned around safely; `{vp}` as in "call her back". */
export const whetherLines = [
	"Whether to {vp}: that is the question as you put it.",
	"You ask whether to {vp}. I would take the question apart before answering it.",
	"To {vp} or not to. You have likely been over it more than once.",
] as const;
