"use client";

import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiRequest } from "@/lib/browser/core/api-client";
import { whenTouched } from "@/lib/browser/core/when-touched";
import type { Deleted } from "@/lib/browser/undo/client";
import {
	type Conversation,
	sentUnder,
	temporaryMessage,
	toConversation,
	withMessages,
	withNewest,
	withOlder,
	withoutTemporary,
} from "@/lib/domain/chat/conversation";
import { answerPath, conversationPath, olderPath, recentMessagesPath } from "@/lib/domain/chat/paths";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { Live, Outgoing } from "./outgoing";

/** The module that sends messages; not loaded before the person has touched the page. */
let delivery: typeof import("./deliver") | undefined;
const loadDelivery = async () => {
	delivery ??= await import("./deliver");
	return delivery;
};
whenTouched(loadDelivery);

const conversationKey = (userId: number) => [conversationPath(userId), "conversation"] as const;
const noticesKey = (userId: number) => [conversationPath(userId), "notices"] as const;
const sendingKey = (userId: number) => [conversationPath(userId), "sending"] as const;
const channelName = (userId: number) => `innerscript:chat:${userId}`;

/**
 * Returns the loaded part of the conversation. The newest page comes with the screen or is read when the screen opens.
 * @param firstPage The newest page, if the server has already read it.
 */
export function useConversation(userId: number, firstPage: ClientMessage[] | undefined) {
	const queryClient = useQueryClient();
	useEffect(() => {
		// The cache of an earlier visit may lack messages from another device.
		if (firstPage) update(queryClient, userId, (conversation) => withNewest(conversation, firstPage));
	}, [queryClient, userId, firstPage]);
	useEffect(() => {
		if (typeof BroadcastChannel === "undefined") return;
		const channel = new BroadcastChannel(channelName(userId));
		channel.onmessage = ({ data }: MessageEvent<News>) => {
			if ("gone" in data) takeOut(queryClient, userId, data.gone);
			else arrive(queryClient, userId, data.messages);
		};
		return () => channel.close();
	}, [queryClient, userId]);
	return useQuery({
		queryKey: conversationKey(userId),
		queryFn: async ({ signal }) =>
			toConversation(await apiRequest<ClientMessage[]>("GET", conversationPath(userId), { signal })),
		initialData: firstPage && toConversation(firstPage),
	});
}

function update(queryClient: QueryClient, userId: number, change: (conversation: Conversation) => Conversation): void {
	// If nobody is signed in any more, there is nothing to change.
	queryClient.setQueryData<Conversation>(
		conversationKey(userId),
		(conversation) => conversation && change(conversation),
	);
}

/** Adds new messages to the conversation. The dashboard asks the server anew whether it may show them. */
function arrive(queryClient: QueryClient, userId: number, messages: ClientMessage[]): void {
	update(queryClient, userId, (conversation) => withMessages(conversation, messages));
	queryClient.removeQueries({ queryKey: [recentMessagesPath(userId)] });
}

/** Removes deleted messages from the conversation and from what the dashboard shows. */
function takeOut(queryClient: QueryClient, userId: number, gone: readonly number[]): void {
	const rest = (messages: readonly ClientMessage[]) => messages.filter(({ id }) => !gone.includes(id));
	update(queryClient, userId, (conversation) => ({ ...conversation, messages: rest(conversation.messages) }));
	void queryClient.invalidateQueries({ queryKey: [recentMessagesPath(userId)] });
}

/**
 * Deletes a message with its reply, in every tab.
 * @throws ApiError
 */
export function useDeleteExchange(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: number) => apiRequest<Deleted & { messages: number[] }>("DELETE", `/api/chat/${id}`),
		onSuccess: ({ messages: gone }) => {
			takeOut(queryClient, userId, gone);
			tellOtherTabs(userId, { gone });
		},
	});
}

/**
 * Loads the page before the oldest loaded message.
 * @throws ApiError
 */
export function useOlderMessages(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (before: number) => apiRequest<ClientMessage[]>("GET", olderPath(userId, before)),
		onSuccess: (page) => update(queryClient, userId, (conversation) => withOlder(conversation, page)),
	});
}

/** Safety notices by the id of their message. They are only in memory, and gone when the page is closed. */
export type NoticesByMessage = Record<number, SafetyNotice>;

/** Returns the notices of this visit. A person who left while a message was being answered finds them on return. */
export function useNotices(userId: number): NoticesByMessage {
	const queryClient = useQueryClient();
	const { data } = useQuery<NoticesByMessage>({
		queryKey: noticesKey(userId),
		queryFn: () => ({}),
		enabled: false,
		initialData: {},
	});
	useEffect(() => {
		return () => void queryClient.setQueryData<NoticesByMessage>(noticesKey(userId), {});
	}, [queryClient, userId]);
	return data;
}

/**
 * Sends a message. It is shown immediately, confirmed when the response arrives, and removed again if none does.
 * @param onAnswer Called with the response before it is added to the conversation; not called if the person has left
 * the screen.
 * @throws SendError if the server refuses; whatever `fetch` throws without a connection.
 */
export function useSendMessage(userId: number, onAnswer: (answer: SendResult) => void) {
	const queryClient = useQueryClient();
	const notice = ({ userMessage, safety }: SendResult) => {
		if (!safety) return;
		const add = (notices: NoticesByMessage = {}) => ({ ...notices, [userMessage.id]: safety });
		queryClient.setQueryData<NoticesByMessage>(noticesKey(userId), add);
	};
	return useMutation({
		mutationKey: sendingKey(userId),
		mutationFn: async (outgoing: Outgoing) => {
			const { deliver } = delivery ?? (await loadDelivery());
			return deliver(userId, outgoing, {
				live: (live) => queryClient.setQueryData<Live | null>(liveKey(userId), live),
				notice: (early) => {
					notice(early);
					update(queryClient, userId, (conversation) => withMessages(conversation, [early.userMessage]));
				},
			});
		},
		onMutate: ({ content, key, again }) =>
			update(queryClient, userId, (conversation) =>
				again !== undefined || sentUnder(conversation, key)
					? conversation
					: withMessages(conversation, [temporaryMessage(userId, content, key, new Date())]),
			),
		onSuccess: (answer) => {
			onAnswer(answer);
			const { userMessage, aiMessage } = answer;
			const messages = aiMessage ? [userMessage, aiMessage] : [userMessage];
			notice(answer);
			arrive(queryClient, userId, messages);
			tellOtherTabs(userId, { messages });
		},
		onError: (_, { key }) => update(queryClient, userId, (conversation) => withoutTemporary(conversation, key)),
		onSettled: () => queryClient.setQueryData<Live | null>(liveKey(userId), null),
	});
}

const liveKey = (userId: number) => [conversationPath(userId), "live"] as const;

/**
 * Returns the reply that is being written right now, even if the person has left the screen and returned; null if there
 * is none.
 */
export function useLive(userId: number): Live | null {
	const { data } = useQuery<Live | null>({
		queryKey: liveKey(userId),
		queryFn: () => null,
		enabled: false,
		initialData: null,
	});
	return data;
}

/**
 * Chooses another of several answers as the reply.
 * @throws ApiError
 */
export function useChooseAnswer(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: ({ replyId, answerId }: { replyId: number; answerId: number }) =>
			apiRequest<ClientMessage>("PUT", answerPath(replyId), { body: { answerId } }),
		onSuccess: (message) => {
			arrive(queryClient, userId, [message]);
			tellOtherTabs(userId, { messages: [message] });
		},
	});
}

/** What one tab tells the others: messages that arrived, or the ids of deleted ones. */
type News = { messages: ClientMessage[] } | { gone: number[] };

function tellOtherTabs(userId: number, news: News): void {
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(channelName(userId));
	channel.postMessage(news);
	channel.close();
}

/** Returns the keys of the messages that are being sent, including those sent on an earlier visit to the screen. */
export function useKeysUnderWay(userId: number): string[] {
	return useMutationState({
		filters: { mutationKey: sendingKey(userId), status: "pending" },
		select: ({ state }) => (state.variables as Outgoing).key,
	});
}

/** Tells whether a message is being sent at this moment; a hook's state would be a tick late. */
export function useIsUnderWay(userId: number) {
	const queryClient = useQueryClient();
	return (key?: string) =>
		queryClient
			.getMutationCache()
			.findAll({ mutationKey: sendingKey(userId), status: "pending" })
			.some(({ state }) => key === undefined || (state.variables as Outgoing).key === key);
}
