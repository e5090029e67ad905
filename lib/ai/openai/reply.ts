import { z } from "zod";
import { replyMessages } from "@/lib/ai/openai/prompts/conversation";
import { systemPrompt } from "@/lib/ai/openai/prompts/conversation-rules";
import type { Memory, OnSentences, OnWaitState, Reply, ReplyInput } from "@/lib/ai/types";
import { wholeSentences } from "@/lib/domain/text/pieces";
import type { ChatClient } from "./client/client";
import { completeStructured } from "./client/structured";
import { concernSchema, withTidyConcern } from "./concern";
import { withoutInventedQuotes } from "./invented-quotes";
import { languageOf } from "./language";
import { MOST_OFFERED, offered } from "./ours";
import { replyFault, withoutFaultySentences } from "./reply-faults";
import { Speaker } from "./speaker";
import { plainProse, tidyAnswer } from "./tidy";

/** The longest reply in characters, far more than is requested; the screen types it out. */
const MAX_REPLY = 4_000;
/**
 * What no reply may recite: the rules, except where to find help. It may repeat the advice on danger and our examples.
 */
const FRAME = systemPrompt([]).replace(/[^.:]*“Help now”[^.]*\./g, "");

/** Cuts a reply to the allowed length, at the end of a sentence; empty if no whole sentence fits. */
const notTooLong = (text: string) =>
	text.length <= MAX_REPLY ? text : wholeSentences(text.slice(0, MAX_REPLY)).trim();

/**
 * Has a model write the next message: without images, links and addresses, so that nothing in it can leak words, and
 * without quotations that the person never wrote. A reply that claims actions, names a telephone number or reveals its
 * instructions is sent back once; after that the faulty sentences are left out, and a reply without any others is
 * refused.
 * @param maxTokens How long the prompt may be, in estimated tokens.
 * @param hear Called with each sentence as soon as the model has finished it. What was shown stays: then nothing is
 * sent back, and an answer that breaks off ends there.
 */
export async function reply(
	client: ChatClient,
	input: ReplyInput,
	maxTokens: number,
	signal: AbortSignal,
	{ hear, waits }: { hear?: OnSentences | undefined; waits?: OnWaitState | undefined } = {},
): Promise<Reply> {
	const known = theirWords(input);
	const language = await languageOf([input.message, ...newestOf(input)]);
	const enough = new AbortController();
	const speaker =
		hear &&
		new Speaker({
			key: "reply",
			unless: "concern",
			mend: (sentences) => withoutInventedQuotes(plainProse(sentences), known),
			judge: (soFar, fresh) => judged(soFar, fresh),
			say: hear,
			onEnd: () => enough.abort(),
		});
	let isSecond = false;
	const text = z
		.string()
		.describe("40 to 180 words")
		.trim()
		.min(1)
		.transform((said, context) => {
			const fault = replyFault(said, FRAME);
			// One repair is cheap. After that, or once part of it was shown, the best part of it is used.
			const isLast = isSecond || speaker?.isCommitted() === true;
			isSecond = true;
			const taken = !fault ? said : isLast ? withoutFaultySentences(said, FRAME) : null;
			const fitting = taken === null ? "" : notTooLong(taken);
			if (fitting !== "") return fitting;
			context.addIssue({ code: "custom", message: fault?.message ?? "It is much too long" });
			return z.NEVER;
		});
	try {
		const answer = await completeStructured(client, {
			messages: replyMessages(input, maxTokens, language),
			language,
			schema: z.strictObject({ concern: concernSchema, reply: text, offers: offersSchema }),
			schemaName: "reply",
			signal: AbortSignal.any([signal, enough.signal]),
			prepare: (value) => withTidyConcern(tidyAnswer(asReply(value), ["concern", "offers"])),
			fromProse: (prose) => ({ reply: prose, concern: null, offers: [] }),
			follow: speaker,
			waits,
		});
		const content = withoutInventedQuotes(answer.reply, known);
		const guide = offered(answer.offers, input, language);
		return { content, concern: answer.concern, ...(guide && { guide }) };
	} catch (error) {
		if (!speaker?.said || signal.aborted) throw error;
		return { content: speaker.said, concern: null };
	}
}

/** Decides whether new sentences may be shown after the earlier ones. */
function judged(soFar: string, fresh: string): "say" | "skip" | "end" {
	if (soFar.length > MAX_REPLY) return "end";
	return replyFault(fresh, FRAME) ? "skip" : "say";
}

const offersSchema = z.array(z.string().max(100)).max(MOST_OFFERED).describe("ids");

/**
 * Finds the reply in an answer: models that ignore the requested form give the one text in it any name. Malformed
 * offers are no reason to ask again.
 */
function asReply(value: unknown): unknown {
	if (typeof value !== "object" || value === null) return value;
	const { concern, offers: listed, ...given }: Record<string, unknown> = { ...value };
	const offers = (Array.isArray(listed) ? listed : []).filter((one) => offersSchema.safeParse([one]).success);
	const beside = { concern, offers: offers.slice(0, MOST_OFFERED) };
	if (typeof given.reply === "string") return { reply: given.reply, ...beside };
	const texts = Object.values(given).filter((one) => typeof one === "string");
	return texts.length === 1 ? { reply: texts[0], ...beside } : value;
}

/** Returns what the person said last before their message, which may be too short to tell its language. */
const newestOf = ({ turns }: ReplyInput): string[] =>
	turns.flatMap(({ from, content }) => (from === "person" ? [content] : [])).slice(-3);

/** Returns everything of the person's that the prompt may contain, including what findings and scripts quote. */
function theirWords({ message, turns, memory }: ReplyInput): string[] {
	return [
		message,
		...turns.flatMap(({ from, content }) => (from === "person" ? [content] : [])),
		...memoryWords(memory),
	];
}

function memoryWords(memory: Memory): string[] {
	const { goals, scripts, analyses, coachProfile, relationships, entries, condensed } = memory;
	return [
		...(memory.facts ?? []).map(({ words }) => words),
		...[...(memory.found ?? []), ...(memory.nearby ?? [])].map(({ title, words }) => `${title ?? ""}\n${words}`),
		...goals.flatMap(({ title, description }) => [title ?? "", description]),
		...[scripts.life, scripts.love, coachProfile].flatMap((text) => text ?? []),
		...analyses.map(({ found }) => found),
		...relationships.map(({ highlights }) => highlights),
		...entries.map(({ title, content }) => `${title ?? ""}\n${content}`),
		...condensed.flatMap(({ from, words }) => (from === "person" ? [words] : [])),
	];
}
