"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import type { Conversation } from "@/lib/domain/chat/conversation";
import { conversationPath, recentMessagesPath } from "@/lib/domain/chat/paths";

/** Deletes a message with its reply, here and in what the dashboard shows. @throws ApiError */
export function useDeleteExchange(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: number) => apiRequest<Deleted & { messages: number[] }>("DELETE", `/api/chat/${id}`),
		onSuccess: ({ messages: gone }) => {
			queryClient.setQueriesData<Conversation>(
				{ queryKey: [conversationPath(userId), "conversation"] },
				(conversation) =>
					conversation && {
						...conversation,
						messages: conversation.messages.filter(({ id }) => !gone.includes(id)),
					},
			);
			void queryClient.invalidateQueries({ queryKey: [recentMessagesPath(userId)] });
		},
	});
}
