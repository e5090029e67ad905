"use client";

import { useQuery } from "@tanstack/react-query";

const none: ReadonlySet<string> = new Set();
const toSet = (list: string[]): ReadonlySet<string> => new Set(list);

/**
 * The passwords that the server refuses because many people use them, in lower case. Nothing typed is sent for it. Empty
 * until it is there, and where it cannot be had: the server looks anyway.
 */
export function useCommonPasswords(): ReadonlySet<string> {
	const { data = none } = useQuery({ queryKey: ["/api/common-passwords"], staleTime: Infinity, select: toSet });
	return data;
}
