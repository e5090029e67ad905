"use client";

import { CalendarCheck, CalendarClock } from "lucide-react";
import { useState } from "react";
import { toastError } from "@/components/ui/feedback/toast-error";
import { lazyPart } from "@/components/ui/lazy-part";
import { useCreateThread } from "@/lib/browser/threads/client";
import type { OfferOf } from "@/lib/domain/chat/guide";
import { addDays, localDay } from "@/lib/domain/progress/days";
import { longDay, weekdayName } from "@/lib/domain/progress/spoken";
import type { ClientThread } from "@/lib/domain/threads/schema";
import { spokenOffer } from "@/lib/domain/threads/spoken";
import { RowWords, rowClass } from "./row";

const ThreadDialog = lazyPart(() => import("@/components/threads/thread-dialog").then((module) => module.ThreadDialog));

type LaterOfferProps = Pick<OfferOf<"later">, "meant" | "day">;

/**
 * Offers to ask on a later day how something went: with one tap if it is known what, and otherwise after the person has
 * described it.
 */
export function LaterOffer({ meant, day }: LaterOfferProps) {
	return meant ? <AskAbout meant={meant} day={day} /> : <AskWhat day={day} />;
}

/** @param day The day offered first, if they named one. */
function AskWhat({ day }: Pick<LaterOfferProps, "day">) {
	const [isOpen, setOpen] = useState(false);
	const words = day
		? {
				label: `Shall I ask you on ${weekdayName(day)} how it went?`,
				note: "Say in a few words what it is about",
			}
		: { label: "Is there something you mean to do?", note: "Choose a day, and I’ll ask how it went" };
	return (
		<div>
			<button type="button" onClick={() => setOpen(true)} className={rowClass}>
				<RowWords {...words} />
				<CalendarClock aria-hidden="true" className="size-4 shrink-0 text-accent" />
			</button>
			{isOpen && <ThreadDialog thread={null} day={day} onClose={() => setOpen(false)} />}
		</div>
	);
}

function AskAbout({ meant, day: named }: LaterOfferProps & { meant: string }) {
	const create = useCreateThread();
	const [kept, setKept] = useState<ClientThread | null>(null);
	const [isOpen, setOpen] = useState(false);
	const tomorrow = addDays(localDay(new Date(), new Date().getTimezoneOffset()), 1);
	const day = named ?? tomorrow;
	const when = day === tomorrow ? "tomorrow" : `on ${day <= addDays(tomorrow, 6) ? weekdayName(day) : longDay(day)}`;

	function keep() {
		create.mutate(
			{ meant, day },
			{
				onSuccess: setKept,
				onError: (error) => toastError("That was not saved", error),
			},
		);
	}

	if (kept)
		return (
			<div>
				<button type="button" onClick={() => setOpen(true)} className={rowClass}>
					<RowWords label={`I’ll ask you ${when}.`} note="Change the words or the day" />
					<CalendarCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />
				</button>
				{isOpen && <ThreadDialog thread={kept} onClose={() => setOpen(false)} />}
			</div>
		);
	return (
		<button type="button" disabled={create.isPending} onClick={keep} className={rowClass}>
			<RowWords label={`Ask me about it ${when}`} note={spokenOffer(meant)} />
			<CalendarClock aria-hidden="true" className="size-4 shrink-0 text-accent" />
		</button>
	);
}
