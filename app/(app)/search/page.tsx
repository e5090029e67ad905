import type { Metadata } from "next";
import { SearchScreen } from "@/components/search/search-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { peoplePath } from "@/lib/domain/people/paths";
import { currentPerson } from "@/lib/server/account/service";
import { listPeople } from "@/lib/server/people/service";

export const metadata: Metadata = { title: "Search" };

export default async function SearchPage() {
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	return (
		<Prefetched data={{ [peoplePath]: await listPeople(user.id) }}>
			<SearchScreen />
		</Prefetched>
	);
}
