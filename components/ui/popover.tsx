"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "./cn";

type PopoverProps = {
	/** What the panel is, for screen readers. */
	label: string;
	onClose: () => void;
	className?: string;
	children: ReactNode;
};

/**
 * A small sheet above what opened it, in a `relative` parent. It takes focus, and Escape, a click elsewhere or its
 * button closes it; the page behind stays usable.
 */
export function Popover({ label, onClose, className, children }: PopoverProps) {
	const panel = useRef<HTMLDivElement>(null);
	const close = useRef(onClose);
	close.current = onClose;

	useEffect(() => {
		const opener = document.activeElement;
		panel.current?.focus({ preventScroll: true });
		panel.current?.scrollIntoView({ block: "nearest" });
		const onKey = (event: KeyboardEvent) => event.key === "Escape" && close.current();
		const onPointer = ({ target }: PointerEvent) => !panel.current?.contains(target as Node) && close.current();
		document.addEventListener("keydown", onKey);
		document.addEventListener("pointerdown", onPointer);
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("pointerdown", onPointer);
			const lost = document.activeElement === document.body || document.activeElement === null;
			if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
		};
	}, []);

	return (
		<div
			ref={panel}
			role="dialog"
			aria-label={label}
			tabIndex={-1}
			className={cn(
				"absolute bottom-full z-30 mb-3 rounded-lg bg-page p-5 pr-13 text-ink shadow-lifted inset-ring inset-ring-rule outline-none animate-rise-in",
				className,
			)}
		>
			{children}
			<button
				type="button"
				onClick={onClose}
				className="absolute right-1.5 top-1.5 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
			>
				<X aria-hidden="true" className="size-5" />
				<span className="sr-only">Close</span>
			</button>
		</div>
	);
}
