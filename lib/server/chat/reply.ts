import "server-only";
import type { Coach, OnSentences, OnWaitState, ReplyInput, Turn } from "@/lib/ai/types";
import { isOurWords } from "@/lib/domain/care/our-words";
import { type GuideNote, type Offer, readTap } from "@/lib/domain/chat/guide";
import { leadsToOurs } from "@/lib/domain/chat/tap";
import { localDay } from "@/lib/domain/progress/days";
import { type Call, inOrder, type Kind, kinds } from "@/lib/domain/safety/kinds";
import { isCertainEnough, isForCoach } from "@/lib/domain/safety/shown";
import type { DatedSaid } from "@/lib/safety/careful-conversation";
import { withConcern } from "@/lib/safety/concern";
import { offersAfter } from "@/lib/safety/danger-reply";
import type { Dated } from "@/lib/safety/over-time";
import { type ReplyFor, safeReply } from "@/lib/safety/replies";
import { isUnsafeReply, urgesHarm, withoutUnsafeSentences } from "@/lib/safety/reply-check";
import { coachSettings } from "@/lib/server/coach-settings/service";
import { coach } from "@/lib/server/core/ai";
import { builtInCoachFor } from "@/lib/server/core/coach/in-thread";
import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { type Meant, meaningOf } from "@/lib/server/meaning/find";
import { read } from "@/lib/server/safety/read";
import { recentTexts } from "@/lib/server/safety/recent-texts";
import { pagesOf } from "@/lib/server/search/cache";
import type { ChatMessage } from "@/prisma/client/client";
import { carriedFor } from "./carry";
import { TURNS } from "./limits";
import type { KnownTurn } from "./memory";
import { readable, readMessages } from "./service";
import { asRead, toTurn } from "./turns";

/** The turns before a message, and the signs of danger in it. */
export interface Read {
	turns: KnownTurn[];
	/** The id of the first turn, or of the message if there are none. */
	oldest: number;
	/** The signs in the message itself, clear ones first. */
	found: Call[];
}

/** The fields of a message that are needed to answer it. */
type Said = Pick<ChatMessage, "content" | "createdAt" | "guide">;

/** A reply to be stored. */
export interface WrittenReply {
	content: string;
	/** The coach's name, or null if the app itself answers. */
	by: string | null;
	/** The offers shown with the reply. */
	guide?: GuideNote;
	/** The signs of danger in the message, including what a model may have added. */
	found: readonly Call[];
}

/** Options for writing a reply. */
export interface Writing {
	/** Aborts the coach. */
	signal: AbortSignal;
	/** Called with whole sentences as soon as they are written and checked. */
	hear?: OnSentences | undefined;
	/** Called with what the coach waits for. */
	waits?: OnWaitState | undefined;
	/** The earlier answers, if another one is wanted. */
	answered?: readonly string[];
	/** The country whose helplines are named: ISO 3166 alpha-2, or null if unknown. */
	country: string | null;
	/** Whether nothing of the exchange is stored, or given to anything but the coach itself. */
	isOffRecord?: boolean;
}

/** Reads a saved message and what was said before it, without calling a model. */
export async function readMessage(message: ChatMessage): Promise<Read> {
	const [rows, written] = await Promise.all([
		readMessages(message.userId, { limit: TURNS, before: message.id }),
		recentTexts(message.userId, { at: message.createdAt, withoutChat: true }),
	]);
	const turns = readable(rows).map(toTurn);
	const said = amid(turns.map(asRead), written);
	if (isOurWords(readTap(message.guide), message.content))
		return { turns, oldest: rows[0]?.id ?? message.id, found: [] };
	const found = await read(message.userId, "callsInConversation", message.content, said, message.createdAt);
	return { turns, oldest: rows[0]?.id ?? message.id, found };
}

/**
 * Inserts entries and answers into the conversation by their time. The last turn stays last, since it may be a
 * question.
 */
function amid(said: DatedSaid[], written: readonly Dated[]): DatedSaid[] {
	const others = written.map(({ content, at }): DatedSaid => ({ from: "person", content, at }));
	const before = [...said.slice(0, -1), ...others].sort((one, other) => one.at.getTime() - other.at.getTime());
	return [...before, ...said.slice(-1)];
}

/**
 * Writes the reply to a saved message: the coach's, or our own if no coach may reply or its text must not be shown. If
 * another person is in danger and the coach fails, our own reply is given as well, so that the person does not get an
 * error.
 * @throws whatever the coach throws, and AppError `rate_limited`.
 */
export async function writeReply(
	user: SessionUser,
	message: Said,
	context: Read,
	{ signal, hear, waits, answered, country, isOffRecord = false }: Writing,
): Promise<WrittenReply> {
	const spoken = await dangerReply(user, message, context, country);
	if (spoken) return spoken;
	const now: DatedSaid[] = [...context.turns, { from: "person", content: message.content, at: message.createdAt }];
	const ours = (about: ReplyFor, found: readonly Call[] = context.found): WrittenReply => {
		const said = context.turns.flatMap(({ from, content }) => (from === "coach" ? [content] : []));
		const kind = about === "withheld" ? context.found[0]?.kind : about;
		return { content: safeReply(about, said), by: null, found, ...(kind && { guide: noteOf(offersAfter(kind, now)) }) };
	};
	const [first] = context.found;
	// Only a model can respond to what a person says about another person in danger; without one, our own words are
	// better.
	const chosen = answering(user, message);
	const isOurs = first && (!isForCoach(first) || (isCertainEnough(first) && chosen.isGuide));
	if (isOurs) return ours(first.kind);
	const unsafe = new AbortController();
	try {
		const { asked, reply } = await withinBudget(user.id, async () => {
			const meant = isOffRecord || chosen.isGuide ? undefined : meaningOf(user, message.content, signal);
			const asked = await prepare(user, message, context, { isGuide: chosen.isGuide, meant, country });
			let said = "";
			const listen = (sentences: string) => {
				if (unsafe.signal.aborted) return;
				said += sentences;
				if (urgesHarm(said, asked.lately)) unsafe.abort();
				else if (!isUnsafeReply(sentences, asked.lately)) hear?.(sentences);
			};
			const either = AbortSignal.any([signal, unsafe.signal]);
			const input = { ...asked.input, isOffRecord, ...(answered && { answered }) };
			return { asked, reply: await chosen.reply(input, either, hear && listen, waits) };
		});
		const { guide, concern } = reply;
		const found = withConcern(context.found, concern ?? null, [message.content]);
		const content = withoutUnsafeSentences(reply.content, asked.lately);
		if (content === null) return ours("withheld", found);
		const [leading] = found;
		return leading && !isForCoach(leading) ? ours(leading.kind, found) : { content, by: chosen.name, guide, found };
	} catch (error) {
		if (unsafe.signal.aborted && !signal.aborted) return ours("withheld");
		if (!first || signal.aborted) throw error;
		logger().warn({ error: describeError(error) }, "the coach could not answer, so the app did");
		return ours(first.kind);
	}
}

/** Returns the person's coach, or the built-in guide if the tapped button opens a talk, article or page of the app. */
const answering = (user: SessionUser, { guide }: Said): Coach =>
	leadsToOurs(readTap(guide)) ? builtInCoachFor(user.id) : coach(user);

/**
 * Returns the app's own reply to a person in danger, shown beside the notice. Takes notices found earlier into account.
 * Null if no such reply is due.
 */
async function dangerReply(
	user: SessionUser,
	{ content: message, createdAt: now, guide }: Said,
	context: Read,
	country: string | null,
): Promise<WrittenReply | null> {
	const turns = context.turns.map(asRead);
	const given = {
		message,
		turns,
		country,
		now,
		offset: user.timezoneOffset,
		found: context.found,
		tap: readTap(guide),
	};
	const reply = await read(user.id, "replyInDanger", given);
	if (!reply) return null;
	const { content, offers } = reply;
	return { content, by: null, found: inOrder([...context.found, ...reply.found]), guide: noteOf(offers) };
}

/** Wraps offers that the app itself makes. */
const noteOf = (offers: Offer[]): GuideNote => ({ offers, memo: null });

/** Prepares everything that the coach may know. */
async function prepare(
	user: SessionUser,
	message: Said,
	{ turns, oldest }: Read,
	{ isGuide, meant, country }: { isGuide: boolean; meant?: Promise<Meant | null>; country: string | null },
) {
	const offset = user.timezoneOffset;
	const today = localDay(message.createdAt, offset);
	const saying = { message: message.content, turns, oldest, at: message.createdAt, today, offset, meant };
	const pages = await pagesOf(user.id, offset);
	const [settings, carried] = await Promise.all([coachSettings(user.id), carriedFor(user.id, saying, pages, isGuide)]);
	const newest: Turn = { from: "person", content: message.content, at: message.createdAt };
	const said = [...turns, { ...newest, tap: readTap(message.guide) }].map(asRead);
	const careful = await read(user.id, "carefulAbout", said, message.createdAt, offset);
	const lately = await signsLately(user.id, careful, carried.entries);
	const input: ReplyInput = {
		person: { firstName: user.firstName },
		manner: { persona: settings.coachPersona, instructions: settings.chatInstructions },
		today,
		offset,
		turns: carried.turns,
		message: message.content,
		tap: readTap(message.guide),
		memory: carried.memory,
		signs: lately,
		hints: careful.filter(({ isOpen }) => isOpen).map(({ kind }) => kind),
		country,
		pages,
		mayBringUp: carried.mayBringUp,
	};
	return { input, lately };
}

/**
 * Returns the dangers to be careful about in this conversation, most pressing first. Includes danger from a partner
 * that the given entries mention, however old they are.
 */
async function signsLately(userId: number, careful: readonly Call[], entries: readonly string[]): Promise<Kind[]> {
	const inEntries = (await read(userId, "signs", [...entries])).filter((kind) => kind === "partner-danger");
	const all = new Set([...careful.map(({ kind }) => kind), ...inEntries]);
	return kinds.filter((kind) => all.has(kind));
}
