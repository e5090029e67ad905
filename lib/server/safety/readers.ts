import { noticeOf, signsIn, wordsBehindAnswers } from "@/lib/safety/answers";
import { callsIn, signs } from "@/lib/safety/assess";
import { carefulAbout } from "@/lib/safety/careful-conversation";
import { callsInConversation } from "@/lib/safety/conversation";
import { replyInDanger } from "@/lib/safety/danger-reply";
import { longOverAnswers } from "@/lib/safety/long-over";
import { safetyNotice } from "@/lib/safety/notice";
import { wordsBehind } from "@/lib/safety/words-behind";

/** The safety functions that read people's texts. Their arguments can be sent to a worker thread. */
const all = {
	callsIn,
	signs,
	signsIn,
	callsInConversation,
	carefulAbout,
	noticeOf,
	longOverAnswers,
	replyInDanger,
	safetyNotice,
	wordsBehind,
	wordsBehindAnswers,
};
type All = typeof all;

export type SafetyReaderName = keyof All;
export type Given<Name extends SafetyReaderName> = Parameters<All[Name]>;
export type Found<Name extends SafetyReaderName> = ReturnType<All[Name]>;

export const readers: { [Name in SafetyReaderName]: (...given: Given<Name>) => Found<Name> } = all;
