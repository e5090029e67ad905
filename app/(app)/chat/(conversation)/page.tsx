import type { Metadata, Viewport } from "next";
import { ChatScreen } from "@/components/chat/chat-screen";
import { setWords } from "@/components/chat/messages/set-words";
import { Prefetched } from "@/components/shell/prefetched";
import { introduction } from "@/lib/domain/chat/introduction";
import { MESSAGE_PAGE } from "@/lib/domain/chat/paths";
import { threadsPath } from "@/lib/domain/threads/paths";
import { currentPerson, toClientUser } from "@/lib/server/account/service";
import { listMessages } from "@/lib/server/chat/service";
import { coach } from "@/lib/server/core/ai";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { listThreads } from "@/lib/server/threads/service";

export const metadata: Metadata = { title: "AI Coach" };

/** Makes a phone's keyboard shrink the page, so that the text box stays above it. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

type Props = { searchParams: Promise<{ message?: string | string[] }> };

export default async function ChatPage({ searchParams }: Props) {
	const { message } = await searchParams;
	const person = await currentPerson();
	// The layout shows the welcome screen.
	if (!person) return null;
	const [firstPage, threads] = await Promise.all([
		listMessages(person.id, { limit: MESSAGE_PAGE }),
		listThreads(person),
	]);
	const opensAt = Number(message);
	const { isGuide } = coach(person);
	const user = toClientUser(person);
	return (
		<Prefetched data={{ [threadsPath]: threads }}>
			<ChatScreen
				user={user}
				firstPage={firstPage}
				readyWords={await setWords(firstPage, (all, set) => eachInTurn(person.id, all, set))}
				serverClock={{ now: new Date().toISOString(), offset: person.timezoneOffset }}
				introduction={introduction(user.firstName, isGuide)}
				isGuide={isGuide}
				opensAt={Number.isSafeInteger(opensAt) && opensAt > 0 ? opensAt : null}
			/>
		</Prefetched>
	);
}
