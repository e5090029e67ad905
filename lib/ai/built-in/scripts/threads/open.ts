import type { Thread } from "./thread";

/** Where the answers show no thread clearly: said as a question, not as a finding. */
export const open = {
	openWords: {
		known: /\bleave open|few words\b/,
		life: {
			sentences: ["I have told little so far, and I am still looking for my sentence."],
			learned: [
				"I have not written much about what I learned as a child. It may be that I would rather keep it to myself, or that nobody has asked before.",
			],
			goodFor: ["Saying little has its uses. What is not on paper cannot be read by anyone, and I can take my time."],
			inLove: ["How this goes on in love, I have left open. I may know it better than I have written it."],
			cost: ["What it costs me, only I could say. The numbers I gave are a beginning, and not more than that."],
			asking: ["If this text is to become mine it needs a few sentences more, and I can add them whenever I like."],
			names: ["What I leave unsaid"],
			descriptions: [
				"My answers in words are short. I may have good reasons for that, or it was late, or the questions were not mine. I put it down here as a question: what would I add if nobody were going to read it?",
			],
			impacts: [
				"Others probably have to guess at times, as this text does. It might be worth noticing where they guess wrong.",
			],
		},
		love: {
			sentences: ["I find my own words, and I take the time they need."],
			present: [
				"I say what I know and leave the rest open. An open question is a good companion; it walks at my pace.",
			],
			names: ["In my own words"],
			descriptions: [
				"I tell a little more than I used to, where I feel like it. I need not be complete, and I need not be clever.",
			],
			impacts: ["People know better who is sitting across from them, and so do I."],
			affirmations: ["I may take my time.", "I have words of my own."],
			trial: "Much of it is not written down yet, and that is allowed.",
			gift: "It leaves me with a blank page, and the pen is in my hand.",
			day: "For five minutes I write something down, only for myself: three lines about what I can see from here.",
		},
	},
	openNear: {
		known: /\bhow (?:near|close)\b/,
		life: {
			sentences: ["I decide myself how near people come, and I have not explained it yet."],
			learned: [
				"I learned, as everyone does, how near one may come to somebody and how near one lets them come. What my measure is, I have hardly described.",
			],
			goodFor: ["To have a measure of one’s own is worth something, even an unspoken one."],
			inLove: [
				"Some people may have come closer than others. I have not said which, and it is nobody’s business but mine.",
			],
			cost: [
				"If I am lonely with it at times, I have not written that down. If I am not, that would be worth a line as well.",
			],
			asking: ["It could ask me, one of these evenings, whom I would like a little nearer than they are."],
			names: ["How near I let people come"],
			descriptions: [
				"There is a distance at which I feel at ease. I do not know from these answers whether it is a narrow or a wide one; I could try to say it in one sentence.",
			],
			impacts: [
				"As long as nobody knows my distance, people will now and then come too close or stay too far away, and mean well both times.",
			],
		},
		love: {
			sentences: ["I know my own distance, and I can say it."],
			present: ["I come closer when I want to and step back when I need to, and I say which of the two it is."],
			names: ["A distance that is mine"],
			descriptions: ["I tell people what is near enough for me. Those who matter are glad to know."],
			impacts: ["There is less guessing between us, and more ease on both sides."],
			affirmations: ["I may come closer slowly.", "I know what is near enough."],
			trial: "There were thresholds in it, and each could be crossed in either direction.",
			gift: "I know the way in and the way out, and both are mine.",
			day: "I sit down beside somebody on a bench, leave a hand’s breadth between us, and it is just right.",
		},
	},
	openAsk: {
		known: /\bask(?:ing)? for\b/,
		life: {
			sentences: ["I know what I can do without better than what I would ask for."],
			learned: [
				"Whether asking was easy where I grew up, I have answered with a number at most. A number can be a complaint or a relief, and I know which it was.",
			],
			goodFor: ["Whoever asks for little is seldom refused. That may have been reason enough."],
			inLove: ["What I would ask of somebody who loves me, I have not put into words here."],
			cost: [
				"It could be that I go without something that would have been given to me gladly. I cannot tell from these answers, and I would not want it made up.",
			],
			asking: ["One wish, written down in plain words, would be a start."],
			names: ["What I would ask for"],
			descriptions: [
				"I have written little about what I need from people. Needing little, and not saying it, can look the same on paper; I know which one is true of me.",
			],
			impacts: ["What is not asked for is given by chance. Sometimes chance is kind."],
		},
		love: {
			sentences: ["I ask for one thing, plainly, and wait for the answer."],
			present: ["I ask, in small coins first: the window a little open, the radio a little lower, a hand."],
			names: ["Asking plainly"],
			descriptions: ["I say what would do me good in one short sentence, and I leave the other person free to answer."],
			impacts: ["What I get is what I wanted more often, and it is given more gladly."],
			affirmations: ["I can ask for a small thing.", "I may need something."],
			trial: "A question had to be asked in it, and it was shorter than expected.",
			gift: "I found that most doors have a handle.",
			day: "I ask for something small today, a favor of a minute. It is done with a smile, and I am glad that I asked.",
		},
	},
} satisfies Record<string, Thread>;
