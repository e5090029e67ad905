import type { Reply } from "@/lib/ai/types";
import type { Memo, Offer } from "@/lib/domain/chat/guide";
import { content, type Paragraph } from "../parts/part";
import { renderParagraphs } from "../parts/render";
import { offRecordLine, saysKept } from "./content/reply-lines";

/** A reply before it is written down. */
export interface Draft {
	paragraphs: readonly Paragraph[];
	offers: readonly Offer[];
	/** What "more" goes on with, and what "the second one" means. Without it, the offers. */
	memo?: Partial<Memo>;
	/** A reply of before that is said again below the paragraphs. */
	repeats?: string;
}

/** The same off the record: nothing of ours says that something is kept. */
export function offTheRecord(draft: Draft): Draft {
	const isTrue = (paragraph: Paragraph) =>
		paragraph.every((part) => part.kind !== "content" || part.reason !== null || !saysKept.test(part.text));
	const paragraphs = draft.paragraphs.filter(isTrue);
	if (paragraphs.length === draft.paragraphs.length) return draft;
	return { ...draft, paragraphs: [[content(offRecordLine, null)], ...paragraphs] };
}

/** Writes a reply down: nothing but parts enters its text. */
export function written({ paragraphs, offers, memo = {}, repeats }: Draft): Reply {
	return {
		content: [renderParagraphs(paragraphs), ...(repeats === undefined ? [] : [repeats])].join("\n\n"),
		guide: {
			offers: [...offers],
			memo: { question: null, shown: 0, items: [...offers], isReturn: false, ...memo },
		},
	};
}
