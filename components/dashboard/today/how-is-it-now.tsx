"use client";

import { useState } from "react";
import { type Chosen, FeelingPicker } from "@/components/feelings/feeling-picker";
import { quarterClass } from "@/components/feelings/quarter-class";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { useChooseNow, useTakeBackNow } from "@/lib/browser/look-back/client";
import { type FeelingId, feelingById } from "@/lib/domain/feelings/feelings";

type HowIsItNowProps = {
	userId: number;
	/** The feeling that was chosen last today, before or on this screen. */
	felt: FeelingId | undefined;
};

const tell = (title: string) => (error: Error) =>
	toast({ title, description: messageOf(error, "Please try again."), variant: "destructive" });

/** Asks how the person feels right now, in two taps: the quarter, then the feeling. Asks once a day unless told to. */
export function HowIsItNow({ userId, felt }: HowIsItNowProps) {
	const choose = useChooseNow(userId);
	const takeBack = useTakeBackNow(userId);
	const [said, setSaid] = useState("");
	const [isAgain, setAgain] = useState(false);
	const feeling = choose.isSuccess && feelingById(choose.variables);
	const before = feelingById(felt ?? "");
	if (before && !isAgain && said === "") {
		return (
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<p className="flex items-center gap-3">
					<span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${quarterClass[before.quarter]}`} />
					Today: {before.label}
				</p>
				<Button variant="link" size="inline" onClick={() => setAgain(true)}>
					How is it now?
				</Button>
			</div>
		);
	}

	function onChoose(chosen: Chosen, label: string) {
		if (chosen === "something-else") return setSaid("None of these, then. That’s fine.");
		if (chosen === "rather-not") return setSaid("That’s fine. It doesn’t need a word.");
		choose.mutate(chosen, {
			onSuccess: () => setSaid(`${label}. Today has its dot now.`),
			onError: tell("The feeling was not saved"),
		});
	}

	/** Shows the choice again, without the feeling that was saved, if one was. */
	function chooseAgain() {
		const again = () => {
			choose.reset();
			setSaid("");
			setAgain(true);
		};
		if (!choose.data) return again();
		takeBack.mutate(choose.data.id, { onSuccess: again, onError: tell("The feeling was not taken back") });
	}

	const isSaid = said !== "";
	return (
		<section>
			<h3 className="mb-3 text-lg">How is it now?</h3>
			{/* The message takes the place of the picker, so that nothing below it moves. */}
			<div className="grid *:[grid-area:1/1]">
				<div inert={isSaid} className={cn(isSaid && "invisible")}>
					<FeelingPicker key={String(isSaid)} isBusy={choose.isPending} onChoose={onChoose} />
				</div>
				<div className={cn("flex items-center gap-4 self-center", !isSaid && "pointer-events-none")}>
					{feeling && (
						<span
							aria-hidden="true"
							className={`relative size-5 shrink-0 rounded-full ${quarterClass[feeling.quarter]}`}
						>
							<Burst />
						</span>
					)}
					<div>
						<p role="status" className="empty:hidden">
							{said}
						</p>
						{isSaid && (
							<Button
								variant="link"
								size="inline"
								pending={takeBack.isPending}
								onClick={chooseAgain}
								className="text-ink-soft"
							>
								Choose again
							</Button>
						)}
					</div>
				</div>
			</div>
		</section>
	);
}
