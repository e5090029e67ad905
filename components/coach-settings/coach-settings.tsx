"use client";

import { LockKeyhole } from "lucide-react";
import { CoachProfileOffer } from "@/components/questionnaires/coach-profile-offer";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { useCoachSettings } from "@/lib/browser/coach-settings/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { SettingsForm } from "./settings-form";

type CoachSettingsProps = {
	userId: number;
	/** Whether the settings can be changed; otherwise they are shown dimmed. */
	isOpen: boolean;
	/** Whether the built-in guide answers, which follows only a few plain wishes. */
	isGuide?: boolean;
};

/** Says what the built-in guide takes from these texts (lib/ai/built-in/manner.ts reads them). */
const GUIDE_FOLLOWS =
	"Here the built-in guide answers you. It goes by keywords and follows a few plain wishes in these texts: gentle or direct, brief, no questions, no parting line, no quotations, nothing from your journal, and the name to call you by. The rest needs a connected model.";

/** The same in short, for settings that cannot be changed. */
const CLOSED_FOR_GUIDE = "The built-in guide follows a few plain wishes in them, such as gentle, direct or brief.";

/** The settings of how the coach speaks to this person. */
export function CoachSettings({ userId, isOpen, isGuide = false }: CoachSettingsProps) {
	const { data: settings, isError, isFetching, refetch } = useCoachSettings(userId);
	return (
		<Card
			aria-labelledby="coach-settings"
			className={cn(!isOpen && "border border-rule bg-transparent pb-0 shadow-none sm:pb-0")}
		>
			<CardTitle id="coach-settings" className={isOpen ? "text-2xl" : "text-ink-soft"}>
				AI Coach Personality Settings
			</CardTitle>
			{isOpen ? (
				<>
					<CardText className="max-w-measure">
						{isGuide ? GUIDE_FOLLOWS : `These texts steer how ${COACH_NAME} speaks with you.`} They change its manner,
						never the rules that keep you safe.
					</CardText>
					<CardText className="max-w-measure">
						In a short questionnaire you can say how you like to be spoken to, and what to be careful with. {COACH_NAME}{" "}
						keeps your answers in mind.
					</CardText>
					<div className="mt-1">
						<CoachProfileOffer userId={userId} />
					</div>
				</>
			) : (
				<CardText className="flex max-w-measure gap-2.5 text-sm">
					<LockKeyhole aria-hidden="true" className="mt-1 size-4 shrink-0" />
					<span>
						On this server these settings are closed. Whoever runs it can open them.{" "}
						{isGuide ? CLOSED_FOR_GUIDE : `${COACH_NAME} is given these texts with every request, as they stand here.`}
					</span>
				</CardText>
			)}
			{settings && (
				<div
					inert={!isOpen}
					// When they cannot be changed, only the beginning is visible.
					className={cn(!isOpen && "max-h-28 select-none overflow-hidden opacity-75 mask-b-from-30%")}
				>
					<SettingsForm userId={userId} saved={settings} isOpen={isOpen} />
				</div>
			)}
			{!settings && isError && (
				<div role="alert" className={cn(!isOpen && "pb-5")}>
					<NotLoaded pending={isFetching} onTry={() => refetch()}>
						Your coach settings could not be loaded.
					</NotLoaded>
				</div>
			)}
			{!settings && !isError && <Placeholder />}
		</Card>
	);
}

/** A placeholder about as high as the form. */
function Placeholder() {
	return (
		<div role="status" className="mt-6 grid gap-6">
			<span className="sr-only">Loading</span>
			<div aria-hidden="true" className="h-56 rounded-md bg-sunken" />
			<div aria-hidden="true" className="h-64 rounded-md bg-sunken" />
		</div>
	);
}
