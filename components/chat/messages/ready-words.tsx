"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ClientMessage } from "@/lib/domain/chat/schema";

/** Words of messages as the server has set them already, by the message's id. */
export type ReadyWords = Record<number, ReactNode>;

type Find = (message: ClientMessage) => ReactNode | undefined;

const Context = createContext<Find>(() => undefined);

type ReadyWordsProviderProps = {
	/** The messages as they were when the server set them. */
	messages?: readonly ClientMessage[];
	words?: ReadyWords;
	children: ReactNode;
};

/** Gives words that the server has set to the messages below. */
export function ReadyWordsProvider({ messages, words, children }: ReadyWordsProviderProps) {
	const find = useMemo((): Find => {
		const contents = new Map(messages?.map(({ id, content }) => [id, content]));
		return ({ id, content }) => (contents.get(id) === content ? words?.[id] : undefined);
	}, [messages, words]);
	return <Context.Provider value={find}>{children}</Context.Provider>;
}

/** @returns What the server has set of a message; undefined if it did not, or if the message has other words by now. */
export const useReadyWords = (): Find => useContext(Context);
