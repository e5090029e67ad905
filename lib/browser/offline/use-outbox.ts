"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { canStoreOffline } from "./database";
import { listWaiting, onOutbox, type WaitingEntry } from "./outbox";
import { type SendEnd, sendWaiting } from "./send";

/** How long to wait before trying again, in milliseconds: after the first, the second, and every further failure. */
const AGAIN_MS = [10_000, 60_000, 300_000] as const;

const isToSend = ({ refused, notice }: WaitingEntry) => refused === null && notice === null;

/**
 * Returns a person's outbox. It is sent when this component is shown, when the network is back, when the person returns
 * to the tab, and now and then while the server is away.
 * @param isReachable Whether to try at all. Once sending an entry was tried, it cannot be taken back, because it may
 * have arrived.
 * @param onSaved Called after each entry that this tab has sent.
 * @returns `ended` is the result of the last attempt; null before the first.
 */
export function useOutbox(userId: number, isReachable: boolean, onSaved: () => void) {
	const [waiting, setWaiting] = useState<WaitingEntry[]>([]);
	const [ended, setEnded] = useState<SendEnd | null>(null);
	const saved = useRef(onSaved);
	saved.current = onSaved;
	const [failures, setFailures] = useState(0);
	const isSending = useRef(false);

	const send = useCallback(async () => {
		if (isSending.current || !isReachable || !navigator.onLine) return;
		isSending.current = true;
		try {
			const end = await sendWaiting(userId, () => saved.current());
			setFailures((count) => (end === "later" ? count + 1 : 0));
			setEnded(end);
		} catch {
			setFailures((count) => count + 1);
			setEnded("later");
		} finally {
			isSending.current = false;
		}
	}, [userId, isReachable]);

	useEffect(() => {
		if (!canStoreOffline()) return;
		let isGone = false;
		let isSure = false;
		const read = async () => {
			const now = await listWaiting(userId).catch(() => []);
			if (isGone) return;
			setWaiting(now);
			// Sends an entry that another tab has just added, and everything the first time.
			if (now.some(isToSend) && (!isSure || now.some(({ triedAt }) => triedAt === null))) void send();
			isSure = true;
		};
		const back = () => document.visibilityState === "visible" && void send();
		const stop = onOutbox(() => void read());
		void read();
		window.addEventListener("online", send);
		document.addEventListener("visibilitychange", back);
		return () => {
			isGone = true;
			stop();
			window.removeEventListener("online", send);
			document.removeEventListener("visibilitychange", back);
		};
	}, [userId, send]);

	const mayTryAgain = ended === "later" && waiting.some(isToSend);
	useEffect(() => {
		if (!mayTryAgain) return;
		const timer = setTimeout(send, AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? AGAIN_MS[0]);
		return () => clearTimeout(timer);
	}, [mayTryAgain, failures, send]);

	return { waiting, ended };
}
