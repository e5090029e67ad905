"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { DraftLine, OtherDraftNotice } from "@/components/journal/draft-notes";
import { PROMPT_ID, PromptLine } from "@/components/journal/prompt-line";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Textarea } from "@/components/ui/forms/textarea";
import { DictateButton } from "@/components/voice/dictation/dictate-button";
import { useJournalDraft } from "@/lib/browser/journal/use-journal-draft";
import { usePrompt } from "@/lib/browser/journal/use-prompt";
import { useDictatedWords } from "@/lib/browser/voice/use-dictated-words";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";

/** A text box to start writing immediately. The journal takes over the text and the prompt. */
export function JournalCard({ userId, firstPrompt }: { userId: number; firstPrompt: string }) {
	const router = useRouter();
	const { prompt, setPrompt, draw } = usePrompt(firstPrompt);
	const { text, status, other, write, takeOther, letOtherGo } = useJournalDraft(userId, setPrompt);
	const box = useRef<HTMLTextAreaElement>(null);
	const addDictated = useDictatedWords(box, "cursor");
	return (
		<Card aria-labelledby="journal-card">
			<CardTitle id="journal-card">Daily Journal</CardTitle>
			<div className="mt-3">
				<PromptLine prompt={prompt} onNew={draw} />
			</div>
			{other && (
				<div className="mt-4">
					<OtherDraftNotice other={other} onTake={takeOther} onKeep={letOtherGo} />
				</div>
			)}
			<Textarea
				ref={box}
				aria-label="Journal entry"
				aria-describedby={PROMPT_ID}
				value={text}
				onChange={({ target }) => write({ text: target.value, prompt })}
				maxLength={MAX_ENTRY}
				placeholder="Begin anywhere."
				className="mt-4 max-h-72 font-serif"
			/>
			<div className="mt-2">
				<DraftLine status={status} text={text} />
			</div>
			<div className="mt-4 flex items-center gap-2">
				<Button onClick={() => router.push("/journal")} className="max-sm:grow">
					{text.trim() === "" ? "Open Journal" : "Continue in Journal"}
				</Button>
				<DictateButton into="your journal entry" slot="journal" onText={addDictated} />
			</div>
		</Card>
	);
}
