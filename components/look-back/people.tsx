"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { NameForm } from "@/components/people/name-form";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/browser/core/api-client";
import { useNamePerson, useOfferedNames, usePeople } from "@/lib/browser/people/client";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { isOneOf } from "@/lib/domain/people/names";
import { personScreen } from "@/lib/domain/people/paths";
import { peopleTexts } from "@/lib/domain/people/texts";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { Section } from "./parts/section";

/** The people whom the person has named, and a field to name another. */
export function People({ userId }: { userId: number }) {
	const { data: people = [] } = usePeople();
	return (
		<Section id="people" title={peopleTexts.title}>
			<p className="mt-1.5 max-w-measure text-ink-soft">{peopleTexts.note}</p>
			<ul className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
				{people.map(({ id, names: [name, ...others] }) => (
					<li key={id}>
						<Link
							href={personScreen(id)}
							className="flex min-h-12 items-center gap-2 rounded-full bg-soft px-5 py-2 font-serif text-lg text-on-soft hover:bg-accent hover:text-on-accent"
						>
							{name}
							{others.length > 0 && <span className="font-sans text-sm opacity-80">{others.join(", ")}</span>}
						</Link>
					</li>
				))}
			</ul>
			<NamePerson userId={userId} />
		</Section>
	);
}

function NamePerson({ userId }: { userId: number }) {
	const [name, setName] = useState("");
	const [problem, setProblem] = useState("");
	const [isAsked, setAsked] = useState(false);
	const { data: people = [] } = usePeople();
	const { data: responses = [] } = useResponses(userId);
	const found = useOfferedNames(isAsked);
	const add = useNamePerson();
	const told = responses
		.filter(({ questionnaireId }) => questionnaireId === TIMELINE_QUESTIONNAIRE_ID)
		.flatMap(({ preview }) => preview?.name.trim() || []);
	const isTaken = isOneOf(people.flatMap(({ names }) => names));
	const offered = [...new Set([...told, ...(found.data?.names ?? [])])].filter((one) => !isTaken(one));

	function keep(one: string) {
		if (one.trim() === "") return setProblem(peopleTexts.noName);
		setProblem("");
		add.mutate([one], {
			onSuccess: () => setName(""),
			onError: (error) => setProblem(messageOf(error, peopleTexts.notKept)),
		});
	}

	return (
		<div className="mt-5 print:hidden">
			<NameForm
				label={peopleTexts.name}
				value={name}
				onChange={setName}
				problem={problem}
				pending={add.isPending}
				onAdd={() => keep(name)}
			/>
			{offered.length > 0 && (
				<>
					<p id="offered-names" className="mt-5 text-sm text-ink-soft">
						{peopleTexts.offered}
					</p>
					<ul aria-labelledby="offered-names" className="mt-2 flex flex-wrap gap-2">
						{offered.map((one) => (
							<li key={one}>
								<button
									type="button"
									disabled={add.isPending}
									onClick={() => keep(one)}
									className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 py-2 inset-ring inset-ring-edge/60 hover:bg-sunken disabled:opacity-60"
								>
									<Plus aria-hidden="true" className="size-4 text-ink-soft" />
									{one}
								</button>
							</li>
						))}
					</ul>
				</>
			)}
			{!isAsked && (
				<Button variant="link" size="inline" onClick={() => setAsked(true)} className="mt-2 text-sm">
					{peopleTexts.look}
				</Button>
			)}
			<p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
				{isAsked && found.isPending && peopleTexts.looking}
				{found.data?.names.length === 0 && peopleTexts.nobody}
				{found.isError && messageOf(found.error, peopleTexts.notLooked)}
			</p>
		</div>
	);
}
