import type { Metadata } from "next";
import { cookies } from "next/headers";
import { SecurityScreen } from "@/components/security/security-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { sessionsPath } from "@/lib/domain/account/sessions";
import { NEUTRAL_COOKIE } from "@/lib/domain/discretion/neutral";
import { secondFactorPath } from "@/lib/domain/second-factor/paths";
import { erasingTerms } from "@/lib/server/account/erase";
import { currentVisit } from "@/lib/server/account/service";
import { listSessions } from "@/lib/server/account/sign-in/sessions";
import { readSecondFactor } from "@/lib/server/second-factor/service";

export const metadata: Metadata = { title: "Sign-in and security" };

export default async function SecurityPage() {
	const visit = await currentVisit();
	// The layout shows the welcome screen.
	if (!visit) return null;
	const { sessionId, person } = visit;
	const now = new Date();
	const [terms, places, secondFactor] = await Promise.all([
		erasingTerms(person.id, sessionId, now),
		listSessions(person.id, sessionId, now),
		readSecondFactor(person.id),
	]);
	return (
		<Prefetched data={{ "/api/account": terms, [sessionsPath]: places, [secondFactorPath]: secondFactor }}>
			<SecurityScreen isNeutral={(await cookies()).has(NEUTRAL_COOKIE)} />
		</Prefetched>
	);
}
