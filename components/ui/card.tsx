import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A card, like a sheet of paper on the page. */
export function Card({ className, ...props }: ComponentProps<"section">) {
	return <section className={cn("rounded-lg bg-page p-5 shadow-page sm:p-7", className)} {...props} />;
}

/** The heading of a card. */
export function CardTitle({ className, children, ...props }: ComponentProps<"h2">) {
	return (
		<h2 className={cn("text-xl", className)} {...props}>
			{children}
		</h2>
	);
}

/** The quieter text below a card's heading. */
export function CardText({ className, ...props }: ComponentProps<"p">) {
	return <p className={cn("mt-1.5 text-ink-soft", className)} {...props} />;
}
