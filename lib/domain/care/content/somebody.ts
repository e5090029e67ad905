import type { CareAnswer } from "../care";

/** For people who are afraid for somebody else, and questions that everybody may have. */
export const somebody: readonly CareAnswer[] = [
	{
		id: "they-are-in-danger-now",
		label: "They may be in danger right now",
		kinds: ["someone-else"],
		answer: [
			"**Call the emergency number first.** Say where they are, what you heard or read, and whether there is a weapon, pills or a child. You need no proof, and it is no betrayal.",
			"- Somebody is being hit: don’t go in alone, and don’t confront whoever does it. Stay where you can see or hear, and be there afterwards.\n- Somebody may be dying: stay on the phone with them, or go there with another person. Ask what they have taken and when.\n- You can’t reach them after words like a goodbye: tell the emergency number so, with the last place you know.",
		],
		again: "Call the emergency number, and say where they are and what you heard or read. You need no proof.",
		hasLines: true,
	},
	{
		id: "ask-them",
		label: "How do I ask them?",
		kinds: ["someone-else"],
		answer: [
			"Directly, alone with them, and with time. To ask about suicide does not put the thought there; many are relieved that somebody can bear to hear it. Then listen longer than you speak, and don’t argue them out of it.",
			"If it is about somebody who hurts them: believe it, ask what would be safe, and leave every decision with them. Pressing somebody to leave can make it more dangerous.",
		],
		again: "Directly, alone with them, and then listen longer than you speak. You could begin with one of these:",
		words: [
			"I’ve been worried about you. Are you thinking about killing yourself?",
			"Are you safe at home? I’ll believe you, and I won’t do anything you don’t want.",
			"You don’t have to go through this alone. Shall we ring somebody together?",
		],
		article: { slug: "worried-about-a-friend", title: "How do I help a friend who is in danger?" },
	},
	{
		id: "they-are-safe",
		label: "They are safe now",
		kinds: ["someone-else"],
		answer: [
			"I’m so glad. You stayed with it until somebody was there, and that was a great deal.",
			"Now it may come out: shaking, crying, being cold or wide awake. That’s what a body does when the alarm goes off. Sit down, drink something warm, and ring one person who’ll listen to you for ten minutes. You don’t have to do anything more for them tonight.",
		],
		again: "They are safe, and you stayed with it. Now something warm, and one person who listens to you.",
		words: ["It’s over for tonight, and I’m shaking. Can you talk to me for ten minutes about anything?"],
	},
	{
		id: "and-the-children",
		label: "What about the children?",
		kinds: ["someone-else"],
		answer: [
			"Children who see or hear such things are in it too, even in another room. If one of them is being hurt or could be now, call the emergency number.",
			"Otherwise you can ask a child protection line or office for advice, in most countries without giving a name. To the children you can be somebody with an open door: “You can ring me, always. It’s not your fault, and it’s not your job to stop it.”",
		],
		again:
			"If a child is being hurt or could be now, call the emergency number. Otherwise a child protection line gives advice, mostly without a name.",
	},
	{
		id: "they-deny",
		label: "They say it’s nothing",
		kinds: ["someone-else"],
		answer: [
			"Many say that at first, out of shame, out of fear, or because it has kept them safe so far. It needn’t mean that you saw wrongly.",
			"You don’t have to get it out of them. Say once what you saw, that you’ll believe them whatever they tell you, and that they can come at any hour. Then stay in touch with ordinary things. It often takes several such moments before somebody speaks.",
		],
		again: "You don’t have to get it out of them. Say once what you saw, and that they can come at any hour.",
		words: [
			"Okay. I won’t push. I saw the mark, and I’m worried. If it’s ever not nothing, you can ring me at three in the morning.",
			"You don’t have to explain anything. I like you, and I’m on your side.",
		],
	},
	{
		id: "angry-with-me",
		label: "What if they’re angry with me?",
		kinds: ["someone-else"],
		answer: [
			"They may be, for a while. It’s easier to be angry with a friend than with somebody one is afraid of. Most come back to the person who asked, and many say later that it was the one sentence they held on to.",
			"You make it easier by asking instead of judging, by leaving the deciding to them, and by not running down whoever they’re with. And if a life is in danger: angry and alive is better than anything else.",
		],
		again:
			"They may be, for a while, and most come back to the person who asked. Angry and alive is better than anything else.",
		words: ["You can be cross with me. I’d rather have you cross than have said nothing."],
	},
	{
		id: "they-refuse",
		label: "What if they want no help, or made me promise?",
		kinds: ["someone-else"],
		answer: [
			"A promise to be silent doesn’t hold where a life is in danger. Say so openly: that you care more about their life than about their being pleased with you. They can be angry with you, and alive.",
			"Where nobody is in danger this minute, grown people may say no. Stay in touch, say again what you saw, make help small (“I’ll sit beside you while you ring”), and ask a help line for yourself how to go on. Bring in one more person, so that it doesn’t all hang on you.",
		],
		again:
			"A promise to be silent doesn’t hold where a life is in danger. Otherwise stay in touch, make help small, and ask a line for yourself.",
		words: [
			"I can’t keep this to myself, because I want you to live. I’d like us to tell somebody together. Who should it be?",
		],
	},
	{
		id: "tell-others",
		label: "Should I tell somebody else?",
		kinds: ["someone-else"],
		answer: [
			"If they are a child or a teenager, or if a life could be in danger: yes, and soon, an adult who can do something. A parent you trust, a teacher, a school counselor, a help line. You needn’t be certain, and you needn’t prove anything.",
			"If they are grown and nobody is in danger this minute, ask them first whom you may tell, or ring a line for yourself without giving their name. Never tell the one who hurts them, nor anybody who might pass it on to that person.",
			"One more person who knows is a great help, to them and to you.",
		],
		again:
			"If they are a child, or a life could be in danger: yes, and soon, an adult who can do something. Never the one who hurts them.",
		words: [
			"I’m worried about a friend, and I can’t carry it alone. May I tell you, and will you keep it between us unless somebody is in danger?",
			"I saw a mark on her neck, and she says it’s nothing. What would you do?",
		],
	},
	{
		id: "and-me",
		label: "And what about me in this?",
		kinds: ["someone-else"],
		answer: [
			"You can help somebody, and you can’t keep somebody alive or safe alone. Whatever they do is not your doing.",
			"Sleep, eat, tell one person how it is for you, and decide at what hours you can be reached and who takes the others. The lines are for friends and relatives too: you may ring for yourself.",
		],
		again:
			"You can help somebody, and you can’t keep somebody safe alone. Sleep, eat, and tell one person how it is for you.",
	},
	{
		id: "who-is-told",
		label: "Is anybody told what I write here?",
		kinds: [],
		answer: [
			"Nobody. What you write here is told to nobody and reported nowhere, and I can call nobody. That is why I point at people who can do something, as often as I do: the step to them has to be yours.",
			"You choose whom you tell, how much, and when.",
		],
		again: "Nobody is told. You choose whom you tell, how much, and when.",
	},
	{
		id: "talk-now",
		label: "Whom can I call or write to now?",
		kinds: ["self-harm", "partner-danger", "danger-to-others", "frightening-images", "someone-else"],
		answer: [
			"These people are there so that somebody can begin to talk. You need no right words, and it need not be bad enough. If somebody is in danger this minute, the emergency number comes first.",
		],
		again: "These people are there so that somebody can begin to talk:",
		hasLines: true,
	},
];
