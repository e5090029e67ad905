"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";
import { toastStore } from "./toast";

const SECONDS = 5;
const touches = ["pointerdown", "keydown", "focusin", "input"] as const;

// Not part of the first load, because there is no message before the person has done something.
const load = () => import("./toaster").then(({ Toaster }): ComponentType => Toaster);

/**
 * The toaster, loaded at the first touch or the first message, whichever comes first. If it cannot be loaded, which is
 * when a message may be needed most, the message is shown as plain text.
 */
export function LazyToaster() {
	const [Toaster, setToaster] = useState<ComponentType | null>(null);
	const [isMissing, setMissing] = useState(false);

	useEffect(() => {
		if (Toaster) return;
		let isAsked = false;
		const ask = () => {
			if (isAsked) return;
			isAsked = true;
			load().then(
				(loaded) => setToaster(() => loaded),
				() => {
					isAsked = false;
					setMissing(true);
				},
			);
		};
		if (toastStore.get()) ask();
		const unsubscribe = toastStore.subscribe(ask);
		for (const touch of touches) window.addEventListener(touch, ask, { capture: true, passive: true });
		return () => {
			unsubscribe();
			for (const touch of touches) window.removeEventListener(touch, ask, { capture: true });
		};
	}, [Toaster]);

	if (Toaster) return <Toaster />;
	return isMissing && <PlainToast />;
}

/** Shows just the message, for its duration. */
function PlainToast() {
	const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
	useEffect(() => {
		if (!toast) return;
		const timer = window.setTimeout(() => toastStore.dismiss(toast.id), (toast.seconds ?? SECONDS) * 1000);
		return () => window.clearTimeout(timer);
	}, [toast]);
	const isBad = toast?.variant === "destructive";
	return (
		<div
			role="status"
			className="fixed inset-x-4 top-[calc(4rem+env(safe-area-inset-top))] z-60 sm:left-auto sm:w-96 md:bottom-[var(--toast-bottom,1.5rem)] md:right-6 md:top-auto"
		>
			{toast && (
				<div
					className={cn(
						"rounded-lg bg-page px-5 py-4 text-ink shadow-lifted inset-ring",
						isBad ? "inset-ring-alert" : "inset-ring-rule",
					)}
				>
					<p className={cn("font-semibold", isBad && "text-alert")}>{toast.title}</p>
					{toast.description && <p className="text-sm text-ink-soft">{toast.description}</p>}
				</div>
			)}
		</div>
	);
}
