import type { Metadata, Viewport } from "next";
import { ChatScreen } from "@/components/chat/chat-screen";
import { currentUser } from "@/lib/account/service";
import { MESSAGE_PAGE } from "@/lib/chat/paths";
import { listMessages } from "@/lib/chat/service";
import { offsetOf } from "@/lib/progress/service";

export const metadata: Metadata = { title: "AI Coach" };

/** The keyboard of a phone takes its room from the page, so that the box stays above it. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default async function ChatPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [firstPage, offset] = await Promise.all([listMessages(user.id, { limit: MESSAGE_PAGE }), offsetOf(user.id)]);
	return <ChatScreen user={user} firstPage={firstPage} serverClock={{ now: new Date().toISOString(), offset }} />;
}
