import type { Metadata } from "next";
import { YoursScreen } from "@/components/account/yours/yours-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { currentUser } from "@/lib/server/account/service";
import { listImports } from "@/lib/server/import/service";

export const metadata: Metadata = { title: "Your data" };

export default async function YoursPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	return (
		<Prefetched data={{ "/api/import": await listImports(user.id) }}>
			<YoursScreen />
		</Prefetched>
	);
}
