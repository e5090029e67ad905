import type { Reply } from "@/lib/ai/types";
import { type Memo, type Offer, offerOfWay, type Way } from "@/lib/domain/chat/guide";
import type { Paragraph } from "../parts/part";
import { renderParagraphs } from "../parts/render";

/** A reply before it is written down. */
export interface Draft {
	paragraphs: readonly Paragraph[];
	offers: readonly (Offer | Way)[];
	/** What the next message can continue. */
	memo?: Partial<Memo>;
	/** An earlier reply that is repeated below the paragraphs. */
	repeats?: string;
}

const asOffer = (one: Offer | Way): Offer | null => ("kind" in one ? one : offerOfWay(one));

/** Turns a draft into a reply, whose text is made of parts only. */
export function toReply({ paragraphs, offers, memo = {}, repeats }: Draft): Reply {
	return {
		content: [renderParagraphs(paragraphs), ...(repeats === undefined ? [] : [repeats])].join("\n\n"),
		guide: {
			offers: offers.flatMap((one) => asOffer(one) ?? []),
			memo: { question: null, shown: 0, isReturn: false, ...memo },
		},
	};
}
