import type { DynamicText } from "./dynamic";

/** Dynamics that play out toward others: caring, pleasing, earning, steering, reaching, fighting. */
export const towardOthers = {
	caretaker: {
		name: "looking after everyone else first",
		proof: ["lookedAfter", "fixes", "hadTo", "peacekeeper", "guilty"],
		cost: ["worn", "unseen", "lonely", "wish", "guilty"],
		core: [
			"You appear in these answers as the one who notices what’s needed and gets up. I suspect it began so early that it feels like character. Some of it surely is. But there’s also the question who got up for you, and on that your answers are short.",
			"What I see is care that flows in one direction. You seem to know what everyone around you needs, down to the details. When it comes to what you need, the sentences become general, or stop.",
			"I’d guess that being needed is the place where you feel surest of being wanted. It’s a good place, warm and useful. It has one flaw: you can never sit down in it.",
		],
		impact: [
			"Looking after others has given you a place, and many people are better off for it. It also protects you from a question that’s hard to ask: would I be loved if I brought nothing? As long as you never stop, you never find out, and that may be the most tiring part.",
			"Those around you are in good hands. The cost is that they may have come to take the hands for granted, and that you give until you’re empty and then feel hurt that nobody saw it coming. They didn’t, because you made it look easy.",
			"It keeps you close to people without having to ask for closeness. But whoever is always the one giving holds a lonely position: above the others, in a way, and out of reach of their care.",
		],
		inner: [
			"Before you get up for someone, ask what you were feeling a moment earlier. If it was tenderness, go. If it was unease, stay in your chair for one minute first. That unease is worth knowing; it’s probably older than the person who needs something now.",
			"Try to notice a need of yours while it’s still small, at the stage of thirst, before it has become exhaustion. You might ask yourself at noon and at six: what would I bring me, if I were somebody else?",
			"There may be guilt when you do something only for yourself. I wouldn’t wait for it to go away. Take it along, as one takes along a nervous relative, and do the thing anyway.",
		],
		relational: [
			"Let {someone} look after you in one small, definite way, and resist evening the score. A soup accepted is a gift to the one who cooked it too. You know that; you’re usually the cook.",
			"Ask before helping: *Do you want a hand, or company?* It saves you work that nobody ordered, and it treats the other person as somebody who can cope.",
			"Say how tired you are before you’re at the end of it. {someone} cannot answer a need that’s only visible once you’ve stopped speaking.",
		],
		actions: [
			"Let one thing that isn’t yours to solve stay unsolved for two days. Choose something small, and write down what happens.",
			"Tell {someone} this week exactly what would help you, in one sentence with a verb in it: *Could you pick up the shopping on Thursday?*",
			"Take one hour that’s for nobody. If guilt shows up, note the time it came and the time it left.",
			"When you next hear yourself say *I’ll do it*, add *tomorrow*. See who does it in the meantime.",
		],
		questions: [
			"Who looked after the one who looked after everybody?",
			"What would people miss about you, besides what you do for them?",
			"Which of the things you carry has never been asked of you?",
			"When did you last let someone see you need something?",
		],
		closings: [
			"You’re one of the people in your care. Put the name on the list.",
			"What you give so freely may also be received.",
			"Nobody is loved for the washing-up. Sit down a while and see.",
		],
	},
	pleasing: {
		name: "giving way before anyone asks you to",
		proof: ["sayYes", "peacekeeper", "saySorry", "guilty", "gaveUp"],
		cost: ["worn", "gaveUp", "unseen", "regret"],
		core: [
			"I think you say yes with your mouth before the rest of you has been asked. By the time your own wish arrives, the matter is settled, everyone’s pleased, and it would be awkward to bring it up.",
			"What I see in these lines is a talent for making things smooth, and a habit of paying for it yourself. You give way early, and I suspect you’re hardly aware of it as giving way. It feels like being reasonable.",
			"You seem to treat other people’s disappointment as a danger, and your own as weather. I’d guess that someone’s displeasure once weighed a great deal, and that you found a way of never having to feel it.",
		],
		impact: [
			"Giving way protects the bond. At least it looks so. People like to have you around, and few quarrel with you. But each silent concession goes on an account that only you can see, and one day it’s presented, often over something tiny, to somebody who never knew it existed.",
			"It keeps the peace, and peace is no small thing. What it costs is contour. If you agree with everyone, nobody can find you, and you may begin to lose track of what you’d have wanted.",
			"You’ve spared yourself a great many frowns. You may also have ended up in evenings, jobs or arrangements that no one forced on you and that you’d never have chosen.",
		],
		inner: [
			"Build in a pause. *Let me think about it* is a complete sentence, and it’s always true. In the pause ask: if nobody could be disappointed, what would I say? You can still say yes afterward. Then it’ll be yours.",
			"Look for resentment; it’s useful. Wherever you feel it, trace it back to the moment when you agreed. The aim isn’t to blame yourself. You want to recognize the moment next time.",
			"Allow someone to be mildly disappointed in you and watch the feeling from start to end. It rises, it’s unpleasant, it goes. Most people who give way have never stayed to see the last part.",
		],
		relational: [
			"With {someone}, try a no that comes with warmth: *I don’t want to, and I’m glad you asked.* People who care about you would rather have a true no than a yes that costs you sleep.",
			"Say your wish first now and then. When you’re asked where to eat, name a place. It spares the other person the guessing, and it gives them someone to be with.",
			"If you notice afterward that you agreed too fast, you may go back: *I said yes yesterday, and I’ve thought again.* It’s uncomfortable for a minute. It’s a good deal more honest than the cancellation on the day.",
		],
		actions: [
			"Answer the next three requests with *I’ll tell you tomorrow*. Keep to it even where you already know that you want to.",
			"Say one friendly no before the week is over, to something that doesn’t matter much, without a reason attached.",
			"Choose the film, the meal or the walk once this week when you are with {someone}, and don’t check whether it was all right.",
			"Write down three things you agreed to in the past month. Mark the one you’d undo, and find out whether it still can be undone.",
		],
		questions: [
			"What do you want at the moment that would be inconvenient for someone?",
			"Who has ever loved you through a no?",
			"Which yes from the past still costs you something today?",
			"How do you know that you’ve had enough, before you say so?",
		],
		closings: [
			"Your no is what gives your yes its weight.",
			"Being easy to have around is a gift. It was never meant to be rent.",
			"Let somebody be disappointed, and find that you’re both still there.",
		],
	},
	earning: {
		name: "earning your place",
		proof: ["earned", "notEnough", "compared", "hadTo", "busy"],
		cost: ["worn", "overthink", "guilty", "busy"],
		core: [
			"It seems to me that somewhere along the way love and performance were stored in the same drawer. You do well, and for a moment it’s quiet. Then the quiet wears off, and there’s the next thing to do well.",
			"What comes through is the sense that a place has to be kept up, like a payment. I don’t doubt your ability. I wonder whether you’ve ever had the experience of being welcome on a day when you had achieved nothing at all.",
			"My reading is that you learned which part of you was applauded, and put your strength there. It was clever, and it worked. What remains open is what became of the parts for which there was no applause.",
		],
		impact: [
			"This has carried you far; it makes people reliable, skilled and hard to discourage. It protects you from the fear of not counting. But a place that’s earned can be lost, and so you’re never off duty. Praise is used up within the hour, and criticism keeps for years.",
			"You get things done and others trust you with them. The hidden cost is that you may not believe those who love you for nothing. Affection without a reason looks like a mistake that’ll come to light.",
			"The gain is visible on any list of what you’ve managed. The loss doesn’t show on lists: rest that feels like rest, and company in which you aren’t being measured.",
		],
		inner: [
			"Try doing one thing badly and for pleasure. It sounds trivial. For someone who earns their place it’s a small revolution, because it asks whether you’re still there when nothing’s being produced.",
			"When you notice the drive to do one more thing, ask whom you’d be showing it to. If a face appears, you’ve learned something. If none does, you may stop.",
			"Separate two sentences that have grown together: *I did well* and *I’m all right.* Say the second on a day without the first. It may feel false for a while. So does a new language.",
		],
		relational: [
			"Spend time with {someone} in which there’s nothing to show and nothing to help with: a walk, a bench, a bad film. Notice whether you start being useful, and after how many minutes.",
			"Tell {someone} about something that failed, before you’ve turned it into a lesson. Being liked with a failure on the table is the experience you’ve had too seldom.",
			"Ask someone close to you what they value in you that has nothing to do with what you do. Then the difficult part: believe the answer until the next morning.",
		],
		actions: [
			"Set aside thirty minutes this week for something you’re not good at, and show the result to nobody.",
			"Leave one task at *good enough* and stop at the time you set yourself beforehand. Write down what you feared would happen.",
			"Ask {someone}: *What do you like about me when I’m not doing anything?* Write the answer down word for word.",
			"On one day this week, skip the list. At night note three things that happened anyway.",
		],
		questions: [
			"Who was glad of you before you’d done anything?",
			"What would you stop doing tomorrow, if nobody were impressed by it?",
			"How much would be enough, in a figure or a picture, and who set it?",
			"What did you love before you were good at it?",
		],
		closings: [
			"You were somebody before you were good at something.",
			"The place you’re working for may already be yours.",
			"Applause ends. Being liked goes on in the kitchen afterward.",
		],
	},
	control: {
		name: "holding all the threads",
		proof: ["plans", "onMyOwn", "hadTo", "busy", "overthink"],
		cost: ["worn", "overthink", "heat", "lonely"],
		core: [
			"You seem to be the one who thinks three steps ahead, so that nothing can fall. I suspect that at some time things did fall, and that nobody else was watching. Since then you’ve been watching.",
			"In what you write, order is more than tidiness. It reads like a handrail. When things go as planned you can breathe, and when someone changes them your whole system goes up, far more than the change would justify.",
			"I see someone who’d rather carry the weight than trust the rope. I don’t call that bossy. It’s what responsibility looks like when it was handed over too soon and never taken back.",
		],
		impact: [
			"Thanks to you things work, and people count on it. It protects you from the old surprise. But those around you may feel that they’re assistants in their own lives, and so they stop thinking along, which leaves still more to you.",
			"Planning has spared you and others a good deal. What it can’t produce is the thing you might want most, which is to be met unprepared: to be given something you hadn’t arranged, and find it good.",
			"You’re seldom caught out. In exchange you’re seldom off duty. And a mistake by someone else costs you twice, once for the mistake and once because you feel you should’ve seen it coming.",
		],
		inner: [
			"When something slips out of your hands, notice the first second, before the irritation. I’d expect to find a small fright there. The irritation is louder and easier to act on, but the fright is what needs an answer.",
			"Try sorting a list into two columns: what breaks if I let go, and what merely gets different. The second column is usually longer than one thinks. Practice on that one.",
			"Give the future fixed hours. Twenty minutes a day for planning, with a clock, and outside of it the sentence: *That’s for tomorrow’s twenty minutes.* It respects what planning does for you and closes the office at night.",
		],
		relational: [
			"Hand {someone} a whole task, including the right to do it differently, and keep out of the room. If it goes wrong, let it be theirs to mend. Trust isn’t a feeling one waits for; it’s made of such afternoons.",
			"Say the worry instead of the instruction. *I’m nervous about the train* brings people to your side. *Did you check the train?* puts them on the other one.",
			"Ask {someone} now and then to surprise you within limits that you set: a Saturday, a budget, back by ten. That way you get used to not knowing, with a railing.",
		],
		actions: [
			"Leave two hours this weekend unplanned, and let {someone} or a coin decide what happens in them.",
			"Give away one task completely, with no instructions and no checking. Note on a scale of ten how hard it was before, and how hard afterward.",
			"The next time a plan changes, wait sixty seconds with both feet on the floor before you rearrange anything.",
			"Turn one instruction a day into the worry behind it, and say that instead.",
		],
		questions: [
			"When did you first learn that somebody had to keep an eye on things?",
			"What do you hold that others would carry, if you let them?",
			"What was the last good thing that happened to you without a plan?",
			"If you loosened one thread, which one would frighten you the most?",
		],
		closings: [
			"Not everything that you let go of falls.",
			"You’ve kept the house standing. You’re also allowed to live in it.",
			"Leave one thread loose this week, and see who picks it up.",
		],
	},
	longing: {
		name: "reaching for someone just out of reach",
		proof: ["waited", "notThere", "neverShowed", "wish", "unseen", "wasLeft"],
		cost: ["lonely", "overthink", "regret", "worn"],
		core: [
			"There’s a good deal of waiting in what you write. I have the impression that you learned to love across a distance, to make much out of little, and to read a great deal into a sign. People who’ve learned that become very faithful, and very hungry.",
			"What I hear is a reaching that didn’t quite arrive. You describe what was missing with great precision. I think it stayed so clear to you because a part of you has kept the place free.",
			"It may be that for you love and longing have come to feel like the same thing. If closeness was rare, its absence is what you know by heart; and someone who’s simply there can feel almost too plain to be love.",
		],
		impact: [
			"Longing keeps hope alive. It protects you from having to say: this is all there was. Its price is patience with people who give little, and a certain impatience with those who give without being waited for.",
			"You can make a whole week out of a kind word, and that’s a gift. But it also means that you may settle for kind words. And when a reply takes long, it’s never just about the reply.",
			"The waiting has made you sensitive, in the best sense. It also gives others a great power over your evenings. Whoever is slow to answer becomes, without doing anything for it, the most important person of the day.",
		],
		inner: [
			"Try to tell the present wish from the old one. Ask: how old do I feel as I wait? If the answer is a small number, then part of the ache isn’t addressed to the person you’re waiting for, and no reply of theirs could settle it. It’s still yours, and it deserves kindness, from you first.",
			"It might be worth writing down exactly what you’d have needed, in small coin: a hand on the back, one evening a week, a question about school. Big words such as love can’t be handed over. Small coin can, and today also by others.",
			"Some of what you missed can be mourned, and mourning is different from waiting. In waiting one looks at the door. In mourning one turns around and sees who else is in the room.",
		],
		relational: [
			"Pay attention to who comes toward you without being called: a friend, a colleague, someone at home on an ordinary evening. It may feel less exciting than being reached at last by someone far off. It counts all the same.",
			"Ask earlier and more plainly. *I’d like to see you on Thursday* can be answered, and hoping that {someone} will think of it can’t. A no that comes early also costs less than a maybe.",
			"With {someone}, you might say what a small sign means to you, so that it can be given on purpose: *A message at noon makes my day.* Nobody can keep a promise that they haven’t heard.",
		],
		actions: [
			"Ask {someone} for one definite thing this week, with a day and a time attached.",
			{
				if: "overthink",
				do: "The next time you wait for a reply, put the phone in another room for thirty minutes and do something with your hands. Note how the waiting changes.",
			},
			"Make a list of who came to you unasked in the past month. Thank one of them for something particular.",
			"Write down in five small, concrete pieces what you’d have needed back then. Choose one that you could give yourself this weekend, and do.",
		],
		questions: [
			"Who, at present, is easy to reach, and how does that feel?",
			"What do you imagine would be settled in you if the right person came closer?",
			"What did you do, as a child, with all that waiting?",
			"How would love feel if it asked for no patience?",
		],
		closings: [
			"Some doors are worth waiting at. Look around now and then for the open ones.",
			"You’re good at hoping. Let some of it be answered by those who are here.",
			"What was missing was real; it need not be the last word on what you get.",
		],
	},
	heat: {
		name: "catching fire fast",
		proof: ["heat", "saySorry", "regret", "overthink", "plans"],
		cost: ["regret", "guilty", "worn", "lonely"],
		core: [
			"The anger in these answers comes quickly, and I don’t think it comes first. Just before it, in the lines you give me, there is usually something softer: not being heard, not being asked, being left with it. The anger gets up because that softer thing can’t make itself heard.",
			"I see someone who goes toward trouble instead of away from it. There’s honesty in that; with you, people know where they stand. What they may not see is what the heat is protecting, because by then they’re busy with the heat.",
			"When it gets tense you get loud, or sharp, or fast. I’d read that as an alarm, and alarms go off for a reason. What I can’t tell from here, and you perhaps can, is what exactly is in danger at that moment.",
		],
		impact: [
			"The heat gives you force, and it keeps you from being overlooked. But it arrives before the message does. People remember the tone and forget the point, and afterward you have to apologize for the tone, and then the point is lost for good.",
			"It protects you from helplessness, which may be the feeling you can bear least. It costs you something on the day after, when you’re the one who has to mend what was said in three seconds.",
			"Anger is a good guard. But a guard who strikes at every step on the gravel ends up with few visitors, and the ones he keeps out are the ones who’d have come up close.",
		],
		inner: [
			"Find the second before. Run your last argument backward, slowly, as you’d run a film, until you reach the frame in which you weren’t yet angry. Look at your face there. I’d expect hurt, or fright, or being very tired.",
			"Heat is in the body before it’s in the sentence. If you know where it starts, in the hands, the face or the belly, you have three or four seconds more than you thought. Use them for one long breath out. It isn’t a cure. It’s a door.",
			"Don’t try to be less angry. Try to be more exact. *I’m furious* closes the subject. *I’m furious because I asked twice* opens it again.",
		],
		relational: [
			"Make an agreement with {someone} while the sun is shining: either of you may call a break, the one who calls it names the time for going on, and keeps to it. A break without a time feels like being left.",
			"Say the softer sentence first, at least once: *I’m about to get loud, and what I mean is that I felt alone with this.* It feels weak, and it’s the one sentence in an argument that regularly works.",
			"Repair in the same coin. If it was said in front of others, take it back in front of others. And apologize for the tone without taking back the point; both can be true.",
		],
		actions: [
			"Write down your last argument in ten lines, backward, from the end to the second before it began. Underline the first thing you felt.",
			"Agree with {someone} on a break signal and a length, twenty minutes for instance, on a day when nothing’s wrong.",
			"The next time you feel the heat, say what your body is doing before you say anything else: *My hands are hot. Give me a moment.*",
			{
				if: "regret",
				do: "Go back to one person this week for a tone you regret, and keep the point: *I was too sharp. I’d still like to talk about it.*",
			},
		],
		questions: [
			"What is your anger usually standing in front of?",
			"How was it, in the place you come from, when somebody got loud?",
			"What would you need to hear in the first minute for the heat to go down?",
			"When has your anger been right, and on time?",
		],
		closings: [
			"Your anger knows where it hurts. Let it point, and let something gentler speak.",
			"Fire shows that something matters. Next you can say what.",
			"Three seconds are enough for the truer sentence.",
		],
	},
} as const satisfies Record<string, DynamicText>;
