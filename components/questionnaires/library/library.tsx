"use client";

import Link from "next/link";
import { LifeScriptOffer } from "@/components/scripts/life-script-offer";
import { Progress } from "@/components/ui/feedback/progress";
import { useWatchedDrafts } from "@/lib/browser/questionnaires/use-answer-drafts";
import { exercisesScreen } from "@/lib/domain/exercises/paths";
import { hiddenIds, libraryProgress, librarySections } from "@/lib/domain/questionnaires/library";
import type { Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { findSummary } from "@/lib/domain/questionnaires/summaries";
import { lifeScriptNeeds } from "@/lib/domain/scripts/gates";
import type { Mode } from "../paths";
import { LeftOff } from "./left-off";
import { type CardState, LibraryCard } from "./library-card";
import { UndoCancel } from "./undo-cancel";

export const LIBRARY_HEADING_ID = "library-heading";

type LibraryProps = {
	userId: number;
	questionnaires: readonly Questionnaire[];
	responses: readonly ResponseSummary[];
	onOpen: (questionnaireId: string, mode?: Mode, responseId?: string) => void;
	/** Starts a new attempt, and removes the draft. */
	onTakeAgain: (questionnaireId: string) => void;
};

/** All questionnaires by week, and the progress of each. */
export function Library({ userId, questionnaires, responses, onOpen, onTakeAgain }: LibraryProps) {
	const store = useWatchedDrafts(userId);
	const byId = new Map(questionnaires.map((questionnaire) => [questionnaire.id, questionnaire]));
	const { completed, total, nextId } = libraryProgress(questionnaires, responses);

	const stateOf = (id: string): CardState => ({
		completedAt: findSummary(responses, id, null)?.completedAt ?? null,
		savedIndex: store?.readNew(id)?.index ?? null,
	});
	const card = (id: string, disabled = false) => {
		const questionnaire = byId.get(id);
		if (!questionnaire) return null;
		return (
			<li key={id}>
				<LibraryCard
					questionnaire={questionnaire}
					state={stateOf(id)}
					disabled={disabled}
					isNext={id === (store?.lastId ?? nextId)}
					onOpen={(mode) => onOpen(id, mode)}
					onTakeAgain={() => onTakeAgain(id)}
				/>
			</li>
		);
	};
	const last = store?.lastId ? byId.get(store.lastId) : undefined;

	return (
		<div>
			<header className="max-w-measure">
				<h1 id={LIBRARY_HEADING_ID} tabIndex={-1} className="text-3xl outline-none">
					Questionnaires
				</h1>
				<p className="mt-2 text-ink-soft">
					{completed > 0 && completed === total
						? "You have answered all of them. Take one again when life has moved on, and see what has changed."
						: "Four weeks of questions, a few at a time. Answer in your own words and at your own pace; what you have written waits for you."}
				</p>
				<p className="mt-2 text-ink-soft">
					For something shorter, for today, there are{" "}
					<Link href={exercisesScreen} className="text-accent underline underline-offset-4">
						exercises
					</Link>
					.
				</p>
				<div className="mt-5 flex max-w-sm items-center gap-4">
					<Progress
						label="Questionnaires completed"
						value={completed}
						max={total}
						valueText={`${completed} of ${total}`}
						className="h-1.5"
					/>
					<p className="shrink-0 text-sm text-ink-soft">
						{completed} of {total} completed
					</p>
				</div>
			</header>

			{store && (
				<UndoCancel
					store={store}
					titleOf={(id) => byId.get(id)?.title}
					onUndo={({ questionnaireId, editing }) =>
						onOpen(questionnaireId, editing ? "edit" : undefined, editing?.responseId)
					}
				/>
			)}
			{last && store && !hiddenIds.includes(last.id) && (
				<LeftOff questionnaire={last} index={store.readNew(last.id)?.index ?? 0} onContinue={() => onOpen(last.id)} />
			)}

			{librarySections.map(({ title, ids, ...section }) => (
				<section key={title} aria-labelledby={`section-${slug(title)}`} className="mt-12">
					<h2 id={`section-${slug(title)}`} className="text-xl">
						{title}
					</h2>
					{"note" in section && <p className="mt-1 max-w-measure text-ink-soft">{section.note}</p>}
					<ul className="mt-4 divide-y divide-rule rounded-lg bg-page shadow-page">{ids.map((id) => card(id))}</ul>
					{/* Where the person is looking when they have just completed the second of them. */}
					{leadsToLifeScript(ids) && <LifeScriptOffer userId={userId} className="mt-4" />}
				</section>
			))}

			<section aria-hidden="true" inert className="invisible h-0 overflow-hidden">
				<ul>{hiddenIds.map((id) => card(id, true))}</ul>
			</section>
		</div>
	);
}

const leadsToLifeScript = (ids: readonly string[]) => lifeScriptNeeds.every((id) => ids.includes(id));

const slug = (title: string) => title.toLowerCase().replaceAll(" ", "-");
