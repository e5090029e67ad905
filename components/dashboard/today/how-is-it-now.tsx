"use client";

import { useState } from "react";
import { type Chosen, FeelingPicker } from "@/components/feelings/feeling-picker";
import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { useChooseNow } from "@/lib/browser/look-back/client";
import type { TodayThen } from "@/lib/domain/look-back/shown";

/** How it is at this moment, in two taps: how it moves, then its name. */
export function HowIsItNow({ userId, today }: { userId: number; today: TodayThen }) {
	const choose = useChooseNow(userId);
	const [said, setSaid] = useState("");

	function onChoose(chosen: Chosen, label: string) {
		if (chosen === "something-else") return setSaid("None of these, then. That’s fine.");
		if (chosen === "rather-not") return setSaid("That’s fine. It doesn’t need a word.");
		choose.mutate(chosen, {
			onSuccess: () => setSaid(`${label}. It’s a dot of ${today.days.length > 0 ? "your days" : "today"} now.`),
			onError: (error) =>
				toast({
					title: "The feeling was not kept",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
				}),
		});
	}

	return (
		<div>
			<h3 className="mb-3 text-lg">How is it now?</h3>
			{said === "" && <FeelingPicker isBusy={choose.isPending} onChoose={onChoose} />}
			<p role="status" className="text-ink-soft empty:hidden">
				{said}
			</p>
		</div>
	);
}
