"use client";

type DictateButtonProps = {
	/** Where the words go, for the dialog's title: "your journal entry". */
	into: string;
	/** Told the transcribed text; the field decides where it goes. */
	onText: (text: string) => void;
	disabled?: boolean;
};

/** Opens the recorder dialog. */
export function DictateButton(_props: DictateButtonProps) {
	return null;
}
