import type { Metadata } from "next";
import { brandTitle } from "@/app/brand-title";
import { ProtocolPage } from "@/components/safety/protocol-page";

// As on the help page, the tab does not reveal what the page is about.
export const generateMetadata = async (): Promise<Metadata> => ({ title: await brandTitle() });

/** Open to everybody, and complete without scripts. */
export default function SafetyPage() {
	return <ProtocolPage />;
}
