"use client";

import { useQuery } from "@tanstack/react-query";
import { recentMessagesPath } from "@/lib/domain/chat/paths";
import type { ClientMessage } from "@/lib/domain/chat/schema";

/** The last messages of the conversation, oldest first. Apart from what sends them, which the dashboard does not need. */
export function useRecentMessages(userId: number) {
	return useQuery<ClientMessage[]>({ queryKey: [recentMessagesPath(userId)] });
}
