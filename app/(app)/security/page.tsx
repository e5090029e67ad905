import type { Metadata } from "next";
import { cookies } from "next/headers";
import { SecurityScreen } from "@/components/security/security-screen";
import { NEUTRAL_COOKIE } from "@/lib/domain/discretion/neutral";

export const metadata: Metadata = { title: "Sign-in and security" };

export default async function SecurityPage() {
	return <SecurityScreen isNeutral={(await cookies()).has(NEUTRAL_COOKIE)} />;
}
