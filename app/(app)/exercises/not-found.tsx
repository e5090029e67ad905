import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "Not found" };

/** Shown for a URL with an unknown exercise, or a page that was deleted. */
export default function NoSuchExercise() {
	return (
		<div className="mx-auto max-w-md py-24 text-center">
			<h1 className="text-2xl">There is nothing at this address</h1>
			<p className="mt-2 text-ink-soft">The page may have been deleted, or the address is old or mistyped.</p>
			<Button asChild className="mt-6">
				<Link href="/exercises">See all exercises</Link>
			</Button>
		</div>
	);
}
