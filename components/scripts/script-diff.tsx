import { Fragment } from "react";
import type { ScriptDefinition, ScriptTexts } from "@/lib/domain/scripts/definition";
import { type Change, changesBetween } from "@/lib/domain/scripts/diff";

type ScriptDiffProps = { definition: ScriptDefinition; before: ScriptTexts; now: ScriptTexts };

/** The parts of a script in which two versions differ, with the removed and the added words. */
export function ScriptDiff({ definition: { fields, patternLabel, impactLabel }, before, now }: ScriptDiffProps) {
	const parts = [
		...fields.map(({ key, label }) => ({ label, was: before.fields[key] ?? "", is: now.fields[key] ?? "" })),
		...now.patterns.flatMap((pattern, i) => {
			const was = before.patterns[i];
			const name = `${patternLabel} ${i + 1}`;
			return [
				{ label: name, was: was?.pattern ?? "", is: pattern.pattern },
				{ label: `${name}: Description`, was: was?.description ?? "", is: pattern.description },
				{ label: `${name}: ${impactLabel}`, was: was?.impact ?? "", is: pattern.impact },
			];
		}),
	].filter(({ was, is }) => was !== is);
	if (parts.length === 0) return <p>It is word for word the one you have now.</p>;
	return (
		<div className="space-y-6">
			<p className="text-sm text-ink-soft">
				<del className="decoration-2">Struck through</del>: only in the earlier version.{" "}
				<ins className="rounded-sm bg-soft px-1 text-on-soft decoration-2">Underlined</ins>: only in the one you have
				now.
			</p>
			{parts.map(({ label, was, is }) => (
				<section key={label}>
					<h3 className="text-lg">{label}</h3>
					<p dir="auto" className="mt-1 max-w-measure whitespace-pre-wrap break-words font-serif leading-[1.75]">
						<Stretches changes={changesBetween(was, is)} />
					</p>
				</section>
			))}
		</div>
	);
}

function Stretches({ changes }: { changes: Change[] }) {
	const isWhole = changes.length === 2 && changes.every(({ kind }) => kind !== "same");
	return changes.map((change, i) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a stretch of text has no name but its place
		<Fragment key={i}>
			{/* One text replaces another, so each is shown by itself. */}
			{isWhole && i > 0 && "\n\n"}
			<Stretch {...change} />
		</Fragment>
	));
}

function Stretch({ kind, text }: Change) {
	if (kind === "same") return text;
	if (kind === "removed") {
		return (
			<del className="text-ink-soft decoration-2">
				<span className="sr-only">[removed: </span>
				{text}
				<span className="sr-only">]</span>
			</del>
		);
	}
	return (
		<ins className="rounded-sm bg-soft text-on-soft decoration-2">
			<span className="sr-only">[added: </span>
			{text}
			<span className="sr-only">]</span>
		</ins>
	);
}
