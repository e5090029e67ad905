import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** A checkbox in the app's colors: browsers draw their own in a gray that fits no theme. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
	return (
		<span className={cn("relative grid size-6 shrink-0 place-items-center", className)}>
			<input
				type="checkbox"
				className="peer size-full appearance-none rounded-sm border-2 border-edge bg-page checked:border-accent checked:bg-accent disabled:opacity-60 forced-colors:appearance-auto"
				{...props}
			/>
			<Check
				aria-hidden="true"
				strokeWidth={3}
				className="pointer-events-none absolute hidden size-4 text-on-accent peer-checked:block forced-colors:!hidden"
			/>
		</span>
	);
}
