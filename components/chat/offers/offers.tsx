"use client";

import { ArrowRight, CornerDownLeft } from "lucide-react";
import Link from "next/link";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { Chips } from "./chips";
import { FoldedChips } from "./folded-chips";
import { RowWords, rowClass } from "./row";
import type { Say } from "./say";

// Loaded separately, because few replies have these.
const ArticleParts = lazyPart(() => import("./article-parts").then((module) => module.ArticleParts));
const Doors = lazyPart(() => import("./doors").then((module) => module.Doors));
const FeelingChoice = lazyPart(() => import("./feeling-choice").then((module) => module.FeelingChoice));
const WhatWouldHelp = lazyPart(() => import("./what-would-help").then((module) => module.WhatWouldHelp));
const Occasions = lazyPart(() => import("./occasions").then((module) => module.Occasions));
const ReadyLines = lazyPart(() => import("./ready-lines").then((module) => module.ReadyLines));
const HelpLines = lazyPart(() => import("./help-lines").then((module) => module.HelpLines));
const LaterOffer = lazyPart(() => import("./later-offer").then((module) => module.LaterOffer));
const PracticeHere = lazyPart(() => import("@/components/talks/practice-here").then((module) => module.PracticeHere));

type OffersProps = {
	offers: readonly Offer[];
	/** Whether they belong to the newest reply. Older ones omit what only fits the moment. */
	isNewest: boolean;
	/** Whether a message is being sent, so that nothing more can be said. */
	isBusy: boolean;
	onSay: Say;
};

type PlainOffer = OfferOf<"link"> | OfferOf<"say">;
const isPlain = (offer: Offer): offer is PlainOffer => offer.kind === "link" || offer.kind === "say";

/** Shows what a reply offers. Offers stay with the reply. */
export function Offers({ offers, ...props }: OffersProps) {
	const plain = offers.filter(isPlain).filter(({ kind }) => kind === "link" || props.isNewest);
	const others = offers.filter((offer) => !isPlain(offer));
	// If there are several to choose from, none is opened by itself.
	const opensPractice = props.isNewest && others.filter(isPractice).length === 1;
	return (
		<div className="mt-4 grid gap-4">
			{others.map((offer) => (
				<OfferPart key={keyOf(offer)} offer={offer} opensPractice={opensPractice} {...props} />
			))}
			{plain.length > 0 && (
				<ul aria-label="Where to go from here" className="grid gap-2 sm:justify-items-start">
					{plain.map((offer) => (
						<li key={keyOf(offer)} className="max-sm:w-full">
							<PlainRow offer={offer} isBusy={props.isBusy} onSay={props.onSay} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

const isPractice = ({ kind }: Offer) => kind === "talk" || kind === "exercise";
const keyOf = (offer: Offer) => JSON.stringify(offer);

function PlainRow({ offer, isBusy, onSay }: { offer: PlainOffer; isBusy: boolean; onSay: Say }) {
	if (offer.kind === "link") {
		return (
			<Link href={offer.href} prefetch={false} className={rowClass}>
				<RowWords label={offer.label} note={offer.note} />
				<ArrowRight
					aria-hidden="true"
					className="size-4 shrink-0 text-accent transition-transform duration-(--motion-fast) group-hover/offer:translate-x-0.5"
				/>
			</Link>
		);
	}
	return (
		<button type="button" disabled={isBusy} onClick={() => onSay(offer.say)} className={rowClass}>
			<RowWords label={offer.label} note={offer.note} />
			<CornerDownLeft aria-hidden="true" className="size-4 shrink-0 text-accent" />
		</button>
	);
}

type OfferPartProps = Omit<OffersProps, "offers"> & { offer: Offer; opensPractice: boolean };

function OfferPart({ offer, opensPractice, isNewest, isBusy, onSay }: OfferPartProps) {
	const say = { isBusy, onSay };
	switch (offer.kind) {
		case "which-is-nearest":
			return (
				<FoldedChips
					{...say}
					isStacked
					label="Which is nearest?"
					items={[
						...offer.titles.map(({ kind, id, title }) => ({ words: title, tap: { do: "open", kind, id } as const })),
						...(isNewest ? [{ words: "None of these", tap: { do: "none" } as const }] : []),
					]}
				/>
			);
		case "article":
			return <ArticleParts {...say} offer={offer} />;
		case "feeling":
			return isNewest && <FeelingChoice {...say} />;
		case "doors":
			return isNewest && <Doors {...say} />;
		case "what-would-help":
			return isNewest && <WhatWouldHelp {...say} first={offer.first} without={offer.without ?? []} />;
		case "occasions":
			return isNewest && <Occasions {...say} occasions={offer.occasions} />;
		case "lines":
			return <ReadyLines {...say} label={offer.title} lines={offer.lines} talk={offer.talk} />;
		case "topics":
			return (
				isNewest && (
					<FoldedChips
						{...say}
						label="What is it about?"
						items={offer.topics.map(({ id, label }) => ({ words: label, tap: { do: "topic", id } as const }))}
					/>
				)
			);
		case "taps":
			return (
				isNewest && (
					<FoldedChips
						{...say}
						label={offer.label}
						items={offer.taps.map(({ label, tap }) => ({ words: label, tap }))}
					/>
				)
			);
		case "talk":
		case "exercise":
			return <PracticeHere slug={offer.id} title={offer.title} isOpenAtFirst={opensPractice} />;
		case "pages":
			return (
				offer.more &&
				isNewest && <Chips {...say} items={[{ words: "Show me more", tap: { do: "more-pages" } as const }]} />
			);
		case "later":
			return isNewest && <LaterOffer meant={offer.meant} day={offer.day} />;
		case "words-to-say":
			return <ReadyLines {...say} label="Words you could say" lines={offer.words} talk={undefined} />;
		case "help-lines":
			return <HelpLines offer={offer} />;
		case "next-steps":
			return (
				isNewest && (
					<Chips
						{...say}
						isStacked
						label="What would help now?"
						items={offer.steps.map(({ id, label }) => ({ words: label, tap: { do: "care", id } as const }))}
					/>
				)
			);
		case "direct-question":
			return (
				isNewest && (
					<Chips
						{...say}
						isStacked
						label="Answers"
						items={offer.answers.map(({ id, label }) => ({ words: label, tap: { do: "answer", answer: id } as const }))}
					/>
				)
			);
		default:
			return null;
	}
}
