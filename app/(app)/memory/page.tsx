import type { Metadata } from "next";
import { MemoryScreen } from "@/components/memory/memory-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { memoryPath } from "@/lib/domain/memory/paths";
import { memoryTexts } from "@/lib/domain/memory/texts";
import { currentPerson } from "@/lib/server/account/service";
import { readMemory } from "@/lib/server/memory/service";

export const metadata: Metadata = { title: memoryTexts.title };

export default async function MemoryPage() {
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	const memory = await readMemory(user, new Date());
	return (
		<Prefetched data={{ [memoryPath(user.id)]: memory }}>
			<MemoryScreen userId={user.id} />
		</Prefetched>
	);
}
