import type { CareAnswer } from "../care";

/** For people who think of dying, or hurt themselves. */
export const living: readonly CareAnswer[] = [
	{
		id: "next-hour",
		label: "How do I make the next hour safer?",
		kinds: ["self-harm"],
		answer: [
			"Only the next hour counts now. Thoughts like these come in waves, and even a strong one usually eases within minutes or hours.",
			"- **Put distance between you and whatever you might use.** Give it to somebody, lock it away and hand over the key, or leave the room it is in. This one step protects more than any other.\n- **Be where a person is**: a neighbor’s kitchen, a café, on the phone with the line open.\n- **No alcohol or drugs tonight.** They make it easier to act.\n- **Give your body something**: cold water over the face, ice in the hand, slow breaths out.\n- **Promise only the next ten minutes.** Then ten more.",
			"If you have taken something or are badly hurt, call the emergency number now, even if you feel all right.",
		],
		again:
			"Put distance between you and whatever you might use, be where a person is, drink nothing, and promise only the next ten minutes. If you have taken something or are badly hurt, call the emergency number now.",
		article: { slug: "a-hard-night", title: "What can I do when I want to hurt myself or do not want to live?" },
	},
	{
		id: "who-to-tell",
		label: "Whom could I tell tonight, and how?",
		kinds: ["self-harm"],
		answer: [
			"One person who picks up is enough. It need not be the closest one, and distance doesn’t matter on a phone: a brother far away, a friend from before, somebody from work, a neighbor, a doctor’s night service. Choose whoever stays calm.",
			"You don’t have to explain. Say that it is bad, and what you need for the next hour. If the first one doesn’t answer, ask the next straight away; a phone that nobody picks up says nothing about you.",
			"And if nobody comes to mind, the people on the lines are somebody. Here are words that others can do something with:",
		],
		again:
			"One person who picks up is enough. Say that it is bad, and what you need for the next hour. You could send one of these as it is:",
		words: [
			"I’m not doing well tonight and I don’t want to be alone with it. Can you ring me?",
			"I’ve been thinking about not being here any more. You don’t have to fix it. Can you stay with me, or on the phone?",
			"You needn’t say anything clever. Just stay on the line for a bit.",
		],
	},
	{
		id: "they-pass-it-on",
		label: "What if they tell somebody else?",
		kinds: ["self-harm", "partner-danger"],
		answer: [
			"Say it before you tell them: who may know, and who may not. Most people keep to what they were asked clearly, and they worry less when they know what you want of them.",
			"If a life is in danger, a friend or a sister may have to bring in somebody all the same. You can ask them to tell you first, and to choose the person together with you.",
			"And if nobody in the family is right for it, the people on the lines tell nobody in your life.",
		],
		again:
			"Say it before you tell them: who may know, and who may not. If a life is in danger they may have to tell somebody all the same, and then they can tell you first.",
		words: [
			"I’d like to tell you something, and I need it to stay between us. Is that all right?",
			"Please don’t tell Mum yet. If you think that somebody has to know, talk to me first.",
		],
	},
	{
		id: "tell-before-harm",
		label: "Whom could I tell, and how?",
		kinds: ["danger-to-others"],
		answer: [
			"Somebody calm, who can come or stay on the phone, and whom you’re not angry with: a friend, a brother or sister, a doctor, one of the people behind [Help now](/help-now). They have heard it before.",
			"Say what has happened, if something has, and what you’re afraid could happen. One sentence is enough to begin with:",
		],
		again: "Somebody calm whom you’re not angry with. One sentence is enough to begin with:",
		words: [
			"I’m so angry that I’m afraid of what I might do. Can you stay with me, or on the phone?",
			"I’ve done something that I don’t want to do again. Can I tell you what happened?",
		],
	},
	{
		id: "when-i-ring",
		label: "What happens when I ring a help line?",
		kinds: ["self-harm", "partner-danger", "danger-to-others", "frightening-images", "someone-else"],
		isPlain: true,
		answer: [
			"Somebody answers, says the name of the line and asks what is on your mind. You can be silent first, cry, or read out what you wrote here. On most lines you need not give your name.",
			"They don’t tell you what to do. They listen, they may ask plainly how bad it is and whether you are safe right now, and together you find what comes next. You can hang up whenever you want, and call again.",
			"It usually stays between you. Most lines bring in help without your wish only where they believe that a life is in immediate danger, and each has its own rule: ask for it at the beginning. If talking is too much, many lines have text or chat. At busy hours it may ring for long; stay on, or try the next one.",
		],
		again:
			"Somebody answers, and you may be silent first. They ask what is on your mind and whether you are safe, and you can hang up whenever you want.",
		words: [
			"I don’t know how to start.",
			"Before I say more: what do you do with what I tell you?",
			"I wrote something down. May I read it to you?",
		],
		hasLines: true,
	},
	{
		id: "locked-up",
		label: "Will they lock me up if I say it?",
		kinds: ["self-harm"],
		answer: [
			"Hardly ever for saying it. Doctors and help lines hear thoughts of suicide every day. For most people, what follows is a talk, a plan for the bad hours, and treatment or an appointment soon.",
			"Keeping somebody in the hospital against their will is meant for when a life is in serious danger and nothing milder will do. In most countries the law says exactly when it is allowed, somebody independent has to look at it again, and you keep rights in it. Many who go to the hospital go of their own accord.",
			"I can’t promise what one person will do. You can ask first, before you say anything else:",
		],
		again: "Hardly ever for saying it. You can ask what would happen before you say anything else:",
		words: [
			"What happens with what I tell you? When would you have to do something without my agreement?",
			"I have thoughts of not wanting to live. I’m telling you because I want help with them.",
		],
	},
	{
		id: "self-harm-urge",
		label: "I feel the urge to hurt myself",
		kinds: ["self-harm"],
		answer: [
			"An urge rises, stands for a while and falls, also when nothing is done about it. So put it off: ten minutes, then ten more.",
			"- Put what you would use out of reach, or leave the room it is in.\n- Do something strong and harmless: ice in the hand, a cold shower, stairs at a run, a song shouted into a pillow.\n- Draw or write on the skin where it wants to be.\n- Write to one person: “It’s strong just now. Talk to me about anything.”",
			"If you are hurt: press a clean cloth on it. If it is deep, won’t stop bleeding or can’t be felt, if you have swallowed something, or if you meant to die, call the emergency number. A doctor or nurse can look after a wound without your telling the whole story.",
		],
		again:
			"Put it off: ten minutes, then ten more, with what you would use out of reach. If you are badly hurt, have swallowed something or meant to die, call the emergency number.",
		article: { slug: "a-hard-night", title: "What can I do when I want to hurt myself or do not want to live?" },
	},
	{
		id: "say-something",
		label: "Just say something to me",
		kinds: ["self-harm", "partner-danger"],
		answer: [
			"Then no phone for the moment, and no advice.",
			"What you wrote isn’t nothing, and it isn’t too much. Anybody can be worn down: by nights without sleep, by losing what was meant to last, by always being the one who copes. How much it hurts says nothing against you.",
			"You don’t have to be all right here. You don’t have to decide anything tonight, and you don’t have to earn your place in the world before the morning. Many people who wanted to be gone found later that what they had wanted was for the pain to stop. Those are two things, even when they feel like one.",
			"I’m a program, and I’d be glad if a voice came after me. Until then, write on. I read every word.",
		],
		again:
			"I’m still here. You don’t have to be all right, and you don’t have to decide anything before the morning. Write on, and let a voice come after me.",
	},
	{
		id: "after-birth-normal",
		label: "Is it normal to feel like this with a new baby?",
		kinds: ["self-harm", "frightening-images"],
		isAboutBaby: true,
		answer: [
			"It is common, and it isn’t your fault. About one mother in seven has depression in the first year, and about one father in ten around that time. Months of broken sleep alone can make anybody feel hopeless.",
			"It doesn’t make you a bad parent, and it is not something you have to put up with either. “They’d be better off” is one of the sentences in which this illness talks. It isn’t true, and it is exactly what a midwife, a health visitor or a doctor wants to hear this week. With help most people get well.",
			"For tonight: one stretch of four or five hours’ sleep while somebody else has the baby, and one person who knows. If the thoughts turn into a plan, if you hear or see what others don’t, or if you feel that you might harm the baby or yourself, that is for the emergency number, now.",
		],
		again:
			"It is common, and it isn’t your fault. One stretch of sleep tonight, one person who knows, and a midwife or a doctor this week.",
		words: [
			"I’m not all right. I need you to take the baby tonight from ten till three, and to ring the doctor with me tomorrow.",
			"I feel low nearly all the time since the birth, and sometimes I think you’d all be better off without me.",
		],
		article: { slug: "after-the-birth", title: "What if I am not happy after the birth?" },
	},
	{
		id: "take-my-baby",
		label: "If I tell somebody, will they take my child?",
		kinds: ["self-harm", "frightening-images"],
		answer: [
			"To feel like this, and to ask for help with it, is not a reason to take a child. Midwives, health visitors and doctors see it every week, and asking for help counts as looking after your child.",
			"What usually follows: they ask how you sleep and feel, perhaps with a short list of questions in plain words, and arrange help, mostly at home and with the baby beside you. Where a parent is very ill, some countries have wards where mother and baby stay together.",
			"Children are taken only where a child is in serious danger and nothing milder keeps them safe, and in most countries a court decides that. I can’t promise what one person will do, so you may begin with the fear itself:",
		],
		again: "Asking for help with this is not a reason to take a child. You may begin with the fear itself:",
		words: [
			"I’m frightened to say this in case somebody takes my baby. I’m not coping, and I need help.",
			"I’ve hardly slept for weeks, and I have thoughts that frighten me. I don’t want to act on them. What can we do?",
		],
		article: { slug: "after-the-birth", title: "What if I am not happy after the birth?" },
	},
	{
		id: "pictures",
		label: "Does it mean that I would do it?",
		kinds: ["frightening-images"],
		isAboutBaby: true,
		answer: [
			"No: a picture that horrifies you is the opposite of a wish. About half of new parents know pictures of harming their baby on purpose, and nearly all know pictures of accidents. The mind shows the worst so that you take care, and the more one fights the pictures, the more often they come.",
			"They get better with help, mostly through talking, sometimes with medicine, and quickly. Say “pictures that I don’t want” when you tell it; that is the word by which a doctor knows.",
			"It is different, and an emergency, if it feels right or ordered rather than horrible, if you hear or see what others don’t, or if you fear that you are about to do it. Then give the baby to somebody and call at once.",
		],
		again:
			"A picture that horrifies you is the opposite of a wish. If it feels right or ordered, or you fear that you are about to do it, give the baby to somebody and call at once.",
		words: ["I see pictures of my baby being hurt. I don’t want them, they frighten me, and I’d like help."],
		article: { slug: "after-the-birth", title: "What if I am not happy after the birth?" },
	},
	{
		id: "cool-down",
		label: "How do I get through this hour without hurting anybody?",
		kinds: ["danger-to-others"],
		answer: [
			"- **Go.** Another room, the street, a friend’s. Say one sentence, “I need to be alone now”, and no more.\n- **Put away whatever could hurt**, or let somebody else have it. No alcohol, no driving after them.\n- **Send nothing** for an hour: no message, no answer.\n- **Burn it off**: walk fast, stairs, cold water, until the breath is slower.\n- **Tell one calm person** where you are and what you’re afraid of doing.",
			"If you have a child with you: put the child somewhere safe, close the door, and ring somebody. That is the right thing to do, not a failure.",
			"If you think that you’re about to do it, call the emergency number and say so.",
		],
		again:
			"Go to another room or out of the house, send nothing for an hour, drink nothing, and tell one calm person where you are. If you think that you’re about to do it, call the emergency number and say so.",
		article: { slug: "i-frighten", title: "What if I am the one who hurts or frightens somebody?" },
	},
];
