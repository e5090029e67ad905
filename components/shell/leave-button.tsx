"use client";

import { DoorOpen } from "lucide-react";
import { leave } from "./leave";

/** Goes to a harmless page at once. So does pressing Escape three times. */
export function LeaveButton({ className, labelClassName }: { className: string; labelClassName?: string }) {
	return (
		<button type="button" className={className} onClick={leave}>
			<DoorOpen aria-hidden="true" className="size-5 shrink-0" />
			<span className={labelClassName}>Leave</span>
		</button>
	);
}
