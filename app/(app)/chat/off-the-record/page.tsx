import type { Metadata, Viewport } from "next";
import { OffRecordScreen } from "@/components/off-record/off-record-screen";
import { currentUser } from "@/lib/server/account/service";

export const metadata: Metadata = { title: "AI Coach" };

/** Makes a phone's keyboard shrink the page, so that the text box stays above it. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default async function OffRecordPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	return user && <OffRecordScreen user={user} />;
}
