"use client";

import { useState } from "react";
import { changesOf } from "@/lib/domain/core/was";
import { ApiError } from "./api-client";

/**
 * Remembers what a form was opened with, which is sent along with its changes. If they are refused because the same
 * fields were changed in another window, what is saved by now takes its place: it is shown, and saving again replaces
 * it.
 * @param first What the form was opened with.
 * @param read Reads what is saved now; null if it is gone.
 */
export function useWas<Fields extends object>(first: Fields, read: () => Promise<Fields | null>) {
	const [was, setWas] = useState(first);
	const [newer, setNewer] = useState<Partial<Fields>>({});

	/** @returns What is saved by now, if the error was such a refusal; otherwise null. */
	async function lookAgain(error: unknown): Promise<Fields | null> {
		if (!(error instanceof ApiError && error.status === 409)) return null;
		const now = await read().catch(() => null);
		const changes = now && changesOf(was, now);
		if (!now || !changes) return null;
		const { was: _, ...changed } = changes;
		setWas(now);
		setNewer(changed as Partial<Fields>);
		return now;
	}

	return { was, newer, lookAgain };
}
