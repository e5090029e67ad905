"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { LeaveButton } from "@/components/shell/leave-button";
import { Wordmark } from "@/components/shell/logo";
import { useShellSlots } from "@/components/shell/slots";
import { whenIdle } from "@/lib/browser/core/when-idle";
import { DrawerButton } from "./drawer-button";
import { SLOW_ENTRY } from "./nav-entries";

/**
 * The bar above the content on phones, with the button that opens the drawer. Where letters are large the name gives way,
 * so that help and the way out stay on the screen.
 */
export function MobileBar() {
	const { Help } = useShellSlots();
	const router = useRouter();
	// A link in the drawer is not here to fetch what shows while its screen loads. That has to be here before the press.
	useEffect(() => whenIdle(() => router.prefetch(SLOW_ENTRY)), [router]);
	return (
		<header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-paper/90 px-2 backdrop-blur-lg md:hidden print:hidden">
			<DrawerButton />
			<Link
				href="/"
				className="flex min-h-11 items-center rounded-md px-1.5 max-[15rem]:min-w-0 max-[15rem]:shrink-[99] max-[15rem]:overflow-hidden"
			>
				<Wordmark className="max-[22rem]:[&>span]:sr-only" />
			</Link>
			<Help className="ml-auto flex min-h-11 items-center gap-2 rounded-md px-3 text-sm whitespace-nowrap text-ink-soft hover:bg-sunken max-[22rem]:px-1.5 max-[15rem]:leading-tight max-[15rem]:whitespace-normal" />
			<LeaveButton
				className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken"
				labelClassName="sr-only"
			/>
		</header>
	);
}
