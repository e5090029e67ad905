import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type DisclosureProps = Omit<ComponentProps<"details">, "title"> & { title: ReactNode };

/** A title that opens what is below it; works without JavaScript. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
	return (
		<details className={cn("group", className)} {...details}>
			<summary className="flex min-h-11 cursor-pointer items-center gap-2 py-1 font-medium text-accent [&::-webkit-details-marker]:hidden">
				<span aria-hidden="true" className="transition-transform duration-(--motion-fast) group-open:rotate-90">
					›
				</span>
				{title}
			</summary>
			{children}
		</details>
	);
}
