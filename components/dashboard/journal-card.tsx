"use client";

import { useRouter } from "next/navigation";
import { DraftState, OtherDraftNotice } from "@/components/journal/draft-notes";
import { PromptLine } from "@/components/journal/prompt-line";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Textarea } from "@/components/ui/textarea";
import { MAX_ENTRY } from "@/lib/journal/limits";
import { useDraft } from "@/lib/journal/use-draft";
import { usePrompt } from "@/lib/journal/use-prompt";

/** A place to begin writing at once; the journal takes over the words and the prompt. */
export function JournalCard({ userId, firstPrompt }: { userId: number; firstPrompt: string }) {
	const router = useRouter();
	const { prompt, setPrompt, draw } = usePrompt(firstPrompt);
	const { text, status, other, write, takeOther, keepMine } = useDraft(userId, setPrompt);
	return (
		<Card aria-labelledby="journal-card">
			<CardTitle id="journal-card">Daily Journal</CardTitle>
			<div className="mt-3">
				<PromptLine prompt={prompt} onNew={draw} />
			</div>
			{other && (
				<div className="mt-4">
					<OtherDraftNotice other={other} onTake={takeOther} onKeep={() => keepMine(prompt)} />
				</div>
			)}
			<Textarea
				aria-label="Journal entry"
				value={text}
				onChange={({ target }) => write(target.value, prompt)}
				maxLength={MAX_ENTRY}
				placeholder="Begin anywhere."
				className="mt-4 max-h-72 font-serif"
			/>
			<div className="mt-2">
				<DraftState status={status} text={text} />
			</div>
			<Button onClick={() => router.push("/journal")} className="mt-4 max-sm:w-full">
				{text.trim() === "" ? "Open Journal" : "Continue in Journal"}
			</Button>
		</Card>
	);
}
