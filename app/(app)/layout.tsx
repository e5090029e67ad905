import type { ReactNode } from "react";
import { Queries } from "@/components/account/session/queries";
import { SessionGate } from "@/components/account/session/session-gate";
import { Prefetched } from "@/components/shell/prefetched";
import { transcribePath } from "@/lib/domain/voice/paths";
import { currentPerson, toClientUser } from "@/lib/server/account/service";
import { readSignInOptions } from "@/lib/server/account/sign-in/doors";
import { hasToChoose } from "@/lib/server/core/ai";
import { dictation } from "@/lib/server/voice/dictation";

/** Checks the session against the database; middleware only looks at the cookie's seal. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
	const person = await currentPerson();
	const user = person && toClientUser(person);
	const doors = await readSignInOptions();
	return (
		<Queries>
			<Prefetched data={{ "/api/user": user, ...(person && { [transcribePath]: dictation(person) }) }}>
				<SessionGate serverUserId={user?.id ?? null} {...doors} asksFirst={person !== null && hasToChoose(person)}>
					{user && children}
				</SessionGate>
			</Prefetched>
		</Queries>
	);
}
