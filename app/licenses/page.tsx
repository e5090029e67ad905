import type { Metadata } from "next";
import { brandTitle } from "@/app/brand-title";
import { LicensesPage } from "@/components/licenses/licenses-page";

export const generateMetadata = async (): Promise<Metadata> => ({ title: await brandTitle() });

/** Open to everybody, and complete without scripts. */
export default function Licenses() {
	return <LicensesPage />;
}
