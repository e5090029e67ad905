"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ClientMessage } from "@/lib/domain/chat/schema";

/** Messages' text that the server has rendered, by the message's id. */
export type ReadyWords = Record<number, ReactNode>;

type Find = (message: ClientMessage) => ReactNode | undefined;

const Context = createContext<Find>(() => undefined);

type ReadyWordsProviderProps = {
	/** The messages as they were when the server rendered them. */
	messages?: readonly ClientMessage[];
	words?: ReadyWords;
	children: ReactNode;
};

/** Provides text rendered by the server to the messages below. */
export function ReadyWordsProvider({ messages, words, children }: ReadyWordsProviderProps) {
	const find = useMemo((): Find => {
		const contents = new Map(messages?.map(({ id, content }) => [id, content]));
		return ({ id, content }) => (contents.get(id) === content ? words?.[id] : undefined);
	}, [messages, words]);
	return <Context.Provider value={find}>{children}</Context.Provider>;
}

/**
 * Returns a function that finds a message's rendered text; it returns undefined if there is none, or if the message has
 * changed since.
 */
export const useReadyWords = (): Find => useContext(Context);
