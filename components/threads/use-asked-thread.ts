"use client";

import { useState } from "react";
import { useThreads } from "@/lib/browser/threads/client";
import type { DueThread } from "@/lib/domain/threads/schema";

/** Returns today's question. It stays on its screen after the answer, which closes it everywhere else. */
export function useAskedThread(): DueThread | null {
	const due = useThreads().data?.due ?? null;
	const [asked, setAsked] = useState(due);
	if (due && !asked) setAsked(due);
	return asked ?? due;
}
