import type { Metadata } from "next";
import { SecurityScreen } from "@/components/security/security-screen";

export const metadata: Metadata = { title: "Sign-in and security" };

export default function SecurityPage() {
	return <SecurityScreen />;
}
