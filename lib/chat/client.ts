"use client";

import { useQuery } from "@tanstack/react-query";
import { recentMessagesPath } from "./paths";
import type { ClientMessage } from "./schema";

/** The last messages of the conversation, oldest first. */
export function useRecentMessages(userId: number) {
	return useQuery<ClientMessage[]>({ queryKey: [recentMessagesPath(userId)] });
}
