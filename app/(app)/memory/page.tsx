import type { Metadata } from "next";
import { MemoryScreen } from "@/components/memory/memory-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { memoryPath } from "@/lib/domain/memory/paths";
import { memoryTexts } from "@/lib/domain/memory/texts";
import { currentUser } from "@/lib/server/account/service";
import { readMemory } from "@/lib/server/memory/service";
import { offsetOf } from "@/lib/server/progress/service";

export const metadata: Metadata = { title: memoryTexts.title };

export default async function MemoryPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const memory = await readMemory({ id: user.id, timezoneOffset: await offsetOf(user.id) }, new Date());
	return (
		<Prefetched data={{ [memoryPath(user.id)]: memory }}>
			<MemoryScreen userId={user.id} />
		</Prefetched>
	);
}
