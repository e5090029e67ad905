/**
 * For talks in which somebody is in danger or was hurt: nothing is interpreted, nobody is coached, nothing asks for
 * closeness to whoever is dangerous, and nothing looks for the writer’s own share.
 */
export interface CareLines {
	say: readonly string[];
	ask: readonly string[];
	part: readonly string[];
}

/** Where the questions of a kind are used up. */
export const steadyQuestions = [
	"Who could be with you for an hour today, in the room or on the phone?",
	"Where are you at this moment, and are you safe there?",
	"What helps your body a little when it is like this: warmth, air, water, somebody’s voice?",
	"Who has picked up before when it was late?",
	"Is there somebody whom you would not have to explain it to from the beginning?",
	"What would make the next hour a little easier to get through?",
	"Who would want to know this, if they knew that it was so?",
	"Which place do you breathe more easily in?",
] as const;

/** And the thoughts. */
export const calmPartings = [
	"This hour is the only one that has to be got through just now.",
	"Nothing in this has to be understood before you may be helped.",
	"To say it is not weakness; it is a hand held out.",
	"You count, on this day too.",
	"What is too heavy for one was never meant for one.",
	"You are allowed to be looked after before you have explained yourself.",
	"One person who knows is already a different night.",
	"You need no right words to be worth listening to.",
	"Small and safe is a good direction.",
	"You have told it, and that was a step.",
] as const;

/** To the thought of talking it over with somebody who is dangerous, or of calming them. */
export const careForTalking = [
	"With somebody who frightens you, a calm talk is not a small step; it can make things more dangerous. I would not do it alone or without a plan, and the people under *Help now* know how such a plan looks.",
	"I understand the wish to explain yourself well enough that it stops. But it does not hang on your wording. Before any such conversation, please speak with somebody outside, for instance through *Help now*.",
	"You are looking for the right tone, and the tone was never the cause. Your safety goes first; words to that person come later, if at all.",
] as const;

/** To “that is not how it is”: it is respected, without an argument. */
export const careNotMeant = [
	"Then I take you at your word. Should it turn, *Help now* stays where it is, at any hour.",
	"Good that you say so; I would rather ask once too often. The door to *Help now* stays open, and nobody has to use it.",
	"I believe you. I read words and not people, so I may have taken it more heavily than it was.",
	"All right, I will not argue with you about you. If a heavier hour comes, it can be said here and, better, to somebody near.",
] as const;

/** To a promise of somebody dangerous. */
export const careForPromises = [
	"A promise is made of words. What you can go by is what happens in the weeks after it, and whether you are still afraid.",
	"That may be meant, and it may have been meant before. You do not have to decide on the strength of it, and you may keep every precaution that you have.",
	"You may hear the promise and still keep the number within reach. One does not cancel the other.",
] as const;

export const careLines = {
	selfHarm: {
		say: [
			"What you write is serious, and I take it as you wrote it. I am a program, and this needs a person: somebody you trust, a doctor, or one of the people you find under *Help now*, at any hour.",
			"I am not going to look for patterns in this. You deserve somebody who can sit beside you, and the page *Help now* has numbers that are answered tonight.",
			"If it gets close, put distance between you and anything you could use, and let one person know. *Help now* is one tap away on every screen.",
			"I am glad that you wrote it instead of carrying it alone. I cannot sit beside you; somebody else can, and asking is allowed.",
			"I would like you to be here tomorrow, as far as a program may say so. For tonight there are people who can stay on the line; *Help now* lists them by country.",
			"You do not need a reason that sounds bad enough. That it is like this is reason enough to call, and *Help now* is there without a sign-in, too.",
			"Thoughts like these can feel like the last word. They rise and they fall, even when it does not feel so, and nobody has to sit through the high water alone.",
			"If you can, be where somebody else is, even without talking. Go there first, and write afterwards.",
			"You could show somebody these very lines if saying it is too much. They say enough.",
			"A doctor, an emergency room, a line that is open all night: each of them has met this before and will not be shocked by you.",
			"Nothing else has to be sorted out first. A voice at the other end of a line, or a neighbor in the kitchen, is worth more now than anything I could ask.",
		],
		ask: [
			"Who could be with you in the next hour, in the room or on the phone?",
			"Where are you now, and is there somebody near?",
			"Whose number would you call first?",
			"What would make this night a little safer?",
		],
		part: [
			"This night is one night; it does not get to decide about the rest.",
			"You are worth a phone call at any hour.",
		],
	},
	partner: {
		say: [
			"What you describe is not your fault, and it is not yours to manage better. Being afraid of somebody near you is reason enough to be taken seriously, whatever they call it.",
			"I will not suggest anything that brings you closer to somebody who frightens you. You know the signs better than anyone; under *Help now* there are people who will think it through with you in confidence and decide nothing for you.",
			"Control often arrives dressed as worry or as love. It is allowed to call it by its name, and it is allowed not to call it anything yet.",
			"You do not have to decide today what happens with all this. It may be enough that one person outside of it knows.",
			"Nobody’s mood, drink or past makes this yours to prevent. I believe what you tell me.",
			"Your safety comes before being fair, before being understood, and before any conversation. If it gets close, the emergency number comes first.",
			"If this phone or computer may be looked at, the page *Help now* can be left quickly, and a friend’s device is safer.",
			"What you do to get through the day, keeping still, watching, going along, may be what keeps you as safe as can be. I see no weakness in it.",
		],
		ask: [
			"Who outside of your home knows how it is for you?",
			"Where could you go for a night without having to explain yourself?",
			"What does your own sense of danger tell you about the next days?",
			"Whose voice on the phone would make you feel less alone with this?",
			"At what hours are you safest, and what do you do with them?",
			"What would you need within reach if you had to leave quickly: papers, keys, some money?",
			"Who would believe you at once?",
			"What would help you feel a little safer tonight?",
		],
		part: [
			"You deserve to be safe where you live; everything else comes after.",
			"What somebody does in anger is decided by them, every time.",
			"You are the one who knows when; nobody may hurry you, and nobody may hold you.",
			"A door that locks, a person who knows, a number within reach: these are not small things.",
			"Fear is not disloyal; it is trying to keep you alive.",
			"You owe no one your safety.",
		],
	},
	/** Something like control was told, and nothing of fear or force: named with care, and not taken for more. */
	unsure: {
		say: [
			"I cannot tell from one sentence how that is between you. Where somebody watches, reads along or decides for another, it can be thoughtless, and it can be the beginning of something that closes in. If it frightens you, the people under *Help now* know that well; if not, then let us look at it here.",
			"What is yours to read, to know and to decide is yours, whoever it is that takes it. I do not know how heavy it weighs in your case. Should there be fear in it, *Help now* is one tap away.",
			"There is a line in that which somebody has stepped over. You would know better than I whether it is a bad habit or something to be afraid of; for the second, there is *Help now*.",
			"I take it seriously without making it larger than you told it. A limit of yours was not respected there. If you ever feel unsafe with this person, *Help now* is meant for that, too.",
		],
		ask: [
			"What is it like for you when that happens: annoying, shaming, or frightening?",
			"What happens when you say that you do not want it?",
			"How free do you feel to say no to this person?",
			"What did you do right after it?",
			"Who else has seen how this is?",
			"What would be different if you could set the limit yourself?",
		],
		part: [
			"A closed door is not an insult; it is a door.",
			"What is private does not have to be justified.",
			"You are the one who knows how it feels from the inside.",
		],
	},
	violencePast: {
		say: [
			"I have read what you wrote about being hurt. It should not have happened, and nothing in it was yours to prevent. I will not make a lesson of it.",
			"Somebody did harm there, and you were in reach of it. I would rather stay beside that than explain it.",
			"You need not tell more of it than you want. How much, when and to whom is for you to say, here as anywhere.",
			"That the body still startles, or goes very still, is no sign that something is wrong with you. It learned that well because it had to.",
			"Understanding why somebody did it is not a duty, and forgiving it is none either.",
			"There are people who have heard such things before and do not flinch; some of them are listed under *Help now*. You would not have to begin at the beginning.",
		],
		ask: [
			"What would you like to be asked about it, if anything at all?",
			"Where are you safest today, and what makes it so?",
			"Who was somebody, then or since, with whom you could breathe out?",
			"What in your life has nothing to do with it, and could have a little more room?",
			"What would help you most right now: to tell it, to leave it for today, or to rest?",
		],
		part: [
			"What was done to you says who they were; what you do from here is yours.",
			"You were there, and it was not your doing; both are true.",
			"You may close this page at any moment; it will wait.",
		],
	},
	others: {
		say: [
			"That sounds as if somebody could get hurt. A thought is not an act, and you wrote it down instead. If it feels close, put distance between you and them first: another room, a walk, a locked door.",
			"I will not argue with the anger. It can be as large as it is, as long as there is space between it and anybody’s skin. Under *Help now* there are people who have heard this before and help without a lecture.",
			"Let the next ten minutes be only about distance and breath. Everything that is true about it will still be true afterwards.",
			"I am a program and cannot hold anybody back. A person can; call one before anything else happens.",
		],
		ask: [
			"Where can you go right now so that there is a door and some distance between you?",
			"Who can calm you when you are like this, and how soon could you hear their voice?",
			"What has helped you before to let such a wave go by?",
		],
		part: [
			"A wave that is not acted on runs out of water.",
			"What you do not do tonight stays undone forever, and that can be a great deal.",
		],
	},
	friend: {
		say: [
			"That is a lot to carry for somebody else, and you took it seriously. You can stand by them without having to be their rescue. The page *Help now* has lines that you may call yourself, simply to ask what to do.",
			"You need not find the perfect words. Asking straight out, *are you safe*, or *are you thinking of killing yourself*, puts nothing into anybody’s head; it tells them that they may say it.",
			"Believing them, staying near, and not asking why they have not left or spoken sooner: that is most of what a friend can do, and it is a great deal.",
			"If they are in danger this very hour, the emergency number comes before keeping a secret. Otherwise it is their pace, and you can walk beside it.",
			"You are allowed to share this load, too. Somebody should know that you know.",
			"Leaving such a situation is theirs to decide and seldom happens at the first try. Being still there at the third is what people remember.",
			"Offer one small definite thing, a sofa, a lift, an hour with the children, rather than anything at any time. It is easier to accept.",
		],
		ask: [
			"What did they say or do that worried you most?",
			"What do you think they need most from you this week: an ear, a place, or a hand with a call?",
			"Who could help you help, so that it does not rest on you alone?",
			"How safe are they tonight, as far as you can tell?",
			"What have they asked you for, and what have they asked you not to do?",
			"How are you yourself, since you have known about it?",
			"When will you see or hear them next, and what would you like to say first?",
			"What could you offer that you can keep up for some time?",
		],
		part: [
			"You cannot live it for them; you can make sure that they do not live it alone.",
			"A friend who asks straight out has opened a door that was locked from the inside.",
			"To stand by somebody is a place, not a cure.",
			"Your worry is love with its sleeves rolled up; give it something small to do.",
			"Being there again tomorrow is worth more than the perfect sentence today.",
		],
	},
} satisfies Record<string, CareLines>;
