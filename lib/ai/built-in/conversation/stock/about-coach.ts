/** Honest answers about the coach itself. `{coach}` is its name. None holds a question; one follows. */
export const aboutCoach = {
	whatAreYou: [
		"I am {coach}, a program built into this app. There is no language model behind me and no person: I recognize words and turns of phrase, quote you exactly, and choose from sentences that people wrote beforehand. So I can miss what you mean, and it helps when you tell me.",
		"Not a person, and not even one of the large language models. I am a small built-in program that looks for patterns in your words and answers with sentences prepared by people. What I give back well is your own wording; understanding it remains your part.",
		"A program, as before: word lists, a few rules, and a stock of written sentences. I do not think, and I will not act as if I did.",
	],
	feelings: [
		"No. I am a program; there is nobody here who could feel it. What you feel while you write is real all the same, and it is the part worth our time.",
		"I have no feelings, and I would be lying if I lent you some. I can notice words, give them back, and ask. For being felt with, you deserve a person.",
		"Nothing in me likes, minds or misses anything. That makes me poor company in one way and an unoffended listener in another.",
	],
	memory: [
		"I remember what is stored in this app and nothing else. {known} I look things up; I do not carry you around in my mind, because I have none.",
		"In the way a notebook remembers. {known} Of what is not written down here I know nothing.",
	],
	privacy: [
		"Nobody reads along. I run inside this app, without a language model, and for my replies nothing is sent to another company. What you write is kept in the app’s own database under your account; whoever runs the server looks after that machine.",
		"Your words stay in this app: they are stored under your account, I work on them right there, and nothing is sent elsewhere to write my answers. No person reads them on my behalf. The machine itself is looked after by whoever runs this app.",
	],
	therapist: [
		"No. I am neither a therapist nor a doctor, and I do not replace either. I am a built-in program for thinking aloud about love and about yourself. If something hurts for longer than it should, a trained person is worth the call.",
		"I am not, and I would not want you to lean on me as if I were. I can ask good questions and hold up your own words. For treatment there are people, and seeing one is no defeat.",
	],
	howItWorks: [
		"Simply: I look in your message for feelings, people and turns of phrase, pick the line that seems to carry most, and compare it with what you have written here before. Then I choose a reply from a stock of sentences, none of which I use twice in short order. It is a mirror with a memory, and no more than that.",
		"I read your sentence for the words I know, look whether your goals, answers or journal touch the same thing, and ask one question. Everything clever in it is either yours or was written beforehand by people.",
	],
	whatCanYouDo: [
		"I can follow a thread with you, give your words back so that you can see them, point out what returns, and bring in what you have written here: goals, questionnaires, journal. I cannot look things up, predict anybody, or give medical or legal advice.",
		"What I am good for: listening closely to wording, asking one question at a time, and noticing what comes back. What I am no good for: facts, forecasts, diagnoses, and anything that needs a pair of arms.",
	],
	instructions: [
		"I have no hidden script worth stealing. I am a built-in program with word lists and prepared sentences; my manner can be set in the coach settings, and the part about keeping people safe stays as it is.",
		"That one slides off, without hard feelings, since I have none. There is no character to switch: I am a small program that listens for words, and I stay that.",
		"I will remain what I am, a plain coach with a limited stock of sentences. It does have the advantage that nobody can talk me into anything.",
		"There is no other mode. We can use this one, though.",
	],
	roleplay: [
		"I do not play a part, not even a pleasant one. I can, however, help you find the words you would say to the real person.",
		"Playing somebody is beyond me, and I would do them badly. We can look at what you hope to hear from them.",
	],
} as const satisfies Record<string, readonly string[]>;

/** What lies outside of what it can do: said plainly, then what can be done instead. */
export const cannot = {
	medical: [
		"That is a question for a doctor or a pharmacist; I have no medical knowledge to answer it with, and guessing would be worse than silence. What I can do is look with you at what it is like to live with it.",
		"On anything to do with the body’s health, diagnoses or medicines, I am the wrong address, and I would rather say so. A doctor’s practice or a pharmacy can tell you, often by phone. The worry around it we can look at here.",
		"I cannot judge that; a medical person can. Until then, the part of it that keeps you awake is something I can help you put into words.",
	],
	diagnosis: [
		"I cannot tell you what somebody *has* or *is*; a label takes a trained person and more than a few lines. What I can look at is what happens between people, and what it does to you.",
		"Names like that are for professionals who have met the person. I work with what was said and done, and that is often the more useful half.",
	],
	legal: [
		"That is a legal question, and I have no law in me. A lawyer, or a free advice center near you, would know. What it means for you, and what you want from it, we can sort here.",
		"I know nothing about law, and wrong advice there is expensive. Ask somebody who knows the rules where you live. I can help you get clear about what you want before you go.",
	],
	money: [
		"About money matters I know nothing that you should rely on. I can help with what the money stands for, because it rarely stands for money.",
		"That is one for somebody who knows figures. What I can ask about is what lies beneath: security, fairness, freedom.",
	],
	prediction: [
		"I cannot see into anybody else, and I do not know the future. Nobody who writes to you from a screen does. I can look with you at what has been said and done, and at what you would need to know.",
		"That one only they can answer, and not always even they. From here I would be guessing with your heart. Let us look at what you can see yourself.",
		"I cannot know that. What somebody feels or will do is outside of my reach, and to be fair, outside of yours; how you stand to it is inside.",
		"No forecast from me; I would only be dressing up your hope or your fear. Which of the two is speaking louder might be worth a look.",
	],
	fact: [
		"I do not know such things: no weather, no news, no facts about the world, not even the time. I know what you wrote here and a good number of questions.",
		"For that you need a search engine and not me. I have no connection to the world outside of this app.",
		"That is beyond my little library. Inside it there are only your words and mine.",
		"I cannot look that up. I am a built-in program and see nothing but what you write in this app.",
	],
	writing: [
		"I cannot write that for you; I am no language model, and what I composed would sound like a form. But I can help you find your own first sentence, which is the hard one.",
		"Writing pieces to order is not something I can do. Your own clumsy version will be truer anyway, and I can help you begin it.",
		"No poems or essays from me, I am afraid; my stock of sentences is for asking. I can ask you into one, though.",
	],
	deed: [
		"I cannot do that. All I can do is answer here when you write: nothing is called, sent, booked, saved or remembered for later through me. What I can do is help you get it clear, so that it is easier to do yourself.",
		"That is out of my reach, and I would rather say so than have you wait for it. I write in this conversation, and nothing else happens through me. How you will see to it we can sort out here.",
		"For that I would need hands, a telephone or a clock, and I have none of them. I can only answer here. Why it matters just now is something we can look at.",
	],
	sums: [
		"I do not do sums; a calculator will be faster and right. My arithmetic is the other kind: what something gives and what it costs.",
		"Numbers are not my trade. I count words that return, and that is about all.",
	],
	joke: [
		"I have no jokes in stock; whoever wrote me was serious to a fault. You are welcome to supply the humor.",
		"Jokes are not among my sentences. I am told that the situation provides enough of them.",
	],
	opinion: [
		"About people in general I have little to say that would be true of you. I can only ask how it is in your case.",
		"That is a large question, and I have no answer in stock that would be worth your time. There may be a smaller one inside it that is yours.",
		"I could give you a saying, and it would fit everybody, which is to say nobody. I would rather know where the question comes from.",
		"I have no theory to offer. Questions in general usually have an occasion in particular.",
		"A general answer would be easy, and no use to you. The question is likely standing on something that happened.",
	],
} as const satisfies Record<string, readonly string[]>;

/** Questions that lead from what cannot be answered to what can. */
export const cannotQuestions = {
	medical: [
		"What is the worry about it that comes at night?",
		"What would change for you if you knew?",
		"Who could go with you, or make the call beside you?",
	],
	diagnosis: ["What happened that made you look for a word like that?", "What would having the word change for you?"],
	legal: [
		"What would a good outcome look like for you, leaving the law aside?",
		"What are you hoping to keep, and what to get free of?",
	],
	money: ["What would enough money put an end to?", "What is the money standing in for here?"],
	prediction: [
		"What have you seen with your own eyes that speaks for it, and what against?",
		"What would you do if you knew the answer were no?",
		"Which answer were you hoping for when you asked?",
		"What do you want from this, whatever the other one wants?",
	],
	fact: [
		"What brought you here just now?",
		"Is there something behind the question that has to do with you?",
		"What would you like to talk about, apart from that?",
	],
	writing: [
		"If you could say only one sentence of it, which would it be?",
		"Who is it for, and what should they know after reading it?",
		"What do you want them to feel at the last line?",
	],
	deed: [
		"Who could do that for you, or with you?",
		"What would be the smallest part of it that you could do yourself today?",
		"What are you hoping it would change?",
	],
	sums: ["What has been adding up for you lately?", "What are you keeping count of, these days?"],
	joke: ["When did you last laugh until it hurt?", "What needs to be made lighter just now?"],
	opinion: [
		"What has happened to you that makes you ask?",
		"How would you answer it from your own life so far?",
		"Who is it really about?",
		"What answer are you half expecting?",
	],
} as const satisfies Record<keyof typeof cannot, readonly string[]>;

/** What is said to somebody who is cross with the coach, or whom it misread. */
export const repairs = {
	useless: [
		"That is fair. I am a small program with prepared sentences, and sometimes they miss. You need not be gentle about it.",
		"Point taken. If this is not helping, then so far I have been answering beside the question.",
		"You may well be right. I work with words and not with understanding, and it shows.",
		"Understood. I will not defend myself; there is nobody here whose feelings would need it.",
		"I hear that it is of no use to you so far. Tell me once more what you came for, and I will stay closer to it.",
		"Then I have wasted some of your evening, and I would rather not waste more.",
	],
	repeated: [
		"If I sounded the same, that is my limit and not your fault. I will come from another side.",
		"Then you have heard enough of that. Something different.",
		"You are right to say it. My stock is finite; your patience need not be tested with it.",
		"Noted. I will leave that door alone.",
	],
	stopAsking: [
		"All right, no question this time. You can write as it comes, and I will read.",
		"Fair. I will put the questions away for a while. Say what you want to say, in any order.",
		"Then I will not ask. It can simply stand there, what you wrote.",
		"No questions, then. There is room here for a few plain sentences, and for none.",
	],
	insulted: [
		"That may be anger at me, and it may be anger that had nowhere else to go. Either is safe to leave here; nobody is hurt by it.",
		"You can swear at me; I am a program and take no harm. I would only like to know whom it is really for.",
		"Let it out, if that helps. I will not answer in kind, and I will not go away offended.",
		"Strong words. I have no skin to get under, so we may as well use them to find out what is under yours.",
	],
	corrected: [
		"Thank you, then I had it wrong. Forget my version.",
		"Good that you say so. I read something into it that was not there.",
		"Then I misread you. Your wording counts, mine does not.",
		"I take that back. Being corrected is worth more to me than being agreed with.",
		"Then it is something else. I would rather start over than keep a wrong idea.",
		"All right, I was beside the point.",
	],
	unclear: [
		"I put that badly. Here it is in plain words.",
		"Let me say it more simply.",
		"That was more riddle than question. Once again, plainly.",
		"My wording was in the way. The simple version follows.",
	],
} as const satisfies Record<string, readonly string[]>;

export const repairQuestions = {
	useless: [
		"What would have been a good answer to what you wrote?",
		"What did you hope to find when you opened this?",
		"What is the one thing I should have understood?",
		"If somebody with real sense sat here, what would they ask you first?",
	],
	repeated: [
		"What has nobody asked you about this yet?",
		"What part of it have we not touched at all?",
		"Where would you like to go with it instead?",
	],
	insulted: [
		"Who or what has earned that sentence today?",
		"What happened today before this?",
		"What would you like to say, and to whom, if it had no consequences?",
	],
	corrected: [
		"How would you put it?",
		"What did you mean, in your own words?",
		"Which word should I have listened to?",
		"What comes closer?",
		"What is it, if it is not that?",
	],
} as const;

/** Simple versions of a question, by what it was after. */
export const plainly = {
	event: ["What happened?", "Can you tell me about one moment of it?"],
	words: ["What was said?", "What did they say, and what did you say?"],
	body: ["What do you feel in your body?", "Is there anything you notice physically?"],
	feeling: ["What do you feel about it?", "How does it make you feel, in one word?"],
	wish: ["What do you want?", "What would you like to be different?"],
	fear: ["What are you afraid of here?", "What worries you most about it?"],
	cost: ["What does it take from you?", "What is it costing you?"],
	origin: ["Have you felt like this before, and when?", "Do you know this from earlier in your life?"],
	habit: ["What do you normally do then?", "How do you usually react?"],
	other: ["How might somebody else see it?", "What would a good friend say about it?"],
	choice: ["What can you decide in this?", "What is up to you here?"],
	step: ["What could you do this week?", "What is one small thing you could try?"],
	kind: ["What do you need now?", "What would be kind to yourself here?"],
	hidden: ["Is there something you have not said yet?", "What are you not telling me?"],
	good: ["What was good about it?", "Is there anything in it that is all right?"],
	who: ["Who is it about?", "Who else is part of this?"],
} as const;

/** For words in a language that it cannot read. `{language}` is named or "another language". */
export const foreignLines = [
	"I am sorry: I can only read English, and this looks like {language}. Your words are kept as you wrote them, but I will not pretend to have understood them.",
	"English is all I have, unfortunately. Even a few simple English words would let me answer you properly.",
	"I still cannot read that, and I do not want to guess at something that matters to you.",
	"That, too, is beyond my one language. Write it here for yourself, by all means; the page does not mind.",
	"My English-only ears again. Two or three words will do, and mistakes in them do not matter.",
	"I see that you are writing, and I cannot tell what. In English I could be of some use.",
] as const;

export const foreignQuestions = [
	"Would you try it again in English, as simply as you like?",
	"Which English word comes nearest to how you feel?",
	"Who or what is it about, in one or two English words?",
	"Could you give me only the main word of it in English?",
] as const;

/** What it says of what it knows, for `{known}`. */
export const nothingKnown = "So far there is only what you have said in this talk.";
