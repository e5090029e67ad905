import { redirect } from "next/navigation";
import { WelcomeFlow } from "@/components/account/welcome-flow";
import { oidcName } from "@/lib/account/oidc";
import { currentUser } from "@/lib/account/service";

/** Shown in place of any screen to somebody who is not signed in; middleware keeps the address as it was. */
export default async function WelcomePage() {
	if (await currentUser()) redirect("/");
	return <WelcomeFlow singleSignOn={oidcName()} />;
}
