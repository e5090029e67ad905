import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "Not found" };

/** Shown for a URL with an unknown questionnaire. */
export default function NoSuchQuestionnaire() {
	return (
		<div className="mx-auto max-w-md py-24 text-center">
			<h1 className="text-2xl">There is no such questionnaire</h1>
			<p className="mt-2 text-ink-soft">The address may be old or mistyped. Nothing of yours is lost.</p>
			<Button asChild className="mt-6">
				<Link href="/questionnaires">See all questionnaires</Link>
			</Button>
		</div>
	);
}
