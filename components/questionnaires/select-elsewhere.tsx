"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { userKey } from "@/lib/browser/account/client";
import type { ClientUser } from "@/lib/domain/account/schema";
import { pathOf, placeOf } from "./paths";
import { useSelectEvent } from "./use-select-event";

/** Handles the window event `selectQuestionnaire` on screens outside the questionnaires, by navigating there. */
export function SelectElsewhere() {
	const pathname = usePathname();
	const router = useRouter();
	const queryClient = useQueryClient();

	useSelectEvent(async ({ questionnaireId, forceFresh }) => {
		const isAnsweredThere = placeOf(pathname, new URLSearchParams()) || pathname === "/relationship-questionnaire";
		const user = queryClient.getQueryData<ClientUser>(userKey);
		if (isAnsweredThere || !user) return;
		if (forceFresh) {
			// Loaded only then, because hardly anybody needs it.
			const { AnswerDrafts } = await import("@/lib/browser/questionnaires/answer-drafts");
			new AnswerDrafts(user.id).clearNew(questionnaireId);
		}
		router.push(pathOf({ questionnaireId, mode: null, responseId: null }));
	});
	return null;
}
