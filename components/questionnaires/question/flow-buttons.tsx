import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** How long the first question shows before its Cancel button works, in milliseconds. */
const CANCEL_GUARD_MS = 600;

type FlowButtonsProps = {
	/** Position of the question, from 0. */
	index: number;
	/** Position of the last question. */
	last: number;
	isEditing: boolean;
	isSending: boolean;
	onPrevious: () => void;
	onCancel: () => void;
};

/** Previous and Next, in the same place on every question. */
export function FlowButtons({ index, last, isEditing, isSending, onPrevious, onCancel }: FlowButtonsProps) {
	const arrivedAt = useRef(0);
	const previousIndex = useRef(index);
	useEffect(() => {
		if (index === 0 && previousIndex.current !== 0) arrivedAt.current = performance.now();
		previousIndex.current = index;
	}, [index]);

	// Somebody who presses Previous quickly, all the way back, does not mean to cancel.
	const cancel = () => {
		if (arrivedAt.current === 0 || performance.now() - arrivedAt.current > CANCEL_GUARD_MS) onCancel();
	};

	return (
		// As high as a button with a border, so that nothing above moves without one.
		<div className="flex min-h-11.5 gap-3 sm:justify-between">
			{index === 0 ? (
				<Button key="cancel" variant="ghost" className="flex-1 sm:max-w-44" disabled={isSending} onClick={cancel}>
					Cancel
				</Button>
			) : (
				<Button
					key="previous"
					variant="outline"
					className="flex-1 sm:max-w-44"
					disabled={isSending}
					onClick={onPrevious}
				>
					Previous
				</Button>
			)}
			<Button type="submit" className="flex-1 sm:max-w-44" pending={isSending}>
				{index < last ? "Next" : isEditing ? "Save Changes" : "Submit"}
			</Button>
		</div>
	);
}
