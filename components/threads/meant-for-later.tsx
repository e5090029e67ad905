"use client";

import { Pencil } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { DeleteButton } from "@/components/undo/delete-button";
import { useDeleteThread, useThreads } from "@/lib/browser/threads/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { localDay } from "@/lib/domain/progress/days";
import { longDay } from "@/lib/domain/progress/spoken";
import type { ClientThread } from "@/lib/domain/threads/schema";

const ThreadDialog = lazyPart(() => import("./thread-dialog").then((module) => module.ThreadDialog));

const noChanges = () => () => {};
/** Returns the person's present day; "" on the server, which does not know it. */
const useToday = () =>
	useSyncExternalStore(
		noChanges,
		() => localDay(new Date(), new Date().getTimezoneOffset()),
		() => "",
	);

/**
 * Lists what the person means to do later, each with the day on which they are asked about it. Renders nothing if there
 * is nothing.
 */
export function MeantForLater() {
	const { data } = useThreads();
	const today = useToday();
	const [changed, setChanged] = useState<ClientThread | null>(null);
	if (!data || data.open.length === 0) return null;
	return (
		<section aria-labelledby="meant-for-later" className="mt-6 border-t border-rule pt-5">
			<h3 id="meant-for-later" className="text-lg">
				Meant for later
			</h3>
			<ul className="mt-1">
				{data.open.map((thread) => (
					<li key={thread.id} className="pt-3">
						<p className="wrap-anywhere">
							{thread.meant.startsWith("“") ? thread.meant : `You plan to ${thread.meant}`}
						</p>
						<p className="text-sm text-ink-soft">
							{/* Only one is asked about per day, so one whose day is past may still be waiting. */}
							{thread.id === data.due?.id && `${COACH_NAME} asks about it today`}
							{thread.id !== data.due?.id &&
								(thread.day > today
									? `${COACH_NAME} will ask on ${longDay(thread.day)}`
									: `${COACH_NAME} will ask soon`)}
						</p>
						<div className="-ml-3 flex flex-wrap gap-x-1">
							<Button variant="ghost" size="sm" onClick={() => setChanged(thread)}>
								<Pencil aria-hidden="true" className="size-4" />
								Change<span className="sr-only"> “{thread.meant}”</span>
							</Button>
							<DeleteThread thread={thread} />
						</div>
					</li>
				))}
			</ul>
			{changed && <ThreadDialog thread={changed} onClose={() => setChanged(null)} />}
		</section>
	);
}

function DeleteThread({ thread }: { thread: ClientThread }) {
	const remove = useDeleteThread();
	return (
		<DeleteButton
			question="Remove this?"
			consequence="You won’t be asked about it again. The page it came from stays."
			confirmLabel="Remove"
			done="Removed"
			failed="It was not removed"
			remove={() => remove.mutateAsync(thread.id)}
		>
			Remove<span className="sr-only"> “{thread.meant}”</span>
		</DeleteButton>
	);
}
