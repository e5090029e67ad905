"use client";

import { useQuery } from "@tanstack/react-query";

const none: ReadonlySet<string> = new Set();
const toSet = (list: string[]): ReadonlySet<string> => new Set(list);

/**
 * Loads the passwords that the server refuses because many people use them, in lower case, so that nothing typed has to
 * be sent to check it. Empty until loaded, or if loading fails: the server checks anyway.
 */
export function useCommonPasswords(): ReadonlySet<string> {
	const { data = none } = useQuery({ queryKey: ["/api/common-passwords"], staleTime: Infinity, select: toSet });
	return data;
}
