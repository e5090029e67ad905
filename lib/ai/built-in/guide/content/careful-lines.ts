import type { Kind } from "@/lib/domain/safety/kinds";
import { lines } from "../../parts/phrasebook";

type OfKinds = Readonly<Record<Kind, ReturnType<typeof lines>>>;

/**
 * Replies to whatever the person writes after a sign of danger. None of them tries to cheer the person up, explain or
 * push.
 */
export const carefulLines: OfKinds = {
	"self-harm": lines(
		"I’m glad you’re still writing. It needn’t sound any better than it is.",
		"That is a great deal to hold. Let a person hold some of it too.",
		"You don’t have to decide anything while you write.",
		"It’s good that it stands here and not only in your head.",
		"You don’t have to hurry past that. Stay here a moment.",
		"I take that seriously. Nothing in it is silly.",
		"You’ve got this far, and you’re writing. That cost you something.",
		"You matter in this, and not only what you do for others.",
	),
	"partner-danger": lines(
		"I believe you. Write only as much as is safe where you are.",
		"That is not yours to bear alone, and it isn’t your fault.",
		"You know best what is safe and when.",
		"Nothing has to follow from it today unless you want it to.",
		"It makes sense that this is on your mind.",
		"That shouldn’t happen to anybody.",
		"You needn’t explain it, or prove it, to anybody here.",
		"However it began, the hurting isn’t your doing.",
	),
	"danger-to-others": lines(
		"It’s good that you write it here. Stay with that.",
		"Keep the distance until it has passed.",
		"You still have room to move.",
		"To say it is a way of keeping everybody safe.",
		"It won’t stay as strong as it is this minute.",
	),
	"frightening-images": lines(
		"It frightens you because you’d never want it.",
		"You needn’t be alone with this.",
		"That is hard to say, and you said it.",
		"That you’re frightened by it shows how you mean it.",
		"Many parents know this, and hardly one says it.",
	),
	"someone-else": lines(
		"It’s hard to watch that from outside. You don’t have to do it alone.",
		"That is a lot to carry for somebody.",
		"It counts that you noticed.",
		"You needn’t be certain in order to act.",
		"They’re lucky that somebody looks so closely.",
		"You can do something, and you can’t do everything.",
		"It’s right that you take it seriously.",
	),
};

/** Questions asked after such a reply, one at a time. */
export const carefulQuestions: OfKinds = {
	"self-harm": lines(
		"Is somebody in the house or near you just now?",
		"What would make the next hour a little easier to get through?",
		"Who’d want to know how you are right now?",
		"What has helped you through such an hour before?",
		"Is there something near you that should be further away?",
		"What happened today, before it got like this?",
	),
	"partner-danger": lines(
		"Are you on your own at the moment, and can you write here safely?",
		"Does anybody know about it, besides you?",
		"What worries you most about the next days?",
		"Where could you go, if you wanted to be somewhere else for a night?",
		"What would help you most right now?",
	),
	"danger-to-others": lines(
		"What would make the next hour safe?",
		"Who could be with you until it passes?",
		"What happened just before?",
	),
	"frightening-images": lines(
		"Who could sit with you today, so that you can sleep a bit?",
		"When did you last sleep for some hours in one piece?",
		"Who could hear this from you this week?",
	),
	"someone-else": lines(
		"When do you see them next, and could you speak with them alone?",
		"Who else has noticed it?",
		"What do they say themselves?",
		"What do you fear most could happen?",
		"And how are you, with all that?",
	),
};

/**
 * Replies to a question that the app cannot answer, after a sign of danger. They say so honestly and point to people
 * who know.
 */
export const noAnswerHere = lines(
	"One of these may be near to what you ask. The people on the lines know the rest for your country, and can ask back, also for one single question:",
	"Perhaps it’s in one of these. And a person on a line can answer exactly that, for where you are:",
);

/** Replies to "thanks" after a sign of danger. */
export const thanksInDanger = lines("You’re welcome. I’m glad that you write.", "Thank you for telling it.");

/** Replies to a goodbye after a sign of danger. */
export const goodbyeInDanger = lines(
	"Go gently. Before you put this away: who could hear from you tonight? “Can you call me?” is enough. The people behind Help now are there at any hour.",
	"I’m glad you wrote. Please let one person hear your voice before you sleep. The people behind Help now are there at any hour.",
);
