import { CircleAlert } from "lucide-react";

/** Why the person cannot go on. */
export function Problem({ id, children }: { id?: string; children: string }) {
	return (
		<p id={id} role="alert" className="mt-1 flex items-start gap-1.5 text-alert">
			<CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
			{children}
		</p>
	);
}
