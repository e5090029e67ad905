import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PersonScreen } from "@/components/people/person-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { AppError } from "@/lib/domain/core/errors";
import { peoplePath, personPath } from "@/lib/domain/people/paths";
import { localDay } from "@/lib/domain/progress/days";
import { currentPerson } from "@/lib/server/account/service";
import { readPerson } from "@/lib/server/people/page";
import { listPeople } from "@/lib/server/people/service";

type Props = { params: Promise<{ id: string }> };

// The name is not in the title, which is stored in the browser's history.
export const metadata: Metadata = { title: "Somebody in your life" };

export default async function PersonPage({ params }: Props) {
	const { id } = await params;
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	const person = await readPerson(user, id).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "not_found") notFound();
		throw error;
	});
	return (
		<Prefetched data={{ [personPath(id)]: person, [peoplePath]: await listPeople(user.id) }}>
			<PersonScreen id={id} month={localDay(new Date(), user.timezoneOffset).slice(0, 7)} />
		</Prefetched>
	);
}
