"use client";

import { type LucideIcon, Menu } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { DrawerButton } from "./drawer-button";
import { dailyEntries, isActiveEntry } from "./nav-entries";

const entryClass =
	"flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-md text-center text-xs leading-tight text-ink-soft";

/**
 * Links to what is done every day, within reach of the thumb. Hidden on screens with buttons of their own at the
 * bottom.
 */
export function BottomBar() {
	const pathname = usePathname();
	return (
		<nav
			aria-label="Every day"
			className="fixed inset-x-0 bottom-0 z-20 low:static border-t border-rule bg-paper/95 px-1 pb-[env(safe-area-inset-bottom)] backdrop-blur-lg md:hidden own-bar:hidden print:hidden"
		>
			<ul className="mx-auto grid max-w-md grid-cols-5">
				{dailyEntries.map(({ href, label, Icon }) => {
					const isHere = isActiveEntry(href, pathname);
					return (
						<li key={href} className="grid">
							<Link
								href={href}
								aria-current={isHere ? "page" : undefined}
								className={cn(entryClass, isHere && "font-medium text-accent")}
							>
								<EntryWords Icon={Icon} label={label} />
							</Link>
						</li>
					);
				})}
				<li className="grid">
					<DrawerButton className={entryClass}>
						<EntryWords Icon={Menu} label="More" />
					</DrawerButton>
				</li>
			</ul>
		</nav>
	);
}

function EntryWords({ Icon, label }: { Icon: LucideIcon; label: string }) {
	return (
		<>
			<Icon aria-hidden="true" className="size-5 shrink-0" />
			<span className="max-w-full wrap-anywhere max-xs:sr-only">{label}</span>
		</>
	);
}
