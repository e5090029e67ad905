"use client";

import { useReadAgain } from "@/lib/browser/journal/client";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { AddPictures } from "./add-pictures";
import { PictureTiles } from "./picture-tiles";

/** The pictures of a saved entry, and a button to add one. */
export function EntryPictures({ userId, entry }: { userId: number; entry: ClientEntry }) {
	const { id, photos } = entry;
	const readAgain = useReadAgain(userId);
	return (
		<div className="space-y-1">
			{photos.length > 0 && <PictureTiles photos={photos} isSaved onChange={() => readAgain(id)} />}
			<AddPictures count={photos.length} entryId={id} onAdded={() => readAgain(id)} />
		</div>
	);
}
