import type { Tap } from "@/lib/domain/chat/tap";

/** Says words; with a tap, the server need not understand them. */
export type Say = (words: string, tap?: Tap) => void;
