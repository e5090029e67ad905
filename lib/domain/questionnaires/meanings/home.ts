import type { QuestionnaireMeanings } from "./types";

/** Meanings for "What Home Taught You". */
export const homeMeanings: QuestionnaireMeanings = {
	choices: {
		q5: {
			anger: {
				says: [
					"Anger was the feeling that had no place at home. It does not go away for that reason; it learns other routes.",
					"At home, being angry was what you had better not be. A child keeps it in then, or lets it out and pays for it.",
				],
				from: "Anger is often forbidden where somebody’s anger was once frightening, or where peace was held together by everybody being nice.",
				source: "Gottman, Katz and Hooven, 1996",
				good: "It may have made you thoughtful: you look twice before you strike.",
				cost: "What it can cost is the signal. Anger says where a limit is, and without it we notice the limit only after it has been crossed.",
				helps:
					"It helps to treat irritation as news: something here is not right for me. It need not be acted on to be heard.",
				between: "Say a small no while it is still small. Small ones are easier to say, and easier to hear.",
				step: "Write down three things that annoyed you this week, without being fair to anybody.",
				ask: "Where does your anger go today?",
				mine: "At home anger had no place.",
			},
			"sadness-fear": {
				says: [
					"Sadness and fear were not welcome at home. A child then learns to have them alone, or to have something else instead.",
					"Nobody was to be sad or afraid in that house. Brave faces are often made in such houses.",
				],
				from: "Tears are hard to bear for people who were never comforted themselves. If that was so at home, it said more about them than about your tears.",
				source: "Gottman, Katz and Hooven, 1996",
				good: "It may have made you composed, and somebody whom others are glad to have beside them in a bad hour.",
				cost: "It can cost the comfort that sadness is there to fetch: nobody comes, because nobody sees.",
				helps:
					"It helps to let sadness have a time and a place, at first a short one. It is a feeling with an end, if it may begin.",
				between: "Let one person see that you are sad before you know why.",
				step: "Say ‘that made me sad’ once this week, aloud, about something small.",
				ask: "Who may see you cry?",
				mine: [
					"Of all feelings, sadness and fear were the least welcome at home.",
					"Sadness and fear were not welcome at home, and I knew it.",
				],
			},
			joy: {
				says: [
					"Pride and loud happiness were not welcome at home. A child then learns to make itself smaller on its best days.",
					"It was joy that had to be kept down. That is noticed less than forbidden tears, and it takes as much away.",
				],
				from: "Happiness is often hushed where somebody is suffering, where envy is feared, or where modesty is a law.",
				good: "It may have made you considerate: you notice who has nothing to celebrate.",
				cost: "It can cost the sharing. Good news that is told to nobody is only half as good.",
				helps: "It helps to stay with a good moment ten seconds longer than usual, before the next thing comes.",
				between: "Tell somebody your good news as good news, without a ‘but’ behind it.",
				step: "Tell one person about something that went well, with the details.",
				ask: "When were you last loud with joy, and who was there?",
				mine: "At home nobody was supposed to shine. Being proud of something was best done quietly.",
			},
			need: {
				says: [
					"Needing help or comfort was what was not welcome. A child then comes to be proud of needing nothing.",
					"At home, need was the thing to avoid. We can become very good at that, and nobody notices that it is work.",
				],
				from: "If adults have too much to carry, a child’s need is one thing more. Children often understand that, and hide it out of love.",
				source: "Mikulincer and Shaver, 2007",
				good: "It has probably made you capable, and easy to have around.",
				cost: "It can cost closeness: people feel near to those who let them do something.",
				helps: "It helps to count: how often this week did you need something, and how often did you say so?",
				between: "Ask for something so small that a no would not matter. It is the asking that has to be learned.",
				step: "Ask somebody for a small kindness, today or tomorrow.",
				ask: "Whom did you last ask for help?",
				mine: [
					"At home it was better not to need anything.",
					"Needing something was not welcome at home, and I knew it.",
				],
			},
			"all-strong": {
				says: [
					"Any strong feeling was too much at home. What remains is a narrow band in the middle, and a child who keeps to it.",
					"It was not one feeling but strength itself that had no room. We learn to turn down the volume of everything.",
				],
				from: "Such quiet often lies over something: an illness, a grief, a marriage that would not have stood a storm.",
				source: "Gottman, Katz and Hooven, 1996",
				good: "It may have given you evenness, which others take hold of when they lose theirs.",
				cost: "We cannot turn down fear and grief alone; joy and desire get quieter with them.",
				helps:
					"It helps to seek strong feelings where they cost nothing: in music, in a stadium, in a film, in cold water.",
				between: "Tell somebody ‘this matters to me a great deal’, in those words, about something that does.",
				step: "Listen to a piece of music that says it for you, to the end.",
				ask: "Which feeling would you like to have more of?",
				mine: "At home every strong feeling was too much.",
			},
			none: {
				says: [
					"Feelings had a place at home. That is rarer than it sounds, and it is a large part of what people later call being at ease.",
					"No feeling was unwelcome. You did not have to sort yourself before you came through the door.",
				],
				from: "In such homes somebody has usually done that work: listened, stayed, apologized. Children do not see the work; they live in it.",
				source: "Gottman, Katz and Hooven, 1996",
				good: "It often shows in arguments: they can be loud, and they end.",
				cost: "It can make it puzzling to love somebody who learned the opposite and goes silent.",
				helps: "You could ask yourself now and then whether your days still have that room in them.",
				between:
					"With people who keep their feelings in, a little patience translates: their silence is often not about you.",
				step: "Ask somebody how they are, and leave room for any answer.",
				ask: "What, or who, made that room for feelings?",
				mine: "At home feelings had a place, all of them.",
				hurts: { says: ["harm"], good: ["harm"], from: ["harm"] },
			},
		},
		q7: {
			peacemaker: {
				says: [
					"You kept the peace or lightened the mood. Somebody had to hold the evening together, and you turned out to be good at it.",
					"Yours was the part that makes things lighter. It takes a fine ear: we have to hear the trouble before it begins.",
				],
				from: "Some children take up this part where there is tension, and others simply have the gift: they hear a tone change and do something about it. If it was tension, other people’s quarrels may still feel like your work.",
				source: "Earley and Cushway, 2002",
				good: "You may be able to calm a room, and to make people laugh who were about to shout.",
				cost: "It can cost your own side of a quarrel, which nobody else will take.",
				helps: "It helps to ask of a quarrel whose it is, before doing anything about it.",
				between: "With people you trust, a disagreement may last a little longer than is comfortable.",
				step: "Leave one tension alone this week that is not yours.",
				ask: "What happens in you when nobody keeps the peace?",
				mine: "At home I was the one who kept the peace, or made it lighter. One learns to hear a mood before it has a name.",
			},
			"easy-one": {
				says: [
					"You were the good one who gave no trouble. It sounds like a compliment, and it is also a description of a child who asked for little.",
					"Yours was the easy part. Easy for others, that is; being no trouble is something we do all day.",
				],
				from: "Children become easy for many reasons: because there is much to do at home, because something seems to depend on it, or because they like it quiet. Whichever it was, somebody had less trouble because of you.",
				good: "Being the easy one has probably made you somebody people like to live and work with.",
				cost: "What it can cost is being asked: a child who gives no trouble is easily taken to need nothing.",
				helps: "It helps to say what you would like while it is still a small thing.",
				between: "Be a little inconvenient with somebody who loves you. It tells them who they are with.",
				step: "Say once this week what you would like, before anybody has asked.",
				ask: "Who do you let see you being difficult?",
				mine: [
					"At home I was the easy one. I gave no trouble, and that was my part.",
					"I was the child who gave no trouble.",
					"My part at home was to be good, and I played it well.",
				],
			},
			"difficult-one": {
				says: [
					"You were the difficult one, or were called that. The child whom a family calls difficult is often the one who shows what nobody says.",
					"Yours was the difficult part. It may have been given to you rather than chosen, and such names stick.",
				],
				from: "Families under strain often have one place where the strain is allowed to come out. If that place was you, you were carrying something that belonged to several people.",
				good: "Being called difficult may have made you honest, and quick to say when something is off.",
				cost: "The name can go on working: one expects to be too much, and braces for it before anybody has said a word.",
				helps: "It helps to ask what the difficult child was right about. There is usually something.",
				between: "With people who are good to you, say ‘I am not against you’ before you say what is wrong.",
				step: "Write down three things about which the difficult child was right.",
				ask: "Who called you difficult, and would they still?",
				mine: "At home I was the difficult one, or was called that.",
			},
			caretaker: {
				says: [
					"You looked after others, like a small adult. It is work, and it was done by somebody who should have been looked after.",
					"Yours was the part of the one who cares for everybody. You may have been praised for being so grown up; you were a child all the same.",
				],
				from: "Children take over where an adult cannot: out of love, and because somebody has to. If that was so for you, your sense of duty is older than you were.",
				source: "Earley and Cushway, 2002",
				good: "Looking after others has probably made you somebody they feel safe with: you see what is missing, and you do it.",
				cost: "It can cost the play, and the feeling that somebody else will see to it.",
				helps:
					"It helps to be looked after in ways that do not embarrass you: a haircut, a meal that somebody cooked, a lift.",
				between: "Somebody else may see to a thing now and then, in their own way and in their own time.",
				step: "Do something pleasant for ten minutes this week that helps nobody.",
				ask: "Who looks after you?",
				mine: [
					"At home I looked after the others, like a small adult with a list.",
					"I was a child who saw to things. What had to be done found me, and I did it.",
				],
			},
			"out-of-sight": {
				says: [
					"You stayed out of sight. Where being seen is a risk, not being seen is a skill.",
					"Yours was the part that nobody looks at. There is peace in it, and there is a child in it who would have liked to be found.",
				],
				from: "Children often make themselves invisible where attention comes with danger, with demands, or not at all. Some simply like the edge of a room.",
				good: "Staying out of sight may have given you an inner life that is larger than anybody suspects.",
				cost: "It can become hard to be seen even where it would be safe, and just as hard to be overlooked.",
				helps: "It helps to choose small amounts: one sentence more than usual, one photo you are in.",
				between: "Let one person know where to find you: what you look like when you are well, and when you are not.",
				step: "Show one person something that you made or wrote, or tell them that it exists.",
				ask: "Who finds you, when you would like to be found?",
				mine: "At home I stayed out of sight. A child has reasons for that.",
			},
			"something-else": {
				says: [
					"None of the usual parts was yours, or none of them alone. Not every child is given one.",
					"You had another part, or several. The usual names for it do not fit everybody.",
				],
				good: "A child who is not one thing alone can try out more than one.",
				step: "Give the part that you had at home a name of your own, in three words.",
				ask: "What would those who knew you as a child call the part that you had?",
				mine: "The part that I had at home has no usual name.",
			},
		},
	},
	scales: {
		q10: {
			low: {
				says: [
					"You could not be difficult and still feel wanted. That was not up to you.",
					"Being wanted had a condition, and difficult days broke it. Children who know that watch themselves closely.",
				],
				from: "Where affection is withdrawn in bad moments, a child often learns to be acceptable first and itself second.",
				source: "Assor, Roth and Deci, 2004",
				cost: "In love this can mean that we show the best side for so long that nobody can love the rest.",
				helps: "It helps to notice that people who love you have already seen some of your bad days, and are there.",
				between: "Have one small bad mood in company, without making up for it afterward.",
				step: "Do not apologize once this week where no apology is due.",
				ask: "Who can you be difficult with today?",
				mine: "I could not be difficult and still feel wanted.",
			},
			middle: {
				says: [
					"You could be difficult up to a point. A child soon knows where that point is, and stops a step before it.",
					"There was some room for difficult days, and it had walls. We live well in such a room, as long as nothing big happens.",
				],
				from: "In most families some trouble is allowed and some is not; children learn the difference without being told.",
				cost: "What lay beyond the wall may still be what you hide most carefully.",
				helps: "It helps to know what was beyond it: which mood, which wish, which failure.",
				between: "Tell somebody you trust about one thing that would have been too much at home.",
				step: "Write down what was allowed at home and what would have been too much, in two columns.",
				ask: "What would have been too much at home?",
				mine: "I could be difficult up to a point, and I knew exactly where it was.",
			},
			high: {
				says: [
					"You could be difficult and were wanted all the same. Many people look for exactly this their whole lives.",
					"Difficult days did not cost you your place. It is what lets people be honest later.",
				],
				from: "A child that is loved through its bad days can learn that a quarrel is not an end.",
				source: "Bowlby, 1988",
				good: "It often makes people braver in love: they can say what is wrong without hearing the door.",
				cost: "It can make you underestimate how frightened others are of a raised voice.",
				helps: "When you doubt whether you may be as you are: you have been, and it was all right.",
				between:
					"You can give this to somebody: stay friendly when they are at their worst, and tell them that you are staying.",
				step: "Tell somebody after a bad moment of theirs that nothing has changed.",
				ask: "Who saw you at your most difficult, and stayed?",
				mine: "I could be difficult and was wanted all the same.",
				hurts: { says: ["harm"], from: ["harm"] },
			},
		},
		q12: {
			low: {
				says: [
					"You say that home hardly decides how you behave in love. Some people have worked for that; others were simply given good things and did not need to fight them.",
					"What you learned at home has little say in your love today, as you see it. That is worth enjoying, and worth checking once on a tired evening.",
				],
				from: "People loosen old rules by seeing other examples: a friend’s family, a patient partner, a long time alone.",
				good: "It leaves room to choose.",
				cost: "What we have put behind us sometimes comes back when we are ill, tired or frightened. It means nothing more than that.",
				helps: "It helps to know your tired-evening self and to be lenient with it.",
				step: "Write down one thing you do in love that nobody at home did.",
				ask: "Who taught you the other way?",
				mine: "What I learned at home has little say in how I love today.",
			},
			middle: {
				says: [
					"Home has a say in how you love, and not the last word. That is where most honest people put themselves.",
					"Some of how you behave in love is from home, and some you have made yourself. You see both, which is the useful part.",
				],
				from: "Early rules are kept where they still work, and are noticed where they stop working.",
				cost: "What is half seen can be tiring: we know better, and do it anyway.",
				helps: "It helps to catch the rule a little earlier each time: afterward, then during, then just before.",
				between: "You could tell somebody close which of your reactions are older than they are.",
				step: "The next time you react more strongly than you wanted, write down how old you felt.",
				ask: "Which of your reactions is older than the person you have it with?",
				mine: "Home still has a say in how I love, though not the last word.",
			},
			high: {
				says: [
					"What you learned at home still decides a great deal. Seeing it as clearly as this is not nothing; it is where the deciding can change hands.",
					"You say that home still decides how you behave in love. Somebody who can say that is already standing a little outside it.",
				],
				from: "What was needed to get along with the first people we loved is learned deeply, because so much depended on it.",
				source: "Hazan and Shaver, 1987",
				cost: "It can feel as if one were following instructions that somebody else wrote.",
				helps: "It helps to take one rule at a time, the smallest, and to break it on a quiet day.",
				between: "Ask for help with it: ‘When I go quiet, ask me once more.’ People can only help with what they know.",
				step: "Choose one rule from home and do the opposite once, where it costs little.",
				ask: "What would you do in love today if nobody had taught you how?",
				mine: "What I learned at home still decides a great deal of how I love, and I know it.",
			},
		},
	},
	texts: {
		q1: {
			frame: [
				"The picture that comes first is the one we still live in a little.",
				"A home stays in us as a place: a light, a table, a sound on the stairs.",
			],
			ask: "Where in that picture are you, and who sees you?",
			step: "Describe one place from those years where you liked to be, at home or anywhere else.",
		},
		q2: {
			frame: [
				"A child who comes through the door reads the evening in a second, and never quite unlearns it.",
				"What we listened for at the door is often what we still listen for.",
			],
			ask: "What do you listen for at the door today?",
			step: "Notice on three evenings what you check first when you come home.",
		},
		q3: {
			frame: [
				"How anger went at home is the first thing we know about anger.",
				"What happened when somebody was angry taught everybody there what anger means.",
			],
			ask: "What does anger mean to you today: a danger, a signal, a relief?",
			step: "Write down how you would have liked anger to go in that house, as a scene.",
		},
		q4: {
			frame: [
				"What happened to a child’s tears decides for a long time what we do with them.",
				"Who came, or that nobody came, is something the body remembers.",
			],
			ask: "What do you do today when you feel like crying?",
			step: "Write down what you would do today for a child who cried as you did.",
		},
		q6: {
			frame: [
				"Some sentences are said once and heard for thirty years.",
				"A sentence that can still be heard has usually become an instruction.",
			],
			ask: "What does that sentence still make you do, or keep you from?",
			step: "Write the sentence down, and beneath it the one you would put in its place.",
		},
		q8: {
			frame: [
				"Every part at home had its wage. That is why it was played.",
				"No child plays a part for nothing; what it got by it was usually worth having.",
			],
			ask: "Do you still want what that part got you?",
			step: "Write down what the part gave you and what it took, in two columns.",
		},
		q9: {
			frame: [
				"Love has dialects, and we go on hearing the first one best.",
				"How love was shown at home is how we look for it, also where it is spoken differently.",
			],
			ask: "Which way of showing love do you overlook, because nobody at home used it?",
			step: "Show somebody love in a way that was not used at home.",
		},
		q11: {
			frame: [
				"One person outside the home who is good to a child can make a measurable difference to a life.",
				"Those who were good to us outside the home showed that it could be different. That is no small thing to show a child.",
			],
			ask: "What did they see in you?",
			step: "Write to somebody who was good to you, or about them, in five lines.",
		},
		q13: {
			frame: [
				"A rule from home can be thanked and retired. It had a reason once.",
				"Rules do not ask whether they are still needed. Somebody has to look.",
			],
			ask: "What would be the first thing to happen if you stopped following that rule?",
			step: "Break, or keep, that rule once this week on purpose, and write down what happened.",
		},
	},
};
