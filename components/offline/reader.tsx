"use client";

import { DoorOpen, LifeBuoy } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Wordmark } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import { isOver, watchTouches } from "@/lib/browser/discretion/touches";
import { closeShelf } from "@/lib/browser/offline/close";
import { renewKeyHalf } from "@/lib/browser/offline/half";
import { readShelf } from "@/lib/browser/offline/shelf";
import type { Shelf } from "@/lib/browser/offline/shelf-kinds";
import { useReachable } from "@/lib/browser/offline/use-reachable";
import { OFFLINE_LINE } from "@/lib/domain/offline/words";
import { OfflineWriter } from "./offline-writer";
import { ShelfView } from "./shelf-view";

/**
 * `locked`: nobody used this browser for longer than the chosen time. `nobody`: nobody is signed in, or nothing can be
 * decrypted.
 */
type State = { name: "reading" | "locked" | "nobody" } | { name: "open"; userId: number; shelf: Partial<Shelf> };

/** How often the lifetime of the key's half is renewed, in milliseconds. */
const RENEW_MS = 20_000;

/**
 * The app without a network: what was read last, and a text box to write into. It replaces every page.
 * @param path The requested path, which decides which part is open.
 */
export function Reader({ path }: { path: string }) {
	const [state, setState] = useState<State>({ name: "reading" });
	const isOpen = state.name === "open";
	const isReachable = useReachable();

	useEffect(() => {
		let isGone = false;
		let isLocked = false;
		const read = async () => {
			if (isOver()) return lock();
			const found = await readShelf();
			if (!isGone && !isLocked) setState(found ? { name: "open", ...found } : { name: "nobody" });
		};
		const lock = async () => {
			if (isLocked) return;
			isLocked = true;
			setState({ name: "locked" });
			await closeShelf();
		};
		void read();
		const stop = watchTouches(() => void lock());
		const renewal = window.setInterval(() => renewKeyHalf(false), RENEW_MS);
		return () => {
			isGone = true;
			stop();
			window.clearInterval(renewal);
		};
	}, []);

	return (
		<div className="lamplight min-h-dvh">
			<header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-paper/90 px-3 backdrop-blur-lg sm:px-6">
				<Wordmark className="px-1.5" />
				<a
					href="/help-now"
					className="ml-auto flex min-h-11 items-center gap-2 rounded-md px-3 text-sm whitespace-nowrap text-ink-soft hover:bg-sunken"
				>
					<LifeBuoy aria-hidden="true" className="size-5 shrink-0" />
					Help now
				</a>
				<button
					type="button"
					data-way-out
					className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken"
				>
					<DoorOpen aria-hidden="true" className="size-5 shrink-0" />
					<span className="sr-only">Quick exit</span>
				</button>
			</header>
			<main id="content" className="mx-auto grid max-w-3xl gap-6 px-4 pb-20 pt-4 sm:px-6 md:pt-10">
				<h1 className="text-3xl">{isOpen ? "Your notebook, offline" : "There is no network"}</h1>
				<Line isReachable={isReachable}>{words[state.name]}</Line>
				{state.name === "open" && (
					<>
						<OfflineWriter userId={state.userId} isReachable={isReachable} />
						<ShelfView shelf={state.shelf} path={path} />
					</>
				)}
			</main>
		</div>
	);
}

const words: Record<State["name"], string> = {
	reading: "One moment.",
	open: OFFLINE_LINE,
	locked:
		"The app is locked. It opens when you log in again, which needs the network. What you wrote here and did not send is still on this device.",
	nobody: "Nobody is logged in here, or what was kept on this device has been removed. Logging in needs the network.",
};

/** Says what the situation is, and leads back to the app. */
function Line({ isReachable, children }: { isReachable: boolean; children: ReactNode }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// Nobody is interrupted while writing.
		if (isReachable && !document.activeElement?.matches("textarea, input")) button.current?.focus();
	}, [isReachable]);
	return (
		<div className="-mt-3 grid justify-items-start gap-2">
			<p role="status" className="text-ink-soft">
				{isReachable ? "The network is back." : children}
			</p>
			<Button
				ref={button}
				variant={isReachable ? "primary" : "link"}
				size={isReachable ? "md" : "inline"}
				className={isReachable ? undefined : "-ml-1"}
				onClick={() => location.reload()}
			>
				{isReachable ? "Open the app" : "Try again"}
			</Button>
		</div>
	);
}
