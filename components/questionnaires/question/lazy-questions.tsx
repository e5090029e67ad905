"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, createContext, useContext } from "react";
import { whenTouched } from "@/lib/browser/core/when-touched";
import { QuestionPlaceholder } from "./question-placeholder";
import type { Questions } from "./questions";

const load = () => import("./questions").then((module) => module.Questions);
whenTouched(load);

/** What the placeholder shows; `dynamic` tells it nothing. */
const Context = createContext<ComponentProps<typeof QuestionPlaceholder> | null>(null);

function Placeholder() {
	const shown = useContext(Context);
	return shown && <QuestionPlaceholder {...shown} />;
}

const Loaded = dynamic(load, { loading: () => <Placeholder /> });

/**
 * The questions of a questionnaire. They come apart from the library: with the page where it opens at a question, else
 * at the first touch. Their place shows the first question meanwhile, as the server's page did.
 */
export function LazyQuestions(props: ComponentProps<typeof Questions>) {
	return (
		<Context.Provider value={{ questionnaire: props.questionnaire, isNew: !props.summary }}>
			<Loaded {...props} />
		</Context.Provider>
	);
}
