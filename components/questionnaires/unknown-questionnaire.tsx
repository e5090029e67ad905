import { Button } from "@/components/ui/button";

/** Shown at a URL with an unknown questionnaire. */
export function UnknownQuestionnaire({ onLeave }: { onLeave: () => void }) {
	return (
		<div className="mx-auto max-w-md py-24 text-center">
			<h1 className="text-2xl">There is no such questionnaire</h1>
			<p className="mt-2 text-ink-soft">The address may be old or mistyped. Nothing of yours is lost.</p>
			<Button className="mt-6" onClick={onLeave}>
				Back
			</Button>
		</div>
	);
}
