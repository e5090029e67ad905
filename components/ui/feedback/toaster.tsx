"use client";

import * as Primitive from "@radix-ui/react-toast";
import { CircleAlert, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";
import { toastStore } from "./toast";

const DURATION_MS = 5000;
const SWIPE_PX = 50;

/** The key that leads to the action of a toast. */
const KEY = "F8";
/** Radix reacts to no key: it would move the focus to the list of toasts, from where the action is two steps away. */
const NO_KEYS: string[] = [];

/**
 * Moves the focus to a toast's action, or its closing button, when F8 is pressed, and back once the toast is gone.
 * @returns The ref of the list of toasts.
 */
function useFocusByKey(isShown: boolean) {
	const list = useRef<HTMLOListElement>(null);
	const before = useRef<Element | null>(null);
	useEffect(() => {
		const hear = (event: KeyboardEvent) => {
			const button = event.key === KEY ? list.current?.querySelector("button") : null;
			if (!button || list.current?.contains(document.activeElement)) return;
			event.preventDefault();
			before.current = document.activeElement;
			button.focus();
		};
		document.addEventListener("keydown", hear);
		return () => document.removeEventListener("keydown", hear);
	}, []);
	useEffect(() => {
		const { current: element } = before;
		if (isShown || !(element instanceof HTMLElement)) return;
		before.current = null;
		const { activeElement, body } = document;
		if (activeElement === body || list.current?.contains(activeElement)) element.focus({ preventScroll: true });
	}, [isShown]);
	return list;
}

/**
 * Shows toasts: on phones at the top, clear of the keyboard; elsewhere at the bottom right. F8 moves the focus to what
 * a toast offers.
 */
export function Toaster() {
	const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
	const list = useFocusByKey(toast !== null);
	const destructive = toast?.variant === "destructive";
	return (
		<Primitive.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Message">
			{toast && (
				<Primitive.Root
					key={toast.id}
					type={destructive || toast.action ? "foreground" : "background"}
					duration={toast.seconds === undefined ? undefined : toast.seconds * 1000}
					onOpenChange={(open) => !open && toastStore.dismiss(toast.id)}
					className={cn(
						"relative flex gap-3 rounded-lg bg-page py-4 pl-5 pr-14 text-ink shadow-lifted inset-ring inset-ring-rule",
						"animate-toast-in data-[swipe=end]:animate-toast-away",
						"data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
						"data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
						destructive && "inset-ring-alert",
					)}
				>
					{destructive && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-alert" />}
					<div className="min-w-0">
						<Primitive.Title className={cn("font-semibold", destructive && "text-alert")}>
							{toast.title}
						</Primitive.Title>
						{toast.description && (
							<Primitive.Description className="text-sm text-ink-soft">{toast.description}</Primitive.Description>
						)}
						{toast.action && (
							<Primitive.Action
								altText={`${toast.action.label}: press ${KEY} to reach it`}
								onClick={toast.action.run}
								className="mt-1 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
							>
								{toast.action.label}
							</Primitive.Action>
						)}
					</div>
					<Primitive.Close className="absolute right-1.5 top-1.5 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink">
						<X aria-hidden="true" className="size-5" />
						<span className="sr-only">Dismiss</span>
					</Primitive.Close>
				</Primitive.Root>
			)}
			{/* On phones below the bar, because the bar's "Help now" must always be one tap away. */}
			<Primitive.Viewport
				ref={list}
				label={`Messages (${KEY})`}
				hotkey={NO_KEYS}
				className={cn(
					"fixed inset-x-4 top-[calc(4rem+env(safe-area-inset-top))] z-60 flex flex-col outline-none sm:left-auto sm:w-96",
					toast?.isLow && "max-md:top-auto max-md:bottom-[calc(5.5rem+env(safe-area-inset-bottom))]",
					"md:top-auto md:right-6 md:bottom-[var(--toast-bottom,1.5rem)]",
				)}
			/>
		</Primitive.Provider>
	);
}
