import type { Thread } from "./thread";

/** Threads of keeping things in: silence, self-reliance, hiding, the inner voice. */
export const inward = {
	quiet: {
		known: /\b(?:quiet|silen(?:t|ce)|unsaid|swallow|say(?:ing)? nothing|keep(?:ing)? (?:it|things) (?:to myself|in))\b/,
		life: {
			sentences: [
				"I keep the peace by keeping quiet.",
				"I say nothing, and nothing can be held against me.",
				"I put my feelings where nobody trips over them.",
			],
			learned: [
				"I learned early that what is said cannot be taken back, and that what is not said does no damage that anybody can see.",
				"Silence was a language that I could speak before I knew that there were others.",
			],
			goodFor: [
				"It kept me out of harm’s way and it kept things from getting worse. It also taught me to listen, which not many people can do.",
			],
			inLove: [
				"When something matters, my voice goes first. I become reasonable, or busy, or far away, and the sentence I would have needed comes to me later, when nobody is there to hear it.",
				"People I love may have had to read me from small signs, a pause that is a little too long, an answer of one word.",
			],
			cost: [
				"The price is that others live with a calm that is not quite true, and that I am alone with the rest. What I do not say does not go away; it waits.",
				"I suspect that I have been misunderstood at times by people whom I gave nothing to understand, and it hurts all the same.",
			],
			asking: [
				"What it is asking for now is a beginning: half a sentence, said before it is perfect, to someone who has earned it.",
			],
			names: ["Going quiet", "Keeping it in"],
			descriptions: [
				"As soon as it gets tense I say less. From outside it looks like composure, and inside there is a whole conversation going on that nobody else can hear.",
				"I decide alone, and in silence, what is worth mentioning. Most things turn out not to be, until there are too many of them.",
			],
			impacts: [
				"The other person fills the silence with a guess, and the guess is usually worse than what I was thinking.",
				"Peace is kept, and closeness waits outside with its coat on.",
			],
		},
		love: {
			sentences: [
				"I say it while it is small, and I am still here afterward.",
				"I let myself be heard before I am sure how it will sound.",
			],
			present: [
				"I speak in first drafts. It is not elegant, and it is understood, and I no longer have to rehearse for a talk that never takes place.",
				"My quiet is a place I like to go to. It has stopped being a place where I hide.",
			],
			names: ["Saying it while it is small"],
			descriptions: [
				"When my voice wants to leave, I say that: give me a minute, I am coming back. Then I come back and say the thing, in whatever words there are.",
			],
			impacts: [
				"Nobody has to guess. Conflicts stay the size they are, and my listening is worth more now that something comes in return.",
			],
			affirmations: [
				"I may say it badly and be understood.",
				"I come back and finish the sentence.",
				"I have a voice, and it is welcome here.",
			],
			trial: "Its longest part was a house in which every word had to be weighed before it could be spent.",
			gift: "From there I have my ear for what lies under the words, and at last I use it on my own.",
			day: "At some point I notice a lump of something unsaid. I say it, a little clumsily, and my shoulders come down.",
		},
	},
	selfReliant: {
		known:
			/\b(?:on my own|by myself|need(?:ing)? (?:nothing|no ?(?:one|body)|little)|self.?relian|independen|alone|without help)\b/,
		life: {
			sentences: [
				"I stay safe by needing nothing from anyone.",
				"I do it myself, so that nobody can let me down.",
				"I count on myself and leave the other column empty.",
			],
			learned: [
				"I learned to manage. Whoever does not expect help cannot be left waiting for it, and I preferred that to waiting.",
				"Early on I became my own first address. I found out what helps, I found it out alone, and I never quite gave up the habit.",
			],
			goodFor: [
				"It made me independent in a way that people admire. I have got through things on my own, and I know what that took.",
			],
			inLove: [
				"In love I am generous with help and stingy with need. I believe I would sooner be ill for a week than ask somebody to bring soup.",
				"I let people in as far as the room that I have tidied. What I am in the middle of, I finish first, and by then it is a story and no longer a request.",
			],
			cost: [
				"The price is that I am never quite met. One cannot be carried and keep both feet on the ground, and I always keep both feet on the ground.",
				"Those who love me sometimes feel superfluous, I think. They would like to do something and find it done.",
			],
			asking: [
				"It is asking me for an experiment: to need something small, aloud, from one person, and to watch what happens.",
			],
			names: ["Needing nobody", "Managing by myself"],
			descriptions: [
				"When things get difficult I get efficient. I sort it out by myself and tell people afterward, when it has become an anecdote.",
				"I trust my own hands and check other people’s. It is not that I think badly of them; I have simply planned for the case that they are not there.",
			],
			impacts: [
				"I am respected and seldom comforted. Closeness would need a gap somewhere, and I have closed them all.",
				"I carry a weight that was meant for two and call it freedom. Some of it is.",
			],
		},
		love: {
			sentences: [
				"I can stand alone, and I let someone stand beside me.",
				"I ask for help before it is an emergency, and it is given.",
			],
			present: [
				"I ask. Mostly for small things: a lift, a second opinion, a hand on my back. Each time, a little of the old alarm goes off, and each time it is quieter.",
				"I am still good at being alone. It has become something I choose, and I can choose the other thing as well.",
			],
			names: ["Strong and accompanied"],
			descriptions: [
				"I tell people while I am still in the middle of it. I let somebody else hold the map for a stretch, even if I would have folded it differently.",
			],
			impacts: [
				"There is more ease in my days, and those I love know where they are needed. I have lost none of my strength by it.",
			],
			affirmations: [
				"I can need someone and stay whole.",
				"I ask before it is urgent.",
				"I do not have to do this one alone.",
			],
			trial:
				"Most of the way led through country where nobody was expected and everything had to be carried on one back.",
			gift: "It left me with two good feet, and the wish to use them in company.",
			day: "Something heavy has to be moved today, and I ask for help with it. We take one end each, and it is done in a minute.",
		},
	},
	hidden: {
		known: /\b(?:hid(?:e|den|ing)|secret|mask|pretend|version of me|not (?:really )?known|double)\b/,
		life: {
			sentences: [
				"I am loved as long as nobody looks too closely.",
				"I show the part of me that fits and keep the rest for later.",
				"I hide what I am most, so that I can stay.",
			],
			learned: [
				"I learned which parts of me were welcome. The others did not go away. They learned to be silent when somebody came in.",
				"I found out early that one can belong by leaving something out, and I became skilled at leaving it out.",
			],
			goodFor: [
				"It protected something that would not have been safe in the open. There was good sense in it; I knew the room I was in.",
			],
			inLove: [
				"Being loved has a catch for me, since I always wonder whom they mean. I hear the warm words and check the address.",
				"I am careful with what I tell to whom, and I remember it all. It is like living in several languages and being homesick in each.",
			],
			cost: [
				"What it costs is rest. Somebody who is hiding cannot put anything down, and praise for the one I show makes the other one lonelier.",
				"The people closest to me know a good deal about my days and rather little about me. I arranged it like that, and I miss them.",
			],
			asking: ["It does not ask me to tell everyone. It asks for one more place where nothing has to be left out."],
			names: ["Showing the part that fits", "Leaving something out"],
			descriptions: [
				"I think I edit before I speak. What remains is true, and it is not the whole truth, and I am so used to it that I hardly notice the cut.",
				"With each person I am the one who works there. It is quick and friendly, and it keeps what matters most in a locked drawer.",
			],
			impacts: [
				"I am liked, and it does not reach me. Love gets as far as the front of the house.",
				"It takes strength that I would need for other things, and it leaves me with the question of who would stay.",
			],
		},
		love: {
			sentences: ["I am loved with nothing left out.", "I let the right people look closely, and they stay."],
			present: [
				"There are people with whom I do not edit. I choose them, I choose the moment, and nobody gets to hurry me.",
				"More of me is out in the light. It was smaller and more ordinary than I had feared, and dearer to those who saw it.",
			],
			names: ["Seen, at my own pace"],
			descriptions: [
				"I tell one true thing more than I used to, to somebody who has shown that they can hold it. What is private stays private; it is no longer a secret.",
			],
			impacts: ["Kind words arrive where I live. I am less tired at the end of a day with people."],
			affirmations: [
				"I decide who sees me, and I let myself be seen.",
				"I am one person in every room.",
				"I have nothing to be ashamed of.",
			],
			trial:
				"It had a door in it that was painted to look like a wall, and behind it somebody was waiting, alive and well.",
			gift: "I learned there to choose whom I trust, and I choose better than most.",
			day: "In the middle of an ordinary talk I say something about myself that I would once have left out. The talk goes on, only nearer.",
		},
	},
	critic: {
		known: /\b(?:critic|fault|judg|hard on myself|not (?:good )?enough|inner voice|blam(?:e|ing) myself|too much)\b/,
		life: {
			sentences: [
				"I find my own faults before anyone else can.",
				"I keep myself small with a voice that sounds like the truth.",
				"I believe the worst about myself first, to be on the safe side.",
			],
			learned: [
				"I learned to get in first. If I had already said it to myself, nobody could surprise me with it.",
				"At some point I took a voice indoors that had come from outside, and by now it speaks with my accent.",
			],
			goodFor: [
				"It kept me careful and it made me good at things. A blow that one deals oneself can at least be timed.",
			],
			inLove: [
				"With somebody who loves me I listen for the catch. I correct compliments, and I apologize for things that have not happened yet.",
				"I speak to friends in a tone that I would never use on myself. On myself I use the other one, and I am surprised when others hear it.",
			],
			cost: [
				"Whatever I do, there is someone present who is not satisfied. It is tiring company, and I take it everywhere, also into love.",
				"It makes me agree with anyone who thinks little of me, and doubt the judgment of those who do not.",
			],
			asking: ["It wants to be answered at last, in the tone that I keep for other people."],
			names: ["Judging myself first", "The voice that is never satisfied"],
			descriptions: [
				"When something goes wrong, the verdict is in before the facts are. I am the accused, the witness and the judge, and there is no one for the defense.",
				"I look at what was lacking, and I can recite it. What went well I know only from hearsay.",
			],
			impacts: [
				"Love meets an argument at the door. People get tired of having to prove that they mean it, and I take that as proof as well.",
				"I try less than I could, or far more than is good for me, and neither of the two ever quiets the voice.",
			],
		},
		love: {
			sentences: [
				"I speak to myself the way I speak to those I love.",
				"I make mistakes in good company, my own included.",
			],
			present: [
				"The old voice still has opinions. I let it finish, and then I say what I would say to a friend, and I go by that.",
				"When somebody says something kind I give thanks and stop there. It is a short answer, and it took me long to learn.",
			],
			names: ["A kinder voice"],
			descriptions: [
				"I notice the tone in my head and change it on the spot, as one would with a child listening. A mistake is something that happened. It is not a name for me.",
			],
			impacts: [
				"I can hear what people appreciate in me without handing it back. I dare more, since falling hurts less.",
			],
			affirmations: [
				"I am kinder to myself than I was taught to be.",
				"I let a kind word stand.",
				"I may be wrong and still be dear.",
			],
			trial: "There was a judge in it, and a long time passed before anybody noticed that the bench was empty.",
			gift: "What remains is an honest eye, and it has learned to look gently.",
			day: "I drop something, and it breaks. I hear myself say aloud, oh well, in a friendly voice, and I fetch the broom.",
		},
	},
} satisfies Record<string, Thread>;
