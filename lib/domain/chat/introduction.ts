import { COACH_NAME } from "@/lib/domain/core/brand";

const greeting = (firstName: string) =>
	`Hello ${firstName}. I’m ${COACH_NAME}, and I support your personal growth and self-discovery, with guidance grounded in psychological principles.`;

/** Introduction if a language model writes the replies. */
const withModel =
	"This is collaborative: you bring what is on your mind; I listen, ask, and say what I notice; and you decide what fits.";

/** Introduction without a model: what the guide is, and what it is not. */
const asGuide =
	"This is collaborative: you say what is on your mind; I ask, find what you wrote, and bring words and small steps. I’m a program without a language model and don’t pretend to understand. You decide what fits.";

/** Returns the coach's introduction of itself. */
export const introduction = (firstName: string, isGuide: boolean) =>
	[greeting(firstName), isGuide ? asGuide : withModel].join("\n\n");
