import type { ComponentType } from "react";
import type { ArchetypeName } from "@/lib/domain/questionnaires/archetypes";
import type { PatternName } from "@/lib/domain/questionnaires/schema";
import { Curator, Fortress, Historian, Peaceweaver, Savior } from "./keepers";
import { ink } from "./palette";
import { AllOrNothing, Anxious, Avoider, Controller, Pleaser, Victim } from "./patterns";
import { Analyst, Investigator, StormChaser, Strategist, Wanderer } from "./seekers";

type IllustrationName = PatternName | ArchetypeName;

const drawings: Record<IllustrationName, ComponentType> = {
	Pleaser,
	Avoider,
	Anxious,
	Controller,
	Victim,
	"All-or-Nothing": AllOrNothing,
	Savior,
	Fortress,
	Peaceweaver,
	Investigator,
	Strategist,
	StormChaser,
	Curator,
	Historian,
	Analyst,
	Wanderer,
};

interface Props {
	name: IllustrationName;
	/** Width and height in CSS pixels. Drawn on a grid of 96, with lines of 2.4: one pixel at 40. */
	size?: number;
	className?: string;
}

/**
 * The illustration of a pattern or an archetype, by its exact name. Decorative, and hidden from assistive technology:
 * add the name in words beside it.
 */
export function Illustration({ name, size = 96, className }: Props) {
	const Drawing = drawings[name];
	return (
		<svg
			viewBox="0 0 96 96"
			width={size}
			height={size}
			className={className}
			fill="none"
			stroke={ink}
			strokeWidth={2.4}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<Drawing />
		</svg>
	);
}
