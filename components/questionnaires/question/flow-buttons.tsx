import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** How long the first question is shown before its Cancel button answers, in milliseconds. */
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

/** Back and on; each has the same place on every question. */
export function FlowButtons({ index, last, isEditing, isSending, onPrevious, onCancel }: FlowButtonsProps) {
	const arrivedAt = useRef(0);
	const previousIndex = useRef(index);
	useEffect(() => {
		if (index === 0 && previousIndex.current !== 0) arrivedAt.current = performance.now();
		previousIndex.current = index;
	}, [index]);

	// Whoever presses Previous quickly, all the way back, does not mean to throw everything away.
	const cancel = () => {
		if (arrivedAt.current === 0 || performance.now() - arrivedAt.current > CANCEL_GUARD_MS) onCancel();
	};

	return (
		// As high as a button with an edge, so that nothing above moves when there is none.
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
