/** The address of an object store, and the credentials for it. */
export interface ObjectStoreAddress {
	/** For example https://s3.example.com. */
	endpoint: string;
	region: string;
	bucket: string;
	/** The prefix of every name: empty, or a folder ending with a slash. */
	prefix: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** The region for a store that knows no regions. */
const ANY_REGION = "us-east-1";

/**
 * Parses a URL such as `https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1`.
 * @throws Error with what is wrong, worded to follow the setting's name; quotes nothing of the URL.
 */
export function parseObjectStoreUrl(text: string): ObjectStoreAddress {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (!url || !/^https?:$/.test(url.protocol)) {
		throw new Error("is not an address (such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1)");
	}
	const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
	if (!accessKeyId || !secretAccessKey) {
		throw new Error("has no key and secret before the host (https://KEY:SECRET@…), with %2F for / and %2B for +");
	}
	const [bucket, ...folders] = url.pathname.split("/").filter((part) => part !== "");
	if (!bucket) throw new Error("names no bucket after the host (https://…/bucket)");
	if ([...url.searchParams.keys()].some((name) => name !== "region")) {
		throw new Error("has something other than region after its question mark");
	}
	return {
		endpoint: url.origin,
		region: url.searchParams.get("region") || ANY_REGION,
		bucket: decoded(bucket) ?? bucket,
		prefix: folders.map((folder) => `${decoded(folder) ?? folder}/`).join(""),
		accessKeyId,
		secretAccessKey,
	};
}

/** Returns null if the part is not percent-encoded correctly. */
function decoded(part: string): string | null {
	try {
		return decodeURIComponent(part);
	} catch {
		return null;
	}
}
