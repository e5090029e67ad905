"use client";

import * as Primitive from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

/** A list of items that open and close; contains AccordionItems. `type` says whether several can be open. */
export const Accordion = Primitive.Root;

/** An item; contains an AccordionTrigger, then an AccordionContent. */
export function AccordionItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
	return <Primitive.Item className={cn("border-b border-rule last:border-0", className)} {...props} />;
}

/** Without `id`, by which the content is labelled. */
type AccordionTriggerProps = Omit<ComponentProps<typeof Primitive.Trigger>, "id"> & {
	/** A quieter line below the title. */
	detail?: ReactNode;
};

/** An item's title: a heading of the third level, all of it a button. */
export function AccordionTrigger({ className, children, detail, ...props }: AccordionTriggerProps) {
	return (
		<Primitive.Header className="font-sans text-base">
			<Primitive.Trigger
				className={cn(
					"group flex w-full items-center justify-between gap-4 rounded-md py-4 text-left tracking-normal",
					className,
				)}
				{...props}
			>
				<span className="min-w-0">
					<span className="block font-serif text-lg leading-snug group-hover:text-accent">{children}</span>
					{detail && <span className="mt-0.5 block text-sm font-normal text-ink-soft">{detail}</span>}
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-ink-soft transition-transform duration-(--motion-base) group-data-[state=open]:rotate-180"
				/>
			</Primitive.Trigger>
		</Primitive.Header>
	);
}

/** An item's content. With `forceMount` it is rendered while closed too, but hidden. */
export function AccordionContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
	return <Primitive.Content className={cn("animate-fade-in data-[state=closed]:hidden", className)} {...props} />;
}
