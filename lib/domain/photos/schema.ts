import { z } from "zod";
import { MAX_DESCRIPTION, MAX_PHOTOS } from "./limits";

/** A picture as it is sent to the person's browser; the image itself is at `photoPath`. */
export interface ClientPhoto {
	id: string;
	width: number;
	height: number;
	/** The person's description for people who cannot see the picture. */
	description: string | null;
}

/** Body of PUT /api/photos/{id}: a description, and what it was when it was shown. */
export const descriptionSchema = z.strictObject({
	description: z
		.string("A description is text.")
		.max(MAX_DESCRIPTION, `A description can have at most ${MAX_DESCRIPTION} characters.`)
		.nullable(),
	was: z.strictObject({ description: z.string().max(10_000).nullable() }).optional(),
});
export type Description = z.infer<typeof descriptionSchema>;

/** Query parameters of POST /api/photos: the entry that the picture is for, if that is saved already. */
export const addingSchema = z.object({ entry: z.string().min(1).max(100).optional() });

/** The pictures submitted with an entry, in order. */
export const takenAlong = z
	.array(z.string().min(1).max(100))
	.max(MAX_PHOTOS, `An entry can have at most ${MAX_PHOTOS} pictures.`);
