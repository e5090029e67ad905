import type { ReactNode } from "react";
import { Prefetched } from "@/components/shell/prefetched";
import { SessionGate } from "@/components/shell/session-gate";
import { oidcName } from "@/lib/account/oidc";
import { currentUser } from "@/lib/account/service";

/** Checks the session against the database; middleware only looks at the cookie's seal. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
	const user = await currentUser();
	return (
		<Prefetched data={{ "/api/user": user }}>
			<SessionGate serverUserId={user?.id ?? null} singleSignOn={oidcName()}>
				{user && children}
			</SessionGate>
		</Prefetched>
	);
}
