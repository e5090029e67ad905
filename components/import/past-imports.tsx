"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { LocalDay } from "@/components/ui/local-day";
import { messageOf } from "@/lib/browser/core/api-client";
import { useImports, useStepBack } from "@/lib/browser/import/client";
import type { ClientImport } from "@/lib/domain/import/schema";
import { sourceNames } from "./report";

/** Past imports, each with a button to take it back. @param props.onTakenBack Hears which one was. */
export function PastImports({ onTakenBack }: { onTakenBack: (id: string) => void }) {
	const { data: imports } = useImports();
	const [asked, setAsked] = useState<ClientImport | null>(null);
	const back = useStepBack();
	const shown = imports?.filter(({ rows, state }) => rows > 0 || state !== "finished") ?? [];
	if (shown.length === 0) return null;

	function confirm() {
		if (!asked) return;
		back.mutate(asked.id, {
			onSuccess: ({ kept }) => {
				onTakenBack(asked.id);
				toast({
					title: "Taken back",
					...(kept > 0 && { description: `${kept} that you changed since ${kept === 1 ? "stays" : "stay"}.` }),
				});
			},
			onError: (error) =>
				toast({
					title: "It was not taken back",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
				}),
			onSettled: () => setAsked(null),
		});
	}

	return (
		<section aria-labelledby="brought-in" className="mt-7 border-t border-rule pt-5">
			<h3 id="brought-in" className="text-base">
				Brought in before
			</h3>
			<ul className="mt-2 divide-y divide-rule">
				{shown.map((one) => (
					<li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
						<p>
							{sourceNames[one.source]}
							<span className="block text-sm text-ink-soft">
								<LocalDay iso={one.createdAt} />, {one.rows.toLocaleString("en-US")}{" "}
								{one.rows === 1 ? "thing" : "things"}
								{one.state === "interrupted" && ", cut off half-way"}
								{one.state === "running" && ", under way"}
							</span>
						</p>
						<Button variant="ghost" size="sm" disabled={one.state === "running"} onClick={() => setAsked(one)}>
							Take it back
						</Button>
					</li>
				))}
			</ul>
			<ConfirmDialog
				open={asked !== null}
				onOpenChange={(open) => !open && setAsked(null)}
				title="Take this back?"
				description="Everything that it brought goes again. What you changed since stays."
				confirmLabel="Take it back"
				cancelLabel="Keep it"
				onConfirm={confirm}
				pending={back.isPending}
				danger
			/>
		</section>
	);
}
