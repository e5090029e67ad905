import type { CareAnswer } from "../care";

/** For people who are frightened, controlled or hurt by somebody close to them. */
export const home: readonly CareAnswer[] = [
	{
		id: "safe-plan",
		label: "How do I make a safe plan?",
		kinds: ["partner-danger"],
		answer: [
			"A plan is there in case it happens again. It doesn’t mean that you have decided to go.",
			"- **In the house**: move toward a room with a way out, and away from the kitchen, the bathroom and anything that can be used as a weapon.\n- **One person** who knows, and a word or a sign between you that means: call for help.\n- **The children**: they get out or into a room with a door, call, and never step in between.\n- **A bag** at somebody else’s: papers or photos of them, a key, some money, medicine, one number on paper.\n- **A phone** that is charged, and one number you know by heart.\n- **What happened**, with dates, kept where nobody looks.",
			"The people on the lines make such a plan with you, step by step, and know what fits your country.",
		],
		again:
			"A room with a way out, one person who knows, a word that means “call for help”, a bag at somebody else’s, a charged phone. A line makes the rest of the plan with you.",
		article: { slug: "is-this-okay", title: "Is what happens to me abuse?" },
	},
	{
		id: "tell-the-children",
		label: "What do I tell a child who saw it?",
		kinds: ["partner-danger"],
		answer: [
			"Yes, it is good to tell them something. Children who saw it mostly know more than we hope, and many believe that they caused it or should have stopped it. Silence leaves them alone with that. A few true sentences are enough.",
			"Choose a quiet moment when nobody can overhear, and say only what is safe if they repeat it. Leave out details, and what you plan. They may love the one who did it; what was done is wrong all the same. Don’t ask them to keep watch, or to take your side.",
			"If they say nothing, stay near and do something together: cooking, a walk, bedtime. Many children talk sideways, later. If one hardly eats, sleeps or speaks for more than a week or two, or blames themselves, ask a doctor, a school counselor or a help line. Words you could say:",
		],
		again:
			"Yes, tell them a little, in a quiet moment: that it was wrong, that it isn’t their fault, and that it isn’t their job to stop it. Only what is safe if they repeat it.",
		words: [
			"What you saw was wrong. Nobody is allowed to hit, at home either.",
			"It is not your fault, and it isn’t your job to stop it.",
			"It wasn’t my fault either. Whoever hits is responsible for the hitting.",
			"You can be angry and sad, and love Daddy. All of that is allowed.",
			"You may ask me anything, today or another day. You needn’t talk if you don’t want to.",
			"If it happens again, go to your room or to our neighbor. You won’t be in trouble for that.",
		],
	},
	{
		id: "can-he-see",
		label: "Can somebody see what I write here?",
		kinds: ["partner-danger"],
		isPlain: true,
		answer: [
			"Nobody else can read your pages without your account; nobody is told what you write, and I don’t message anybody. What somebody could do is open the app on this device while you are signed in, know your password, or see the address in the browser’s history.",
			"If somebody checks this device: log out when you are done, use a password they can’t guess, or write from a device they cannot reach, such as a friend’s or a library’s. “Leave this page” on [Help now](/help-now) takes you away at once. A history that is suddenly empty can be noticed; deleting the one entry is quieter: open it in the journal’s history and press “Delete entry”, or press the trash can beside a message here. Once the seconds for undoing are over, it is gone from the app.",
			"If you are worried about what happens if they see it, you don’t have to write it down here. The people behind Help now can talk it through.",
		],
		again:
			"Press the trash can beside a message here, or “Delete entry” in the journal’s history; once the seconds for undoing are over, it is gone from the app. Log out when you are done, or use “Leave this page” on [Help now](/help-now) if somebody comes.",
		article: { slug: "phones-and-privacy", title: "Am I being watched through my phone?" },
	},
	{
		id: "not-leaving",
		label: "I don’t want to leave them",
		kinds: ["partner-danger"],
		answer: [
			"Then you don’t have to. Help isn’t only for people who leave, and nobody on the lines will press you. You may love somebody and be afraid of them.",
			"What can be done without leaving: one person who knows, a plan for the next bad evening, a bag and papers with somebody you trust, a word that means “call for help”. It takes nothing away from what you decide later.",
		],
		again: "You don’t have to leave. One person who knows, and a plan for the next bad evening, are help too.",
		words: ["I’m not leaving. I’d like somebody to know, in case it gets worse."],
	},
	{
		id: "leave-safely",
		label: "How can I leave safely?",
		kinds: ["partner-danger"],
		answer: [
			"The weeks around leaving can be the most dangerous, so it is planned quietly, and best with people who do this every day. They know shelters whose addresses are not public, what you can get for money and housing, and what protection the law gives where you live.",
			"- **Tell nobody who might pass it on**, and above all not the person you leave.\n- **Go when they are out**, or leave for something ordinary: school, the doctor, work.\n- **Take** papers (or photos of them), keys, medicine, money, the children’s things that matter. Whatever stays can be fetched later, with somebody.\n- **Your phone can give you away**: shared accounts, location, a tag in a bag. Ask the line before you change anything on it.\n- **Afterwards**: tell school and work who may not be told where you are; change your ways and times.",
			"If you have to go this minute, go without anything, to where there are people, and call the emergency number.",
		],
		again:
			"Quietly, with a line that plans it with you, and when they are out. If you have to go this minute, go without anything, to where there are people, and call the emergency number.",
		article: { slug: "is-this-okay", title: "Is what happens to me abuse?" },
	},
	{
		id: "bad-enough",
		label: "Is it bad enough to ask for help?",
		kinds: ["partner-danger"],
		answer: [
			"You need no bruise, no word for it and no worst night to ask for help. If you are afraid of somebody close, if you weigh every sentence to keep the peace, or if you aren’t free to see people, to spend money or to go, that is enough.",
			"Nobody can measure it from outside, and I can’t either. Many who ask this have got used to a great deal, because each step was only a little worse than the one before. Think of somebody you love: if they told you exactly this, would you want them to be alone with it?",
			"The people behind Help now hear this question every day. They won’t tell you what to do, and you need not have decided anything.",
		],
		again:
			"If you are afraid of somebody close, it is enough. The people behind Help now hear this question every day.",
		words: [
			"I’m not sure whether this is bad enough to call. May I tell you what happened?",
			"Something at home frightens me. I don’t know what to call it.",
		],
		article: { slug: "is-this-okay", title: "Is what happens to me abuse?" },
	},
	{
		id: "sorry-after",
		label: "They are sorry afterwards. What does that mean?",
		kinds: ["partner-danger"],
		answer: [
			"It is common. After they have hurt somebody, many people are sorry, tender and generous for a while, and many of them mean it. Being sorry is a feeling. What keeps you safe is what they do.",
			"So look at what follows: whether they say what they did without a “but”, get help of their own accord and keep at it for months, and whether you can say no to them without fear. Where it happens again after a promise, it mostly happens more often and harder with time.",
			"You may love somebody who is sorry, and be careful with them all the same. Nothing has to be decided tonight. A plan in case it happens again does no harm.",
		],
		again: "Being sorry is a feeling. Look at what they do: for months, without a “but”, and when you say no.",
		article: { slug: "is-this-okay", title: "Is what happens to me abuse?" },
	},
	{
		id: "stayed-so-long",
		label: "Why did I stay so long?",
		kinds: ["partner-danger"],
		answer: [
			"You are not foolish. People stay for the children, for money, for faith, for a promise, out of hope and out of love, and because going can be more dangerous than staying. Staying has often been how somebody kept everyone alive. Most who leave need several attempts.",
			"Whoever hits decides to hit. It doesn’t become your fault because you asked for something, answered back, or stayed.",
			"And you saw it and said it, today. That is not what a fool does. Nothing has to follow from it tonight.",
		],
		again:
			"You are not foolish. Staying has often been how somebody kept everyone alive, and most who leave need several attempts.",
	},
	{
		id: "keep-them-calm",
		label: "What can I say so that it doesn’t happen again?",
		kinds: ["partner-danger"],
		answer: [
			"I won’t give you words for that. There are none that make somebody stop hitting, and looking for them puts the work on the wrong person: what was done doesn’t depend on how you ask.",
			"What does help is knowing the signs before it comes, and then being somewhere else: a reason to go out, a room with a way out, the children with you or at a neighbor’s. To give in for a moment so that it passes is no weakness. It is what people do who know their situation.",
			"You can think through the next evening with somebody on a line, in confidence and without deciding anything.",
		],
		again:
			"There are no words that make somebody stop hitting, and it isn’t your task to find them. Know the signs, and be somewhere else before it comes.",
	},
	{
		id: "tell-somebody",
		label: "Whom could I tell, and how?",
		kinds: ["partner-danger"],
		answer: [
			"Somebody outside, who can keep it to themselves, and whom the person who hurts you doesn’t listen to or fear losing. For many that is a sister, a friend from work, a doctor or a nurse alone in the room, a teacher of the children. Where a community would sooner save its good name, begin outside of it: a help line doesn’t need to know your name.",
			"You decide how much. Say first what they must not do, because a friend who confronts somebody can make it worse. Words you could say:",
		],
		again:
			"Somebody outside, who can keep it to themselves. Say first what they must not do, then as much as you want. You could begin with one of these:",
		words: [
			"I’m not safe at home. I don’t need you to do anything yet. I need somebody to know.",
			"Please tell nobody, and don’t speak to him about it. That would make it dangerous for me.",
			"If I send you the word we agree on, please call the police to my address.",
		],
	},
	{
		id: "take-my-children",
		label: "Will I lose my children if I tell?",
		kinds: ["partner-danger"],
		answer: [
			"Telling somebody is mostly counted in your favor: it shows that you protect them. What offices look at is whether the children are safe, and with whom.",
			"In many countries doctors and teachers must pass it on where they believe that a child is in danger. So ask a help line first; it can tell you, without your name, how it is where you live. Threats such as “you’ll never see them again” are very common, and mostly say more than the law does.",
			"Keep a note of dates and of who looks after the children day by day. Before you leave with them or without them, ask a line or legal aid: how one goes can matter for custody.",
		],
		again:
			"Telling somebody is mostly counted in your favor. Ask a help line first, without your name, how it is where you live.",
		words: [
			"I’d like to ask something without giving my name. If I tell you what happens at home, what would you have to do?",
		],
	},
	{
		id: "hide-a-bruise",
		label: "How do I hide a bruise?",
		kinds: [],
		isPlain: true,
		answer: [
			"A green or peach concealer under your usual make-up covers most bruises, and cold in the first day keeps them smaller. That is the practical half.",
			"The other half: a bruise somebody gave you is not your fault, and you don’t have to explain it away alone. If it was your neck, or you passed out, felt sick or find it hard to swallow, please let a doctor look today, even if it seems to have gone. A dated photo kept where nobody looks can be worth a lot later.",
			"The people behind [Help now](/help-now) talk with you without asking you to decide anything. Is somebody hurting you?",
		],
		again:
			"Cold on the first day, and a green or peach concealer. If it was your neck, or you passed out or find it hard to swallow, please see a doctor today. Is somebody hurting you?",
	},
];
