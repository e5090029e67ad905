"use client";

import { PanelLeft } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { SelectElsewhere } from "@/components/questionnaires/select-elsewhere";
import { MobileBar } from "./mobile-bar";
import { sidebarState } from "./sidebar-state";
import { Spine } from "./spine";

/** The frame of every signed-in screen: the sidebar (on phones a bar with a drawer) and the content beside it. */
export function Shell({ children }: { children: ReactNode }) {
	return (
		<div className="md:grid md:grid-cols-[var(--spine-width)_minmax(0,1fr)] md:transition-[grid-template-columns] md:duration-(--motion-base) md:ease-settle">
			<a
				href="#content"
				className="sr-only z-60 rounded-md bg-accent font-medium text-on-accent focus:not-sr-only focus:fixed focus:left-3 focus:top-3 focus:px-5 focus:py-3"
			>
				Skip to content
			</a>
			<SelectElsewhere />
			<aside className="sticky top-0 z-20 hidden h-dvh bg-spine shadow-page md:block">
				<Spine toggle={<CollapseToggle />} />
			</aside>
			<div className="lamplight min-w-0 overflow-x-clip">
				<MobileBar />
				<main
					id="content"
					tabIndex={-1}
					// The conversation takes the whole of the content area.
					className="mx-auto max-w-5xl px-4 pb-20 pt-4 outline-none sm:px-6 md:px-10 md:pt-10 has-data-fills-screen:max-w-none has-data-fills-screen:p-0"
				>
					{children}
				</main>
			</div>
		</div>
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
			className="grid size-11 place-items-center rounded-md text-on-spine-soft hover:bg-spine-hover hover:text-on-spine focus-visible:outline-on-spine"
		>
			<PanelLeft aria-hidden="true" className="size-5" />
			<span className="sr-only">Toggle sidebar</span>
		</button>
	);
}
