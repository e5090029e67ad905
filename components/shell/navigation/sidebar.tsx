"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { LeaveButton } from "@/components/shell/leave-button";
import { Wordmark } from "@/components/shell/logo";
import { useShellSlots } from "@/components/shell/slots";
import { ThemeToggle } from "@/components/shell/theme-toggle";
import { cn } from "@/components/ui/cn";
import { furtherEntries, isActiveEntry, navEntries } from "./nav-entries";
import { NavLink, sidebarEntryClass, sidebarLabelClass } from "./nav-link";

type SidebarProps = {
	/** The button beside the logo: collapses the sidebar, or closes the drawer. */
	toggle: ReactNode;
	/** Called when the entry of the current page is pressed. */
	onStay?: () => void;
};

const frameClass = cn(
	"flex h-full flex-col gap-6 p-3 text-on-sidebar",
	"[@media(max-height:51rem)]:md:gap-3 collapsed:[@media(max-height:55rem)]:gap-3",
	"overflow-x-hidden overflow-y-auto collapsed:overflow-visible",
);

/** The content of the sidebar and of the phone's drawer: logo, entries, and below them what is needed less often. */
export function Sidebar({ toggle, onStay }: SidebarProps) {
	const pathname = usePathname();
	const { Help, Logout } = useShellSlots();

	return (
		<div className={frameClass}>
			<div className="flex items-center justify-between collapsed:flex-col collapsed:gap-3">
				<Link
					href="/"
					onClick={pathname === "/" ? onStay : undefined}
					className="flex min-h-11 items-center rounded-md px-1.5 focus-visible:outline-on-sidebar"
				>
					<Wordmark className="collapsed:[&>span]:sr-only" />
				</Link>
				{toggle}
			</div>
			<nav aria-label="Main">
				{[navEntries, furtherEntries].map((entries) => (
					<ul
						key={entries[0]?.href}
						className="grid gap-1 not-first:mt-3 not-first:border-t not-first:border-on-sidebar/15 not-first:pt-3"
					>
						{entries.map(({ href, label, note, Icon }) => (
							<li key={href}>
								<NavLink
									href={href}
									label={label}
									note={note}
									Icon={Icon}
									active={isActiveEntry(href, pathname)}
									onClick={pathname === href ? onStay : undefined}
								/>
							</li>
						))}
					</ul>
				))}
			</nav>
			<div className="mt-auto grid gap-1">
				<LeaveButton className={sidebarEntryClass} labelClassName={sidebarLabelClass} />
				<Help className={sidebarEntryClass} labelClassName={sidebarLabelClass} />
				<ThemeToggle className={sidebarEntryClass} labelClassName={sidebarLabelClass} />
				<Logout className={sidebarEntryClass} labelClassName={sidebarLabelClass} />
			</div>
		</div>
	);
}
