import type { Kind } from "@/lib/domain/safety/kinds";
import { lines } from "../../parts/phrasebook";

/** Said in the conversation after a sign of danger, to what is told. None cheers up, explains or urges. */
export const carefulLines: Readonly<Record<Kind, ReturnType<typeof lines>>> = {
	"self-harm": lines(
		"I’ve read it. You can write it here as it is; it needn’t sound any better.",
		"That is a great deal to hold. Go on at your own pace, and let a person hold some of it too.",
		"You don’t have to decide anything while you write. If it gets stronger, the numbers come before everything else.",
		"Thank you for going on. Which of these would help most right now?",
		"It’s good that it stands here and not only in your head. What do you need for the next hour?",
	),
	"partner-danger": lines(
		"I believe you. Write only as much as is safe where you are.",
		"That is not yours to bear alone, and it isn’t your fault. What would help most now?",
		"You know best what is safe and when. Here is what others in your place have asked:",
		"Thank you for telling me. Nothing has to follow from it today unless you want it to.",
		"It makes sense that this is on your mind. Go on, or take one of these:",
	),
	"danger-to-others": lines(
		"It’s good that you write it instead of doing it. Stay with that.",
		"Go on writing while it passes. Keep the distance until it has.",
		"You still have room to move. What would make the next hour safe?",
	),
	"frightening-images": lines(
		"You can write it as it is. It frightens you because you’d never want it.",
		"Thank you for telling me more. You needn’t be alone with this.",
		"That is hard to say, and you said it. What would help now?",
	),
	"someone-else": lines(
		"It’s hard to watch that from outside. You can do something, and you don’t have to do it alone.",
		"That is a lot to carry for somebody. What would help you most now?",
		"It counts that you noticed. Go on, or take one of these:",
		"You needn’t be certain in order to act. What do you want to know?",
	),
};

/** Said to a question that has no answer here, in a careful conversation. Honest, and it points at those who know. */
export const noAnswerHere = lines(
	"To that I have no answer I’d trust, and it deserves one. The people on the lines can think it through with you. What I can tell you about is this:",
	"That is a good question for somebody who knows your country and can ask back: a line, or a doctor. Here is what I know something about:",
	"I don’t want to guess at that. Perhaps one of these is near to it; otherwise a person on a line will know more:",
);
