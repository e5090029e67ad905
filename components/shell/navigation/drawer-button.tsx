"use client";

import { Menu } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useState } from "react";

const loadDrawer = () => import("./drawer").then((module) => module.Drawer);
const Drawer = dynamic(loadDrawer, { ssr: false });

/** Opens the navigation drawer, which closes on arrival at another page. */
export function DrawerButton() {
	const pathname = usePathname();
	// The drawer belongs to the page on which it was opened, and stays closed on any other.
	const [openOn, setOpenOn] = useState<string | null>(null);
	if (openOn !== null && openOn !== pathname) setOpenOn(null);
	// Loaded when first needed, and then kept, so that it can slide away.
	const [isWanted, setWanted] = useState(false);
	return (
		<>
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
		</>
	);
}
