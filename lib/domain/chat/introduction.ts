import { COACH_NAME } from "@/lib/domain/core/brand";

const greeting = (firstName: string) =>
	`Hello ${firstName}. I’m ${COACH_NAME}, and I support your personal growth and self-discovery: how you love, what you long for, and what keeps coming back.`;

/** Introduction if a language model writes the replies. */
const withModel =
	"I offer guidance grounded in psychological principles. This is a collaborative process. You bring what is on your mind; I listen, ask, and say what I notice; and you decide what fits.";

/** Introduction without a model: what the guide is, and what it is not. */
const asGuide =
	"I offer guidance grounded in psychological principles, and I work without a language model: I search your own pages, lead you through exercises, know a handbook, and keep what you write. I do not understand as a person would, so I do not pretend to. This is a collaborative process. Ask “what did I write about my mother?”, ask how to say something hard, or just tell me what is on your mind. You decide what fits.";

/** Returns the coach's introduction of itself. */
export const introduction = (firstName: string, isGuide: boolean) =>
	[greeting(firstName), isGuide ? asGuide : withModel].join("\n\n");
