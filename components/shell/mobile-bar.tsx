"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { Menu, X } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { overlayClass } from "@/components/ui/dialog";
import { Wordmark } from "./logo";
import { Spine } from "./spine";

/** The bar above the content on phones, with the drawer that holds the sidebar's entries. */
export function MobileBar() {
	const pathname = usePathname();
	// The drawer belongs to the page it was opened on: arriving elsewhere closes it.
	const [openOn, setOpenOn] = useState<string | null>(null);
	const close = () => setOpenOn(null);
	return (
		<header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-paper/90 px-2 backdrop-blur-sm md:hidden">
			<Dialog.Root open={openOn === pathname} onOpenChange={(open) => setOpenOn(open ? pathname : null)}>
				<Dialog.Trigger className="grid size-11 place-items-center rounded-md hover:bg-sunken">
					<Menu aria-hidden="true" className="size-6" />
					<span className="sr-only">Open menu</span>
				</Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Overlay className={overlayClass} />
					<Dialog.Content
						aria-describedby={undefined}
						className="drawer fixed inset-y-0 left-0 z-50 w-64 max-w-[85vw] bg-spine shadow-lifted outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
					>
						<Dialog.Title className="sr-only">Menu</Dialog.Title>
						<Spine
							onStay={close}
							toggle={
								<Dialog.Close className="grid size-11 place-items-center rounded-md text-on-spine-soft hover:bg-spine-hover hover:text-on-spine focus-visible:outline-on-spine">
									<X aria-hidden="true" className="size-5" />
									<span className="sr-only">Close menu</span>
								</Dialog.Close>
							}
						/>
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
			<Link href="/" className="flex min-h-11 items-center rounded-md px-1.5">
				<Wordmark />
			</Link>
		</header>
	);
}
