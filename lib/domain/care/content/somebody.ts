import type { Care } from "../care";

/** For somebody who is afraid for another person, and what holds for everybody. */
export const somebody: readonly Care[] = [
	{
		id: "they-are-in-danger-now",
		label: "They may be in danger right now",
		kinds: ["someone-else"],
		asked: new RegExp(
			"\\b(?:right now|happening now|theyre (?:still )?(?:shouting|screaming|fighting)|(?:he|she)s (?:hitting|beating|" +
				"hurting)|screaming|gone missing|not answering|not picking up)\\b",
		),
		answer: [
			"**Call the emergency number first.** Say where they are, what you heard or read, and whether there is a weapon, pills or a child. You need no proof, and it is no betrayal.",
			"- Somebody is being hit: don’t go in alone, and don’t confront whoever does it. Stay where you can see or hear, and be there afterwards.\n- Somebody may be dying: stay on the phone with them, or go there with another person. Ask what they have taken and when.\n- You can’t reach them after words like a goodbye: tell the emergency number so, with the last place you know.",
		],
		hasLines: true,
	},
	{
		id: "ask-them",
		label: "How do I ask them?",
		kinds: ["someone-else"],
		asked: new RegExp(
			"\\b(?:what|how) (?:do|can|could|should|would) i (?:even )?(?:say|ask|tell|talk|bring|help|support)\\b|" +
				"\\bshould i (?:ask|say|tell|call|ring|talk)\\b",
		),
		answer: [
			"Directly, alone with them, and with time. To ask about suicide does not put the thought there; many are relieved that somebody can bear to hear it. Then listen longer than you speak, and don’t argue them out of it.",
			"If it is about somebody who hurts them: believe it, ask what would be safe, and leave every decision with them. Pressing somebody to leave can make it more dangerous.",
		],
		words: [
			"I’ve been worried about you. Are you thinking about killing yourself?",
			"Are you safe at home? I’ll believe you, and I won’t do anything you don’t want.",
			"You don’t have to go through this alone. Shall we ring somebody together?",
		],
		article: { slug: "worried-about-a-friend", title: "How do I help a friend who is in danger?" },
	},
	{
		id: "they-refuse",
		label: "What if they want no help, or made me promise?",
		kinds: ["someone-else"],
		asked: new RegExp(
			"\\bpromise\\w*\\b|\\bsecret\\b|\\b(?:wont|doesnt want|refuses?|dont want) (?:\\w+ )?(?:help|to (?:see|talk|call|" +
				"ring|go))\\b|\\bhate me\\b",
		),
		answer: [
			"A promise to be silent doesn’t hold where a life is in danger. Say so openly: that you care more about their life than about their being pleased with you. They can be angry with you, and alive.",
			"Where nobody is in danger this minute, grown people may say no. Stay in touch, say again what you saw, make help small (“I’ll sit beside you while you ring”), and ask a help line for yourself how to go on. Bring in one more person, so that it doesn’t all hang on you.",
		],
		words: [
			"I can’t keep this to myself, because I want you to live. I’d like us to tell somebody together. Who should it be?",
		],
	},
	{
		id: "and-me",
		label: "And what about me in this?",
		kinds: ["someone-else"],
		asked: new RegExp(
			"\\b(?:its|is it|was it) my fault\\b|\\bi (?:cant|can not) (?:cope|carry|do this|take)\\b|\\bim (?:exhausted|" +
				"worn out|so tired|scared|terrified)\\b",
		),
		answer: [
			"You can help somebody, and you can’t keep somebody alive or safe alone. Whatever they do is not your doing.",
			"Sleep, eat, tell one person how it is for you, and decide at what hours you can be reached and who takes the others. The lines are for friends and relatives too: you may ring for yourself.",
		],
	},
	{
		id: "who-is-told",
		label: "Is anybody told what I write here?",
		kinds: [],
		asked: new RegExp(
			"\\b(?:dont|do not|please dont|wont|will you|do you|are you going to|gonna) (?:you )?(?:tell|report|call|" +
				"inform)\\b.{0,20}\\b(?:anyone|anybody|any1|them|police|cops|him|her|my \\w+|someone|somebody|this)\\b|" +
				"\\bdont tell\\b",
		),
		answer: [
			"Nobody. What you write here is told to nobody and reported nowhere, and I can call nobody. That is why I point at people who can do something, as often as I do: the step to them has to be yours.",
			"You choose whom you tell, how much, and when.",
		],
	},
	{
		id: "talk-now",
		label: "Whom can I call or write to now?",
		kinds: ["self-harm", "partner-danger", "danger-to-others", "frightening-images", "someone-else"],
		answer: [
			"These people are there so that somebody can begin to talk. You need no right words, and it need not be bad enough. If somebody is in danger this minute, the emergency number comes first.",
		],
		hasLines: true,
	},
];
