"use client";

import Link from "next/link";
import { type ReactNode, useId } from "react";
import { libraryPlace, pathOf } from "@/components/questionnaires/paths";
import { Button } from "@/components/ui/button";
import { useQuestionnaireTitles } from "@/lib/browser/questionnaires/client";

export interface EmptyTexts {
	title: string;
	text: string;
	generate: string;
	/** Says what has to be done first. */
	hint: string;
}

type EmptyScriptProps = {
	texts: EmptyTexts;
	isReady: boolean;
	/** The questionnaires that have yet to be completed. */
	missing: readonly string[];
	isBusy: boolean;
	/** Another way to have it written. */
	another?: ReactNode;
	onGenerate: () => void;
	/** The progress of the writing, or why it failed. */
	children: ReactNode;
};

/**
 * Says what a script will be, with the button that has it written or, before that is possible, links to what is
 * missing.
 */
export function EmptyScript({ texts, isReady, missing, isBusy, another, onGenerate, children }: EmptyScriptProps) {
	const { data: questionnaires } = useQuestionnaireTitles();
	const hintId = useId();
	const titles = new Map(questionnaires?.map(({ id, title }) => [id, title]));
	return (
		<div className="mx-auto grid max-w-[36rem] justify-items-center gap-5 py-4 text-center">
			<h3 className="text-2xl">{texts.title}</h3>
			<p className="text-ink-soft">{texts.text}</p>
			<div className="flex flex-wrap items-center justify-center gap-3">
				<Button
					size="lg"
					disabled={!isReady}
					pending={isBusy}
					aria-describedby={isReady ? undefined : hintId}
					className="max-sm:px-4"
					onClick={onGenerate}
				>
					{texts.generate}
				</Button>
				{!isBusy && another}
			</div>
			{!isReady && (
				<p id={hintId} className="text-sm text-ink-soft">
					{texts.hint}
				</p>
			)}
			{missing.some((id) => titles.has(id)) && (
				<ul className="flex flex-wrap justify-center gap-x-4">
					{missing.map((id) => (
						<li key={id}>
							<Button asChild variant="link" size="inline">
								<Link href={pathOf({ ...libraryPlace, questionnaireId: id })}>{titles.get(id)}</Link>
							</Button>
						</li>
					))}
				</ul>
			)}
			<div className="w-full text-left empty:hidden">{children}</div>
		</div>
	);
}
