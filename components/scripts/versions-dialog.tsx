"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { Spinner } from "@/components/ui/feedback/spinner";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { DeleteButton } from "@/components/undo/delete-button";
import { useDeleteVersion, useRestoreVersion, useVersion, useVersions } from "@/lib/browser/scripts/client";
import type { ScriptDefinition, ScriptState } from "@/lib/domain/scripts/definition";
import { ScriptDiff } from "./script-diff";
import { dayOf, originOf, timeOf } from "./script-origin";

type VersionsDialogProps = {
	definition: ScriptDefinition;
	userId: number;
	current: NonNullable<ScriptState["script"]>;
	onClose: () => void;
};

/** The earlier versions of a script, what has changed since, and a button to restore each. */
export function VersionsDialog({ definition, userId, current, onClose }: VersionsDialogProps) {
	const { data: versions, isError, isFetching, refetch } = useVersions(definition, userId);
	const [chosen, setChosen] = useState<string | null>(null);
	const [isAsking, setAsking] = useState(false);
	const version = useVersion(definition, chosen);
	const restore = useRestoreVersion(definition, userId);
	const removal = useDeleteVersion(definition, userId);
	const earlier = versions?.filter(({ id }) => id !== current.id);

	function bringBack() {
		if (!chosen) return;
		restore.mutate(chosen, {
			onSuccess: () => {
				toast({ title: "Version brought back", description: "The one before it is kept among the earlier versions." });
				onClose();
			},
			onError: (error) => {
				setAsking(false);
				toastError("Update Failed", error, "Failed to save changes.");
			},
		});
	}

	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent className="max-w-3xl">
				<DialogHeader
					title="Earlier versions"
					description={
						chosen
							? `What has changed between then and now in your ${definition.noun}.`
							: `Every ${definition.noun} that was written, and every edit you saved.`
					}
				/>
				<DialogBody className="min-h-48">
					{chosen === null && (
						<>
							{!versions && !isError && <Spinner label="Loading" />}
							{isError && <NotLoaded text="They could not be loaded." isTrying={isFetching} onTry={refetch} />}
							{earlier?.length === 0 && <p>This is the first one. Earlier ones will be kept here.</p>}
							<ul className="divide-y divide-rule">
								{earlier?.map(({ id, createdAt, origin, sentence }) => (
									<li key={id}>
										<button
											type="button"
											onClick={() => setChosen(id)}
											className="w-full rounded-md px-2 py-3 text-left hover:bg-sunken"
										>
											<span className="block text-sm text-ink-soft">
												{dayOf(createdAt)}, {timeOf(createdAt)} · {originOf(origin)}
											</span>
											<span dir="auto" className="mt-0.5 line-clamp-2 break-words font-serif italic">
												“{sentence}”
											</span>
										</button>
									</li>
								))}
							</ul>
						</>
					)}
					{chosen !== null && version.isError && (
						<NotLoaded text="It could not be loaded." isTrying={version.isFetching} onTry={version.refetch} />
					)}
					{chosen !== null && version.isPending && <Spinner label="Loading" />}
					{version.data?.script && <ScriptDiff definition={definition} before={version.data.script} now={current} />}
				</DialogBody>
				{chosen !== null && (
					<DialogFooter>
						<DeleteButton
							question="Delete this version?"
							consequence="Your script as it is now stays, and so do its other versions."
							done="Version deleted"
							failed="The version was not deleted"
							remove={() => removal.mutateAsync(chosen)}
							onDeleted={() => setChosen(null)}
							className="sm:mr-auto"
						>
							Delete
						</DeleteButton>
						<Button variant="outline" onClick={() => setChosen(null)}>
							All versions
						</Button>
						<Button disabled={!version.data?.script} onClick={() => setAsking(true)}>
							Bring this version back
						</Button>
					</DialogFooter>
				)}
				<ConfirmDialog
					open={isAsking}
					onOpenChange={setAsking}
					title="Bring this version back?"
					description="It becomes your script again, word for word. The one you have now is kept among the earlier versions."
					confirmLabel="Bring it back"
					pending={restore.isPending}
					onConfirm={bringBack}
				/>
			</DialogContent>
		</Dialog>
	);
}

type NotLoadedProps = { text: string; isTrying: boolean; onTry: () => void };

function NotLoaded({ text, isTrying, onTry }: NotLoadedProps) {
	return (
		<p role="alert">
			{text}{" "}
			<Button variant="link" size="inline" pending={isTrying} onClick={onTry}>
				Try again
			</Button>
		</p>
	);
}
