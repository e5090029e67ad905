import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialogs/dialog";
import { Stage } from "./stage";

/** Shown while the recording is being transcribed. */
export function Sending({ onStop }: { onStop: () => void }) {
	return (
		<>
			<Stage
				phase="processing"
				name="Resume recording"
				status="Processing audio..."
				hint="Your recording is kept until its words are there."
			/>
			<DialogFooter className="mt-8 p-0 sm:justify-center sm:p-0">
				<Button variant="outline" onClick={onStop}>
					Stop for now
				</Button>
				<Button disabled>Confirm recording</Button>
			</DialogFooter>
		</>
	);
}

/** Shown while it is unknown whether there is transcription here, or an earlier recording. */
export function Opening({ onCancel }: { onCancel: () => void }) {
	return (
		<>
			<Stage phase="idle" name="Start recording" status="One moment" hint="Nothing is being recorded yet." />
			<DialogFooter className="mt-8 p-0 sm:justify-center sm:p-0">
				<Button variant="outline" onClick={onCancel}>
					Cancel recording
				</Button>
				<Button disabled>Confirm recording</Button>
			</DialogFooter>
		</>
	);
}
