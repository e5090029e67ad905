import type { QuestionnaireMeanings } from "./types";

/** Meanings for "Soul Spark". */
export const sparkMeanings: QuestionnaireMeanings = {
	choices: {
		q5: {
			rest: {
				says: [
					"From love you want a place where you can stop proving yourself. It is often the wish of somebody who has been proving something for a long time.",
					"You chose rest. It is a grown-up wish: no fireworks, but somebody you don’t have to prove anything to.",
				],
				from: "Those who had to be good, strong or useful for their place often dream of a place that is simply theirs.",
				source: "Assor, Roth and Deci, 2004",
				good: "You probably know how to make such a place for others.",
				cost: "To stop proving oneself can be hard, even where nobody asks for proof.",
				helps: "It helps to practice on small scales: an hour with somebody, in which you entertain nobody.",
				between: "There may be somebody you have already stopped proving anything to. It is worth telling them.",
				step: "Spend an evening with somebody without being useful, funny or interesting on purpose.",
				ask: "Where do you already not have to prove anything?",
				mine: "What I want from love is a place where I can stop proving myself.",
			},
			adventure: {
				says: [
					"From love you want company for going out into the world. People who look in the same direction can be close without many words.",
					"You chose adventure: company for what is still out there, whether a friend’s, a child’s or a partner’s.",
				],
				from: "Some learned early that life happens outside; others were kept in too long. Both like an open door.",
				source: "Aron and Aron, 1986",
				good: "It probably keeps things moving, and lets others see more of the world.",
				cost: "The plain middle of a love, with its bills and its Tuesdays, can feel like standing still.",
				helps: "It helps to look for the unknown in what is near as well: an unknown street, an unasked question.",
				between:
					"Plan something with somebody that neither of you knows. New things shared bring people together more than pleasant ones.",
				step: "Go somewhere this week where you have never been, even if it is two streets away.",
				ask: "Where would you go first, and who with?",
				mine: "What I want from love is company for going out into the world.",
			},
			passion: {
				says: [
					"From love you want wanting, and being wanted. It is the wish that is spoken least politely of, and it keeps many a love alive.",
					"You chose passion. You want to be somebody’s choice, and to feel it.",
				],
				from: "To be wanted answers a question that many have carried for a long time: whether we are a delight, or only all right.",
				good: "It is a wish with warmth in it, and it notices warmth in others.",
				between: "Say what you like, while you like it. It is the best instruction there is.",
				step: "Wear, cook, dance or say something this week simply because it makes you feel alive.",
				ask: "What would being wanted look like on an ordinary Tuesday?",
				mine: "What I want from love is to want, and to be wanted.",
				hurts: { between: ["harm"] },
			},
			growth: {
				says: [
					"From love you want somebody who believes that you can be more, and asks it of you. You would rather be taken seriously than spared.",
					"You chose growth. Love is for you also somebody who sees the one you could become.",
				],
				from: "There was often one person who saw more in us than others did, or we were missed at the time when it would have counted.",
				source: "Drigotas, Rusbult, Wieselquist and Whitton, 1999",
				good: "It probably keeps you moving, and others with you.",
				cost: "It can be hard to be loved as we are, when we are always on the way.",
				helps: "It helps to rest at each landing. Somebody who has come this far may sit down.",
				between: "Ask somebody you trust: ‘What do you think I could do, that I’m not doing?’ And tell them the same.",
				step: "Tell somebody about one thing you would like to become better at, and ask them to ask you about it.",
				ask: "Who has believed that of you already?",
				mine: "What I want from love is somebody who believes that I can be more.",
			},
			building: {
				says: [
					"From love you want to build something that lasts: a home, a family, a work. You love with your hands, and in years.",
					"You chose building. For you a feeling is proved by what is standing after ten years.",
				],
				from: "Those who lost a home early, or had a good one, often know best what a wall is worth.",
				good: "It often goes with patience, and with being there in the unspectacular years.",
				between: "Ask those you build with what they would like to have in it.",
				step: "Write down one thing that you would like to be standing in ten years, and what the first hour of work on it would be.",
				mine: "What I want from love is to build something that lasts.",
			},
			everyday: {
				says: [
					"From love you want small daily kindness, for a long time. There is hardly a bigger wish; it only looks small.",
					"You chose the everyday: love that can be found in small things, on any day.",
				],
				from: "People who have seen big words and small deeds often begin to count the deeds.",
				source: "Gottman and Silver, 1999",
				good: "It often goes with an eye for small things: a filled hot-water bottle, a light left on.",
				helps: "It helps to name one small kindness at the end of a day, one’s own included.",
				between: "Say thank you for one small thing a day. It is how small things become visible.",
				step: "Say thank you this week for one small kindness that nobody ever mentions.",
				ask: "Which small kindness do you remember from this week?",
				mine: "What I want from love is small daily kindness, for a long time.",
			},
		},
	},
	scales: {
		q8: {
			low: {
				says: [
					"You hardly let people see how much they mean to you. It is there, and it is kept safe.",
					"You seldom let others see what they mean to you. Somebody might be very glad to know of it.",
				],
				from: "If affection was laughed at, ignored or used, keeping it covered made sense. Others are simply quiet about it.",
				good: "When you do say something, it has weight.",
				cost: "People leave without knowing what they were. And we cannot call it after them.",
				helps: "It helps to begin in writing, or sideways: by a thing you keep, a dish you cook, a name you remember.",
				between: "Say it in your own way, and add the translation: ‘When I mend your bike, it means I’m fond of you.’",
				step: "Let one person know that they matter to you, in a form that suits you.",
				ask: "Who would be surprised to learn what they mean to you?",
				mine: "I hardly let people see how much they mean to me.",
			},
			middle: {
				says: [
					"You let some of it be seen. Perhaps the deeds more than the words, or with some people more than with others.",
					"Part of what others mean to you reaches them.",
				],
				from: "Most people show love in the form in which they got it, and wonder why it is not always understood.",
				cost: "What remains unsaid is usually the part that would count most.",
				helps: "It helps to ask how somebody notices that they are loved. It’s often not what you’d expect.",
				between: "Add one word to a deed this week, or one deed to a word.",
				step: "Tell one person one exact thing that you love about them.",
				ask: "How do people notice that they matter to you?",
				mine: "I let people see some of what they mean to me.",
			},
			high: {
				says: [
					"You let people see how much they mean to you. Nobody who loves you has to guess.",
					"You show it. It takes some courage, because we can be left standing with it.",
				],
				from: "People dare it who have seen it answered, or who have decided to wait for that no longer.",
				good: "It probably makes others feel warm near you.",
				cost: "Those who show little can seem cold beside you, and are perhaps only shy.",
				helps: "It helps to look for what comes back in other coin.",
				between: "Ask for the same, in plain words, if you miss it: ‘Tell me, too.’",
				step: "Notice three ways in which somebody shows you love without words.",
				ask: "Who shows you how much you mean to them?",
				mine: "I let the people I love see how much they mean to me.",
			},
		},
		q11: {
			low: {
				says: [
					"You gave that possibility a low number. You have described the love you want all the same, and that is worth noticing.",
					"The love you want is far off at present, or was once there. You have described it all the same.",
				],
				from: "There are many reasons for a low number: experience, a loss, or simply a sober look at one’s life.",
				cost: "Somebody who expects nothing easily overlooks the small beginnings.",
				helps:
					"It helps to hope smaller: for a good conversation, a friendly morning. These are possible, and they are of the same stuff.",
				between: "Notice one kind thing a day that comes from people, without asking where it will lead.",
				step: "Write down three kinds of love that you have had in your life, of any sort.",
				ask: "What would be the smallest piece of it that you could believe in?",
				mine: "I know what the love that I want looks like, whether it comes or not.",
				hurts: { step: ["grieving"] },
			},
			middle: {
				says: [
					"You half believe in it. There is a door ajar, and you are standing beside it.",
					"The love you want might be possible. ‘Might’ is an honest word.",
				],
				from: "Half a hope is often what remains of a whole one, after experience; it is tougher than it looks.",
				cost: "Between hope and caution we may wait longer than is good.",
				helps: "It helps to do one thing that somebody would do who believes in it a little more.",
				between: "Tell one person what you hope for. Hopes that somebody knows of hold better.",
				step: "Do one small thing this week that only makes sense if it is possible.",
				ask: "What would have to happen for that number to be one higher?",
				mine: "I half believe that the love I want is possible for me.",
			},
			high: {
				says: [
					"You believe that the love you want is possible for you. Perhaps you have it already; perhaps you have seen it.",
					"You trust that it can be. People who do so treat what they meet differently.",
				],
				from: "Such trust usually has a witness: somebody who loved well, near enough to see.",
				source: "Knee, 1998",
				good: "It keeps you friendly in the meantime.",
				cost: "It can make you patient for too long with what is not it.",
				helps: "It helps to know by what you would recognize it, and by what you would not.",
				between: "You could tell somebody who doubts it why you believe in it.",
				step: "Write down three signs by which you recognize that love.",
				ask: "Who has shown you that it is possible?",
				mine: "I believe that the love I want is possible for me.",
			},
		},
	},
	texts: {
		q1: {
			frame: [
				"What we could do for hours as a child is often what we still are, under everything else.",
				"At ten, many people already know what they love, and have no reasons yet to let it be.",
			],
			ask: "Where has that gone, and what would bring it back for an hour?",
			step: "Do for half an hour what you could do for hours back then, or its nearest relation.",
		},
		q2: {
			frame: [
				"A figure who stays with us usually dares something that we would like to.",
				"We do not choose such figures; they recognize us.",
			],
			ask: "Where in your life could you dare a little of what they dare?",
			step: "Do one small thing this week as that figure would.",
		},
		q3: {
			frame: [
				"A day that should not have ended tells what we live for.",
				"Such days are mostly made of little: a place, some light, somebody.",
			],
			ask: "Which part of that day could be had again?",
			step: "Put one element of that day into this week: the place, the hour, the music.",
		},
		q4: {
			frame: [
				"What hardly anybody knows of us is often what moves us most.",
				"A wish does not become a decision by being written down. It becomes lighter.",
			],
			ask: "Who could hear of it without wanting to do anything about it?",
			step: "Write one page about that wish as if it had come true, for nobody’s eyes.",
		},
		q6: {
			frame: [
				"The love we want shows on an ordinary evening, and not on a beach.",
				"An evening is a good measure: who cooks, who speaks, when it gets quiet.",
			],
			ask: "What of that evening could there be this week, in whatever company?",
			step: "Arrange one thing of that evening this week: the light, the meal, the quiet, a guest.",
		},
		q7: {
			frame: [
				"What makes one feel wanted is very particular, and hardly ever told.",
				"To know what makes you feel wanted is to be able to ask for it.",
			],
			ask: "Who knows that, and who ought to?",
			step: "Tell somebody one thing that makes you feel wanted, or write it down as you would say it.",
		},
		q9: {
			frame: [
				"Such directions would spare most loves half of their trouble.",
				"Loving somebody well is a craft, and everybody comes with other instructions.",
			],
			ask: "Which of these directions do you follow with yourself?",
			step: "Give one of these directions to somebody who would be glad of it, or follow it yourself.",
		},
		q10: {
			frame: [
				"What stops us just before the goal has often once protected us.",
				"Close to a wish stands a guard. It helps to know its face.",
			],
			ask: "What does that guard believe would happen?",
			step: "Take one step toward something you want, of a size that the guard will let pass.",
		},
		q12: {
			frame: [
				"An exact picture is more than a dream: we can see which parts of it are near.",
				"A morning that we can describe is one that we can walk toward.",
			],
			ask: "What of that morning could be true next Sunday?",
			step: "Make one detail of that morning true this week: the light, the cup, the first words.",
		},
	},
};
