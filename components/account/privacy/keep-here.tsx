"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/forms/field";
import { useChoosePrivacy } from "@/lib/browser/account/privacy";
import { messageOf } from "@/lib/browser/core/api-client";
import { privacyTexts as texts } from "@/lib/domain/account/privacy-texts";

type KeepHereProps = {
	keepHere: boolean;
	/** Whether they still have to choose if their words may be sent to another machine. */
	isUnchosen: boolean;
	/** Whether a server is configured that one can opt out of. */
	canChoose: boolean;
};

/** Lets people keep their words on this server, and change their mind. */
export function KeepHere({ keepHere, isUnchosen, canChoose }: KeepHereProps) {
	const router = useRouter();
	const choose = useChoosePrivacy();
	const [problem, setProblem] = useState<string>();

	function change(next: boolean) {
		setProblem(undefined);
		choose.mutate(next, {
			onSuccess: () => router.refresh(),
			onError: (error) => setProblem(messageOf(error, texts.failed)),
		});
	}

	const choices = isUnchosen ? [true, false] : canChoose || keepHere ? [!keepHere] : [];
	const current = keepHere ? texts.kept : canChoose ? texts.keepText : texts.nothingLeaves;
	return (
		<div className="grid gap-3 border-t border-rule pt-4">
			<p role="status">{isUnchosen ? texts.unchosen : current}</p>
			<div className="flex flex-wrap gap-3 empty:hidden">
				{choices.map((next) => (
					<Button key={String(next)} variant="outline" disabled={choose.isPending} onClick={() => change(next)}>
						{next ? texts.keep : isUnchosen ? texts.askAllow : texts.allow}
					</Button>
				))}
			</div>
			<FieldError>{problem}</FieldError>
		</div>
	);
}
