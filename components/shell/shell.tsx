"use client";

import "./print.css";
import { PanelLeft } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";
import { BottomBar } from "./navigation/bottom-bar";
import { MobileBar } from "./navigation/mobile-bar";
import { Sidebar } from "./navigation/sidebar";
import { sidebarState } from "./navigation/sidebar-state";
import { useSearchKey } from "./navigation/use-search-key";
import { skipClass } from "./skip-class";
import { type ShellSlots, ShellSlotsProvider } from "./slots";

/** The frame of every signed-in screen: the sidebar (on phones a bar with a drawer) and the content beside it. */
export function Shell({ slots, children }: { slots: ShellSlots; children: ReactNode }) {
	const [isSearching, endSearch] = useSearchKey();
	return (
		<ShellSlotsProvider value={slots}>
			<div
				className={cn(
					"print:block! md:grid md:grid-cols-[var(--sidebar-width)_minmax(0,1fr)]",
					"md:transition-[grid-template-columns] md:duration-(--motion-base) md:ease-settle",
				)}
			>
				<a href="#content" className={skipClass}>
					Skip to content
				</a>
				<aside className="sticky top-0 z-20 hidden h-dvh bg-sidebar shadow-page md:block print:hidden!">
					<Sidebar toggle={<CollapseToggle />} />
				</aside>
				<div className="lamplight min-w-0 overflow-x-clip">
					<MobileBar />
					<main
						id="content"
						tabIndex={-1}
						// The conversation fills the whole content area, which overrides the room that `own-bar` leaves below it.
						className="mx-auto max-w-5xl px-4 pb-32 low:pb-8 pt-4 outline-none sm:px-6 md:px-10 md:pb-20 md:pt-10 own-bar:pb-20 has-data-fills-screen:max-w-none has-data-fills-screen:p-0!"
					>
						{children}
					</main>
					<BottomBar />
				</div>
			</div>
			{isSearching && <slots.Search onClose={endSearch} />}
		</ShellSlotsProvider>
	);
}

function CollapseToggle() {
	const collapsed = useSyncExternalStore(
		sidebarState.subscribe,
		sidebarState.isCollapsed,
		sidebarState.isCollapsedOnServer,
	);
	return (
		<button
			type="button"
			aria-expanded={!collapsed}
			onClick={sidebarState.toggle}
			className="grid size-11 shrink-0 place-items-center rounded-md text-on-sidebar-soft hover:bg-sidebar-hover hover:text-on-sidebar focus-visible:outline-on-sidebar"
		>
			<PanelLeft aria-hidden="true" className="size-5" />
			<span className="sr-only">Toggle sidebar</span>
		</button>
	);
}
