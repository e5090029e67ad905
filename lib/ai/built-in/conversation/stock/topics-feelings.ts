import type { TopicLines } from "./stock";

/** Feelings that are hard to have. */
export const feelingLines = {
	grief: {
		reveal: [
			"Missing somebody is what love does when it has nowhere to go. I will not try to make it smaller.",
			"Grief keeps its own calendar. It does not ask whether the day suits you.",
			"There is somebody absent in what you write, and the sentence makes room.",
			"Small things carry it best: a sound, an object, a habit. The large words come later, if they come.",
			"It does not have to be said well. It only should not have to be said alone.",
		],
		ask: {
			event: ["What is it that brings it back most suddenly: a place, a song, a time of day?"],
			words: [
				"What would you tell about this week, if it could still be heard?",
				"Which sentence do you still wish you had said, or heard?",
			],
			good: [
				"What is there that nobody else did in quite that way?",
				"Which memory would you keep, if you could keep only one warm?",
			],
			who: ["With whom can you say the name aloud?", "Who else misses the same things, and in another way?"],
			body: ["Where does it sit, on the evenings when it is heavy?"],
			kind: ["What would make room for it this week, in some small way that suits you?"],
		},
		part: [
			"What was loved is not undone by being lost.",
			"Nobody is late with their grief.",
			"One may carry a loss and still put the shopping down.",
			"A name that is spoken stays in the house.",
			"Tears are not a flood; they are how the level sinks.",
		],
	},
	missing: {
		reveal: [
			"Missing somebody is not an argument for or against anything. It only says that there was a place, and that it is empty.",
			"What one misses is rarely the whole person. It is an hour of the day, a voice in the next room, a way of being looked at.",
			"The longing picks the best scenes and plays them in a good light. That is its job, and it is no witness.",
		],
		ask: {
			event: ["At what hour do you notice it most?", "Which scene comes up when you miss like that?"],
			wish: ["What did you have there that you have nowhere else at present?"],
			words: ["What would you say, if it changed nothing and cost nothing?"],
		},
		part: [
			"One can miss somebody and still not go back.",
			"An empty place is also a place; be careful what you put there in a hurry.",
			"What you miss tells you what you need, and not yet from whom.",
		],
	},
	sadness: {
		reveal: [
			"There is sadness in that, and you did not hurry past it. It may not need solving; it may need a chair.",
			"Sadness is slow because it is honest. It takes stock of what mattered.",
			"Something weighs on you here. I would rather know its name than see you lift it with a smile.",
		],
		ask: {
			hidden: ["If the sadness could finish its sentence, how would it go on?"],
			body: ["Where do you carry it, when you are quiet for a moment?"],
			event: ["What happened in the hour before it came up?"],
		},
		part: [
			"Tears are not an argument against you.",
			"Heavy is not the same as wrong.",
			"Let it be as sad as it is; then it need not be sadder.",
		],
	},
	loneliness: {
		reveal: [
			"Being on your own and being alone are two things. This sounds like the second, and it can happen in company.",
			"Loneliness is not a flaw in you. It is hunger, and hunger says that something in you is alive and wants to meet someone.",
			"The quiet around you seems to have grown loud. Saying so already makes one small hole in it.",
		],
		ask: {
			who: ["Whose company would you have wanted, at that very hour?"],
			hidden: ["When somebody does come near, what do you do first?"],
			step: ["Who would be glad of two lines from you, if you let them be short?"],
		},
		part: [
			"One honest line to one person is a bridge, however narrow.",
			"You are not too much and not too little; you are unaccompanied, and that can change.",
			"Loneliness lies about how far away people are.",
		],
	},
	fear: {
		reveal: [
			"Fear tells the future as if it had already been there. It has not; it has only been to the past.",
			"You name what scares you, and that already makes it something in front of you rather than the air around you.",
			"A fear like this guards something. It is worth asking what is so dear that it needs a guard.",
		],
		ask: {
			fear: ["And if it did happen, what would you do on the morning after?"],
			body: ["How does your body tell you that it is here?"],
			other: ["What speaks for it, and what against it, looked at soberly?"],
		},
		part: [
			"We suffer a good deal more in the forecast than in the weather.",
			"Courage is not the absence of the knot; it is what you do with the knot on board.",
			"Look at the fear long enough and it becomes a piece of information.",
		],
	},
	anger: {
		reveal: [
			"Anger is a guard. It stands in front of something that was stepped on, and it has been told to look fierce.",
			"There is a clear no in this. It came out hot, and hot does not mean wrong.",
			"Under a good deal of anger lies a disappointment that had no other way to be heard.",
		],
		ask: {
			hidden: ["What stands behind the anger, a little to the side?"],
			words: ["Which line was crossed, in one plain sentence?"],
			wish: ["What would have had to happen for you not to be angry?"],
		},
		part: [
			"Anger is a good messenger and a poor general.",
			"Wait until the fire gives light; then speak.",
			"What you do not say in anger you can still say in the morning, with more weight.",
		],
	},
	hurt: {
		reveal: [
			"That landed somewhere soft. You need not prove that it was meant to.",
			"What hurts us precisely usually touches a spot that was sore before. That makes it no less real.",
			"You say it without decoration, and it reads the more clearly for it: something was done that should not have been.",
		],
		ask: {
			wish: ["What would an apology have to contain to be one?"],
			hidden: ["Which older spot did it touch?"],
			words: ["Which word or gesture was it, exactly, that went in?"],
		},
		part: [
			"That it hurt shows where you are alive, and not where you are weak.",
			"You may take it seriously without letting it take over.",
			"A wound wants air and time, and nobody poking it, you included.",
		],
	},
	shame: {
		reveal: [
			"Shame says *I am* where *I did* would be enough. It turns an event into a name.",
			"You said the thing one would rather not say. Shame lives on not being looked at, and you have just looked.",
			"It is an old trick of shame to make one feel like the only one. It plays it in every house.",
		],
		ask: {
			kind: ["Who, of all people you know, would not think less of you for it?"],
			words: ["How would it sound if you told it only as something that happened?"],
			origin: ["Whose eyes do you see it through?"],
		},
		part: [
			"What is told to one decent person loses half of its weight.",
			"You are the one who saw it; that one is not shameful.",
			"The part we hide is seldom as ugly as the hiding is tiring.",
		],
	},
	guilt: {
		reveal: [
			"Guilt can be a compass, and it can be a habit. They feel the same from inside, and only one of them points anywhere.",
			"Something in you is keeping the accounts. I wonder who checks whether the debts were ever yours.",
			"Guilt likes to turn up where somebody has taken something for themselves, or only wished to.",
		],
		ask: {
			choice: ["Is there something to make good here, or only something to feel bad about?"],
			other: ["Who was harmed, exactly, and how would they put it?"],
		},
		part: [
			"If there is a debt, pay it once; if there is none, let the verdict lapse.",
			"Guilt that changes nothing is only another way of standing still.",
			"You may want something and still be a good person.",
		],
	},
	envy: {
		reveal: [
			"Envy is a wish that has recognized itself in somebody else’s hands. It is an unflattering messenger with a clear message.",
			"Comparison is a game in which one always plays away. You see their stage, and you know your own cellar.",
			"Jealousy mixes two questions: am I about to lose something, and am I enough. They have different answers.",
		],
		ask: {
			wish: ["Which part of it would you truly want, if you had to take the whole package?"],
			fear: ["What would it mean about you if the comparison were right?"],
		},
		part: [
			"What you envy in others is often a letter addressed to you.",
			"Run your own race; theirs has another distance.",
			"Nobody lives the life that you compare yours with, the owner included.",
		],
	},
	numb: {
		reveal: [
			"Feeling nothing is often feeling too much, with the door closed. The door had its reasons.",
			"Gray is what shows when something has switched to saving. It does not mean that the colors are gone.",
			"Being blank can be a very old skill. It lets one stand in a room that was too loud.",
		],
		ask: {
			event: ["What was the last thing that you felt clearly, however small?"],
			body: ["What do your hands or your jaw know about it, if you ask them and not your head?"],
		},
		part: [
			"Begin with warm and cold; the larger feelings come home by that road.",
			"Frozen ground is still ground.",
			"Nothing is a feeling, too; it only comes in a plain wrapper.",
		],
	},
	confusion: {
		reveal: [
			"It may not add up because two things are true at once. One does not have to cancel the other.",
			"From the middle it is always unclear. You are not failing to understand it; you are still inside it.",
			"Part of you wants one thing, part another, and both speak with your mouth. I would hear them one at a time.",
		],
		ask: {
			wish: ["If the two sides could each say one sentence, what would they say?"],
			choice: ["Which decision are you really in front of?"],
			hidden: ["What do you already know about it that you would rather not?"],
		},
		part: [
			"Not knowing yet is a place, and one can stand in it.",
			"Keep both halves on the table; the third thing tends to come from between them.",
			"Clarity seldom comes before the first step.",
		],
	},
	joy: {
		reveal: [
			"That is good, and it needs no *but* behind it. Let it stand for one evening.",
			"Something went right, and you were there for it. It is worth as close a look as any trouble.",
			"I hear lightness in that. We study what breaks us down to the last splinter; we could study this as carefully.",
			"Notice that nothing had to be proved in that scene. It may be why it was so easy to be in.",
			"One recognizes a good thing by how little one performs in it.",
			"It was probably not an accident. Part of you knew how to let it happen.",
		],
		ask: {
			good: [
				"Which single moment of it would you keep, if you could keep only one?",
				"What did you do that made room for it?",
			],
			who: ["Who should hear about it before the week is over?"],
		},
		part: [
			"Joy is not owed to anyone; it may simply be had.",
			"Remember the way here; you will want to find it in the dark.",
			"What is good does not have to last in order to count.",
		],
	},
	calm: {
		reveal: [
			"There is some quiet in that. Quiet like this is made of something, and it would be good to know of what.",
			"One can hear the breath go out. I wonder what it had been holding.",
			"A weight has come off, it seems. Leave its place empty for a day before the next thing moves in.",
		],
		ask: {
			good: ["What were the conditions: the hour, the place, who was there and who was not?"],
			body: ["How does your body know that it is safe just now?"],
		},
		part: [
			"Peace is not the absence of noise; it is not having to answer it.",
			"Learn the address of this place while you are in it.",
			"Nothing needs doing about a good hour.",
		],
	},
	hope: {
		reveal: [
			"Hope is careful in that sentence, and it is there. It takes some nerve to let it out.",
			"You are leaning forward a little. I would not call it certainty, and it does not need to be.",
			"Something in you has begun to look up. It will be told to be reasonable; let it finish first.",
		],
		ask: {
			step: ["What would you do this week if you took that hope at its word?"],
			fear: ["What makes it hard to hope for this without an umbrella?"],
		},
		part: [
			"Hope is a muscle, and it grows by small loads.",
			"Hope for it fully, and depend on it not at all; both at once can be learned.",
			"Walk toward it, and let it be as uncertain as it is.",
		],
	},
} satisfies Record<string, TopicLines>;
