"use client";

import { Activity, type ComponentProps, lazy, memo, Suspense, useRef, useState } from "react";
import { whenTouched } from "@/lib/browser/core/when-touched";
import { useIsInBrowser } from "@/lib/browser/questionnaires/use-answer-drafts";
import { QuestionPlaceholder } from "./question-placeholder";
import type { Questions } from "./questions";

const load = () => import("./questions");
whenTouched(load);

const Loaded = lazy(() => load().then((module) => ({ default: module.Questions })));

type Props = ComponentProps<typeof Questions>;

// React discards what the server has sent, and what the person has typed there, if its props change before its script
// is loaded. So it is only rendered again for other questions.
const Kept = memo(function Kept({ isFromServer, ...props }: Props & { isFromServer: boolean }) {
	const questions = <Loaded {...props} />;
	// An Activity also waits for its script by itself. A Suspense on the server would show its fallback first.
	if (isFromServer) return <Activity>{questions}</Activity>;
	const { questionnaire, summary } = props;
	return (
		<Suspense fallback={<QuestionPlaceholder questionnaire={questionnaire} isNew={!summary} />}>{questions}</Suspense>
	);
});

/**
 * The questions of a questionnaire. Their script is separate from the library's: if the page opens at a question, the
 * server's markup is shown until it is loaded; elsewhere it is loaded at the first touch.
 */
export function LazyQuestions({ onCancel, onSaved, ...props }: Props) {
	const isInBrowser = useIsInBrowser();
	const [isFromServer] = useState(!isInBrowser);
	const latest = useRef({ onCancel, onSaved });
	latest.current = { onCancel, onSaved };
	const [callbacks] = useState<Pick<Props, "onCancel" | "onSaved">>(() => ({
		onCancel: () => latest.current.onCancel(),
		onSaved: (saved) => latest.current.onSaved(saved),
	}));
	return <Kept {...props} {...callbacks} isFromServer={isFromServer} />;
}
