"use client";

import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { lazyPart } from "@/components/ui/lazy-part";

type PopoverProps = {
	/** The panel's name, for screen readers. */
	label: string;
	isOpen: boolean;
	onClose: () => void;
	/** Which of its edges is aligned with the button's; by default the end. */
	align?: "start" | "end";
	/** What it is placed below, if there is room, instead of above its button. */
	below?: RefObject<HTMLElement | null>;
	className?: string;
	/** Whether it is a text to read, which screen readers then say when it opens. */
	isText?: boolean;
	/** The button that opens it. The panel returns the focus to it. */
	trigger: ReactElement<ComponentProps<"button">>;
	children: ReactNode;
};

const Panel = lazyPart(() => import("./popover-panel").then(({ PopoverPanel }) => PopoverPanel));

/**
 * A small sheet beside a button. It takes the focus and returns it; Escape, a click elsewhere, or its button closes it.
 * The page behind stays usable.
 */
export function Popover({ isOpen, trigger, ...panel }: PopoverProps) {
	const around = useRef<HTMLSpanElement>(null);
	return (
		<>
			<span ref={around} className="contents">
				{cloneElement(trigger, { "aria-haspopup": "dialog", "aria-expanded": isOpen })}
			</span>
			{isOpen && <Panel around={around} {...panel} />}
		</>
	);
}
