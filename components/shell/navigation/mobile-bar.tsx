"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { LeaveButton } from "@/components/shell/leave-button";
import { Mark } from "@/components/shell/logo";
import { useShellSlots } from "@/components/shell/slots";
import { whenIdle } from "@/lib/browser/core/when-idle";
import { APP_NAME } from "@/lib/domain/core/brand";
import { MenuButton } from "./drawer-button";
import { placeName, SLOW_ENTRY } from "./nav-entries";

/**
 * The bar above the content on phones: the current place, help, and the way out. Has the menu if a screen's own buttons
 * replace the bar at the bottom. With large text the name is cut, so that help and the way out stay.
 */
export function MobileBar() {
	const { Help } = useShellSlots();
	const router = useRouter();
	const pathname = usePathname();
	// A link inside the closed drawer cannot prefetch what is shown while its screen loads, and that must be loaded
	// before the press.
	useEffect(() => whenIdle(() => router.prefetch(SLOW_ENTRY)), [router]);
	return (
		<header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-paper/90 px-2 backdrop-blur-lg md:hidden print:hidden">
			<MenuButton className="hidden own-bar:grid" />
			<Link
				href="/"
				aria-label={APP_NAME}
				className="grid size-11 shrink-0 place-items-center rounded-md own-bar:max-[27rem]:hidden"
			>
				<Mark />
			</Link>
			{/* For screen readers, the screen's own heading says the same. */}
			<p
				aria-hidden="true"
				className="min-w-0 truncate font-serif text-lg font-medium max-[22rem]:text-sm max-[22rem]:tracking-tight min-[22rem]:own-bar:text-base"
			>
				{placeName(pathname)}
			</p>
			<Help className="ml-auto flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-1.5 text-sm whitespace-nowrap text-ink-soft hover:bg-sunken max-[22rem]:px-1" />
			<LeaveButton
				className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-md px-1.5 text-sm text-ink-soft hover:bg-sunken"
				labelClassName="max-[23rem]:sr-only"
			/>
		</header>
	);
}
