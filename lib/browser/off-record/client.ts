"use client";

import { useMutation } from "@tanstack/react-query";
import { SendError } from "@/lib/browser/chat/failure";
import { ApiError, apiRequest } from "@/lib/browser/core/api-client";
import type { Tap } from "@/lib/domain/chat/tap";
import { OFF_RECORD_PATH, turnsToSend } from "@/lib/domain/off-record/limits";
import type { OffRecordAnswer, OffRecordTurn } from "@/lib/domain/off-record/schema";

interface Saying {
	content: string;
	/** What was tapped, if the text is that of a button. */
	tap?: Tap;
	before: readonly OffRecordTurn[];
	/** Aborts the request, and with it the coach's work. */
	signal: AbortSignal;
}

async function say({ content, tap, before, signal }: Saying): Promise<OffRecordAnswer> {
	const turns = turnsToSend(before).map(({ writtenBy: _, ...turn }: OffRecordTurn & { writtenBy?: unknown }) => turn);
	try {
		return await apiRequest<OffRecordAnswer>("POST", OFF_RECORD_PATH, {
			body: { content, tap, before: turns },
			signal,
		});
	} catch (error) {
		throw error instanceof ApiError ? new SendError(error) : error;
	}
}

/**
 * Sends a message off the record. It is added to no cache, and no other tab learns of it.
 * @throws SendError
 */
export const useSayOffRecord = () => useMutation({ mutationFn: say, gcTime: 0 });
