"use client";

import { useState } from "react";
import { type Chosen, FeelingPicker } from "@/components/feelings/feeling-picker";
import { quarterClass } from "@/components/feelings/quarter-class";
import { Burst } from "@/components/sound/burst";
import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { useChooseNow } from "@/lib/browser/look-back/client";
import { feelingById } from "@/lib/domain/feelings/feelings";

/** Asks how the person feels right now, in two taps: the quarter, then the feeling. */
export function HowIsItNow({ userId }: { userId: number }) {
	const choose = useChooseNow(userId);
	const [said, setSaid] = useState("");
	const feeling = choose.isSuccess && feelingById(choose.variables);

	function onChoose(chosen: Chosen, label: string) {
		if (chosen === "something-else") return setSaid("None of these, then. That’s fine.");
		if (chosen === "rather-not") return setSaid("That’s fine. It doesn’t need a word.");
		choose.mutate(chosen, {
			onSuccess: () => setSaid(`${label}. Today has its dot now.`),
			onError: (error) =>
				toast({
					title: "The feeling was not saved",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
				}),
		});
	}

	return (
		<div>
			<h3 className="mb-3 text-lg">How is it now?</h3>
			{said === "" && <FeelingPicker isBusy={choose.isPending} onChoose={onChoose} />}
			<div className="flex items-center gap-3">
				{feeling && (
					<span aria-hidden="true" className={`relative size-3 shrink-0 rounded-full ${quarterClass[feeling.quarter]}`}>
						<Burst />
					</span>
				)}
				<p role="status" className="text-ink-soft empty:hidden">
					{said}
				</p>
			</div>
		</div>
	);
}
