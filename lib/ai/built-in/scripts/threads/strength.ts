import type { Thread } from "./thread";

/** Threads of holding things together, anger, wearing out, wanting it whole. */
export const strength = {
	control: {
		known:
			/\b(?:control|plan(?:ning)?|in charge|organi[sz]|order|hold(?:ing)? (?:it|everything) together|letting go|manag)\w*/,
		life: {
			sentences: [
				"I hold everything together so that nothing can fall on me.",
				"I trust what I have checked myself.",
				"I feel safe when I know what happens next.",
			],
			learned: [
				"I learned that surprises were seldom good ones. What I had thought of in advance could do me less harm.",
				"I took things in hand early. It was calmer that way, and there was nobody I would have left it to.",
			],
			goodFor: [
				"It gave me something firm in what was not firm. I am the one who has the keys, the tickets and a second plan, and people are glad of it.",
			],
			inLove: [
				"I show love by arranging things. I also notice that I would rather do something myself than watch it being done differently, and that this has nothing to do with dishes.",
				"I like to know where we stand, what the plan is, and who has thought of the rest. When a plan changes, something in me clenches before I have decided whether I mind.",
			],
			cost: [
				"It leaves me with the responsibility for everything, and it leaves the others with the feeling of being guests in something they would have liked to build.",
				"I miss what cannot be arranged: a gift, a whim, the moment when somebody else’s way turns out to be good.",
			],
			asking: ["It asks me to leave one thing a week in other hands and to keep my own in my pockets."],
			names: ["Keeping hold of everything", "Safety through a plan"],
			descriptions: [
				"I look ahead, sort out and check. If I stopped, I believe, things would come apart, and I have never stopped for long enough to find out.",
				"When I am uneasy I tidy up: the kitchen, the schedule, at times another person. It helps for as long as it takes.",
			],
			impacts: [
				"Things run smoothly and the ease goes out of them. Those around me stop trying, and then I have to do it all.",
				"People feel corrected where I only meant to be careful.",
			],
		},
		love: {
			sentences: [
				"I open my hands, and what belongs to me stays.",
				"I let things be done differently, and they are done with me.",
			],
			present: [
				"I plan what needs a plan. The rest I let come, and I have been pleasantly surprised often enough to go on with it.",
				"I leave other people’s ways alone. There is more than one right way to load a dishwasher, and to love me.",
			],
			names: ["Open hands"],
			descriptions: [
				"When I want to step in I ask whether it matters or is only different. If it is only different I sit down. I say that I am worried, if I am, and do not dress it up as advice.",
			],
			impacts: [
				"Others take part, and some of the weight is theirs. There is room for chance, which has better ideas than I have at times.",
			],
			affirmations: [
				"I can let it be done another way.",
				"I do not have to hold the sky up.",
				"I trust what I have not checked.",
			],
			trial:
				"There was a rope in it that had been held so tightly, for so long, that the hand no longer knew it could open.",
			gift: "I still tie good knots, and I know which ones can be left undone.",
			day: "A plan falls through. I look at the empty hour it has left behind and decide not to fill it.",
		},
	},
	heat: {
		known: /\b(?:anger|angry|temper|loud|shout|explod|snap|fight|heat|rage)\w*/,
		life: {
			sentences: [
				"I get loud so that somebody notices I am there.",
				"I attack when I am afraid, and nobody sees the fear.",
				"I would rather be difficult than invisible.",
			],
			learned: [
				"I learned that anger gets an answer. It was seldom the right one, and it was better than none.",
				"I must have been the one who said it aloud. What others swallowed came out through me.",
			],
			goodFor: [
				"It kept me from going under. There is honesty in it too; with me, people have mostly known where they stood.",
			],
			inLove: [
				"When I am hurt I am hot before I am sad. What I say in those minutes is half true and twice the size.",
				"I fight for love in a way that can look like fighting against it. Underneath there is nearly always one plain question, which is whether I matter.",
			],
			cost: [
				"Afterward I stand there with the broken thing. I am quick to be sorry, and I know that sorry has become a small coin.",
				"It may be that people get careful with me. If they tell me less, I have to get louder to hear anything.",
			],
			asking: ["It wants me to find the sentence that lies under the fire, and to say that one first."],
			names: ["Fire before hurt", "Loud so as to be heard"],
			descriptions: [
				"It rises fast: the face, the hands, the voice. By the time I could choose my words they are already out in the yard.",
				"I go forward where others step back. I want it settled now, and the now makes it worse.",
			],
			impacts: [
				"The other person hears the volume and misses the message. We end up talking about my tone, and what hurt me is still there.",
				"I am known for my temper, and few know my tenderness, which lives right beside it.",
			],
		},
		love: {
			sentences: ["I say the soft thing first, and it is heard.", "I matter without having to raise my voice."],
			present: [
				"I know the half minute before it boils over. I use it: I sit down, I lower my voice, and I say what I am afraid of.",
				"My anger has become a good servant. It tells me that something is wrong, and then it lets me speak.",
			],
			names: ["Warmth in place of fire"],
			descriptions: [
				"When I get hot I say so and take a short walk, and I come back with one sentence that begins with me. The fight is usually over by the second one.",
			],
			impacts: ["People tell me the truth again. I keep my fire for what deserves it, and it keeps us warm."],
			affirmations: ["I am heard when I speak softly.", "I may be angry and gentle.", "I let the hurt speak first."],
			trial: "It led through fire, and the fire had been lit by somebody who only wanted to be seen from far away.",
			gift: "I carried some of that fire home, enough for a stove.",
			day: "Somebody is late, and I feel the heat come up. I wait for one breath, then another, and what comes out is that I worry, and that I am glad.",
		},
	},
	stretched: {
		known: /\b(?:tired|exhaust|worn|stretch|keep(?:ing)? going|rest|overwhelm|functioning|busy)\w*/,
		life: {
			sentences: [
				"I keep going, because everything stops if I stop.",
				"I rest when it is all done, and it is never all done.",
				"I run on what is left and tell people that I am fine.",
			],
			learned: [
				"I learned to carry on. Stopping was for people who had somebody to take over.",
				"Either tiredness did not count where I come from, or I did not let it. I learned to step over it like a stair.",
			],
			goodFor: [
				"It got me through. There are things that stand only because I kept on, and I do not want to talk them down.",
			],
			inLove: [
				"Love gets what the day has left over. I mean to be there, and I am, with my eyes half closed and my list half open.",
				"I am so used to functioning that I take it for a mood. If somebody strokes my back I notice what hurts.",
			],
			cost: [
				"My own life goes past beside me. I see it from the window of whatever I am doing for others.",
				"I get short with those I love best, since they are what is left at the end of the day.",
			],
			asking: [
				"What it needs from me is rest before I have earned it, and one thing on the list crossed out that was not done.",
			],
			names: ["Carrying on regardless", "Rest comes last"],
			descriptions: [
				"I do what has to be done, then what should be done, then what could be done. What I would like comes after that, and by then it is dark.",
				"I say that it is fine and I believe it for as long as I keep moving. It catches up with me on the first free afternoon.",
			],
			impacts: [
				"I am reliable and not very present. The people I do it for would often rather have me than all of it done.",
				"Joy needs slack, and I have none. Even good things become appointments.",
			],
		},
		love: {
			sentences: ["I rest, and the world goes on holding.", "I stop while there is still something left of me."],
			present: [
				"I leave things undone on purpose. The floor has crumbs on it, and I have an evening.",
				"I say no to one thing a day, and I give the time to nobody. It belongs to the one who was always last in line.",
			],
			names: ["Rest that is not earned"],
			descriptions: [
				"I stop before I am empty. I ask who else could do it, and I let it be done less well, or later, or not at all.",
			],
			impacts: ["I have patience again and I hear what is said to me. Those I love get me, and not only what I do."],
			affirmations: [
				"I may stop before it is finished.",
				"I give myself the first hour sometimes.",
				"I can leave the crumbs where they are.",
			],
			trial:
				"In it there was a wheel that had to be kept turning, until one night it was let go, and it turned out that the mill had long been closed.",
			gift: "I still have the strength, and I have found the brake.",
			day: "I lie down for twenty minutes in a stripe of sun. Nothing happens. It is exactly enough.",
		},
	},
	allOrNothing: {
		known:
			/\b(?:all.or.nothing|everything or nothing|complete(?:ly)?|extreme|burn(?:ing)? bridges|hot and cold|intens)\w*/,
		life: {
			sentences: [
				"I give everything or I give up, and I know little in between.",
				"I want love whole, and I drop it when it chips.",
				"I am all in until the first crack, and then I am gone.",
			],
			learned: [
				"I learned to know love by its size. What was moderate did not look like love to me; it looked like the beginning of the end.",
				"I seem to have decided early that half a love is none. It is a proud decision, and it has kept me hungry at times.",
			],
			goodFor: [
				"It has given me heights that others only read about. I know what it is to be completely there for somebody.",
			],
			inLove: [
				"At the beginning I clear my whole house for someone. Friends, plans and sleep go out into the hallway, and it feels like the truth.",
				"One disappointment can turn the whole picture over. I go from warm to cold as if a switch had been thrown, and I am frightened by it myself.",
			],
			cost: [
				"What I lose is the middle, where most of life takes place. It may be that I have thrown away good things because of a flaw that would have mended.",
				"After each flood there is a drought. I have to build my own life up again every time from what I had put out in the hall.",
			],
			asking: ["It would be served by something quite small: staying for the day after."],
			names: ["All or nothing", "From flood to drought"],
			descriptions: [
				"I love with everything, at once, and I expect the same. When it gets ordinary, I take that for a loss.",
				"If something is damaged I would rather end it than repair it. The clean cut feels honest. It also spares me from seeing what would have been left.",
			],
			impacts: [
				"Others are swept up and then bewildered. They did not know that so much hung on so little.",
				"My relationships have strong first chapters. The long quiet ones, in which people get to know each other, often remain unwritten.",
			],
		},
		love: {
			sentences: [
				"I love wholly, and I stay for the small print.",
				"I let love be ordinary and find that it is still love.",
			],
			present: [
				"I keep my own life in the house while I love: my friends, my evenings, my sleep. The love has not become smaller, it has become somewhere one can live.",
				"When something cracks I look at it on the next morning before I decide. Most of it can be glued.",
			],
			names: ["The day after"],
			descriptions: [
				"When the picture tips over I wait a night. I remember three good things on purpose, and I speak about the one bad thing as one thing.",
			],
			impacts: [
				"What I have lasts longer than a season. I can be disappointed on a Tuesday and glad by the end of the week.",
			],
			affirmations: [
				"I stay for the day after.",
				"I can love a thing that has a crack.",
				"I keep my own life while I love.",
			],
			trial:
				"There were floods in it, and after each of them a desert, and somewhere between the two a small green strip that nobody had ever settled.",
			gift: "I have the force of water from it, and a bed for it to run in.",
			day: "Something small disappoints me in the course of the day. I let it be small. A little later I have to search for it.",
		},
	},
} satisfies Record<string, Thread>;
