"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { LocalDay } from "@/components/ui/local-day";
import { useImports, useUndoImport } from "@/lib/browser/import/client";
import type { ClientImport } from "@/lib/domain/import/schema";
import { sourceNames } from "./report";

/**
 * Lists past imports, each with a button to undo it.
 * @param props.onTakenBack Called with the id of the import that was undone.
 */
export function PastImports({ onTakenBack }: { onTakenBack: (id: string) => void }) {
	const { data: imports } = useImports();
	const [asked, setAsked] = useState<ClientImport | null>(null);
	const back = useUndoImport();
	const shown = imports?.filter(({ rows, state }) => rows > 0 || state !== "finished") ?? [];
	if (shown.length === 0) return null;

	function confirm() {
		if (!asked) return;
		back.mutate(asked.id, {
			onSuccess: ({ kept }) => {
				onTakenBack(asked.id);
				toast({
					title: "Import undone",
					...(kept > 0 && { description: `${kept} that you changed since ${kept === 1 ? "stays" : "stay"}.` }),
				});
			},
			onError: (error) => toastError("The import could not be undone", error),
			onSettled: () => setAsked(null),
		});
	}

	return (
		<section aria-labelledby="brought-in" className="mt-7 border-t border-rule pt-5">
			<h3 id="brought-in" className="text-base">
				Imported earlier
			</h3>
			<ul className="mt-2 divide-y divide-rule">
				{shown.map((one) => (
					<li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
						<p>
							{sourceNames[one.source]}
							<span className="block text-sm text-ink-soft">
								<LocalDay iso={one.createdAt} />, {one.rows.toLocaleString("en-US")}{" "}
								{one.rows === 1 ? "thing" : "things"}
								{one.state === "interrupted" && ", stopped halfway"}
								{one.state === "running" && ", under way"}
							</span>
						</p>
						<Button variant="ghost" size="sm" disabled={one.state === "running"} onClick={() => setAsked(one)}>
							Undo import
						</Button>
					</li>
				))}
			</ul>
			<ConfirmDialog
				open={asked !== null}
				onOpenChange={(open) => !open && setAsked(null)}
				title="Undo this import?"
				description="Everything it brought in is removed. Anything you have changed since then stays."
				confirmLabel="Undo import"
				cancelLabel="Keep it"
				onConfirm={confirm}
				pending={back.isPending}
				danger
			/>
		</section>
	);
}
