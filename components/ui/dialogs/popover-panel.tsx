"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useCallback, useId, useMemo } from "react";
import { cn } from "@/components/ui/cn";

type PopoverPanelProps = {
	/** The element around the button that opened the panel, which has no box of its own. */
	around: RefObject<HTMLElement | null>;
	label: string;
	onClose: () => void;
	align?: "start" | "end";
	/** What it is placed below, if there is room, instead of above its button. */
	below?: RefObject<HTMLElement | null>;
	className?: string;
	/** Whether it is a text to read, which screen readers then say when it opens. */
	isText?: boolean;
	children: ReactNode;
};

/** Distance of the panel from its button, in pixels. */
const GAP = 12;

/** Keeps what follows on the page clear of a panel below an element, for as long as the panel is open. */
function useRoomBelow(below: RefObject<HTMLElement | null> | undefined) {
	return useCallback(
		(panel: HTMLElement | null) => {
			const above = below?.current;
			if (!above || !panel) return;
			above.style.marginBottom = `${panel.offsetHeight + GAP}px`;
			return () => {
				above.style.marginBottom = "";
			};
		},
		[below],
	);
}

/** The open panel of a Popover. */
export function PopoverPanel({
	around,
	label,
	onClose,
	align = "end",
	below,
	className,
	isText,
	children,
}: PopoverPanelProps) {
	const textId = useId();
	const makeRoom = useRoomBelow(below);
	const button = () => around.current?.querySelector("button");
	const anchor = useMemo(
		() => ({
			current: {
				getBoundingClientRect: () =>
					(below?.current ?? around.current?.firstElementChild)?.getBoundingClientRect() ?? new DOMRect(),
			},
		}),
		[around, below],
	);
	return (
		<RadixPopover.Root open onOpenChange={(open) => !open && onClose()}>
			<RadixPopover.Anchor virtualRef={anchor} />
			<RadixPopover.Portal>
				<RadixPopover.Content
					ref={makeRoom}
					side={below ? "bottom" : "top"}
					align={align}
					sideOffset={GAP}
					collisionPadding={16}
					aria-label={label}
					aria-describedby={isText ? textId : undefined}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						// If the person clicked into something else, the focus stays there.
						if (document.activeElement === document.body) button()?.focus({ preventScroll: true });
					}}
					className={cn(
						"z-30 flex max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width)",
						"animate-rise-in flex-col rounded-lg bg-page p-5 pr-13 text-ink shadow-lifted inset-ring inset-ring-rule outline-none",
						className,
					)}
				>
					{/* The scrolling content stays clear of the close button, and has room for focus rings. */}
					<div id={textId} className="-m-1 min-h-0 overflow-y-auto overscroll-contain p-1">
						{children}
					</div>
					<RadixPopover.Close className="absolute right-1.5 top-1.5 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink">
						<X aria-hidden="true" className="size-5" />
						<span className="sr-only">Close</span>
					</RadixPopover.Close>
				</RadixPopover.Content>
			</RadixPopover.Portal>
		</RadixPopover.Root>
	);
}
