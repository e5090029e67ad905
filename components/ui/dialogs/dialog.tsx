"use client";

import * as Primitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useReturnFocus } from "./use-return-focus";

/** Holds a dialog's open state: `open` and `onOpenChange`. */
export const Dialog = Primitive.Root;
/** Wraps (with `asChild`) a button that closes the dialog. */
export const DialogClose = Primitive.Close;
/** A dialog's name and description, for dialogs with their own header; most use DialogHeader. */
export const DialogTitle = Primitive.Title;
export const DialogDescription = Primitive.Description;

export const overlayClass =
	"fixed inset-0 z-40 bg-veil/55 backdrop-blur-[2px] data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";
export const sheetClass = cn(
	"fixed left-1/2 top-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2",
	"flex flex-col rounded-xl bg-page text-ink shadow-lifted outline-none",
	// Header and footer would leave nothing of a low screen: there the whole sheet scrolls.
	"low:overflow-y-auto low:overscroll-contain",
	"data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out",
);

type DialogContentProps = ComponentProps<typeof Primitive.Content> & {
	/**
	 * Whether the person can close the dialog. Otherwise it has no close button, and ignores Escape and outside clicks.
	 */
	closable?: boolean;
};

const titleOf = (sheet: Element) => document.getElementById(sheet.getAttribute("aria-labelledby") ?? "");
const isLong = (body: Element) => body.scrollHeight > body.clientHeight;

/**
 * Moves the focus to the first field of a form. Without one it goes to the title, so that reading starts there, or to a
 * body that scrolls, so that keys scroll it at once; the body is named by the title.
 */
function focusBeginning(sheet: HTMLElement): void {
	const field = sheet.querySelector<HTMLElement>("form :is(input, select, textarea):not(:disabled, [type=hidden])");
	const title = titleOf(sheet);
	const body = sheet.querySelector<HTMLElement>("[data-dialog-body]");
	if (title) title.tabIndex = -1;
	if (body && isLong(body)) body.tabIndex = 0;
	(field ?? (body && isLong(body) ? body : title) ?? sheet).focus({ preventScroll: true });
}

/** The sheet of a dialog. Contains a DialogHeader, then a DialogBody (which scrolls), then a DialogFooter. */
export function DialogContent(given: DialogContentProps) {
	const { className, children, closable = true, onOpenAutoFocus, ...props } = given;
	const returnFocus = useReturnFocus();
	const stay = closable ? undefined : (event: Event) => event.preventDefault();
	return (
		<Primitive.Portal>
			<Primitive.Overlay className={overlayClass} />
			<Primitive.Content
				aria-modal
				className={cn(sheetClass, className)}
				onEscapeKeyDown={stay}
				onPointerDownOutside={stay}
				onInteractOutside={stay}
				{...returnFocus}
				onOpenAutoFocus={(event) => {
					returnFocus.onOpenAutoFocus();
					onOpenAutoFocus?.(event);
					if (event.defaultPrevented || !(event.currentTarget instanceof HTMLElement)) return;
					event.preventDefault();
					focusBeginning(event.currentTarget);
				}}
				{...props}
			>
				{children}
				{closable && (
					<Primitive.Close className="absolute right-2 top-2 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink">
						<X aria-hidden="true" className="size-5" />
						<span className="sr-only">Close</span>
					</Primitive.Close>
				)}
			</Primitive.Content>
		</Primitive.Portal>
	);
}

/** The dialog's title and the sentence below it. */
export function DialogHeader({ title, description }: { title: string; description?: string }) {
	return (
		<div className="shrink-0 px-6 pb-4 pt-6 pr-14 sm:px-8 sm:pt-8 sm:pr-16">
			<DialogTitle className="text-2xl">{title}</DialogTitle>
			{description && <DialogDescription className="mt-2 text-ink-soft">{description}</DialogDescription>}
		</div>
	);
}

/** The part of a dialog that scrolls when it is long; it can be scrolled by keyboard too, and is named by the title. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
	const body = useRef<HTMLDivElement>(null);
	const [title, setTitle] = useState<string>();

	useEffect(() => {
		const box = body.current;
		if (!box) return;
		const sheet = box.closest("[role=dialog]");
		const measure = () => {
			setTitle(isLong(box) ? (sheet?.getAttribute("aria-labelledby") ?? undefined) : undefined);
			// Its text has arrived after the dialog opened.
			const title = sheet && titleOf(sheet);
			if (!isLong(box) || !title || document.activeElement !== title) return;
			box.tabIndex = 0;
			box.focus({ preventScroll: true });
		};
		const sizes = new ResizeObserver(measure);
		for (const part of [box, ...box.children]) sizes.observe(part);
		return () => sizes.disconnect();
	});

	return (
		<div
			ref={body}
			data-dialog-body
			{...(title && { tabIndex: 0, role: "group", "aria-labelledby": title })}
			className={cn(
				"min-h-0 overflow-y-auto overscroll-contain px-6 pb-6 focus-visible:-outline-offset-2 sm:px-8",
				"low:shrink-0 low:overflow-visible",
				className,
			)}
			{...props}
		/>
	);
}

/** The row of a dialog's buttons: the main one last, full width on phones. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
	return (
		<div
			className={cn(
				"flex shrink-0 flex-col-reverse gap-2 px-6 pb-6 sm:flex-row sm:justify-end sm:px-8 sm:pb-8",
				// What scrolls above it ends at a line, so that its last row does not seem to be a button.
				"[[data-dialog-body][role=group]+&]:border-t [[data-dialog-body][role=group]+&]:border-rule",
				"[[data-dialog-body][role=group]+&]:pt-4",
				className,
			)}
			{...props}
		/>
	);
}
