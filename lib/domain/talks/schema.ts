import type { doors } from "@/lib/domain/chat/tap";
import type { Practice } from "@/lib/domain/exercises/schema";

/** The entry point of the conversation that lists a talk; talks of "together" are only listed in the library. */
export type TalkDoor = Exclude<(typeof doors)[number], "listen" | "find"> | "together";

/** A guided conversation in the chat. It is stored, left and continued like an exercise. */
export interface Talk extends Practice {
	door: TalkDoor;
	/** Plain sentences that a person who could use it might say; the finder matches against them. */
	phrasings: readonly string[];
}
