import type { Metadata } from "next";
import { LettersScreen } from "@/components/letters/letters-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { lettersPath } from "@/lib/domain/letters/paths";
import { letterTexts } from "@/lib/domain/letters/texts";
import { currentPerson } from "@/lib/server/account/service";
import { listLetters } from "@/lib/server/letters/service";

export const metadata: Metadata = { title: letterTexts.title };

export default async function LettersPage() {
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	const letters = await listLetters(user, new Date());
	return (
		<Prefetched data={{ [lettersPath]: letters }}>
			<LettersScreen />
		</Prefetched>
	);
}
