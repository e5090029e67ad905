import type { Metadata, Viewport } from "next";
import { ChatScreen } from "@/components/chat/chat-screen";
import { MESSAGE_PAGE } from "@/lib/domain/chat/paths";
import { currentUser } from "@/lib/server/account/service";
import { listMessages } from "@/lib/server/chat/service";
import { choiceOf, coach } from "@/lib/server/core/ai";
import { offsetOf } from "@/lib/server/progress/service";

export const metadata: Metadata = { title: "AI Coach" };

/** A phone's keyboard makes the page smaller, so that the box stays above it. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

type Props = { searchParams: Promise<{ message?: string | string[] }> };

export default async function ChatPage({ searchParams }: Props) {
	const { message } = await searchParams;
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [firstPage, offset, choice] = await Promise.all([
		listMessages(user.id, { limit: MESSAGE_PAGE }),
		offsetOf(user.id),
		choiceOf(user.id),
	]);
	const opensAt = Number(message);
	return (
		<ChatScreen
			user={user}
			firstPage={firstPage}
			serverClock={{ now: new Date().toISOString(), offset }}
			isGuide={coach(choice).name === "built-in"}
			opensAt={Number.isSafeInteger(opensAt) && opensAt > 0 ? opensAt : null}
		/>
	);
}
