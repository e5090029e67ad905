import { CheckOption } from "@/components/ui/forms/check-option";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import type { ComposeDraft } from "@/lib/domain/scripts/compose/draft";
import {
	belongingQuestions,
	belongings,
	MAX_NAME,
	roles,
	rolesIn,
	withTicked,
} from "@/lib/domain/scripts/compose/scene";

type BelongingsProps = {
	draft: Pick<ComposeDraft, "ticked" | "names">;
	onChange: (next: Partial<Pick<ComposeDraft, "ticked" | "names">>) => void;
};

/** Asks who and what belongs in the day, and what they are called. The scenes follow; nothing has to be answered. */
export function Belongings({ draft: { ticked, names }, onChange }: BelongingsProps) {
	const named = rolesIn(ticked);
	return (
		<div className="space-y-8">
			<p>
				We cannot know this, so we ask. Check what applies, or what you wish for. Whatever you leave out, the day does
				not mention, and you can skip all of it.
			</p>
			{belongingQuestions.map(([question, answers]) => (
				<fieldset key={question}>
					<legend className="font-serif text-lg">{question}</legend>
					<div className="mt-3 flex flex-wrap gap-2">
						{answers.map((one) => (
							<CheckOption
								key={one}
								checked={ticked.includes(one)}
								onChange={(isTicked) => onChange({ ticked: withTicked(ticked, one, isTicked) })}
							>
								{belongings[one]}
							</CheckOption>
						))}
					</div>
				</fieldset>
			))}
			{named.length > 0 && (
				<fieldset>
					<legend className="font-serif text-lg">What are they called?</legend>
					<p className="text-sm text-ink-soft">
						Only if you like. A name that you write here stands in the day; without one it says “my love” or “a friend”.
					</p>
					<div className="mt-3 grid gap-4 sm:grid-cols-2">
						{named.map((role) => (
							<Field key={role} label={roles[role].label}>
								{(control) => (
									<Input
										{...control}
										dir="auto"
										autoComplete="off"
										maxLength={MAX_NAME}
										value={names[role] ?? ""}
										onChange={(event) => onChange({ names: { ...names, [role]: event.target.value } })}
									/>
								)}
							</Field>
						))}
					</div>
				</fieldset>
			)}
		</div>
	);
}
