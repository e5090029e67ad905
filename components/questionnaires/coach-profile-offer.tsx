"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";
import { PROFILE_ORIGIN, pathFrom, pathOf } from "./paths";

const place = { questionnaireId: COACH_PROFILE_ID, mode: null, responseId: null };
const START = pathOf(place);
const VIEW = pathFrom(PROFILE_ORIGIN, { ...place, mode: "analysis" });

/** A link to the questionnaire on how somebody wants to be coached, which the library does not list. */
export function CoachProfileLink() {
	return (
		<Button asChild variant="link" size="inline" className="text-left">
			<Link href={START} prefetch={false}>
				Tell {COACH_NAME} how to be with you
				<ArrowRight aria-hidden="true" className="size-4" />
			</Link>
		</Button>
	);
}

/** The same on the profile: once it has been answered, a link to the analysis. */
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
