import type { Reply, ReplyInput } from "@/lib/ai/types";
import { diceFrom } from "../random";
import { quotesOf } from "../reading/quotes";
import { readAnswers } from "../reading/read";
import { quoted, tidy } from "../writing/prose";

const questions = [
	"What happened just before that?",
	"Where in your body do you notice it?",
	"What did you want instead?",
	"Who said what, as near to the words as you can?",
	"When did you first feel something like this?",
	"What would you tell a friend who said that to you?",
	"What part of it is yours to decide?",
	"What are you most afraid it means?",
];
const partings = [
	"What you can say plainly, you no longer have to carry as a knot.",
	"What is yours to decide is usually smaller than the worry, and closer.",
	"A feeling is news, and you are allowed to read it before you answer.",
	"You do not have to solve it tonight to have looked at it honestly.",
	"What you keep out of sight does not leave the room.",
	"Begin where you are; every other place is hearsay.",
];

/** The next message of a conversation. */
export async function reply({ person, message, turns }: ReplyInput, signal: AbortSignal): Promise<Reply> {
	signal.throwIfAborted();
	const question = { id: "message", text: "", type: "text" as const };
	const asked = { id: "conversation", questions: [question] };
	const reading = await readAnswers(asked, [{ questionId: "message", answer: message }], signal);
	const text = reading.texts[0];
	const quote = text && quotesOf(text)[0];
	const said = turns.filter(({ from }) => from === "coach").map(({ content }) => content);
	const dice = diceFrom(`${person.firstName}\n${message}\n${turns.length}`);
	const fresh = (lines: readonly string[]) => {
		const unsaid = lines.filter((line) => !said.some((earlier) => earlier.includes(line)));
		return dice.pick(unsaid.length > 0 ? unsaid : lines);
	};
	const opening = quote ? `${quoted(quote.text)}. I would like to stay with that sentence.` : "I am listening.";
	return { content: tidy(`${opening} ${fresh(questions)}\n\n*${fresh(partings)}*`) };
}
