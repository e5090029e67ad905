import type { Thread } from "./thread";

/** Threads of distance: watching, waiting, leaving first, holding on. */
export const nearAndFar = {
	watchful: {
		known: /\b(?:watch|alert|on guard|read(?:ing)? (?:the|every) (?:room|mood|face)|vigilan|careful|tension)\w*/,
		life: {
			sentences: [
				"I stay safe by reading the room before I enter it.",
				"I watch other people’s faces to find out how I am.",
				"I keep one ear on the door, also in love.",
			],
			learned: [
				"I learned to tell the weather indoors from very small signs. It was useful to know what was coming, and it was my own business to get ready.",
				"I became a good observer, as children do for whom a mood can be a forecast.",
			],
			goodFor: [
				"It gave me a head start. I have a feeling for people that comes from years of practice, and it has seldom been wrong about the big things.",
			],
			inLove: [
				"I notice a change of tone before the other person does. Then I begin to ask myself what I have done, and the evening is half over before I ask aloud.",
				"Even on good days a part of me stays standing. I can enjoy a thing and keep an eye on it at once, and the eye does not blink.",
			],
			cost: [
				"It costs me sleep and ease. Somebody who is always reading others has little time to find out what stands in themselves.",
				"I see what is coming, and I also see what is not. A tired face can be a tired face, and I have made it mean me.",
			],
			asking: ["It is asking for a place, and an hour, in which nobody’s mood is my duty."],
			names: ["Reading the room", "Always on watch"],
			descriptions: [
				"I come in and take a reading: voices, shoulders, the way a bag was put down. I adjust before anyone has said hello.",
				"I keep track of how others feel and arrange myself around it. My own state I mostly learn from the reaction.",
			],
			impacts: [
				"I am considerate and worn out. People feel understood by me and do not suspect how much work it is.",
				"I respond to what might happen. What does happen, the good of it above all, finds me busy.",
			],
		},
		love: {
			sentences: [
				"I can put down the watch, because someone else is awake too.",
				"I look up from other people’s faces and find my own.",
			],
			present: [
				"I ask when I do not know whether somebody is cross with me or only tired. It is nearly always the second, and then I can be tired too.",
				"My fine hearing is still there. I use it for music, and for the people I love, and I let it rest at night.",
			],
			names: ["Off duty"],
			descriptions: [
				"When I notice a change in the air I check it with a question, once, and I believe the answer. Somebody else’s mood may be in the room without becoming my task.",
			],
			impacts: ["My body has quiet hours. I meet what is there and no longer what I was braced for."],
			affirmations: [
				"I can let a mood be someone else’s.",
				"I am safe enough to look away.",
				"I ask, and I believe the answer.",
			],
			trial: "It had a tower in it, and a night watch that nobody had relieved in years.",
			gift: "I came down from it with keen senses, and with the right to close my eyes.",
			day: "A door falls shut somewhere, louder than it should. I listen. It is only the wind, and I go on with what I am doing.",
		},
	},
	longing: {
		known:
			/\b(?:wait(?:ing)?|long(?:ing)? for|distan(?:t|ce)|unavailable|out of reach|hop(?:e|ing) (?:for|that)|chas)\w*/,
		life: {
			sentences: [
				"I love what is just out of reach and call the distance love.",
				"I wait outside closed doors, because I know that place.",
				"I hope for more from the ones who have the least to give.",
			],
			learned: [
				"I learned to long for somebody before I learned to have somebody. Longing became the form in which I knew love best.",
				"There must have been something to wait for, and I was patient. A child can make a great deal out of a little, and I did.",
			],
			goodFor: [
				"It kept hope alive. I could live on small signs, and I could be faithful to something that was mostly promised.",
			],
			inLove: [
				"I am drawn to people who have to be won. What comes toward me freely I am inclined to look at twice, as if it were a mistake in the delivery.",
				"I can wait very well: for a call, for a change, for the right moment. I tend to notice late that I am the only one who is waiting.",
			],
			cost: [
				"The cost is time. I suspect that a good part of my love has gone into imagining how it would be, and whoever was actually there had to compete with that.",
				"It may be that I have taken crumbs for a beginning. I do not blame myself; I was hungry, and they were real.",
			],
			asking: ["It would like me to turn around and see who is already standing there."],
			names: ["Waiting at a closed door", "Loving across a distance"],
			descriptions: [
				"The further away somebody is, the more I feel. I fill the gap with hope and patience, and I am good at both.",
				"I read a great deal into small signs and very little into their absence. I give people time, more than they asked for and more than I have.",
			],
			impacts: [
				"I am busy with those who are leaving or not yet here. It keeps me from being disappointed by somebody who stays, and from being loved by them.",
				"My wishes stay large and my days stay small.",
			],
		},
		love: {
			sentences: ["I am drawn to love that comes to meet me.", "I stop waiting, and I open the door from my side."],
			present: [
				"I look for the people whose faces turn toward me when I come in. They were there before; I used to look past them.",
				"My longing has become a compass. It tells me what I want, and I walk there, and I do not stand still with it in my hand.",
			],
			names: ["Choosing what is near"],
			descriptions: [
				"I give my time to those who give me theirs. When I catch myself waiting, I ask one clear question, and I take the answer as it comes.",
			],
			impacts: ["Love has a place in my week and not only in my head. I am met halfway, and the half is not long."],
			affirmations: ["I am worth coming toward.", "I choose what chooses me.", "I no longer wait for what I can ask."],
			trial: "There was a shore in it, and a ship that was always about to arrive.",
			gift: "My hope came with me, and it has learned to look around.",
			day: "A message comes, and I have not been waiting for it. I read it, smile, and answer at once, since there is nothing to be clever about.",
		},
	},
	guarded: {
		known:
			/\b(?:guard|leav(?:e|ing) first|exit|wall|distance|withdraw|pull(?:ing)? (?:away|back)|step(?:ping)? back|avoid)\w*/,
		life: {
			sentences: [
				"I leave a little before I can be left.",
				"I let people come close and keep one hand on the door.",
				"I keep my coat on, also where I would like to stay.",
			],
			learned: [
				"I learned that what comes close can also go, or can ask too much. It seemed wise to stand where I could see the door.",
				"I concluded at some point that distance keeps one whole. I do not remember deciding it, and I have stuck to it ever since.",
			],
			goodFor: [
				"It kept something in me untouched. I have had a place to withdraw to, and nobody could take that over.",
			],
			inLove: [
				"When somebody comes very near I begin to notice things: small faults, how full the afternoon is, how far it is to my own bed. I know by now what the noticing is for.",
				"I am warm in the doorway, as far as I can tell. One can be funny there, and tender, and it is easy to miss that I have not come in.",
			],
			cost: [
				"What it costs me is the middle of things. I know beginnings and I know endings, and what lies between I know mostly from other people.",
				"I think that people I loved have been left standing with a question. If I had no answer I took a step back, and that can be taken for one.",
			],
			asking: [
				"It asks me to stay ten minutes longer than is comfortable, now and then, and to say that I am doing it.",
			],
			names: ["One hand on the door", "Stepping back when it gets close"],
			descriptions: [
				"Closeness sets off a wish for air. I find a reason, work, a fault, a headache, and go where I can breathe. The wish to come back arrives when I am alone.",
				"I keep a reserve that nobody gets to see, in case I should need it for leaving. I rarely leave. The reserve is there all the same.",
			],
			impacts: [
				"Others feel that they are knocking. Some stop, and then I have been left after all, by a route of my own making.",
				"I stay free and I stay outside, and on some evenings the two are hard to tell apart.",
			],
		},
		love: {
			sentences: ["I can stay, and the door stays open.", "I come in, take off my coat, and keep my freedom."],
			present: [
				"I say when I need air, and I say when I shall be back. It turns out that people can wait quite happily for something that has been announced.",
				"I have begun to use the drawer, in small ways. A thing of mine in someone else’s cupboard no longer looks like a trap.",
			],
			names: ["Staying, with room to breathe"],
			descriptions: [
				"When I feel the wish to get away I name it before I follow it. Often naming it is enough. If I go, I go for an hour and come back as I said.",
			],
			impacts: [
				"I know the middle of things now, the part where nothing happens and one is not alone. Nobody has to knock.",
			],
			affirmations: ["I can stay and still be free.", "I say when I am coming back.", "I take off my coat."],
			trial: "There were many inns in it, and in every one of them a bag stood packed by the door.",
			gift: "I kept my love of open air, and I found out that houses have windows.",
			day: "At one point I notice that I would like to be alone for a while. I say so, I take my half hour, and I come back of my own accord.",
		},
	},
	anxious: {
		known:
			/\b(?:anxi|worr|reassur|check(?:ing)?|afraid (?:of losing|they)|lose interest|cling|needy|forget me|let go)\w*/,
		life: {
			sentences: [
				"I hold on tight, because I expect to be let go.",
				"I listen for the end of love while it is still talking.",
				"I need to hear that I am loved, and I need to hear it again.",
			],
			learned: [
				"I learned that closeness can come and go without saying why. I took on the task of keeping an eye on it.",
				"It seems that I was never quite sure whether somebody would still be there in the same mood. I have been checking ever since.",
			],
			goodFor: [
				"It made me attentive and faithful. I notice when a bond needs something, and I do not let people drift away unasked.",
			],
			inLove: [
				"A pause in the conversation gets long in my head. I count the hours, read the last message again, and find in it what I was afraid of.",
				"When we have quarreled I need to know at once that we are all right. I ask, I believe it, and some time later I would like to ask again.",
			],
			cost: [
				"It takes the quiet out of love. I believe I spend good hours preparing for bad ones that mostly do not come.",
				"My worry may sound like reproach to others. If somebody steps back then, the worry says that it was right.",
			],
			asking: ["It is asking for ground that does not depend on the next message."],
			names: ["Listening for the end", "Holding on tightly"],
			descriptions: [
				"When somebody I love is out of sight or goes quiet, my body answers first. I look for a sign, and no sign lasts very long.",
				"I test the rope often, to be sure that it holds. I would like to be someone who simply climbs.",
			],
			impacts: [
				"The reassurance I get is used up quickly, and the people who give it feel that nothing they say is enough.",
				"I am there for love with all my senses and can seldom sit down in it.",
			],
		},
		love: {
			sentences: [
				"I can feel the thread between us when nobody is pulling at it.",
				"I trust a silence until it says something.",
			],
			present: [
				"I let a message go unanswered for an afternoon and do something with the afternoon. The bond is still there when I look.",
				"When the old fear comes I tell it out loud as what it is, a fear, and no longer as a question with only one right answer.",
			],
			names: ["Ground under my feet"],
			descriptions: [
				"When I get uneasy I first put my own feet on the floor: breath, a walk, a friend. After that I ask for closeness, plainly, if I still want it.",
			],
			impacts: [
				"Being apart is simply being apart. There is more room for missing someone, which is a pleasant thing, and less for alarm.",
			],
			affirmations: ["I am still loved in the pauses.", "I have ground of my own.", "I can wait without fearing."],
			trial: "A bridge in it swayed, and the only way across was to stop counting the planks.",
			gift: "I have a faithful heart from it, and steadier feet.",
			day: "My phone lies in another room for hours. When I think of it I notice that I have been busy being content.",
		},
	},
} satisfies Record<string, Thread>;
