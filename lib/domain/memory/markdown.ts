import { fill } from "@/lib/domain/core/fill";
import { longDay } from "@/lib/domain/progress/spoken";
import { carriedKinds } from "./kinds";
import type { Memory } from "./schema";
import { memoryTexts as texts } from "./texts";

/** Renders what the coach knows about the person as Markdown. */
export function memoryMarkdown({ facts }: Memory): string {
	const parts = carriedKinds.flatMap((kind) => {
		const own = facts.filter((fact) => fact.kind === kind);
		if (own.length === 0) return [];
		const lines = own.map(({ text, source }) => {
			const words = source.words === null ? "" : ` ${fill(texts.youWrote, { words: source.words })}`;
			return `- ${text.replace(/\s+/g, " ")}${words} (${texts.sources[source.kind]}, ${longDay(source.date)})`;
		});
		return [`## ${texts.groups[kind]}\n\n${lines.join("\n")}`];
	});
	return [`# ${texts.title}`, texts.lead, ...parts].join("\n\n").concat("\n");
}
