import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** How long the first question is shown before its Cancel button works, in milliseconds. */
const CANCEL_GUARD_MS = 600;
/** The longest time between the two taps of a double tap on Next, in milliseconds. */
const DOUBLE_TAP_MS = 400;

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
	const arrivedAt = useRef(Number.NEGATIVE_INFINITY);
	const previousIndex = useRef(index);
	const isFinger = useRef(false);
	useEffect(() => {
		if (previousIndex.current !== index) arrivedAt.current = performance.now();
		previousIndex.current = index;
	}, [index]);
	const isNewFor = (milliseconds: number) => performance.now() - arrivedAt.current <= milliseconds;

	// A person who presses Previous quickly, all the way back, does not mean to cancel.
	const cancel = () => {
		if (!isNewFor(CANCEL_GUARD_MS)) onCancel();
	};

	// The second half of a double click or tap would answer a question that the person has not read. Not every browser
	// counts taps.
	const goOnOnce = (event: MouseEvent) => {
		const isDouble = event.detail > 1 || (isFinger.current && isNewFor(DOUBLE_TAP_MS));
		if (isDouble) event.preventDefault();
	};

	return (
		// As high as a button with a border, so that nothing above moves without one.
		<div className="flex min-h-11.5 flex-wrap gap-3 sm:justify-between">
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
			<Button
				type="submit"
				className="flex-1 sm:max-w-44"
				pending={isSending}
				onPointerDown={({ pointerType }) => {
					isFinger.current = pointerType === "touch";
				}}
				onClick={goOnOnce}
			>
				{index < last ? "Next" : isEditing ? "Save Changes" : "Submit"}
			</Button>
		</div>
	);
}
