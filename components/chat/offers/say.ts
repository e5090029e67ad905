import type { Tap } from "@/lib/domain/chat/tap";

/** Sends words. With a tap, the server need not interpret them. */
export type Say = (words: string, tap?: Tap) => void;
