import { cn } from "@/components/ui/cn";
import { fill } from "@/lib/domain/core/fill";
import { photoPath, smallPhotoPath } from "@/lib/domain/photos/paths";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { photoTexts } from "@/lib/domain/photos/texts";

type PictureProps = {
	photo: ClientPhoto;
	/** The picture's number within its entry, from 1. */
	number: number;
	isSmall?: boolean;
	/** Whether it is loaded before it comes into view, as for print. */
	isEager?: boolean;
	className?: string;
};

/** Returns the alternative text of a picture. */
export const altOf = ({ description }: ClientPhoto, number: number): string =>
	description ?? fill(photoTexts.unsaid, { number: String(number) });

export function Picture({ photo, number, isSmall = false, isEager = false, className }: PictureProps) {
	return (
		// biome-ignore lint/performance/noImgElement: it is small enough as it is, and nobody else may hold it
		<img
			src={isSmall ? smallPhotoPath(photo.id) : photoPath(photo.id)}
			alt={altOf(photo, number)}
			width={photo.width}
			height={photo.height}
			loading={isEager ? "eager" : "lazy"}
			decoding="async"
			className={cn("bg-sunken text-sm text-ink-soft", className)}
		/>
	);
}
