"use client";

import { DayChoice } from "@/components/threads/day-choice";
import type { FieldProps } from "./scale-step";

type LaterAnswerProps = FieldProps & {
	/** An ISO day, or "" for not asking. */
	value: string | undefined;
	onChange: (value: string) => void;
};

/** Lets the person choose a day on which to be asked, or none. */
export function LaterAnswer(props: LaterAnswerProps) {
	return <DayChoice {...props} noDay="No, thank you" />;
}
