"use client";

import { Menu } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { HelpLink } from "@/components/safety/help-link";
import { Wordmark } from "./logo";

const loadDrawer = () => import("./drawer").then((module) => module.Drawer);
const Drawer = dynamic(loadDrawer, { ssr: false });

/** The bar above the content on phones, with the button that opens the drawer. */
export function MobileBar() {
	const pathname = usePathname();
	// The drawer belongs to the page it was opened on: arriving elsewhere closes it.
	const [openOn, setOpenOn] = useState<string | null>(null);
	// Fetched when it is first wanted, and kept from then on, so that it can slide away.
	const [isWanted, setWanted] = useState(false);
	return (
		<header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-paper/40 px-2 backdrop-blur-lg md:hidden">
			<button
				type="button"
				aria-haspopup="dialog"
				aria-expanded={openOn === pathname}
				onPointerDown={loadDrawer}
				onFocus={loadDrawer}
				onClick={() => {
					setWanted(true);
					setOpenOn(pathname);
				}}
				className="grid size-11 place-items-center rounded-md hover:bg-sunken"
			>
				<Menu aria-hidden="true" className="size-6" />
				<span className="sr-only">Open menu</span>
			</button>
			{isWanted && <Drawer open={openOn === pathname} onClose={() => setOpenOn(null)} />}
			<Link href="/" className="flex min-h-11 items-center rounded-md px-1.5">
				<Wordmark />
			</Link>
			<HelpLink className="ml-auto flex min-h-11 items-center gap-2 rounded-md px-3 text-sm text-ink-soft hover:bg-sunken" />
		</header>
	);
}
