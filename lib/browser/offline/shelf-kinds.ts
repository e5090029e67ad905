import type { ClientEntry } from "@/lib/domain/journal/schema";
import type { ScriptDefinition } from "@/lib/domain/scripts/definition";
import { lifeScriptDefinition } from "@/lib/domain/scripts/life-definition";
import { loveScriptDefinition } from "@/lib/domain/scripts/love-definition";

/** What the person read last, as it is kept for offline reading. */
export interface Shelf {
	journal: ReadEntry[];
	life: ReadScript;
	love: ReadScript;
	goals: { id: string; title: string | null; description: string; isAchieved: boolean }[];
	/** The newest messages, oldest first. */
	chat: { id: number; content: string; isAiResponse: boolean }[];
}
export type ShelfKind = keyof Shelf;
export const shelfKinds: readonly ShelfKind[] = ["journal", "life", "love", "goals", "chat"];

/** An entry; a list may only have contained its beginning. */
export type ReadEntry = Pick<ClientEntry, "id" | "title" | "day" | "content" | "isComplete" | "version" | "prompt">;

/** A script, with its parts in reading order. */
export interface ReadScript {
	title: string;
	parts: { heading: string | null; text: string }[];
}

/** Maximum number of entries and messages that are kept. */
const ENTRIES = 60;
const MESSAGES = 60;
/** Messages that are being sent have ids from here on (`lib/domain/chat/conversation.ts`). */
const FIRST_TEMPORARY_ID = 2 ** 40;

/** Replaces a part of the shelf by what `after` makes of the present one; null stands for none. */
export type ShelfWriter = <Kind extends ShelfKind>(
	kind: Kind,
	after: (before: Shelf[Kind] | null) => Shelf[Kind] | null,
) => Promise<void>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isEntry = (value: unknown): value is ClientEntry =>
	isRecord(value) && typeof value.id === "string" && typeof value.content === "string";
const text = (value: unknown) => (typeof value === "string" ? value : "");

const readEntry = ({ id, title, day, content, isComplete, version, prompt }: ClientEntry): ReadEntry => ({
	id,
	title,
	day,
	content,
	isComplete,
	version,
	prompt,
});

/**
 * Returns the list as it is now. An entry that was read completely stays complete as long as its version is the same.
 */
function withList(before: ReadEntry[] | null, listed: readonly ClientEntry[]): ReadEntry[] {
	return listed.slice(0, ENTRIES).map((entry) => {
		const whole = before?.find(
			({ id, version, isComplete }) => id === entry.id && version === entry.version && isComplete,
		);
		return whole && !entry.isComplete ? whole : readEntry(entry);
	});
}

/** Converts a script for offline reading. Its first field becomes the title. */
function scriptOf(row: unknown, patterns: unknown, { fields }: Pick<ScriptDefinition, "fields">): ReadScript | null {
	if (!isRecord(row)) return null;
	const [title, ...rest] = fields;
	const parts = rest.map(({ key, label, hasHeading }) => ({
		heading: hasHeading ? label : null,
		text: text(row[key]),
	}));
	const described = (Array.isArray(patterns) ? patterns : []).filter(isRecord).map((pattern) => ({
		heading: text(pattern.pattern),
		text: `${text(pattern.description)}\n\n${text(pattern.impact)}`,
	}));
	return {
		title: text(row[title?.key ?? ""]),
		parts: [...parts, ...described].filter((part) => part.text.trim() !== ""),
	};
}

/**
 * Returns the change to the shelf for a response that the app has just read. Lists replace what was there, so that
 * deleted items disappear with the next response.
 * @param queryKey The response's cache key: the path and, for lists, the filter.
 * @returns Null for everything that is not kept.
 */
export function changeBy(
	userId: number,
	queryKey: readonly unknown[],
	data: unknown,
): ((write: ShelfWriter) => Promise<void>) | null {
	const [path, part, ...filter] = queryKey;
	if (typeof path !== "string" || !isRecord(data)) return null;
	if (path === `/api/journal/${userId}` && part === "history" && filter.every((value) => !value)) {
		const listed = (Array.isArray(data.pages) ? data.pages : []).flat().filter(isEntry);
		return (write) => write("journal", (before) => withList(before, listed));
	}
	if (/^\/api\/journal\/[^/]+\/entry$/.test(path) && isEntry(data)) {
		const entry = data;
		return (write) =>
			write("journal", (before) => before?.map((one) => (one.id === entry.id ? readEntry(entry) : one)) ?? null);
	}
	if (path === `/api/relationship-goals/${userId}` && Array.isArray(data)) {
		const goals = data.filter(isRecord).map((goal) => ({
			id: text(goal.id),
			title: text(goal.title) || null,
			description: text(goal.description),
			isAchieved: goal.completedAt !== null,
		}));
		return (write) => write("goals", () => goals);
	}
	if (path === `/api/life-script/${userId}` && part === undefined) {
		return (write) => write("life", () => scriptOf(data.lifeScript, data.patterns, lifeScriptDefinition));
	}
	if (path === `/api/love-script/${userId}` && part === undefined) {
		return (write) => write("love", () => scriptOf(data.loveScript, data.patterns, loveScriptDefinition));
	}
	if (path.startsWith(`/api/chat/${userId}?`) && part === "conversation") {
		const messages = (Array.isArray(data.messages) ? data.messages : [])
			.filter(isRecord)
			.filter(({ id }) => typeof id === "number" && id < FIRST_TEMPORARY_ID)
			.slice(-MESSAGES)
			.map(({ id, content, isAiResponse }) => ({
				id: Number(id),
				content: text(content),
				isAiResponse: isAiResponse === true,
			}));
		return (write) => write("chat", () => messages);
	}
	return null;
}
