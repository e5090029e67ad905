"use client";

import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { lazyDialog } from "@/components/ui/lazy-part";
import { fill } from "@/lib/domain/core/fill";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { photoTexts } from "@/lib/domain/photos/texts";
import { Picture } from "./picture";

const PictureDialog = lazyDialog(() => import("./picture-dialog").then((module) => module.PictureDialog));

type PictureTilesProps = {
	photos: readonly ClientPhoto[];
	/** Whether they belong to a saved entry: then removing one asks first, and can be undone. */
	isSaved: boolean;
	/** Called with the new list after a picture was described or removed. */
	onChange: (photos: ClientPhoto[]) => void;
	className?: string;
};

/** Small below a page that is being written; on an entry there is more room. */
const grid = (isSaved: boolean) => cn("grid gap-2 sm:gap-3", isSaved ? "grid-cols-2 sm:grid-cols-4" : "grid-cols-4");

/** Pictures to look at, describe and remove. A single one is shown uncropped. */
export function PictureTiles({ photos, isSaved, onChange, className }: PictureTilesProps) {
	const [openId, setOpenId] = useState<string | null>(null);
	const at = photos.findIndex(({ id }) => id === openId);
	// The picture that was open stays in the dialog while it fades out.
	const [last, setLast] = useState<ClientPhoto>();
	const shown = photos[at] ?? last;
	const isAlone = isSaved && photos.length === 1;
	return (
		<>
			<ul aria-label={photoTexts.titles} className={cn("max-w-measure", !isAlone && grid(isSaved), className)}>
				{photos.map((photo, i) => (
					<li key={photo.id}>
						<button
							type="button"
							aria-label={`${fill(photoTexts.open, { number: String(i + 1) })}${photo.description ? `: ${photo.description}` : ""}`}
							onClick={() => {
								setLast(photo);
								setOpenId(photo.id);
							}}
							className={cn("block rounded-md", !isAlone && "w-full")}
						>
							<Picture
								photo={photo}
								number={i + 1}
								isSmall={!isAlone}
								className={cn(
									"rounded-md",
									isAlone ? "h-auto max-h-96 w-auto max-w-full" : "aspect-square w-full object-cover",
								)}
							/>
						</button>
					</li>
				))}
			</ul>
			{shown && (
				<PictureDialog
					open={at !== -1}
					onClose={() => setOpenId(null)}
					photo={shown}
					number={(at === -1 ? 0 : at) + 1}
					isSaved={isSaved}
					onDescribed={(description) =>
						onChange(photos.map((photo) => (photo.id === shown.id ? { ...photo, description } : photo)))
					}
					onRemoved={() => {
						setOpenId(null);
						onChange(photos.filter(({ id }) => id !== shown.id));
					}}
				/>
			)}
		</>
	);
}
