/**
 * What a ticked answer says, as a sentence to the person that claims no more than was ticked. By questionnaire, question,
 * and choice or band of the scale. A number is always named.
 */
export const ticks: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
	"1": {
		q1: {
			"mostly-good": "You are in a relationship, and it is mostly good.",
			"not-right": "You are in a relationship, and something is not right.",
			ending: "Something is ending in your love life, or ended not long ago.",
			grieving: "Somebody you loved has died, and you are living with that.",
			"on-my-own": "You are on your own.",
			"something-else": "None of the usual names fits your love life as it is, or several do.",
		},
		q5: {
			low: "There is hardly anybody whom you could call in the middle of the night ({value} of 10).",
			middle: "Whether there is somebody to call in the middle of the night, you answered with a {value} of 10.",
			high: "You have somebody whom you could call in the middle of the night ({value} of 10).",
		},
		q8: {
			low: "The life that you are living hardly feels like your own ({value} of 10).",
			middle: "The life that you are living feels partly like your own ({value} of 10).",
			high: "The life that you are living feels like your own ({value} of 10).",
		},
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
		q5: {
			low: "What you need from somebody you love, you seldom say in words ({value} of 10).",
			middle: "What you need from somebody you love, you sometimes say in words ({value} of 10).",
			high: "What you need from somebody you love, you say in words ({value} of 10).",
		},
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
		q8: {
			low: "How you spend your free time hardly fits what is important to you ({value} of 10).",
			middle: "How you spend your free time fits partly with what is important to you ({value} of 10).",
			high: "How you spend your free time fits what is important to you ({value} of 10).",
		},
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
			"something-else": "At home you had none of the usual parts, or another one in every place.",
		},
		q10: {
			low: "You could hardly be difficult there and still feel wanted ({value} of 10).",
			middle: "Up to a point, you could be difficult there and still feel wanted ({value} of 10).",
			high: "You could be difficult there and still feel wanted ({value} of 10).",
		},
		q12: {
			low: "What you learned at home decides little in how you love today ({value} of 10).",
			middle: "What you learned at home decides some of how you love today ({value} of 10).",
			high: "What you learned at home still decides how you love today ({value} of 10).",
		},
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
		q5: {
			low: "After an argument you are seldom the one who reaches out first ({value} of 10).",
			middle: "After an argument you are sometimes the one who reaches out first ({value} of 10).",
			high: "After an argument you are usually the one who reaches out first ({value} of 10).",
		},
		q6: {
			low: "You hardly need time alone before you can talk about what hurt you ({value} of 10).",
			middle: "Some time alone does you good before you talk about what hurt you ({value} of 10).",
			high: "You need time alone before you can talk about what hurt you ({value} of 10).",
		},
		q11: {
			"want-closer": "With those you love, you would mostly like to be closer than they let you.",
			"want-room": "With those you love, you would mostly like more room than they give you.",
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
			gently: "You want to be spoken to gently, because you are raw at the moment.",
			"read-the-day": "How directly you want to be spoken to depends on the day: sometimes you can take more.",
		},
		q4: {
			"being-heard": "When you are stuck, you want to be heard first, before anything else.",
			"other-words": "When you are stuck, it helps you to hear what you said in other words.",
			"small-step": "When you are stuck, one small step helps you that you can take today.",
			"new-question": "When you are stuck, a question helps you that you had not asked yourself.",
			reasons: "When you are stuck, it helps you to understand why people do this.",
			image: "When you are stuck, an image, a story or a line from a book helps you.",
		},
		q5: {
			low: "You do not want to be challenged much ({value} of 10).",
			middle: "You want to be challenged a little ({value} of 10).",
			high: "You want to be challenged, even when it is uncomfortable ({value} of 10).",
		},
		q6: {
			"say-so": "When you steer around a subject, you want to be told right away, in plain words.",
			"ask-once": "When you steer around a subject, you want to be asked once more, and then left in peace.",
			later: "When you steer around a subject, it may rest and be taken up another day.",
			humor: "When you steer around a subject, you may be teased about it a little.",
			"leave-it": "When you steer around a subject, it is to be left until you bring it up yourself.",
		},
		q9: {
			low: "You would rather be given something to think about than something to try ({value} of 10).",
			middle: "You like both, something to think about and something to try ({value} of 10).",
			high: "You would rather be given something to try than something to think about ({value} of 10).",
		},
	},
	"7": {
		q3: {
			low: "You hardly speak to yourself as you would to a good friend ({value} of 10).",
			middle: "You speak to yourself as you would to a good friend at times ({value} of 10).",
			high: "You speak to yourself as you would to a good friend ({value} of 10).",
		},
		q6: {
			low: "You do not feel that you have to earn the love you get ({value} of 10).",
			middle: "You feel a little that you have to earn the love you get ({value} of 10).",
			high: "You feel that you have to earn the love you get ({value} of 10).",
		},
		q7: {
			"play-down": "When somebody pays you a compliment, you play it down or make a joke.",
			"give-back": "When somebody pays you a compliment, you hand one straight back.",
			doubt: "When somebody pays you a compliment, you wonder what they want, or whether they mean it.",
			"take-it": "When somebody pays you a compliment, you enjoy it and say thank you.",
			"need-more": "When somebody pays you a compliment, you like it for a moment, and soon need to hear it again.",
			rare: "You can hardly remember the last compliment that you got.",
		},
		q10: {
			low: "You can hardly rest before the work is done ({value} of 10).",
			middle: "You can rest before the work is done on some days ({value} of 10).",
			high: "You can rest before the work is done ({value} of 10).",
		},
	},
	"8": {
		q5: {
			comforted: "When she was unhappy, you comforted her or listened to her.",
			"was-good": "When she was unhappy, you tried to be especially good or helpful.",
			"kept-away": "When she was unhappy, you kept out of the way.",
			protested: "When she was unhappy, you got angry or difficult.",
			"did-not-see": "You hardly saw her unhappy, because she did not show it.",
			"not-there": "You were not with her enough to know what she was like when she was unhappy.",
		},
		q6: {
			low: "You could hardly go to her with your troubles ({value} of 10).",
			middle: "You could go to her with some of your troubles ({value} of 10).",
			high: "You could go to her with your troubles ({value} of 10).",
		},
		q10: {
			low: "You hardly felt wanted by her ({value} of 10).",
			middle: "You felt wanted by her to a degree ({value} of 10).",
			high: "You felt wanted by her ({value} of 10).",
		},
	},
	"9": {
		q4: {
			"doing-well": "What got you his attention most easily was doing well at something.",
			"being-useful": "What got you his attention most easily was making yourself useful.",
			"his-interests": "What got you his attention most easily was an interest in what he liked.",
			trouble: "What got you his attention most easily was trouble.",
			"nothing-special": "You needed nothing special to be noticed by him.",
			"out-of-reach": "There was hardly anything with which you could get his attention.",
		},
		q6: {
			low: "The thought of him hardly made you feel protected ({value} of 10).",
			middle: "The thought of him made you feel protected to a degree ({value} of 10).",
			high: "The thought of him made you feel protected ({value} of 10).",
		},
		q10: {
			low: "You hardly felt that you were enough for him ({value} of 10).",
			middle: "You felt that you were enough for him to a degree ({value} of 10).",
			high: "You felt that you were enough for him ({value} of 10).",
		},
		q13: {
			close: "Today the two of you are close.",
			"at-a-distance": "Today the two of you get along, at some distance.",
			strained: "Today you are in touch, and it is strained.",
			"no-contact": "Today there is no contact.",
			died: "He has died.",
			"never-known": "You never really knew him.",
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
		q8: {
			low: "You hardly let the people you love see how much they mean to you ({value} of 10).",
			middle: "You let the people you love see some of what they mean to you ({value} of 10).",
			high: "You let the people you love see how much they mean to you ({value} of 10).",
		},
		q11: {
			low: "That the love you want is possible for you, you hardly believe ({value} of 10).",
			middle: "That the love you want is possible for you, you half believe ({value} of 10).",
			high: "You believe that the love you want is possible for you ({value} of 10).",
		},
	},
};
