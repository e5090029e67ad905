"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/forms/field";
import { useChoosePrivacy } from "@/lib/browser/account/privacy";
import { messageOf } from "@/lib/browser/core/api-client";
import { privacyTexts as texts } from "@/lib/domain/account/privacy-texts";

/**
 * The choice to keep one's words here, and to change one's mind. @param canChoose Whether a server is configured that
 * one can opt out of.
 */
export function KeepHere({ keepHere, canChoose }: { keepHere: boolean; canChoose: boolean }) {
	const router = useRouter();
	const choose = useChoosePrivacy();
	const [problem, setProblem] = useState<string>();

	function change() {
		setProblem(undefined);
		choose.mutate(!keepHere, {
			onSuccess: () => router.refresh(),
			onError: (error) => setProblem(messageOf(error, texts.failed)),
		});
	}

	return (
		<div className="grid gap-3 border-t border-rule pt-4">
			<p role="status">{keepHere ? texts.kept : canChoose ? texts.keepText : texts.nothingLeaves}</p>
			{(canChoose || keepHere) && (
				<Button variant="outline" className="justify-self-start" pending={choose.isPending} onClick={change}>
					{keepHere ? texts.allow : texts.keep}
				</Button>
			)}
			<FieldError>{problem}</FieldError>
		</div>
	);
}
