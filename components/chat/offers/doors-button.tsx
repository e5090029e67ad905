"use client";

import { Signpost } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/dialogs/popover";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Say } from "./say";

const Doors = lazyPart(() => import("./doors").then((module) => module.Doors));

/** A button in every conversation that opens the six starting points. */
export function DoorsButton({ isBusy, onSay }: { isBusy: boolean; onSay: Say }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<Popover
			label="Ways to begin"
			isOpen={isOpen}
			onClose={() => setOpen(false)}
			align="start"
			className="w-[42rem] p-4 pt-13 pr-4"
			trigger={
				<Button
					variant="ghost"
					title="Ways to begin"
					onClick={() => setOpen(!isOpen)}
					className="size-11 shrink-0 rounded-full px-0 lg:w-auto lg:px-3"
				>
					<Signpost aria-hidden="true" className="size-5" />
					<span className="text-sm max-lg:sr-only">Ways to begin</span>
				</Button>
			}
		>
			<Doors
				isBusy={isBusy}
				onSay={(words, tap) => {
					setOpen(false);
					onSay(words, tap);
				}}
			/>
		</Popover>
	);
}
