"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { DeleteButton } from "@/components/undo/delete-button";
import { messageOf } from "@/lib/browser/core/api-client";
import { useMergePeople, usePeople, useRemovePerson, useRenamePerson } from "@/lib/browser/people/client";
import { fill } from "@/lib/domain/core/fill";
import type { ClientPerson } from "@/lib/domain/people/shown";
import { peopleTexts as texts } from "@/lib/domain/people/texts";
import { NameForm } from "./name-form";

/** The names of a person in the journal: to add, to remove, to merge with another person, and to delete. */
export function PersonNames({ person }: { person: ClientPerson }) {
	const { id, names } = person;
	const router = useRouter();
	const { data: people = [] } = usePeople();
	const [added, setAdded] = useState("");
	const [problem, setProblem] = useState("");
	const rename = useRenamePerson(person);
	const merge = useMergePeople(id);
	const remove = useRemovePerson(id);
	const [name = "", ...aliases] = names;
	const others = people.filter((other) => other.id !== id);
	const said = {
		onSuccess: () => {
			setProblem("");
			setAdded("");
		},
		onError: (error: unknown) => setProblem(messageOf(error, texts.notKept)),
	};

	function add() {
		if (added.trim() === "") setProblem(texts.noName);
		else rename.mutate([...names, added], said);
	}

	return (
		<div className="print:hidden">
			{aliases.length > 0 && (
				<ul aria-label={texts.alsoCalled} className="mt-2 flex flex-wrap gap-2">
					{aliases.map((alias) => (
						<li key={alias} className="flex items-center rounded-full bg-sunken pl-4">
							{alias}
							<button
								type="button"
								disabled={rename.isPending}
								onClick={() =>
									rename.mutate(
										names.filter((one) => one !== alias),
										said,
									)
								}
								className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
							>
								<X aria-hidden="true" className="size-4" />
								<span className="sr-only">{fill(texts.takeName, { name: alias })}</span>
							</button>
						</li>
					))}
				</ul>
			)}
			<Disclosure title="Names" className="mt-1">
				<NameForm
					label={fill(texts.addName, { name })}
					value={added}
					onChange={setAdded}
					problem={problem}
					pending={rename.isPending}
					onAdd={add}
				/>
				{others.length > 0 && (
					<div className="mt-1">
						<p id="same-as" className="text-sm text-ink-soft">
							{texts.same}
						</p>
						<ul aria-labelledby="same-as" className="mt-2 flex flex-wrap gap-2">
							{others.map((other) => (
								<li key={other.id}>
									<button
										type="button"
										disabled={merge.isPending}
										onClick={() => merge.mutate(other.id, said)}
										className="inline-flex min-h-11 items-center rounded-full px-4 py-2 inset-ring inset-ring-edge/60 hover:bg-sunken disabled:opacity-60"
									>
										{other.names[0]}
									</button>
								</li>
							))}
						</ul>
					</div>
				)}
				<DeleteButton
					question={fill(texts.removeQuestion, { name })}
					consequence={texts.removeConsequence}
					confirmLabel="Remove"
					done="Removed"
					failed="They were not removed"
					remove={async () => {
						const deleted = await remove.mutateAsync();
						router.push("/look-back#people");
						return deleted;
					}}
					className="-ml-3.5 mt-3 text-ink-soft"
				>
					{texts.remove}
				</DeleteButton>
			</Disclosure>
		</div>
	);
}
