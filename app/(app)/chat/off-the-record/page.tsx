import type { Metadata, Viewport } from "next";
import { OffRecordScreen } from "@/components/off-record/off-record-screen";
import { currentUser } from "@/lib/server/account/service";

export const metadata: Metadata = { title: "AI Coach" };

/** The keyboard of a phone takes its room from the page, so that the box stays above it. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default async function OffRecordPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	return user && <OffRecordScreen user={user} />;
}
