import { DoorOpen } from "lucide-react";

/** Opens a harmless page immediately (see `leaveByPress`). So does pressing Escape three times. */
export function LeaveButton({ className, labelClassName }: { className: string; labelClassName?: string }) {
	return (
		<button
			type="button"
			data-way-out
			title="Opens a harmless page at once, and hides this one. Pressing Escape three times does too, unless you turned that off."
			className={className}
		>
			<DoorOpen aria-hidden="true" className="size-5 shrink-0" />
			<span className={labelClassName}>
				<span aria-hidden="true" className="md:hidden">
					Exit
				</span>
				<span className="max-md:sr-only">Quick exit</span>
			</span>
		</button>
	);
}
