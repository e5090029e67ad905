import type { ReactNode } from "react";
import { Card, CardTitle } from "@/components/ui/card";

type SectionProps = {
	/** Also the section's fragment in the URL. */
	id: string;
	title: string;
	/** Rendered at the right of the title. */
	beside?: ReactNode;
	children: ReactNode;
};

/** One way of looking back, in a card of its own. */
export function Section({ id, title, beside, children }: SectionProps) {
	return (
		<Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 break-inside-avoid">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<CardTitle id={`${id}-title`} tabIndex={-1} className="outline-none">
					{title}
				</CardTitle>
				{beside}
			</div>
			{children}
		</Card>
	);
}
