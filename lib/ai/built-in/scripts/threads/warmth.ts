import type { Thread } from "./thread";

/** Threads of love that is there: given, lost, shown in deeds, wished for. */
export const warmth = {
	warm: {
		known: /\b(?:warm|loved|sunshine|lucky|cheer(?:ing|ful)|laugh|good mood|giv(?:e|ing) love)\w*/,
		life: {
			sentences: [
				"I was given love early, and I pass it on before I ask where my own is.",
				"I bring the warmth, and I keep my cold days to myself.",
				"I expect to be welcome, and I make sure that everyone else is.",
			],
			learned: [
				"I learned that I was wanted. It was in the house like heating, and I hardly noticed it, as one hardly notices what works.",
				"I grew up with the idea that love can be relied on. Not everybody gets that, and I know it by now.",
			],
			goodFor: [
				"It gave me trust, and trust has opened most of the doors in my life. I find it easy to be glad of people.",
			],
			inLove: [
				"I bring warmth into a room as others bring a bottle. It is sincere, and it has made me the one who cheers people up.",
				"I love easily, and I think that I am easy to love when I am cheerful. About the other days I am less sure, since I seldom show them.",
			],
			cost: [
				"If there is a price, then it is that sadness without a reason has no chair with me. I get up and fetch something for it, in others and in myself.",
				"Whoever has the sunny part is seldom asked how they are. I answer for the weather and sometimes sit alone in the rain.",
			],
			asking: [
				"It asks for nothing dramatic: that I bring my gray days along as well, and let somebody else be the sun.",
			],
			names: ["Bringing the sunshine", "Cheerful by appointment"],
			descriptions: [
				"When somebody is sad I want to make it better, and I am good at it. To sit beside it and do nothing is harder for me than almost anything.",
				"I make people welcome. It comes quite naturally, and it also means that I am on my feet while the others are already eating.",
			],
			impacts: [
				"People are happy around me. Some of them would like to comfort me once, and I have not let them.",
				"What is heavy gets put off until a better moment, and with me it is always a better moment.",
			],
		},
		love: {
			sentences: [
				"I am as welcome on my gray days as on my bright ones.",
				"I give warmth, and I let it come back to me.",
			],
			present: [
				"I let people see me when I have nothing cheerful to say. They move closer. I had not expected that, and I like it.",
				"I can sit beside somebody’s sadness without turning on the light. It passes in its own time, and I am still there.",
			],
			names: ["Welcome in any weather"],
			descriptions: [
				"I bring along whatever mood I have. When someone is low I ask first whether they would like cheering up or company.",
			],
			impacts: [
				"My warmth has become deeper, now that it also covers me. Others come to me with more than their good news.",
			],
			affirmations: ["I am loved in any weather.", "I let somebody warm my hands.", "I may be sad without a reason."],
			trial:
				"It was no dark story, and its hardest part came late: a gray day on which the sun had to let itself be looked after.",
			gift: "I have always had the warmth. New is that I am inside it.",
			day: "Somebody makes me laugh so much that I have to hold on to the table, and for once it is not my own joke.",
		},
	},
	loss: {
		known: /\b(?:loss|los(?:e|ing|t)|grie(?:f|ve|ving)|died|death|goodbye|gone|missing)\b/,
		life: {
			sentences: [
				"I love knowing that it can be taken, and I go on loving.",
				"I keep a place laid for what is gone.",
				"I hold what I love carefully, because I know how it ends.",
			],
			learned: [
				"I learned that somebody can be gone, and that the day goes on regardless. It is knowledge that cannot be given back.",
				"Losing came into my life, and it rearranged the furniture. I have been walking around it ever since.",
			],
			goodFor: [
				"It has taught me what matters. I seldom quarrel about small things, and I know what an ordinary afternoon is worth.",
			],
			inLove: [
				"I love with one eye on the clock. It makes me tender, and at times it makes me hold my breath.",
				"What I had is still the measure. It would feel like a betrayal to be glad too loudly, so I am glad on tiptoe.",
			],
			cost: [
				"A part of me stays behind, to keep company with what is gone. The rest does its best, and is sometimes asked why it is so quiet.",
				"Everything new has to come in past a chair that nobody is to sit in. I do not want to clear it. I only notice how narrow the passage is.",
			],
			asking: ["It does not ask me to get over anything. It asks whether there might be room for one more chair."],
			names: ["A place kept for what is gone", "Holding my breath"],
			descriptions: [
				"I keep rituals that nobody needs to understand, and I avoid certain rooms. It is how I stay loyal.",
				"When something gets dear to me I think of its end. I hold it very carefully then, or not quite.",
			],
			impacts: [
				"The bond with what was lost is alive, and I would not want it otherwise. It can leave little daylight for those who are here.",
				"I protect myself from the next farewell by greeting people a little less.",
			],
		},
		love: {
			sentences: [
				"I carry what I lost with me, and I have a hand free.",
				"I love again without letting go of what I loved.",
			],
			present: [
				"What I lost has a place in my days, and the days have other places too. I can speak of it in an ordinary voice and laugh in the same hour.",
				"I have stopped measuring gladness against grief. They get along better than I had thought, like two old neighbors.",
			],
			names: ["Room for both"],
			descriptions: [
				"I let the new be new and leave the old where it is. On the days when missing is large I say so, and I do not have to be cheered up.",
			],
			impacts: ["I can be close to the living without being unfaithful to anyone. My tenderness has somewhere to go."],
			affirmations: [
				"I can miss and be glad in one day.",
				"I have room for one more chair.",
				"I carry love, and it does not weigh me down.",
			],
			trial: "It had a farewell in it, and the farewell could not be won against. It could only be walked through.",
			gift: "I came out on the other side with a tenderness that I would not give back.",
			day: "At one moment of the day the missing comes, as it does. I stop, greet it, and let it walk beside me for a while.",
		},
	},
	deeds: {
		known: /\b(?:deeds?|practical|do(?:ing)? things|show(?:ing)? love|with my hands|fix(?:ing)?|action)\b/,
		life: {
			sentences: [
				"I love with my hands and hope that somebody can read it.",
				"I do things for people so that I need not say it.",
				"I show up, I fix it, and I leave the words to others.",
			],
			learned: [
				"I learned that love is something one does. It was seldom said; it stood on the table or had been mended overnight.",
				"I think I come from people who showed it in what they did. I understood them, mostly, and I have their handwriting.",
			],
			goodFor: [
				"It is a dependable kind of love. It starts on cold mornings, and it does not get worn out by being talked about.",
			],
			inLove: [
				"When I love somebody I find something to do. The larger the feeling, the more practical I get.",
				"I believe deeds and distrust speeches. If a person needs to hear it, I stand there with both hands full and nothing in my mouth.",
			],
			cost: [
				"What I mean does not always arrive. People thank me for the shelf and go on wondering whether I love them.",
				"Where I cannot do anything I do not know where to put myself. Then I go, out of helplessness, and it looks like not caring.",
			],
			asking: ["It would like subtitles: one sentence now and then beside the deed."],
			names: ["Love without words", "Saying it with my hands"],
			descriptions: [
				"I repair, drive, cook, carry. It is my way of saying it, and I repeat it daily, and I am surprised when somebody has not heard.",
				"When someone cries I look for what could be done. If there is nothing to be done, I fetch a glass of water.",
			],
			impacts: [
				"Those who speak my language feel safe with me. The others wait for a word that I thought I had long since said.",
				"My feelings are all there and have no sound. I am taken to be calmer than I am.",
			],
		},
		love: {
			sentences: ["I love with my hands, and I say so.", "I put one sentence beside what I do."],
			present: [
				"I still do it with my hands. While I am at it I say, quite casually, that it is because I love them. Nobody has laughed yet.",
				"When there is nothing to be done I stay. I have found out that staying is a deed.",
			],
			names: ["Deeds with a voice"],
			descriptions: [
				"I say aloud what the deed is meant to say. It is one sentence, and not a speech, and I look at the person while I say it.",
			],
			impacts: [
				"What I do is understood as what it is. People answer in their own language, and I have learned to hear it.",
			],
			affirmations: [
				"I can say it and do it.",
				"I am heard when I say little.",
				"I stay when there is nothing to fix.",
			],
			trial: "It had a wall in it, well built, and years went by before anyone thought of putting in a window.",
			gift: "My hands are as good as ever, and there is a voice to go with them.",
			day: "I mend something that has been loose for weeks, and it gives me more pleasure than it should. When I am thanked I say what it is for.",
		},
	},
	wanting: {
		known: /\b(?:want(?:s|ing)?|wish(?:es)?|dream|desire|set(?:ting)? (?:it |myself )?aside|postpon|later)\b/,
		life: {
			sentences: [
				"I put what I want last and call it being reasonable.",
				"I dream in detail and live in outline.",
				"I keep my wishes for later, and later keeps moving.",
			],
			learned: [
				"I learned to keep my wishes modest, or at least out of sight. What one does not ask for cannot be refused.",
				"Wanting seemed to be for other people, or for afterward. I set mine aside so carefully that I can still find it.",
			],
			goodFor: [
				"It made me undemanding and flexible. I could fit into lives that had little space, and my wishes survived in hiding.",
			],
			inLove: [
				"I have an idea of what the people I love dream of. If they were asked about mine, they might have to think for a while.",
				"I believe I have put things aside for love that nobody had asked me for. I still know where they are.",
			],
			cost: [
				"The cost is a certain absence. I am here, and some of what is best about me is waiting in a drawer for its turn.",
				"What I envy others for may be what I have never tried to have. The envy knows more about me than my plans do.",
			],
			asking: ["It wants a date, nothing more: one wish, taken out of the drawer on a particular day."],
			names: ["Wishes kept for later", "What I set aside"],
			descriptions: [
				"I think of what I would like, then of what speaks against it, and that is where it ends. The wish goes back to where it lives.",
				"I make room for others’ plans and am proud of needing little. My own plan comes up once a year and is put back with a sigh.",
			],
			impacts: [
				"People cannot support what I do not show. They take me for content, and I am, apart from that.",
				"Something in me stays young and unused. It comes out as restlessness, or as advice to other people.",
			],
		},
		love: {
			sentences: [
				"I want what I want, and I begin on a small piece of it today.",
				"I live a little of what I dream, every week.",
			],
			present: [
				"I have taken one wish out of its drawer. It is creased, and it still fits.",
				"I say what I would like while it can still be arranged. More is possible than I had calculated.",
			],
			names: ["Wishes with a date"],
			descriptions: [
				"I give a wish a day and an hour and tell somebody about it. What becomes of it remains to be seen; it has left the house.",
			],
			impacts: ["I have more to tell, and I resent less. Those who love me can finally see what they could give me."],
			affirmations: ["I may want this.", "I give my wish a day in the week.", "I do not wait for permission."],
			trial: "There was a locked drawer in it, and the key had been in the right pocket the whole time.",
			gift: "My wishes have kept well. I have begun to wear them.",
			day: "One hour of the day belongs to something that I used to put off. Nobody is harmed by it. I come back with color in my face.",
		},
	},
} satisfies Record<string, Thread>;
