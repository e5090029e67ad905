import type { QuestionnaireMeanings } from "./types";

/** Meanings for "Where You Are Now". */
export const nowMeanings: QuestionnaireMeanings = {
	choices: {
		q1: {
			"mostly-good": {
				says: [
					"Your love life is mostly good. There are usually a great many small things behind that, which somebody does again and again.",
					"It is mostly good, and that is mostly somebody’s doing: a great many small things, day after day.",
				],
				from: "Good relationships seldom come from luck alone; they come from two people, or more, who turn to each other in small moments, again and again.",
				source: "Gottman and Silver, 1999",
				good: "It gives you a place from which other things can be dared.",
				cost: "What is good gets taken for granted easily, and is seldom told.",
				helps: "It helps to know by heart what keeps it good.",
				between: "Say what you like while it is there.",
				step: "Tell somebody you love one thing they do that keeps it good.",
				ask: "What keeps it good, on an ordinary day?",
				mine: "Today there is love in my life, and it is mostly good.",
				hurts: { between: ["harm"], good: ["harm"], helps: ["harm"], step: ["harm"] },
			},
			"not-right": {
				says: [
					"You are with somebody, and something is not right. Saying so is hard, because as long as it is not said it might still go away.",
					"There is a relationship, and there is something wrong in it. Both halves of that are yours to take seriously.",
				],
				from: "Things go wrong between people in many ways: slowly, through tiredness or silence, or through one thing that was never put right. From outside nobody can tell which it is.",
				good: "That you notice is worth something. Many only know it afterward.",
				cost: "Living beside something that is not right takes strength every day, and the strength is missing elsewhere.",
				helps:
					"What is not right can be described like a noise in a car: when it comes, how long it lasts, what makes it better or worse.",
				between: "One sentence about yourself usually carries further than ten about the other person.",
				step: "Write down the last good hour of the two of you, with its details.",
				ask: "What would be the first thing to be right again, on an ordinary evening?",
				mine: "Today I am with somebody, and something is not right.",
				hurts: { between: ["harm"], step: ["harm"], ask: ["harm"] },
			},
			ending: {
				says: [
					"Something is ending, or has ended not long ago. In such a time people are not quite themselves, and need not be.",
					"You are in an ending, or not long past one. Nobody can say from outside how long such a time lasts.",
				],
				from: "An ending takes away a person and also the habits around them: who is told the news, what is cooked, which side of the bed is free.",
				good: "Endings make some things visible that could not be seen from inside.",
				cost: "An ending can cost sleep, appetite and patience.",
				helps: "It helps to have fixed points: meals, a walk, one call a day. They hold on good days and on bad ones.",
				between: "Choose two people who may hear the same story more than once, and tell them that they are chosen.",
				step: "Put one fixed thing into each evening of this week, however small.",
				mine: "Something in my love life is ending, or has ended.",
			},
			grieving: {
				says: [
					"Somebody you loved has died, and you are living with that. The second half of this sentence is work, and you do it every day.",
					"You are living with a death. Love does not stop for it; it has nowhere to go for a while, and that is a good part of what grief is.",
				],
				from: "People who grieve often move back and forth: for hours they are with the loss, and for hours with the dishes. Both belong to it.",
				source: "Stroebe and Schut, 1999",
				good: "What you had together is yours. Nobody else decides how long it goes on mattering.",
				cost: "Other people are back to normal, and they expect you to be, long before you are.",
				helps: "It helps to let the going back and forth happen, and to take neither side for a betrayal of the other.",
				between: "Tell somebody that they may say the name. Many do not dare to.",
				step: "Do one thing this week that the two of you liked, in your own time.",
				ask: "Who can you talk to about the one who died, by name?",
				mine: "Somebody I loved has died, and I am living with that.",
			},
			"on-my-own": {
				says: [
					"You are on your own. That says where you are, and not how it is. How it is, only you can say.",
					"You live without a partner at present. Many lives have a good deal of this in them, and little is said about how it is done well.",
				],
				from: "People are on their own for as many reasons as they are together, and none of them says anything about their worth.",
				good: "It can give a kind of order: you know what you like, and when.",
				cost: "What it costs, if it costs you anything, is often other people’s questions and advice.",
				helps: "It helps to arrange your days by what you like, and not by what is usual.",
				between: "Closeness is not only had in couples. There are people who would be glad of an evening with you.",
				step: "Send somebody you like three lines about your week.",
				ask: "What about your life as it is would you not give up for anybody?",
				mine: "Today I live on my own.",
			},
			"something-else": {
				says: [
					"You have told in your own words how it is. They fit better than any of the names.",
					"A love life can be told without being tidied first, as you have done.",
				],
				from: "The usual boxes were made for the usual cases, and many lives are none of these.",
				good: "It leaves things open that others have settled too early.",
				cost: "What fits into no box has to be explained, and we get tired of explaining.",
				helps: "It can help to let it be as it is today, without deciding what it is called.",
				between: "Think of one person to whom it never had to be explained, and see them soon.",
				step: "Write three lines about how it is this week, for nobody’s eyes.",
				ask: "Who knows how it is without having to be told?",
				mine: "None of the usual boxes holds my love life, so I tell it in my own words.",
			},
		},
	},
	scales: {
		q5: {
			low: {
				says: [
					"At present there is hardly anybody you could call at night. That is a fact about your circumstances, and it can change one person at a time.",
					"A night call would have nowhere to go just now. More people live with this than one would think, and hardly anybody says it.",
				],
				from: "Moves, children, illness, a separation or simply years of work thin out the people we could call. It usually happens while nobody is looking.",
				source: "Holt-Lunstad, Smith and Layton, 2010",
				cost: "It makes everything that happens a little heavier, because it has to be carried to the morning alone.",
				helps:
					"It helps to know that there are numbers that answer at night. *Help now* has them, and one need not be in danger to call.",
				between: "Closeness of that kind mostly begins by day and small. You could be the one who rings first.",
				step: "Write to somebody from earlier who was easy to be with, and ask how they are.",
				ask: "Who was the last person you could have called?",
				mine: "There is hardly anybody I could call at night.",
			},
			middle: {
				says: [
					"There is perhaps somebody you could call at night. Perhaps is a word that we only find out about by calling.",
					"You could call somebody, and would think twice. It is often the thinking twice, and not the person, that makes it hard.",
				],
				from: "Many people would be glad to be called and have never said so, because nobody asked.",
				cost: "At night we tend to decide that it is too late to call, and that nobody wants to be woken.",
				helps: "It helps to settle it by day.",
				between:
					"Ask one person: ‘May I call you at night, if it should ever be bad?’ Almost everybody says yes, and is honored.",
				step: "Ask somebody whether you may call at night, and offer the same.",
				ask: "Who might be waiting to be asked that?",
				mine: "There may be somebody I could call at night.",
			},
			high: {
				says: [
					"You have somebody you could call at night. It is one of the best things we can say about a life.",
					"There is somebody who would pick up. Most of what is hard gets smaller by knowing that, even if the call is never made.",
				],
				from: "Such people are there because both sides have answered before.",
				source: "Holt-Lunstad, Smith and Layton, 2010",
				good: "It lets you take risks by day.",
				cost: "We can lean on a single person too long; two are better than one for both of you.",
				helps: "On a bad evening, remember that knowing somebody would answer already counts.",
				between: "Somebody whom you would call at night may like to hear that they are on that list.",
				step: "Tell somebody that they are the person you would call.",
				ask: "Who would call you?",
				mine: "I have somebody I could call in the middle of the night.",
			},
		},
		q8: {
			low: {
				says: [
					"The life you are living does not feel like your own. That can come from too many duties, from old decisions, or from one that is due.",
					"Your life feels like somebody else’s at the moment. It is an uncomfortable thing to know, and a useful one.",
				],
				from: "A life can slip out of one’s hands by small and good reasons: for the children, for the rent, for peace.",
				source: "Sheldon and Elliot, 1999",
				cost: "We keep everything running and are not there for it.",
				helps:
					"It helps to look for the places where it is yours: an hour, a drawer, a walk. From there it can be widened.",
				between: "Tell somebody which part of your life you would choose again, and which not.",
				step: "Keep one hour this week that serves nobody else, and protect it.",
				ask: "Which hour of the week is most your own?",
				mine: "The life I am living does not quite feel like my own.",
			},
			middle: {
				says: [
					"Your life feels partly like your own. Most lives are a treaty between what we wanted and what came.",
					"Some of your life is yours, and some has been decided elsewhere. The border between the two is worth a look.",
				],
				from: "What we have chosen and what we have only not refused look alike from outside.",
				source: "Sheldon and Elliot, 1999",
				cost: "The part that is not yours may be taking more than its share, by habit.",
				helps: "It helps to move the border by one thing, and not by ten.",
				between: "You could ask somebody close where they see you most yourself.",
				step: "List what filled last week, and mark what you would choose again.",
				ask: "Which part of your week would you choose again?",
				mine: "The life I am living is partly my own.",
			},
			high: {
				says: [
					"The life you are living feels like your own. That does not make it easy, but it makes it worth the trouble.",
					"It is your life, and you feel that. Many hard things are bearable when they are one’s own.",
				],
				from: "People say this when what they do and what they care about lie close together.",
				source: "Sheldon and Elliot, 1999",
				good: "It gives decisions a ground: you know what they should fit.",
				cost: "It can make others feel that there is no room for them; a life of one’s own still has doors.",
				helps: "Keep what makes it so. It tends to be the first thing that is given away in a busy month.",
				between: "You could show somebody the part that is most yours.",
				step: "Write down three decisions that made it your own.",
				ask: "Which decision made your life your own?",
				mine: "The life I am living feels like my own.",
			},
		},
	},
	texts: {
		q2: {
			frame: [
				"Plain facts often explain the most.",
				"Love does not happen in the air; it has rents, distances and timetables in it.",
			],
			ask: "Which of these facts could change within a year, and which will stay?",
			step: "Write the facts as a list, and put a mark at the one that weighs most.",
		},
		q3: {
			frame: [
				"Who is near says much about what holds a life.",
				"A list of those who are near is a kind of map, also where it is a short one.",
			],
			ask: "Who of them knows how you really are?",
			step: "Send one of them, or somebody you would like on that list, three friendly lines.",
		},
		q4: {
			frame: [
				"Closeness usually happens beside something else: while driving, cooking, waiting.",
				"The last time we felt close to somebody shows what it takes, and it is often little.",
			],
			ask: "What made that moment possible?",
			step: "Make room this week for a moment of the kind in which you last felt close.",
		},
		q6: {
			frame: [
				"What takes the most strength is not always what takes the most time.",
				"Naming what it costs is the beginning of deciding about it.",
			],
			ask: "What would give you back a tenth of that energy?",
			step: "Take one small piece off what costs you most, or hand it to somebody for a week.",
		},
		q7: {
			frame: [
				"Small things that we look forward to hold up a week.",
				"What we look forward to tells more about us than what we plan.",
			],
			ask: "What would make you look forward to one day more?",
			step: "Put one thing to look forward to into the emptiest day of the week.",
		},
		q9: {
			frame: [
				"What is left out when people ask is usually what is most alive.",
				"Everybody has a short answer to how they are, and a long one.",
			],
			ask: "Who would you give the full answer to?",
			step: "Give the full answer once this week, to one person or to the page.",
		},
		q10: {
			frame: [
				"Why now is often a better question than why.",
				"Something has usually happened before somebody begins, even if it was small.",
			],
			ask: "What would you not want to have changed back?",
			step: "Write down the day on which you first thought of doing something like this.",
		},
		q11: {
			frame: [
				"A wish that can be seen is easier to walk toward.",
				"Saying what should be different is also saying what may stay.",
			],
			ask: "What would be the first sign, months before, that it is coming?",
			step: "Do one thing this week that the person a year from now would thank you for.",
		},
	},
};
