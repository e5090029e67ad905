import { webManifest } from "@/lib/domain/discretion/web-manifest";

export const dynamic = "force-static";

export const GET = () =>
	Response.json(webManifest(false), { headers: { "content-type": "application/manifest+json" } });
