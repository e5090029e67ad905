"use client";

import { useState } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { useForget } from "@/lib/browser/memory/client";
import type { Fact } from "@/lib/domain/memory/schema";
import { memoryTexts as texts } from "@/lib/domain/memory/texts";

/** Forgets facts, one at a time, and confirms it. */
export function useForgetting(userId: number) {
	const { mutateAsync } = useForget(userId);
	const [pendingId, setPendingId] = useState<string | null>(null);
	async function forget({ id }: Fact, how: "forget" | "not me") {
		if (pendingId !== null) return;
		setPendingId(id);
		try {
			await mutateAsync(id);
			toast({ title: how === "forget" ? texts.forgotten : texts.taken });
		} catch (error) {
			toast({ title: messageOf(error, texts.failed), variant: "destructive" });
		} finally {
			setPendingId(null);
		}
	}
	return { forget, pendingId };
}
