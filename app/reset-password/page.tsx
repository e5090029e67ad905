import type { Metadata } from "next";
import { ResetPasswordScreen } from "@/components/account/sign-in/reset-password-screen";

export const metadata: Metadata = { title: "Choose a new password" };

/** Where the link leads that an administrator makes. Open to everybody: the token in the link is the proof. */
export default function ResetPasswordPage() {
	return <ResetPasswordScreen />;
}
