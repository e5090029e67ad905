import type { Occasion } from "../schema";

/** Occasions to set a limit or ask for something, with anybody. */
export const limits: readonly Occasion[] = [
	{
		id: "no",
		label: "Say no",
		phrasings: [
			"say no, turn down, decline, refuse, cancel, get out of it, without being rude",
			"I’m not coming, can’t come, can’t make it, can’t do Saturday, won’t be there, her hen do, his party, the invitation",
		],
		lines: [
			"Thank you for asking. I can’t, and I’d rather say so now than let you down later.",
			"No, that doesn’t work for me this time.",
			"I’ve thought about it, and it’s a no. Please don’t ask me again.",
			"I’d like to help, and I can’t take this on. I hope you find somebody.",
			"I have to cancel on Saturday. I’m sorry, I was looking forward to it. Could we say the week after?",
		],
		talk: "a-clear-no",
		leadsToSomebody: true,
	},
	{
		id: "not-interested",
		label: "Say that I’m not interested",
		phrasings: ["not interested, turn somebody down, he asked me out, only friends, keeps hitting on me, reject"],
		lines: [
			"I like you as a friend, and for me that’s all it is. I’d rather say so clearly.",
			"Thank you for asking. It’s a no from me, and it was brave to ask.",
			"I’m not looking for anything. I wish you well.",
			"Please don’t write to me like that again.",
		],
		talk: "a-clear-no",
		leadsToSomebody: true,
	},
	{
		id: "take-back",
		label: "Take back a yes",
		phrasings: ["I said yes too quickly, change my mind, back out, take it back"],
		lines: [
			"I said yes too quickly. I have to take it back, and I’m sorry for the trouble.",
			"I’ve looked at it again and I can’t do it. I should have said so at once.",
			"I know I promised. I overestimated what I can manage. What would help you most now?",
		],
		talk: "take-back-a-yes",
		leadsToSomebody: true,
	},
	{
		id: "limit",
		label: "Set a limit, kindly",
		phrasings: [
			"boundary with my mother, guilt trip, only three days at Christmas, holidays",
			"stop commenting on my weight, my children, my life; stop calling at night",
			"comes over unannounced, without calling, drops in, turns up at the door, mother-in-law",
		],
		lines: [
			"We’re coming from the 24th to the 27th, and we’re looking forward to it. It will be three days this year.",
			"I know it’s not what you hoped for. It’s what we can do, and we’d like those days to be good ones.",
			"I love you, and I’m not going to talk about that.",
			"Please ring before you come. If it doesn’t suit us, I’ll say so.",
			"I don’t answer messages after nine. I’ll read yours in the morning.",
		],
		talk: "a-clear-no",
		leadsToSomebody: true,
	},
	{
		id: "ask",
		label: "Ask for something",
		phrasings: ["ask for help, a favour, more time together, money that is owed, what I want"],
		lines: [
			"Could you do one thing for me this week? …",
			"I’m not good at asking, so I’ll say it plainly: I need some help with …",
			"I’d like an evening with you. No phones, nothing to sort out. When would suit you?",
			"Would you tell me what you like about us? I could do with hearing it.",
			"It’s awkward to bring up: I lent you the money in spring. Could you give it back by the end of the month?",
		],
		talk: "ask-for-something",
		leadsToSomebody: true,
	},
	{
		id: "share-the-load",
		label: "Ask them to take their share",
		phrasings: [
			"my brother or sister does not help with our mother or father, caring, I do it all alone",
			"housework, the children, my partner does nothing, unfair",
		],
		lines: [
			"I can’t do this alone any longer. I need you to take one weekend a month. Which one suits you in December?",
			"I’m not asking whether you can help. I’m asking which half is yours.",
			"These are the things I did this week: … From now on, which three are yours?",
			"I’m tired, and I’m getting bitter, and I don’t want to be. Please take Sunday. All of it.",
		],
		talk: "ask-for-something",
		leadsToSomebody: true,
	},
	{
		id: "work",
		label: "Say something at work",
		phrasings: ["my boss, manager, colleague, client, resign, ask for a raise, call in sick, too much work"],
		lines: [
			"I can do one of these by Friday, not both. Which matters more?",
			"I’d like twenty minutes with you this week, about how much is on my desk.",
			"I’d rather have heard that from you alone than in the meeting.",
			"I’m ill and won’t be working today. I’ll write tomorrow morning.",
			"I’ve decided to leave, and my last day will be … I’d like to hand things over well.",
		],
	},
	{
		id: "unfair-at-work",
		label: "Something unfair at work",
		phrasings: [
			"my boss gave my project to somebody else, took the credit, passed over for promotion, went behind my back",
			"they pay her more, he got my job, nobody asked me",
		],
		lines: [
			"I built … from the beginning, and I heard from others that … has it now. I’d like to hear the reason from you.",
			"I was surprised, and I’d rather ask than guess: what decided it?",
			"I’d like my name to stand on the work I did. That is … and ….",
			"Before things are settled, I want to be asked. Could we agree on that?",
		],
	},
	{
		id: "work-ask",
		label: "Ask for something at work",
		phrasings: ["ask the foreman, the boss for lighter work, other shifts, fewer hours, a day off, time off, a raise"],
		lines: [
			"I’d like to talk about what I do here. My … won’t take the heavy work much longer, and I want to go on working for you.",
			"Could I have … off? I’d hand over what’s on my desk by ….",
			"I’ve done … for … now. I’d like to talk about what that is worth.",
			"It isn’t easy for me to ask, so I’ll ask it straight: is there other work for me here, from …?",
		],
	},
	{
		id: "complaint",
		label: "A complaint in writing",
		phrasings: [
			"complaint, complain, the landlord, the heating, the repair, the deposit",
			"write to the company, the insurance, the bank, the school, the council, refund, it is broken and nobody comes",
		],
		lines: [
			"On [day] I told you that …. Since then nothing has been done. Please have it put right by [day], and tell me when somebody is coming.",
			"I have paid every bill on time, and … still doesn’t work. I expect an answer in writing by [day].",
			"This is a complaint about …. Please confirm that you have it, and tell me who deals with it and until when.",
			"I’ve called on [days] and reached nobody, so now I put it in writing: …",
			"If I hear nothing by [day], I’ll get advice and take the next step. I’d rather settle it with you.",
		],
	},
];

/** Occasions to say something kind to somebody who needs it. */
export const kindness: readonly Occasion[] = [
	{
		id: "answer-message",
		label: "Answer a message",
		phrasings: [
			"what do I write back, answer a text, reply to a message, he texted me, she wrote to me, my ex wrote hey, what do I reply to his text",
		],
		lines: [
			"I’m glad you wrote. How was the rest of your day?",
			"That made me smile. Tell me more?",
			"I saw your message. I’d like to answer it properly, so give me until tomorrow.",
			"I’m surprised to hear from you. What made you write?",
			"Thank you for writing. I’d rather leave it there.",
		],
		talk: "message-to-send",
		leadsToSomebody: true,
	},
	{
		id: "ask-what-was-meant",
		label: "Ask what they meant",
		phrasings: [
			"I don’t understand what they said, I don’t know if it was a joke, why did they laugh, can you say it slowly, what did you mean",
		],
		lines: [
			"What was funny? I didn’t get it.",
			"Can you say that again, slowly?",
			"I’m not sure how you mean that. Can you tell me?",
			"Was that about me? I’d rather ask than guess.",
		],
		leadsToSomebody: true,
	},
	{
		id: "somebody-died",
		label: "Words for somebody who is grieving",
		phrasings: [
			"sympathy card, condolences, somebody died, their son was killed in an accident, funeral, loss",
			"a father whose boy died, my friend died and her husband is alone, his wife died, she lost her mother",
		],
		lines: [
			"I’m so sorry. There are no words big enough, and I didn’t want to stay silent.",
			"We are thinking of you and of [name], today and in the months when it gets quieter around you.",
			"I remember how [name] … I will not forget it.",
			"Please don’t answer. I’ll leave supper at your door on Thursday, and ring the bell only if you want me to.",
			"I don’t know what to say. I’m here, on any day and at any hour.",
		],
	},
	{
		id: "somebody-ill",
		label: "Write to somebody who is ill",
		phrasings: ["my friend has cancer, is ill, in hospital, dying, had bad news, a miscarriage"],
		lines: [
			"I heard, and I’m thinking of you. You needn’t answer, not even with a heart.",
			"I can drive on Tuesdays and cook on Sundays. Say which, or say neither.",
			"Do you want to talk about it, or about anything else on earth? I can do both.",
			"I’m not going to tell you to be strong. I’m just going to keep turning up.",
		],
	},
	{
		id: "congratulations",
		label: "Congratulate somebody",
		phrasings: [
			"birthday message, birthday card, happy birthday dad, turning 60, anniversary",
			"wedding card, birthday card, new baby, exam passed, anniversary, grandson is getting married, two lines for a card",
		],
		lines: [
			"Congratulations, both of you. May the house be loud and the arguments short.",
			"Wishing you a long life together, and a good deal of laughing in it.",
			"I’m so glad for you. You worked for this, and I saw it.",
			"Happy birthday. The world has been a better place since you turned up in it.",
			"Welcome to the little one. And sleep, whenever somebody lets you.",
		],
	},
	{
		id: "toast",
		label: "Give a toast or a speech",
		phrasings: [
			"a toast at the wedding, a speech for a birthday, a leaving do, a retirement, a funeral",
			"what do I say in front of everybody, write the speech, best man, maid of honor",
		],
		lines: [
			"I’ve known […] for […] years, and I’ll tell you the moment when I knew what a friend I had: …",
			"There are many stories I won’t tell tonight. One I will: …",
			"What I’ve learned from you is …",
			"[…], take good care of each other. And you, the rest, raise your glasses.",
		],
	},
	{
		id: "be-there",
		label: "Be there for somebody in a hard time",
		phrasings: ["cheer up or comfort a friend, she broke up, he lost his job, they are struggling, worried about them"],
		lines: [
			"How are you, honestly? I’ve got time.",
			"I don’t know what to say, and I didn’t want to say nothing.",
			"That sounds awful. Do you want company, distraction, or to be left alone?",
			"I’m at yours at six with soup. You don’t have to be good company.",
		],
	},
	{
		id: "stop-asking",
		label: "Ask them to stop asking",
		phrasings: [
			"they ask again when we have children, when we marry, whether I met somebody, about my weight, my job",
			"trying for a baby, we cannot get pregnant and they do not know, stop asking, please do not tell the family",
			"nosy questions at every family dinner, keep it to yourself",
		],
		lines: [
			"I know you ask because you care. Please don’t ask any more. When there is something to tell, I’ll tell you.",
			"We’d like children, and it isn’t easy for us. Being asked makes it harder.",
			"I’m telling you this, and nobody else yet. Please keep it to yourself: …",
			"You needn’t say anything to it. It helps me that you know.",
			"Let’s talk about something else tonight. How are you?",
		],
		talk: "message-to-send",
		leadsToSomebody: true,
	},
	{
		id: "to-a-teenager",
		label: "Reach my teenager, or my grown child",
		phrasings: [
			"my teenage son will not come at the weekend, my daughter does not answer, only a thumb, stays away from me",
			"disappointed in me since the divorce, a father whose child will not visit, my grown children keep away",
		],
		lines: [
			"I miss our Saturdays. You needn’t come. I only want you to know it.",
			"I think you may be angry with me, and you’re allowed to be. When you want to say it, I’ll listen and not defend myself.",
			"No need to answer. I saw … today and thought of you.",
			"I’m at … on Sunday at three. I’d like it if you came along. If not, I’ll ask again.",
			"I wasn’t there when you needed me. You deserved better. You owe me nothing for hearing it.",
		],
		talk: "message-to-send",
		leadsToSomebody: true,
	},
	{
		id: "to-a-child",
		label: "Say something to a child who saw a fight",
		phrasings: [
			"what do I tell my son or daughter who saw it, is not talking, asks about the separation",
			"explain to a child of eleven, my kid, my little one, grandad died",
		],
		lines: [
			"It is not your fault. Nothing that you did or said made this happen.",
			"What you saw was wrong. Nobody may hit anybody. You did nothing wrong.",
			"You can ask me anything, today or in a month. I’ll tell you what I know.",
			"You may be angry, and sad, and you may laugh in between. All of it is allowed.",
		],
	},
	{
		id: "not-well",
		label: "Tell somebody that I’m not well",
		phrasings: [
			"I need somebody, tell a friend I am not okay, ask for company, I do not want to be alone tonight",
			"tell my doctor",
		],
		lines: [
			"I’m not doing well. Could you come over, or stay on the phone with me for a while?",
			"I don’t need advice. I need not to be alone tonight.",
			"There’s something going on, and it’s hard to write. Can I ring you?",
			"I haven’t been sleeping, and I’m having dark thoughts. I’d like to talk to somebody about it.",
		],
	},
];
