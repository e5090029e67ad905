"use client";

import * as Primitive from "@radix-ui/react-radio-group";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";

/** One choice out of several; name it with `aria-label` or `aria-labelledby`. */
export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
	return <Primitive.Root className={cn("grid gap-2", className)} {...props} />;
}

/** One option: the whole row can be pressed. */
export function RadioOption({ value, children }: { value: string; children: ReactNode }) {
	const id = useId();
	return (
		<label
			htmlFor={id}
			className="flex min-h-12 items-start gap-3 rounded-md border border-rule bg-page px-4 py-3 transition-colors duration-(--motion-fast) hover:bg-sunken has-data-[state=checked]:border-accent has-data-[state=checked]:bg-[color-mix(in_srgb,var(--soft)_35%,var(--page))]"
		>
			<Primitive.Item
				id={id}
				value={value}
				className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge bg-page data-[state=checked]:border-accent"
			>
				<Primitive.Indicator className="size-3 rounded-full bg-accent" />
			</Primitive.Item>
			<span>{children}</span>
		</label>
	);
}
