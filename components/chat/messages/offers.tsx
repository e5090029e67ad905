"use client";

import { ArrowRight, CornerDownLeft } from "lucide-react";
import Link from "next/link";
import type { Offer } from "@/lib/domain/chat/guide";

type OffersProps = {
	offers: readonly Offer[];
	/** Whether a message is under way, so that nothing more can be said. */
	isBusy: boolean;
	onSay: (words: string) => void;
};

const rowClass =
	"group/offer flex min-h-11 w-full items-center justify-between gap-4 rounded-xl px-4 py-2.5 text-left inset-ring inset-ring-edge/60 hover:bg-sunken disabled:opacity-60 sm:w-auto sm:min-w-72";

/** What a reply offers: places to open, and words to send. Offers stay with the reply. */
export function Offers({ offers, isBusy, onSay }: OffersProps) {
	return (
		<ul aria-label="Where to go from here" className="mt-4 grid gap-2 sm:justify-items-start">
			{offers.map((offer) => (
				<li key={offer.href ?? offer.say} className="max-sm:w-full">
					{offer.href !== undefined ? (
						<Link href={offer.href} prefetch={false} className={rowClass}>
							<Words offer={offer} />
							<ArrowRight
								aria-hidden="true"
								className="size-4 shrink-0 text-accent transition-transform duration-(--motion-fast) group-hover/offer:translate-x-0.5"
							/>
						</Link>
					) : (
						<button type="button" disabled={isBusy} onClick={() => onSay(offer.say ?? "")} className={rowClass}>
							<Words offer={offer} />
							<CornerDownLeft aria-hidden="true" className="size-4 shrink-0 text-accent" />
						</button>
					)}
				</li>
			))}
		</ul>
	);
}

function Words({ offer: { label, note } }: { offer: Offer }) {
	return (
		<span className="min-w-0">
			<span className="block leading-snug">{label}</span>
			{note && <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{note}</span>}
		</span>
	);
}
