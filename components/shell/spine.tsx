"use client";

import { LogOut } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { HelpLink } from "@/components/safety/help-link";
import { toast } from "@/components/ui/toast";
import { useLogout } from "@/lib/account/client";
import { Wordmark } from "./logo";
import { isActiveEntry, navEntries } from "./nav-entries";
import { NavLink, spineEntryClass, spineLabelClass } from "./nav-link";
import { ThemeToggle } from "./theme-toggle";

type SpineProps = {
	/** The button beside the logo: collapses the sidebar, or closes the drawer. */
	toggle: ReactNode;
	/** Called when an entry is pressed that leads to the page already open. */
	onStay?: () => void;
};

/** What the sidebar and the phone's drawer hold: logo, entries, and below them what is needed less often. */
export function Spine({ toggle, onStay }: SpineProps) {
	const pathname = usePathname();
	const router = useRouter();
	const logout = useLogout();

	async function leave() {
		try {
			await logout.mutateAsync();
			router.replace("/");
			router.refresh();
		} catch {
			toast({ title: "Logout failed", description: "Please try again", variant: "destructive" });
		}
	}

	return (
		<div className="flex h-full flex-col gap-6 overflow-y-auto overflow-x-hidden collapsed:overflow-visible p-3 text-on-spine">
			<div className="flex items-center justify-between collapsed:flex-col collapsed:gap-3">
				<Link
					href="/"
					onClick={pathname === "/" ? onStay : undefined}
					className="flex min-h-11 items-center rounded-md px-1.5 focus-visible:outline-on-spine"
				>
					<Wordmark className="collapsed:[&>span]:sr-only" />
				</Link>
				{toggle}
			</div>
			<nav aria-label="Main">
				<ul className="grid gap-1">
					{navEntries.map(({ href, label, Icon }) => (
						<li key={href}>
							<NavLink
								href={href}
								label={label}
								Icon={Icon}
								active={isActiveEntry(href, pathname)}
								onClick={pathname === href ? onStay : undefined}
							/>
						</li>
					))}
				</ul>
			</nav>
			<div className="mt-auto grid gap-1">
				<HelpLink className={spineEntryClass} labelClassName={spineLabelClass} />
				<ThemeToggle className={spineEntryClass} labelClassName={spineLabelClass} />
				<button type="button" className={spineEntryClass} disabled={logout.isPending} onClick={leave}>
					<LogOut aria-hidden="true" className="size-5 shrink-0" />
					<span className={spineLabelClass}>Logout</span>
				</button>
			</div>
		</div>
	);
}
