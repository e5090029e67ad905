import type { doors } from "@/lib/domain/chat/tap";
import type { Practice } from "@/lib/domain/exercises/schema";

/** A door of the chat behind which talks stand; "together" stands for the library alone. */
export type TalkDoor = Exclude<(typeof doors)[number], "listen" | "find"> | "together";

/** A guided conversation in the chat. It is stored, left and continued as an exercise is. */
export interface Talk extends Practice {
	door: TalkDoor;
	/** What people say who could use it, as plain sentences, for the finder. */
	phrasings: readonly string[];
}
