"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialogs/dialog";
import { FieldError } from "@/components/ui/forms/field";
import { useChoosePrivacy } from "@/lib/browser/account/privacy";
import { messageOf } from "@/lib/browser/core/api-client";
import { privacyTexts as texts } from "@/lib/domain/account/privacy-texts";

const linkClass = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

const choices = [
	{ keepHere: true, label: texts.keep, means: texts.askKeepMeans },
	{ keepHere: false, label: texts.askAllow, means: texts.askAllowMeans },
];

/**
 * "asked again": the person closed the question without an answer, and then began to write. It is not asked a third
 * time.
 */
type Stage = "asking" | "closed" | "asked again" | "over";

/**
 * Asks, before anything is written, whether a model on another machine may read it. Until there is an answer the server
 * sends nothing there, so the question can be closed.
 */
export function FirstWords() {
	const router = useRouter();
	const choose = useChoosePrivacy();
	const [stage, setStage] = useState<Stage>("asking");
	const [problem, setProblem] = useState<string>();
	const isOpen = stage === "asking" || stage === "asked again";

	useEffect(() => {
		if (stage !== "closed") return;
		const ask = ({ target }: Event) => target instanceof HTMLTextAreaElement && setStage("asked again");
		document.addEventListener("input", ask);
		return () => document.removeEventListener("input", ask);
	}, [stage]);

	function answer(keepHere: boolean) {
		setProblem(undefined);
		choose.mutate(keepHere, {
			onSuccess: () => {
				setStage("over");
				// Many screens show who answers.
				router.refresh();
			},
			onError: (error) => setProblem(messageOf(error, texts.failed)),
		});
	}

	return (
		<Dialog open={isOpen} onOpenChange={() => setStage(stage === "asking" ? "closed" : "over")}>
			{/* The dialog itself takes the focus, so that a person who is typing does not press a button. */}
			<DialogContent>
				<DialogHeader title={texts.ask} description={texts.askText} />
				<DialogBody className="grid gap-5 pt-1 sm:pb-8">
					<ul className="grid gap-4">
						{choices.map(({ keepHere, label, means }) => (
							<li key={label} className="grid content-start gap-1.5">
								<Button variant="outline" disabled={choose.isPending} onClick={() => answer(keepHere)}>
									{label}
								</Button>
								<p className="text-sm text-ink-soft">{means}</p>
							</li>
						))}
					</ul>
					<FieldError>{problem}</FieldError>
					{stage === "asking" && <p className="text-sm text-ink-soft">{texts.askLater}</p>}
					<p className="flex flex-wrap gap-x-6">
						<a href="/privacy" className={linkClass}>
							{texts.title}
						</a>
						<a href="/help-now" className={linkClass}>
							Help now
						</a>
					</p>
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}
