"use client";

import Link from "next/link";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";
import { useMemory } from "@/lib/browser/memory/client";
import { carriedKinds } from "@/lib/domain/memory/kinds";
import type { Fact } from "@/lib/domain/memory/schema";
import { memoryTexts as texts } from "@/lib/domain/memory/texts";
import { FactItem } from "./fact-item";
import { PauseCard } from "./pause-card";
import { useForgetting } from "./use-forgetting";

/** Everything that the coach remembers about the person, to look at and to delete. */
export function MemoryScreen({ userId }: { userId: number }) {
	const memory = useMemory(userId);
	const { forget, pendingId } = useForgetting(userId);
	return (
		<div className="max-w-measure">
			<header>
				<p className="flex flex-wrap gap-x-6">
					<BackLink href="/chat">The conversation</BackLink>
					<BackLink href="/settings">All settings</BackLink>
				</p>
				<h1 className="text-3xl">{texts.title}</h1>
				<p className="mt-2 text-ink-soft">{texts.lead}</p>
			</header>
			{memory.isError && (
				<NotLoaded className="mt-8" onTry={() => memory.refetch()}>
					{memory.data ? "This may not be up to date." : "This could not be loaded."}
				</NotLoaded>
			)}
			{memory.isPending && <TextPlaceholder className="mt-8" />}
			{memory.data && (
				<>
					<PauseCard userId={userId} paused={memory.data.paused} />
					<Facts facts={memory.data.facts} onForget={forget} pendingId={pendingId} />
					<footer className="mt-10 grid gap-2 text-sm text-ink-soft">
						<p>
							{texts.beside}{" "}
							<Link
								href="/profile"
								className="text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
							>
								Your coach settings
							</Link>
						</p>
						<p>{texts.pages}</p>
					</footer>
				</>
			)}
		</div>
	);
}

type FactsProps = {
	facts: readonly Fact[];
	onForget: (fact: Fact, how: "forget" | "not me") => void;
	pendingId: string | null;
};

function Facts({ facts, onForget, pendingId }: FactsProps) {
	if (facts.length === 0) return <Card className="mt-8 text-ink-soft">{texts.empty}</Card>;
	return carriedKinds.map((kind) => {
		const own = facts.filter((fact) => fact.kind === kind);
		if (own.length === 0) return null;
		return (
			<section key={kind} aria-labelledby={`facts-${kind}`} className="mt-10">
				<h2 id={`facts-${kind}`} className="text-xl">
					{texts.groups[kind]}
				</h2>
				<ul className="mt-1">
					{own.map((fact) => (
						<FactItem key={fact.id} fact={fact} isPending={pendingId === fact.id} onForget={onForget} />
					))}
				</ul>
			</section>
		);
	});
}
