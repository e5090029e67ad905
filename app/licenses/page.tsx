import type { Metadata } from "next";
import { brandTitle } from "@/app/brand-title";
import { LicensesPage } from "@/components/licenses/licenses-page";

export const generateMetadata = async (): Promise<Metadata> => ({ title: await brandTitle() });

/** Open to everyone, and complete without JavaScript. */
export default function Licenses() {
	return <LicensesPage />;
}
