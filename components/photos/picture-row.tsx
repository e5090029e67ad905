import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { Picture } from "./picture";

/** The pictures of an entry, small, beside its first words. */
export function PictureRow({ photos }: { photos: readonly ClientPhoto[] }) {
	return (
		<ul className="mb-4 flex flex-wrap gap-2">
			{photos.map((photo, i) => (
				<li key={photo.id}>
					<Picture photo={photo} number={i + 1} isSmall className="size-16 rounded-md object-cover" />
				</li>
			))}
		</ul>
	);
}
