"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";
import { CoachProfileLink } from "./coach-profile-link";
import { PROFILE_ORIGIN, pathFrom } from "./paths";

const place = { questionnaireId: COACH_PROFILE_ID, mode: null, responseId: null };
const VIEW = pathFrom(PROFILE_ORIGIN, { ...place, mode: "analysis" });

/** Links to the questionnaire on how the person wants to be coached; once it has been answered, to its analysis. */
export function CoachProfileOffer({ userId }: { userId: number }) {
	const { data: responses } = useResponses(userId);
	const isAnswered = responses?.some(({ questionnaireId }) => questionnaireId === COACH_PROFILE_ID);
	if (!isAnswered) return <CoachProfileLink />;
	return (
		<Button asChild variant="link" size="inline">
			<Link href={VIEW} prefetch={false}>
				View Coach Profile
				<ArrowRight aria-hidden="true" className="size-4" />
			</Link>
		</Button>
	);
}
