import type { OfferOf } from "@/lib/domain/chat/guide";
import { FoldedChips } from "./folded-chips";
import type { Say } from "./say";

type OccasionsProps = { occasions: OfferOf<"occasions">["occasions"]; isBusy: boolean; onSay: Say };

/** Lets the person choose what the words are for. */
export function Occasions({ occasions, ...say }: OccasionsProps) {
	return (
		<FoldedChips
			{...say}
			label="What are the words for?"
			items={occasions.map(({ id, label }) => ({ words: label, tap: { do: "occasion", id } as const }))}
		/>
	);
}
