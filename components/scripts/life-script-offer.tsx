"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { useScript } from "@/lib/browser/scripts/client";
import { lifeScriptNeeds } from "@/lib/domain/scripts/gates";
import { isWriting } from "@/lib/domain/scripts/generation";
import { lifeScriptDefinition } from "@/lib/domain/scripts/life-definition";

/** Says that the life script can be written, from when it can until it is. */
export function LifeScriptOffer({ userId, className }: { userId: number; className?: string }) {
	const { data: responses } = useResponses(userId);
	const completed = new Set(responses?.map(({ questionnaireId }) => questionnaireId));
	const isReady = lifeScriptNeeds.every((id) => completed.has(id));
	const { data: state } = useScript(lifeScriptDefinition, userId, isReady);
	if (!isReady || !state || state.script || isWriting(state.generation)) return null;
	return (
		<p className={cn("text-ink-soft", className)}>
			You have answered about both parents, so your Life Script can be written now.{" "}
			<Button asChild variant="link" size="inline" className="-my-2">
				<Link href="/profile" prefetch={false}>
					To your Life Script
					<ArrowRight aria-hidden="true" className="size-4" />
				</Link>
			</Button>
		</p>
	);
}
