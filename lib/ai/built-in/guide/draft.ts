import type { Reply } from "@/lib/ai/types";
import { type Memo, type Offer, offerOfWay, type Way } from "@/lib/domain/chat/guide";
import type { Paragraph } from "../parts/part";
import { renderParagraphs } from "../parts/render";

/** A reply before it is rendered to text. */
export interface Draft {
	paragraphs: readonly Paragraph[];
	offers: readonly (Offer | Way)[];
	/** State that the next message can build on. */
	memo?: Partial<Memo>;
	/** An earlier reply to repeat below the paragraphs. */
	repeats?: string;
}

const asOffer = (one: Offer | Way): Offer | null => ("kind" in one ? one : offerOfWay(one));

/** Turns a draft into a reply; its text consists only of parts. */
export function toReply({ paragraphs, offers, memo = {}, repeats }: Draft): Reply {
	return {
		content: [renderParagraphs(paragraphs), ...(repeats === undefined ? [] : [repeats])].join("\n\n"),
		guide: {
			offers: offers.flatMap((one) => asOffer(one) ?? []),
			memo: { question: null, shown: 0, isReturn: false, ...memo },
		},
	};
}
