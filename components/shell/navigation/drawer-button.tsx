"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { cn } from "@/components/ui/cn";
import { lazyDialog } from "@/components/ui/lazy-part";

const Drawer = lazyDialog(() => import("./drawer").then((module) => module.Drawer));

/** Opens the navigation drawer, which closes on arrival at another page. */
export function DrawerButton({ className, children }: { className: string; children: ReactNode }) {
	const pathname = usePathname();
	// The drawer belongs to the page on which it was opened, and is closed on any other.
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
				className={className}
			>
				{children}
			</button>
			<Drawer open={isOpen} onClose={() => setOpenOn(null)} />
		</>
	);
}

/** The drawer button as the usual icon. */
export function MenuButton({ className }: { className?: string }) {
	return (
		<DrawerButton className={cn("grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken", className)}>
			<Menu aria-hidden="true" className="size-6" />
			<span className="sr-only">Open menu</span>
		</DrawerButton>
	);
}
