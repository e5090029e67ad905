"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { DeleteButton } from "@/components/undo/delete-button";
import { useDeleteThread, useThreads } from "@/lib/browser/threads/client";
import { longDay } from "@/lib/domain/progress/spoken";
import type { ClientThread } from "@/lib/domain/threads/schema";

const ThreadDialog = lazyPart(() => import("./thread-dialog").then((module) => module.ThreadDialog));

/** What somebody means to do later, each with the day on which it is asked about. Nothing where there is nothing. */
export function MeantForLater() {
	const { data } = useThreads();
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
						<p className="wrap-anywhere">You mean to {thread.meant}</p>
						<p className="text-sm text-ink-soft">To be asked about on {longDay(thread.day)}</p>
						<div className="-ml-3 flex flex-wrap gap-x-1">
							<Button variant="ghost" size="sm" onClick={() => setChanged(thread)}>
								<Pencil aria-hidden="true" className="size-4" />
								Change<span className="sr-only">: {thread.meant}</span>
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
			consequence="You are not asked about it any more. The page that it came from stays."
			confirmLabel="Remove"
			done="Removed"
			failed="It was not removed"
			remove={() => remove.mutateAsync(thread.id)}
		>
			Remove<span className="sr-only">: {thread.meant}</span>
		</DeleteButton>
	);
}
