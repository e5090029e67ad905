"use client";

import Link from "next/link";
import { HelpLink } from "@/components/safety/help-link";
import { DrawerButton } from "./drawer-button";
import { Wordmark } from "./logo";

/** The bar above the content on phones, with the button that opens the drawer. */
export function MobileBar() {
	return (
		<header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-paper/40 px-2 backdrop-blur-lg md:hidden">
			<DrawerButton />
			<Link href="/" className="flex min-h-11 items-center rounded-md px-1.5">
				<Wordmark />
			</Link>
			<HelpLink className="ml-auto flex min-h-11 items-center gap-2 rounded-md px-3 text-sm whitespace-nowrap text-ink-soft hover:bg-sunken" />
		</header>
	);
}
