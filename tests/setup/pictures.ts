import sharp from "sharp";

/** Metadata that a camera writes into a picture; each of these words could be found in the file. */
export const noted = {
	maker: "Camera of a stranger",
	place: "Rue de la Paix",
	software: "Darkroom twelve",
};

type Format = "jpeg" | "png" | "webp";

/** Creates a picture with a gradient. */
const picture = (width: number, height: number) =>
	sharp(
		Buffer.from(
			Array.from({ length: 64 * 48 }, (_, i) => [(i % 64) * 4, Math.floor(i / 64) * 5, (i * 7) % 256]).flat(),
		),
		{ raw: { width: 64, height: 48, channels: 3 } },
	).resize(width, height, { fit: "fill" });

/** Creates a picture without any metadata. */
export const pictureOf = async (width = 640, height = 480, format: Format = "jpeg"): Promise<Uint8Array<ArrayBuffer>> =>
	new Uint8Array(await picture(width, height).toFormat(format).toBuffer());

/** Creates a picture as a phone takes it: with place, camera and time, and held upright. */
export const fromPhone = async (format: Format = "jpeg"): Promise<Uint8Array<ArrayBuffer>> =>
	new Uint8Array(
		await picture(3000, 2000)
			.withExif({
				IFD0: { Make: noted.maker, Software: noted.software, Orientation: "6" },
				IFD3: {
					...{ GPSLatitudeRef: "N", GPSLatitude: "48/1 52/1 912/100" },
					...{ GPSLongitudeRef: "E", GPSLongitude: "2/1 19/1 4811/100" },
				},
			})
			.withXmp(
				`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${noted.place}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
			)
			.withMetadata({ orientation: 6 })
			.toFormat(format)
			.toBuffer(),
	);

/** Returns the kinds of metadata that are left in a picture file. */
export async function leftIn(bytes: Uint8Array): Promise<string[]> {
	const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
	const parts = Object.entries({ exif, xmp, iptc, icc, orientation, comments }).flatMap(([name, value]) =>
		value === undefined ? [] : [name],
	);
	const text = Buffer.from(bytes).toString("latin1");
	const words = ["Exif", "GPS", "xmpmeta", "Photoshop", ...Object.values(noted)].filter((word) => text.includes(word));
	return [...parts, ...words];
}
