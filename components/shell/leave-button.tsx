import { DoorOpen } from "lucide-react";

/** Goes to a harmless page at once (see `leaveByPress`). So does pressing Escape three times. */
export function LeaveButton({ className, labelClassName }: { className: string; labelClassName?: string }) {
	return (
		<button type="button" data-way-out className={className}>
			<DoorOpen aria-hidden="true" className="size-5 shrink-0" />
			<span className={labelClassName}>Leave</span>
		</button>
	);
}
