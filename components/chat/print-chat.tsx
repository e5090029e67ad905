"use client";

import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { PrintSheet } from "@/components/ui/print/print-sheet";
import { useOlderMessages } from "@/lib/browser/chat/client";
import { type Conversation, isTemporary } from "@/lib/domain/chat/conversation";
import { COACH_NAME } from "@/lib/domain/core/brand";

type PrintChatProps = { userId: number; conversation: Conversation; onClose: () => void };

const spokenMoment = (iso: string) =>
	new Date(iso).toLocaleString("en-US", {
		month: "long",
		day: "numeric",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
	});

/** Prints the loaded part of the conversation. Any message can be left out. */
export function PrintChat({ userId, conversation: { messages, reachesBack }, onClose }: PrintChatProps) {
	const older = useOlderMessages(userId);
	const said = messages.filter((message) => !isTemporary(message));
	const [oldest] = said;
	return (
		<PrintSheet
			title={`A conversation with ${COACH_NAME}`}
			parts={said.map(({ id, isAiResponse, content, createdAt }) => ({
				id: String(id),
				name: `${isAiResponse ? COACH_NAME : "You"} · ${spokenMoment(createdAt)}`,
				content: <Markdown className="[&_:is(p,li)]:whitespace-pre-line">{content}</Markdown>,
			}))}
			choices={
				!reachesBack &&
				oldest && (
					<>
						<p>From {spokenMoment(oldest.createdAt)} on.</p>
						<Button
							variant="outline"
							size="sm"
							className="mt-2"
							pending={older.isPending}
							onClick={() => older.mutate(oldest.id)}
						>
							Add earlier messages
						</Button>
						<p role="alert" className="mt-2 text-sm text-alert empty:hidden">
							{older.isError && "They could not be loaded. Please try again."}
						</p>
					</>
				)
			}
			onClose={onClose}
		/>
	);
}
