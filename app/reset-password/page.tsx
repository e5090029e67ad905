import type { Metadata } from "next";
import { Queries } from "@/components/account/session/queries";
import { ResetPasswordScreen } from "@/components/account/sign-in/reset-password-screen";

export const metadata: Metadata = { title: "Choose a new password" };

/** The page that a reset link opens. Open to everybody: the token in the link is the proof. */
export default function ResetPasswordPage() {
	return (
		<Queries>
			<ResetPasswordScreen />
		</Queries>
	);
}
