import type { ReplyInput } from "@/lib/ai/types";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { relationOf } from "@/lib/domain/text/kinship";
import { read } from "@/lib/domain/text/reading";
import { somebodyIn } from "@/lib/domain/text/somebody";
import { ownMessages, sittingOf } from "./sitting";

/** How many characters of a message are read. */
const READ = 4_000;

const isPlural = /[^s]s$|^children$/i;

/** Returns whom the person certainly writes about, as it is said to them ("Joyce", "your sister"); null if it is not certain. */
export function personIn(input: ReplyInput): string | null {
	for (const text of [...(input.tap ? [] : [input.message]), ...ownMessages(sittingOf(input))]) {
		const found = personOf(text.slice(0, READ), input);
		if (found) return found;
	}
	return null;
}

function personOf(text: string, { today, person }: ReplyInput): string | null {
	const named = somebodyIn(text).find(
		(name) => name !== person.firstName && name !== COACH_NAME && !/^you$/i.test(name),
	);
	if (named) return named;
	const own = read(text, today).people.find(
		({ relation, written }) =>
			relationOf(written.toLowerCase()) === relation &&
			!isPlural.test(written) &&
			new RegExp(`\\b(?:my|our) ${written}\\b(?!['’-])`, "i").test(text),
	);
	return own ? `your ${own.written.toLowerCase()}` : null;
}
