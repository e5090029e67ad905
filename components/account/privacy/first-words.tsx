"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { FieldError } from "@/components/ui/forms/field";
import { useChoosePrivacy } from "@/lib/browser/account/privacy";
import { messageOf } from "@/lib/browser/core/api-client";
import { privacyTexts as texts } from "@/lib/domain/account/privacy-texts";

const linkClass = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

/** Asks, before anything is written, whether a model on another machine may read it. */
export function FirstWords() {
	const choose = useChoosePrivacy();
	const [hasChosen, setChosen] = useState(false);
	const [problem, setProblem] = useState<string>();
	const answer = (keepHere: boolean) =>
		choose.mutate(keepHere, {
			onSuccess: () => setChosen(true),
			onError: (error) => setProblem(messageOf(error, texts.failed)),
		});
	return (
		<Dialog open={!hasChosen}>
			<DialogContent closable={false}>
				<DialogHeader title={texts.ask} description={texts.askText} />
				<div className="px-6 pb-6 sm:px-8">
					<p className="flex flex-wrap gap-x-6">
						<a href="/privacy" className={linkClass}>
							{texts.title}
						</a>
						<a href="/help-now" className={linkClass}>
							Help now
						</a>
					</p>
					<FieldError>{problem}</FieldError>
				</div>
				<DialogFooter>
					<Button variant="outline" disabled={choose.isPending} onClick={() => answer(false)}>
						{texts.askAllow}
					</Button>
					<Button pending={choose.isPending} onClick={() => answer(true)}>
						{texts.keep}
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
