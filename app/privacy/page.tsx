import type { Metadata } from "next";
import { PrivacyPage } from "@/components/account/privacy/privacy-page";
import { readPrivacy } from "@/lib/server/account/privacy";
import { currentUser } from "@/lib/server/account/service";
import { choiceOf } from "@/lib/server/core/ai";

export const metadata: Metadata = { title: "What goes where" };

/** Open to everybody, because people may want to know before they sign up. */
export default async function Privacy() {
	const user = await currentUser();
	const choice = user && (await choiceOf(user.id));
	return <PrivacyPage privacy={readPrivacy(choice)} isSignedIn={user !== null} />;
}
