import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type OfferBackProps = {
	/** What is offered, for screen readers. */
	label: string;
	children: ReactNode;
	takeLabel: string;
	onTake: () => void;
	onLetGo: () => void;
};

/** Offers text of the person's that is not shown: it can be shown, or removed. */
export function OfferBack({ label, children, takeLabel, onTake, onLetGo }: OfferBackProps) {
	return (
		<aside aria-label={label} className="mb-6 rounded-lg bg-soft px-5 pt-4 pb-2 text-on-soft">
			<p>{children}</p>
			<div className="-ml-3 mt-1 flex flex-wrap gap-x-2">
				<Button variant="ghost" size="sm" className="text-on-soft" onClick={onTake}>
					{takeLabel}
				</Button>
				<Button variant="ghost" size="sm" className="text-on-soft" onClick={onLetGo}>
					Let them go
				</Button>
			</div>
		</aside>
	);
}
