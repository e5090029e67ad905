"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/lazy-part";

const Drawer = lazyDialog(() => import("./drawer").then((module) => module.Drawer));

/** Opens the navigation drawer, which closes on arrival at another page. */
export function DrawerButton() {
	const pathname = usePathname();
	// The drawer belongs to the page on which it was opened, and stays closed on any other.
	const [openOn, setOpenOn] = useState<string | null>(null);
	if (openOn !== null && openOn !== pathname) setOpenOn(null);
	const isOpen = openOn !== null;
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={() => setOpenOn(pathname)}
				className="grid size-11 place-items-center rounded-md hover:bg-sunken"
			>
				<Menu aria-hidden="true" className="size-6" />
				<span className="sr-only">Open menu</span>
			</button>
			<Drawer open={isOpen} onClose={() => setOpenOn(null)} />
		</>
	);
}
