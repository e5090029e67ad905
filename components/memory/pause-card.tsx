"use client";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { usePause } from "@/lib/browser/memory/client";
import { memoryTexts as texts } from "@/lib/domain/memory/texts";

/** Shows whether the coach's memory is on, and the switch for it. */
export function PauseCard({ userId, paused }: { userId: number; paused: boolean }) {
	const { mutate, isPending } = usePause(userId);
	return (
		<Card className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
			<p role="status" className="min-w-0 flex-1 basis-64">
				{paused ? texts.paused : texts.running}
			</p>
			<Button
				variant={paused ? "primary" : "outline"}
				pending={isPending}
				onClick={() =>
					mutate(!paused, {
						onError: (error) => toast({ title: messageOf(error, texts.pauseFailed), variant: "destructive" }),
					})
				}
			>
				{paused ? texts.resume : texts.pause}
			</Button>
		</Card>
	);
}
