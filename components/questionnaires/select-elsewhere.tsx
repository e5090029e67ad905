"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { userKey } from "@/lib/browser/account/client";
import type { ClientUser } from "@/lib/domain/account/schema";
import { pathOf, placeOf } from "./paths";
import { useSelectEvent } from "./use-select-event";

/** Answers the window event `selectQuestionnaire` on every screen that is not about questionnaires: goes there. */
export function SelectElsewhere() {
	const pathname = usePathname();
	const router = useRouter();
	const queryClient = useQueryClient();

	useSelectEvent(async ({ questionnaireId, forceFresh }) => {
		const isAnsweredThere = placeOf(pathname, new URLSearchParams()) || pathname === "/relationship-questionnaire";
		const user = queryClient.getQueryData<ClientUser>(userKey);
		if (isAnsweredThere || !user) return;
		if (forceFresh) {
			// Not in the script of every screen: hardly anybody comes this way.
			const { ProgressStore } = await import("@/lib/browser/questionnaires/progress-store");
			new ProgressStore(user.id).clear(questionnaireId);
		}
		router.push(pathOf({ questionnaireId, mode: null, responseId: null }));
	});
	return null;
}
