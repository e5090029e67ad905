import { redirect } from "next/navigation";
import { WelcomeFlow } from "@/components/account/welcome/welcome-flow";
import { currentUser } from "@/lib/server/account/service";
import { readSignInOptions } from "@/lib/server/account/sign-in/doors";

/** Shown in place of every screen while nobody is signed in. Middleware keeps the URL as it was. */
export default async function WelcomePage() {
	if (await currentUser()) redirect("/");
	return <WelcomeFlow {...(await readSignInOptions())} />;
}
