import { webManifest } from "@/lib/domain/discretion/web-manifest";

export const dynamic = "force-static";

/** The manifest for a browser with the neutral title. */
export const GET = () => Response.json(webManifest(true), { headers: { "content-type": "application/manifest+json" } });
