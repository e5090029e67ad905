import { fill } from "@/lib/domain/core/fill";

/**
 * Questions for the person to ask themselves about somebody, whoever that is: close or distant, loved or not, alive or
 * dead. None presumes anything.
 */
const questions = [
	"When was {name} last on your mind, and what brought them there?",
	"What would you like {name} to know that you have not said?",
	"How are you different when {name} is in the room?",
	"What have you learned from {name}, wanted or not?",
	"What do you wish {name} would ask you?",
	"Which moment with {name} would you tell somebody who never met them?",
	"What is easy between you and {name}, and what is not?",
	"What do you keep from {name}, and what does that do for you?",
	"What did you hope for with {name} a year ago? And now?",
	"Who else is there when you think of {name}?",
	"What would you do differently with {name} if nobody noticed?",
	"Where in your body do you notice it when {name} writes or calls?",
] as const;

const SHOWN = 3;

/**
 * Picks a few of the questions, different ones each month.
 * @param month `YYYY-MM`
 */
export function questionsAbout(name: string, month: string): string[] {
	const from = (Number(month.slice(0, 4)) * 12 + Number(month.slice(5))) * SHOWN;
	return Array.from({ length: SHOWN }, (_, i) => fill(questions[(from + i) % questions.length] ?? "", { name }));
}
