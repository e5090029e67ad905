"use client";

import * as Primitive from "@radix-ui/react-radio-group";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";
import { radioCircleClass, radioGroupClass, radioRowClass } from "./radio-class";

/** A choice of one of several options; name it with `aria-label` or `aria-labelledby`. */
export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
	return <Primitive.Root className={cn(radioGroupClass, className)} {...props} />;
}

/** An option: the whole row can be pressed. */
export function RadioOption({ value, children }: { value: string; children: ReactNode }) {
	const id = useId();
	return (
		<label htmlFor={id} className={radioRowClass}>
			<Primitive.Item id={id} value={value} className={radioCircleClass}>
				<Primitive.Indicator className="size-3 rounded-full bg-accent" />
			</Primitive.Item>
			<span>{children}</span>
		</label>
	);
}
