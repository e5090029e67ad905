"use client";

import { History, Pencil } from "lucide-react";
import { useState } from "react";
import { KeepALine } from "@/components/lines/keep-a-line";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { Button } from "@/components/ui/button";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Spinner } from "@/components/ui/feedback/spinner";
import { lazyPart } from "@/components/ui/lazy-part";
import { LocalDay } from "@/components/ui/local-day";
import { hasDraft } from "@/lib/browser/core/drafts/kept-draft";
import { useVersions } from "@/lib/browser/journal/client";
import { editDraft } from "@/lib/browser/journal/edit-draft";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { longDay } from "@/lib/domain/progress/spoken";
import type { SafetyNotice as Notice } from "@/lib/domain/safety/shown";

// Loaded separately, because most visits edit nothing.
const EditEntry = lazyPart(() => import("./edit-entry").then((module) => module.EditEntry), {
	Placeholder: ({ entry }) => <Words>{entry.content}</Words>,
	close: ({ onEnd }) => onEnd(null),
});

const Words = ({ children }: { children: string }) => (
	<p className="mt-1 max-w-measure whitespace-pre-wrap font-serif text-lg leading-[1.7]">{children}</p>
);

type EntryWordsProps = { userId: number; entry: ClientEntry };

/** An entry's text: to read, to edit, and in earlier versions. */
export function EntryWords({ userId, entry }: EntryWordsProps) {
	const [isEditing, setEditing] = useState(false);
	const [showsVersions, setShowsVersions] = useState(false);
	const [safety, setSafety] = useState<Notice | null>(null);
	const waits = entry.isComplete && !isEditing && hasDraft(editDraft(userId, entry));
	const id = `entry-${entry.id}-versions`;

	if (isEditing) {
		return (
			<EditEntry
				userId={userId}
				entry={entry}
				onEnd={(notice) => {
					setSafety(notice);
					setEditing(false);
				}}
			/>
		);
	}
	return (
		<>
			{safety && <SafetyNotice notice={safety} />}
			<Words>{entry.content}</Words>
			{entry.isComplete && (
				<KeepALine
					source="entry"
					of={entry.id}
					className="mt-1"
					before={
						<>
							<Button variant="ghost" size="sm" onClick={() => setEditing(true)} className="text-ink-soft">
								<Pencil aria-hidden="true" className="size-4" />
								{waits ? "Keep editing" : "Edit entry"}
							</Button>
							{entry.version > 1 && (
								<Button
									variant="ghost"
									size="sm"
									aria-expanded={showsVersions}
									aria-controls={id}
									onClick={() => setShowsVersions((shows) => !shows)}
									className="text-ink-soft"
								>
									<History aria-hidden="true" className="size-4" />
									Earlier versions{" "}
								</Button>
							)}
						</>
					}
				/>
			)}
			<div id={id} hidden={!showsVersions}>
				{showsVersions && <Versions entry={entry} />}
			</div>
		</>
	);
}

function Versions({ entry }: { entry: ClientEntry }) {
	const versions = useVersions(entry, true);
	if (versions.isPending) return <Spinner label="Loading" className="mt-3 text-accent" />;
	if (versions.isError) {
		return (
			<NotLoaded className="mt-2 text-ink-soft" onTry={() => versions.refetch()}>
				Earlier versions could not be loaded.
			</NotLoaded>
		);
	}
	return (
		<ol className="mt-2 space-y-4 border-l-2 border-rule pl-4">
			{versions.data.map(({ version, content, day, editedAt }) => (
				<li key={version}>
					<p className="text-sm text-ink-soft">
						Until <LocalDay iso={editedAt} />
						{day !== entry.day && `, under ${longDay(day)}`}
					</p>
					<p className="mt-1 max-w-measure whitespace-pre-wrap font-serif text-ink-soft">{content}</p>
				</li>
			))}
		</ol>
	);
}
