"use client";

import { LockKeyhole } from "lucide-react";
import { CoachProfileOffer } from "@/components/questionnaires/coach-profile-offer";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { useCoachSettings } from "@/lib/browser/coach-settings/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { SettingsForm } from "./settings-form";

type CoachSettingsProps = {
	userId: number;
	/** Whether the settings can be changed; otherwise they are shown dimmed. */
	isOpen: boolean;
	/** Whether the built-in guide answers, which follows a few plain wishes only. */
	isGuide?: boolean;
};

/** What the built-in guide takes from these texts (lib/ai/built-in/manner.ts reads it). */
const GUIDE_FOLLOWS =
	"The guide that is built in answers you here. It goes by words, and follows a few plain wishes in these texts: gentle or direct, brief, no questions, no parting line, no quotations, nothing from your journal, and the name to call you by. The rest of them is for a connected model.";

/** How the coach speaks to this person. */
export function CoachSettings({ userId, isOpen, isGuide = false }: CoachSettingsProps) {
	const { data: settings, isError, isFetching, refetch } = useCoachSettings(userId);
	return (
		<Card aria-labelledby="coach-settings" className={cn(!isOpen && "border border-rule bg-transparent shadow-none")}>
			<CardTitle id="coach-settings" className={cn("text-2xl", !isOpen && "text-ink-soft")}>
				AI Coach Personality Settings
			</CardTitle>
			{isOpen ? (
				<CardText className="max-w-measure">
					{isGuide ? GUIDE_FOLLOWS : `These texts steer how ${COACH_NAME} speaks with you.`} They change its manner,
					never the rules that keep you safe.
				</CardText>
			) : (
				<CardText className="flex max-w-measure gap-2.5">
					<LockKeyhole aria-hidden="true" className="mt-1 size-4 shrink-0" />
					<span>
						Closed for now: the people who run this app have not opened these settings.{" "}
						{isGuide ? GUIDE_FOLLOWS : `${COACH_NAME} is given these texts with every request, as they stand here.`}
					</span>
				</CardText>
			)}
			<CardText className="max-w-measure">
				A short questionnaire says how you like to be spoken to, and what to be careful with. {COACH_NAME} keeps your
				answers in mind.
			</CardText>
			<div className="-ml-1 mt-1">
				<CoachProfileOffer userId={userId} />
			</div>
			{settings && (
				<div inert={!isOpen} className={cn(!isOpen && "select-none opacity-75")}>
					<SettingsForm userId={userId} saved={settings} isOpen={isOpen} />
				</div>
			)}
			{!settings && isError && (
				<div role="alert">
					<CardText>
						Your coach settings could not be loaded.{" "}
						<Button variant="link" size="inline" pending={isFetching} onClick={() => refetch()}>
							Try again
						</Button>
					</CardText>
				</div>
			)}
			{!settings && !isError && <Placeholder />}
		</Card>
	);
}

/** About as high as the form. */
function Placeholder() {
	return (
		<div role="status" className="mt-6 grid gap-6">
			<span className="sr-only">Loading</span>
			<div aria-hidden="true" className="h-56 rounded-md bg-sunken" />
			<div aria-hidden="true" className="h-64 rounded-md bg-sunken" />
		</div>
	);
}
