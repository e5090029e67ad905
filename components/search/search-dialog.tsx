"use client";

import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialogs/dialog";
import { SearchEverything } from "./search-screen";

/** The search above the page, which stays as it is; closing it leads back to where the cursor was. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				aria-describedby={undefined}
				className="h-[calc(100dvh-2rem)] max-w-2xl"
				onClick={({ target }) => target instanceof Element && target.closest("a[href]") && onClose()}
			>
				<DialogHeader title="Search" />
				<DialogBody>
					<SearchEverything />
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}
