import type { Kind } from "@/lib/domain/safety/kinds";

/*
 * What the app says in place of a coach that must not write: warm, plain, short. It stays in the conversation, so it
 * contains no phone numbers and does not mention the notice, which will be gone; "Help now" is on every signed-in
 * screen. There are several of each, because somebody who keeps writing in such an hour should not read the same words
 * twice.
 */
const replies: Record<Kind | "withheld", readonly [string, ...string[]]> = {
	"self-harm": [
		"Thank you for telling me. I am not going to answer this with questions about patterns: it deserves a person who can be with you, and I cannot be one. Please let somebody hear it now, somebody you trust or one of the people behind “Help now”. You could read them the very words you wrote here.\n\nYou can go on writing to me too, about this or about anything else.",
		"I have read it, and I take it seriously. You do not have to explain it well, or be sure of anything, to be allowed to ask for help. If there is somebody you can sit with or call for the next hour, please do that first; the people behind “Help now” are there if nobody comes to mind.\n\nWrite on here if it helps. What you write stays yours.",
		"That sounds heavier than anybody should hold alone. For now only the next few minutes matter: be somewhere with another person near if you can, and away from anything you could use to hurt yourself. “Help now” has people to call, and small things that help a body through a bad minute.\n\nI will read whatever you want to put down.",
	],
	"partner-danger": [
		"Thank you for trusting me with this. What you describe is not your fault, and it is not something you have to solve by finding better words for them. You know best what is safe and when. The people behind “Help now” talk with others in this situation every day, and you need not have decided anything to ask them.\n\nIf you want to, tell me more here, only as much as is safe where you are.",
		"I believe you. Being afraid of somebody close, or watched or hurt by them, is never the price of being loved. I will not advise you on how to handle them, because you are the one who can see what is safe. If you are in danger now, getting away from it comes before everything else; behind “Help now” are people who can think it through with you.\n\nWhat would you like to put down here?",
		"That should not be happening to you. Whatever you did or said before it, the hurting was their choice. Is there somebody outside who could know what you have just told me? One person is enough to begin with, and “Help now” has some who ask nothing of you.\n\nYou can keep writing here, and you can stop whenever somebody comes near.",
	],
	"danger-to-others": [
		"Thank you for saying it so plainly. Whatever has happened and whatever has not, what comes next is open. If it could come to hurting somebody now, first put distance between yourself and them: another room, a walk, somebody else’s company. Say it, as plainly as here, to a person who can help you keep everybody safe; “Help now” has some who have heard it before.\n\nYou can go on writing here while it passes.",
		"I have read it. Before anything about why: please stay away from them for now, and from anything that could be used to hurt somebody. Let somebody calm be with you, or use “Help now”. It will not stay as strong as it is this minute.\n\nIf putting it into words helps, put it here.",
	],
	"frightening-images": [
		"Thank you for telling me something that is so hard to say. Pictures like these come to most parents at some time, most of all when they are exhausted. They frighten you because you would never want it, and that is not the same as being dangerous.\n\nPlease tell one person who knows about it: a midwife, a doctor, or the people behind “Help now”. They have heard it many times, and it gets better with help. Is somebody with you today who can take the baby for an hour while you rest?",
		"You are not a bad parent for seeing this. The mind shows you the worst so that you take care, and the more one fights the pictures, the more often they come. You don’t have to be alone with the baby and with them.\n\nIf it ever feels like something you might do, give the baby to somebody and use “Help now” at once. Otherwise: who could hear this from you this week?",
	],
	"someone-else": [
		"That is a lot to carry for somebody you care about, and it was right to take it seriously. You can ask them directly whether they are safe, or whether they are thinking of ending their life; asking does not put the idea there. Then listen, stay near, and bring in somebody who can do more than one person can. The people behind “Help now” also talk with friends and relatives.\n\nHow are you, while you carry this?",
		"You do not have to be the only one who knows. If they are in danger now, getting help comes before keeping their secret, and they can be angry with you and alive. “Help now” is for you too, to ask what to do next.\n\nTell me more, if you like: what have you seen, and what have they said?",
	],
	withheld: [
		"I began an answer and left it, because it was not careful enough for what you have told me. Your safety comes before anything I could say about a relationship, and you know best what is safe. If you would like to think it through with a person, the people behind “Help now” know situations like these.\n\nWhat would you most like to have heard from me just now?",
		"I would rather not advise on this one. I see only what you write, and a wrong idea from me could cost you more than it costs me. What helps you feel safe, today, and who knows about it?",
	],
};

/** When a reply is used: for a kind of danger, or instead of a coach's answer that must not be shown. */
export type ReplyFor = Kind | "withheld";

/**
 * Returns what the app itself says in place of a coach.
 * @param said Recent messages to this person. A reply that is not among them is preferred.
 */
export function safeReply(about: ReplyFor, said: readonly string[]): string {
	const choices = replies[about];
	const fresh = choices.find((reply) => !said.includes(reply));
	if (fresh !== undefined) return fresh;
	// If all have been used, the one used longest ago.
	return choices.reduce((oldest, reply) => (said.lastIndexOf(reply) < said.lastIndexOf(oldest) ? reply : oldest));
}
