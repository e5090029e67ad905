import { Disclosure } from "@/components/ui/disclosure";

/** A short list below a title that opens it. */
export function Steps({ title, steps, open }: { title: string; steps: readonly string[]; open?: boolean }) {
	return (
		<Disclosure title={title} open={open}>
			<ul className="grid list-disc gap-1.5 pb-2 pl-5 text-ink-soft marker:text-accent">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
		</Disclosure>
	);
}
