"use client";

import { useState } from "react";
import { HelpLink } from "@/components/safety/help-link";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { useFindInLibrary } from "@/lib/browser/library/client";
import type { Finding } from "@/lib/domain/find/schema";
import { FindingLinks } from "./finding-links";
import { SearchField } from "./search-field";

/** Finds articles, exercises and talks while the person types. */
export function SearchBox() {
	const [question, setQuestion] = useState("");
	const { data, isError, refetch } = useFindInLibrary(question);
	const found = question.trim() === "" ? undefined : data?.found;
	return (
		<search className="mt-6 block max-w-measure">
			<SearchField
				id="library-question"
				label="What is on your mind?"
				placeholder="How do I say no?"
				maxLength={2000}
				onQuestion={setQuestion}
			/>
			<div aria-live="polite">
				{isError && (
					<NotLoaded className="mt-4 text-ink-soft" onTry={() => refetch()}>
						The search did not work.
					</NotLoaded>
				)}
				{!isError && found?.length === 0 && (
					<p className="mt-4 text-ink-soft">
						Nothing here matches. You could put it another way, or look through the titles below.
					</p>
				)}
				{!isError && found && found.length > 0 && <Findings found={found} />}
			</div>
		</search>
	);
}

function Findings({ found }: { found: Finding[] }) {
	return (
		<div className="mt-4 rounded-lg bg-page px-5 py-3 shadow-page">
			<UrgentHelp found={found} />
			<p className="text-sm text-ink-soft">Perhaps one of these:</p>
			<FindingLinks found={found} />
		</div>
	);
}

/** Shows the way to help if something that was found is about danger. */
export function UrgentHelp({ found }: { found: readonly Finding[] }) {
	if (!found.some(({ urgent }) => urgent)) return null;
	return (
		<p className="flex flex-wrap items-center gap-x-3 border-b border-rule pb-2">
			If you are in danger, or might hurt yourself:
			<HelpLink className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4" />
		</p>
	);
}
