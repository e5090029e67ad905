import { COACH_NAME } from "@/lib/domain/core/brand";
import { OFF_RECORD_TITLE } from "./limits";

/** Texts of the screen. */
export const offRecordTexts = {
	title: OFF_RECORD_TITLE,
	label: `Conversation with ${COACH_NAME} off the record`,
	lead: `What is said here is kept in this tab and nowhere else: in no history, no search, no export, and in nothing that ${COACH_NAME} knows later. It is gone when you end it, log out or close the tab, and after a day without a word. If something here sounds like danger, help is still shown.`,
	end: "End it and delete everything",
} as const;
