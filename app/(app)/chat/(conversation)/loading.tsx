import { ChatLoading } from "@/components/chat/chat-loading";

export default function Loading() {
	return <ChatLoading />;
}
