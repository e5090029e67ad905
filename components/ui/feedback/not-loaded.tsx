import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type NotLoadedProps = {
	role?: "alert";
	className?: string;
	/** Whether it is being tried. */
	pending?: boolean;
	onTry: () => void;
	children: ReactNode;
};

/** A sentence that says what could not be loaded, and a button to try again. */
export function NotLoaded({ role, className = "mt-1.5 text-ink-soft", pending, onTry, children }: NotLoadedProps) {
	return (
		<p role={role} className={className}>
			{children}{" "}
			<Button variant="link" size="inline" pending={pending} onClick={onTry}>
				Try again
			</Button>
		</p>
	);
}
