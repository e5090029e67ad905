import type { LoveScriptInput } from "@/lib/ai/types";
import type { ScriptPattern } from "@/lib/life-script/schema";
import { join, quoted, tidy } from "../writing/prose";
import type { ThreadName } from "./threads/thread";
import { threadNames } from "./threads/thread";
import { threads } from "./threads/threads";
import type { Voice } from "./voice";

/**
 * Which thread each pattern of the life script belongs to as it stands now: by its name where it was left as written,
 * by its words where the person has rewritten it, else by what their answers show.
 */
export function threadsOf(
	patterns: readonly ScriptPattern[],
	chosen: readonly ThreadName[],
): [ThreadName, ThreadName, ThreadName] {
	const found: ThreadName[] = [];
	const rest = () =>
		[...chosen, ...(["openWords", "openNear", "openAsk"] as const)].find((name) => !found.includes(name));
	const open = (name: ThreadName | undefined) => (name && !found.includes(name) ? name : undefined);
	const named = patterns.map(({ pattern }) =>
		threadNames.find((name) => threads[name].life.names.includes(pattern.trim())),
	);
	patterns.forEach(({ pattern, description }, i) => {
		const own = open(named[i]);
		const known = threadNames.filter((name) => !named.includes(name) && !found.includes(name));
		const told =
			known.find((name) => threads[name].known.test(pattern.toLowerCase())) ??
			known.find((name) => chosen.includes(name) && threads[name].known.test(description.toLowerCase()));
		found.push(own ?? (named[i] ? undefined : told) ?? rest() ?? "openWords");
	});
	const [first = "openWords", second = "openNear", third = "openAsk"] = found;
	return [first, second, third];
}

/** Which thread the sentence of the life script belongs to; the first of the patterns where that is not clear. */
export function threadOfSentence(
	sentence: string,
	patterns: readonly ThreadName[],
	chosen: readonly ThreadName[],
): ThreadName {
	const written = threadNames.find((name) => threads[name].life.sentences.some((one) => sentence.includes(one)));
	if (written) return written;
	const lower = sentence.toLowerCase();
	return [...patterns, ...chosen].find((name) => threads[name].known.test(lower)) ?? patterns[0] ?? "openWords";
}

const wasCalled = [
	"It used to be called [q].",
	"Where this is now, there used to be [q].",
	"I know where it comes from: the old name was [q].",
];

/** Three answers to the three patterns of the life script. */
export function healPatterns(input: LoveScriptInput, mirrored: readonly ThreadName[], voice: Voice): ScriptPattern[] {
	return mirrored.map((name, i) => {
		const { love } = threads[name];
		const old = input.lifeScript.patterns[i]?.pattern.trim() ?? "";
		return {
			pattern: voice.say(love.names),
			description: tidy(
				join(
					isQuotable(old, 80) && name !== "holding" && name !== "through"
						? voice.say(wasCalled).replace("[q]", () => quoted(old.replace(/[.]+$/, "")))
						: null,
					voice.say(love.descriptions),
				),
			),
			impact: voice.say(love.impacts),
		};
	});
}

/** Words that can stand between quotation marks without confusing anyone. */
export const isQuotable = (text: string, most: number): boolean =>
	text.trim() !== "" &&
	text.length <= most &&
	/\p{L}/u.test(text) &&
	!/[\n\r“”„"{}[\]<>|`*_#\\]|\.\.|[\p{Cc}\p{Co}\p{Cs}]/u.test(text);
