"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type PopoverProps = {
	/** The panel's name, for screen readers. */
	label: string;
	isOpen: boolean;
	onClose: () => void;
	className?: string;
	/** The button that opened it. The panel is placed above it, and returns the focus to it. */
	trigger: ReactNode;
	children: ReactNode;
};

/**
 * A small sheet above a button. It takes the focus and returns it; Escape, a click elsewhere, or its button closes it.
 * The page behind stays usable.
 */
export function Popover({ label, isOpen, onClose, className, trigger, children }: PopoverProps) {
	return (
		<RadixPopover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
			<RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
			<RadixPopover.Portal>
				<RadixPopover.Content
					side="top"
					align="end"
					sideOffset={12}
					collisionPadding={16}
					aria-label={label}
					className={cn(
						"z-30 max-w-[calc(100vw-2rem)] rounded-lg bg-page p-5 pr-13 text-ink shadow-lifted inset-ring inset-ring-rule outline-none animate-rise-in",
						className,
					)}
				>
					{children}
					<RadixPopover.Close className="absolute right-1.5 top-1.5 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink">
						<X aria-hidden="true" className="size-5" />
						<span className="sr-only">Close</span>
					</RadixPopover.Close>
				</RadixPopover.Content>
			</RadixPopover.Portal>
		</RadixPopover.Root>
	);
}
