"use client";

import { useQuery } from "@tanstack/react-query";
import { recentMessagesPath } from "@/lib/domain/chat/paths";
import type { ClientMessage } from "@/lib/domain/chat/schema";

/**
 * Reads the last messages of the conversation, oldest first. In a file of its own, because the dashboard does not need
 * the code that sends messages.
 */
export function useRecentMessages(userId: number) {
	return useQuery<ClientMessage[]>({ queryKey: [recentMessagesPath(userId)] });
}
