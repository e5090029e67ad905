"use client";

import { ImagePlus } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { whenTouched } from "@/lib/browser/core/when-touched";
import { MAX_PHOTOS } from "@/lib/domain/photos/limits";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { photoTexts, refusals, sending } from "@/lib/domain/photos/texts";

type AddPicturesProps = {
	/** How many pictures the entry has. */
	count: number;
	/** The entry's id, if it is saved. */
	entryId?: string;
	/** Called with each picture once it is added. */
	onAdded: (photo: ClientPhoto) => void;
	/** Called when adding pictures begins and ends. */
	onAdding?: (isAdding: boolean) => void;
	disabled?: boolean;
	/** Whether the button is only an icon. */
	isIcon?: boolean;
};

// Not part of the first load. Loaded at the first touch of the page, while there is a network.
const load = () => import("@/lib/browser/photos/add");
whenTouched(() => load().then(() => {}));

const tell = (description: string) => toast({ title: photoTexts.notAdded, description, variant: "destructive" });

/** Lets the person choose pictures, and adds them one after the other. A failure never affects the text. */
export function AddPictures({ count, entryId, onAdded, onAdding, disabled, isIcon = false }: AddPicturesProps) {
	const [isAdding, setAdding] = useState(false);
	const input = useRef<HTMLInputElement>(null);

	async function add(files: File[]) {
		setAdding(true);
		onAdding?.(true);
		try {
			const { addPicture } = await load();
			for (const file of files.slice(0, MAX_PHOTOS - count)) onAdded(await addPicture(file, entryId));
			if (files.length > MAX_PHOTOS - count) tell(refusals.tooMany);
		} catch (error) {
			const isSaid = error instanceof Error && error.name === "NotAdded";
			tell(isSaid ? error.message : sending.notLoaded);
		}
		setAdding(false);
		onAdding?.(false);
	}

	function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const files = [...(target.files ?? [])];
		// Cleared, so that the same file can be chosen again after a failure.
		target.value = "";
		if (files.length > 0) void add(files);
	}

	if (count >= MAX_PHOTOS) return null;
	return (
		<>
			<Button
				variant="ghost"
				size={isIcon ? "icon" : "sm"}
				aria-label={isIcon ? photoTexts.add : undefined}
				title={isIcon ? photoTexts.add : undefined}
				onClick={() => input.current?.click()}
				disabled={disabled}
				pending={isAdding}
				className={isIcon ? "text-accent" : "-ml-3.5 text-ink-soft"}
			>
				{!isAdding && <ImagePlus aria-hidden="true" className={isIcon ? "size-5.5" : "size-4"} />}
				{!isIcon && photoTexts.add}
			</Button>
			<input
				ref={input}
				type="file"
				accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
				multiple
				hidden
				onChange={choose}
			/>
		</>
	);
}
