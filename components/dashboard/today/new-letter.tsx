"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { letterOpened } from "@/lib/browser/letters/opened";
import { letterScreen } from "@/lib/domain/letters/paths";

/** Says that the letter of the week is ready, until the person has opened it. */
export function NewLetter({ userId, id }: { userId: number; id: string }) {
	if (letterOpened.is(userId, id)) return null;
	return (
		<p>
			<Button asChild variant="link" size="inline">
				<Link href={letterScreen(id)}>Your letter for the week is ready</Link>
			</Button>
		</p>
	);
}
