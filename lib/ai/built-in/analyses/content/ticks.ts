import { type Degree, degrees } from "@/lib/domain/questionnaires/meanings/find";

type Five = [string, string, string, string, string];

/** Writes the sentences for the five degrees of a scale, each with its number. @param text Has a place for the degree. */
const graded = (text: string, words: Five): Readonly<Record<Degree, string>> =>
	Object.fromEntries(
		degrees.map((degree, i) => [degree, `${text.replace("{degree}", words[i] ?? "")} ({value} of 10).`]),
	) as Record<Degree, string>;

/**
 * What a ticked answer says, as a sentence to the person that claims no more than was ticked. By questionnaire, question,
 * and choice or degree of the scale. A number is always named. Nothing is said of a choice that only the answer in
 * words beside it can tell.
 */
export const ticks: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
	"1": {
		q1: {
			"mostly-good": "You are in a relationship, and it is mostly good.",
			"not-right": "You are in a relationship, and something is not right.",
			ending: "Something is ending in your love life, or ended not long ago.",
			grieving: "Somebody you loved has died, and you are living with that.",
			"on-my-own": "You are on your own.",
			"something-else": "",
		},
		q5: graded("There is {degree} whom you could call in the middle of the night", [
			"hardly anybody",
			"perhaps nobody",
			"perhaps somebody",
			"very likely somebody",
			"somebody",
		]),
		q8: graded("The life that you are living {degree} like your own", [
			"hardly feels",
			"feels only a little",
			"feels in part",
			"feels for the most part",
			"feels entirely",
		]),
	},
	"2": {
		q3: {
			steadiness: "With somebody close, you would first miss steadiness: the certainty that they stay.",
			tenderness: "With somebody close, you would first miss being held and treated gently.",
			"being-known": "With somebody close, you would first miss being known as you are, without having to perform.",
			room: "With somebody close, you would first miss room for yourself and your own interests.",
			respect: "With somebody close, you would first miss being taken seriously, as an equal.",
			play: "With somebody close, you would first miss laughing and doing things together.",
		},
		q5: graded("What you need from somebody you love, you {degree} say in words", [
			"hardly ever",
			"seldom",
			"sometimes",
			"mostly",
			"nearly always",
		]),
		q7: {
			"give-in":
				"When you want one thing and somebody you love another, you give in and tell yourself that it does not matter much.",
			"hold-on": "When you want one thing and somebody you love another, you hold on to what you want.",
			talk: "When you want one thing and somebody you love another, you talk until both of you can live with it.",
			postpone:
				"When you want one thing and somebody you love another, it gets put off until nobody mentions it anymore.",
			"own-way":
				"When you want one thing and somebody you love another, you agree, and then quietly do it your own way.",
			depends:
				"When you want one thing and somebody you love another, what happens depends on who it is, as you see it.",
		},
		q8: graded("How you spend your free time {degree} what is important to you", [
			"hardly fits",
			"fits only a little",
			"partly fits",
			"mostly fits",
			"fully fits",
		]),
	},
	"3": {
		q5: {
			anger: "The feeling that was least welcome at home was anger.",
			"sadness-fear": "Least welcome at home were sadness and fear.",
			joy: "Least welcome at home were pride and loud happiness.",
			need: "Least welcome at home was needing help or comfort.",
			"all-strong": "Any strong feeling was too much at home.",
			none: "Feelings had a place at home, none of them less than the others.",
		},
		q7: {
			peacemaker: "At home you kept the peace, or lightened the mood.",
			"easy-one": "At home you were the good one, who gave no trouble.",
			"difficult-one": "At home you were the difficult one, or were called that.",
			caretaker: "At home you looked after others, like a small adult.",
			"out-of-sight": "At home you stayed out of sight.",
			"something-else": "The part that you had at home was none of the usual ones, or several.",
		},
		q10: graded("You could {degree} be difficult there and still feel wanted", [
			"hardly ever",
			"seldom",
			"sometimes",
			"mostly",
			"always",
		]),
		q12: graded("What you learned at home {degree} how you love today", [
			"decides hardly anything in",
			"decides little in",
			"decides some of",
			"decides much of",
			"still decides",
		]),
	},
	"4": {
		q3: {
			"chest-throat": "When the air gets tense, your chest or throat tightens first.",
			stomach: "When the air gets tense, you notice it first in your stomach.",
			heat: "When the air gets tense, you get hot first, in the face or in the hands.",
			thoughts: "When the air gets tense, your thoughts start racing.",
			numb: "When the air gets tense, you go numb, or feel far away.",
			later: "When the air gets tense, you notice nothing at the time, or only hours later.",
		},
		q5: graded("After an argument you are {degree} the one who reaches out first", [
			"hardly ever",
			"seldom",
			"sometimes",
			"mostly",
			"nearly always",
		]),
		q6: graded("You {degree} need time alone before you can talk about what hurt you", [
			"hardly",
			"seldom",
			"sometimes",
			"mostly",
			"always",
		]),
		q11: {
			"want-closer": "With those you love, you would most often like to be closer.",
			"want-room": "With those you love, you would most often like more room.",
			"both-in-turn": "With those you love, you long for closeness, and once you have it you want room.",
			follow: "With those you love, you go along with whatever distance they set.",
			balanced: "With those you love, the distance is about right.",
			"hard-to-say": "Whether you want to be nearer or farther is different with each person, or hard to say.",
		},
	},
	"5": {
		q1: {
			straight: "You want to be told straight out, and trust yourself to take it.",
			"kind-then-clear": "You want to be spoken to kindly first, and then clearly.",
			questions: "You want to be spoken to mostly in questions, so that you find it yourself.",
			gently: "You want to be spoken to gently.",
			"read-the-day": "How directly you want to be spoken to depends on the day: sometimes you can take more.",
		},
		q4: {
			"being-heard": "When you are stuck, you want to be heard first, before anything else.",
			"other-words": "When you are stuck, it helps you to hear what you said in other words.",
			"small-step": "What helps you when you are stuck is one small step that you can take today.",
			"new-question": "What helps you when you are stuck is a question that you had not asked yourself.",
			reasons: "When you are stuck, it helps you to understand why people do what they do.",
			image: "When you are stuck, an image, a story or a line from a book helps you.",
		},
		q5: graded("{degree}", [
			"You do not want to be challenged just now",
			"You would rather not be challenged just now",
			"In part you want to be challenged, even when it is uncomfortable",
			"For the most part you want to be challenged, even when it is uncomfortable",
			"You want to be challenged, even when it is uncomfortable",
		]),
		q6: {
			"say-so": "When you steer around a subject, you want to be told right away, in plain words.",
			"ask-once": "When you steer around a subject, you want to be asked once more, and then left in peace.",
			later: "When you steer around a subject, it may rest and be taken up another day.",
			humor: "When you steer around a subject, you may be teased about it a little.",
			"leave-it": "When you steer around a subject, you want it left alone until you bring it up yourself.",
		},
		q9: graded("{degree}", [
			"You would much rather be given something to think about than something to try",
			"You would rather be given something to think about than something to try",
			"You like both, something to think about and something to try",
			"You would rather be given something to try than something to think about",
			"You would much rather be given something to try than something to think about",
		]),
	},
	"7": {
		q3: graded("You {degree} speak to yourself as you would to a good friend", [
			"hardly ever",
			"seldom",
			"sometimes",
			"mostly",
			"nearly always",
		]),
		q6: graded("You {degree} feel that you have to earn the love you get", [
			"do not",
			"seldom",
			"sometimes",
			"mostly",
			"always",
		]),
		q7: {
			"play-down": "When somebody pays you a compliment, you play it down or make a joke.",
			"give-back": "When somebody pays you a compliment, you hand one straight back.",
			doubt: "When somebody pays you a compliment, you wonder what they want, or whether they mean it.",
			"take-it": "When somebody pays you a compliment, you enjoy it and say thank you.",
			"need-more": "When somebody pays you a compliment, you like it for a moment, and soon need to hear it again.",
			rare: "You can hardly remember the last compliment that you got.",
		},
		q10: graded("You can {degree} rest before the work is done", [
			"hardly ever",
			"seldom",
			"sometimes",
			"mostly",
			"nearly always",
		]),
	},
	"8": {
		q5: {
			comforted: "When there was unhappiness, you comforted or listened.",
			"was-good": "When there was unhappiness, you tried to be especially good or helpful.",
			"kept-away": "When there was unhappiness, you kept out of the way.",
			protested: "When there was unhappiness, you got angry or difficult.",
			"did-not-see": "You hardly saw any unhappiness, because it was not shown.",
			"not-there": "The two of you were not together enough for you to know what unhappiness looked like there.",
		},
		q6: graded("You {degree} had somebody there to take your troubles to", [
			"hardly ever",
			"seldom",
			"sometimes",
			"mostly",
			"always",
		]),
		q10: graded("You {degree} felt wanted there", ["hardly", "seldom", "sometimes", "mostly", "always"]),
	},
	"9": {
		q4: {
			"doing-well": "What got you attention most easily was doing well at something.",
			"being-useful": "What got you attention most easily was making yourself useful.",
			"his-interests": "What got you attention most easily was sharing an interest.",
			trouble: "What got you attention most easily was trouble.",
			"nothing-special": "You needed nothing special to be noticed.",
			"out-of-reach": "There was hardly anything that got you attention.",
		},
		q6: graded("As a child, thinking of your father, or whoever had that place, {degree} made you feel protected", [
			"hardly ever",
			"seldom",
			"sometimes",
			"mostly",
			"always",
		]),
		q10: graded("You {degree} felt that you were enough", ["hardly ever", "seldom", "sometimes", "mostly", "always"]),
		q13: {
			close: "Today the two of you are close.",
			"at-a-distance": "Today the two of you get along, at some distance.",
			strained: "Today you are in touch, and it is strained.",
			"no-contact": "Today there is no contact.",
			died: "Your father, or whoever had that place, has died. Nothing between the two of you has to be settled here.",
			"never-known": "You never really knew your father.",
		},
	},
	"12": {
		q5: {
			rest: "If love could bring you one thing, it would be a place where you can stop proving yourself.",
			adventure: "If love could bring you one thing, it would be company for going out into the world.",
			passion: "If love could bring you one thing, it would be wanting, and being wanted.",
			growth:
				"If love could bring you one thing, it would be somebody who believes that you can be more, and asks it of you.",
			building: "If love could bring you one thing, it would be building something that lasts.",
			everyday: "If love could bring you one thing, it would be small daily kindness, for a long time.",
		},
		q8: graded("You {degree} let the people you love see how much they mean to you", [
			"hardly",
			"seldom",
			"sometimes",
			"mostly",
			"nearly always",
		]),
		q11: graded("You {degree} that the love you want is possible for you", [
			"hardly believe",
			"believe only a little",
			"half believe",
			"mostly believe",
			"believe",
		]),
	},
};
