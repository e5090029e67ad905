import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";
import { pathOf } from "./paths";

const START = pathOf({ questionnaireId: COACH_PROFILE_ID, mode: null, responseId: null });

/** Links to the questionnaire on how the person wants to be coached, which the library does not list. */
export function CoachProfileLink() {
	return (
		<Button asChild variant="link" size="inline" className="text-left">
			<Link href={START} prefetch={false}>
				Tell {COACH_NAME} how to talk to you
				<ArrowRight aria-hidden="true" className="size-4" />
			</Link>
		</Button>
	);
}
