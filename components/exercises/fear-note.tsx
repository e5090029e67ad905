/** A warning shown before anything that leads towards another person. */
export function FearNote() {
	return (
		<p className="max-w-measure rounded-md bg-sunken px-4 py-3 text-sm">
			If you are afraid of this person, or of what they might do, this is not for you.{" "}
			<a href="/help-now" className="text-accent underline underline-offset-4">
				Help now
			</a>{" "}
			lists people who know situations like this and will talk with you in confidence.
		</p>
	);
}
