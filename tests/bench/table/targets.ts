import { MESSAGE_PAGE, OLDER_PAGE } from "@/lib/domain/chat/paths";
import { PAGE } from "@/lib/domain/journal/paths";
import type { Person } from "./people";

/** A route of the app that does nothing: it costs what Next and the wrapper of every handler cost. */
export const EMPTY = "/api/live";
/** Like it, but finds the session and its person first, as every route does that reads something of somebody. */
export const EMPTY_SIGNED_IN = "/api/transcribe";

/** An address to request repeatedly. */
export interface Target {
	/** The folder of the route in app/api, or of the page. */
	route: string;
	/** Distinguishes several requests to the same route. */
	note?: string;
	/** Returns the address for a person; null if they have nothing to request. */
	path(who: Person): string | null;
}

const own = (route: string, query = ""): Target => ({
	route: `/api/${route}/[id]`,
	note: query || undefined,
	path: ({ id }) => `/api/${route}/${id}${query}`,
});
const plain = (route: string, query = ""): Target => ({
	route: `/api/${route}`,
	note: query || undefined,
	path: () => `/api/${route}${query}`,
});
const part = (route: string, what: keyof Person["of"]): Target => ({
	route: `/api/${route}`,
	path: ({ of }) => (of[what] ? `/api/${route.replace("[id]", of[what])}` : null),
});
const month = () => new Date().toISOString().slice(0, 7);

/** The routes that read, requested as the screens do. */
export const reads: Target[] = [
	plain("user"),
	plain("questionnaires"),
	plain("questionnaires", "?titles"),
	plain("sessions"),
	plain("account"),
	plain("privacy"),
	plain("second-factor"),
	plain("external-login"),
	plain("transcribe"),
	plain("voice-preferences"),
	plain("exercises"),
	{ route: "/api/feelings", note: "?entryId", path: ({ of }) => of.entry && `/api/feelings?entryId=${of.entry}` },
	plain("threads"),
	plain("people"),
	plain("lines"),
	plain("letters"),
	plain("reminders"),
	plain("waiting", "?for=analysis"),
	{ route: "/api/lines/of", path: ({ of }) => of.entry && `/api/lines/of?source=entry&of=${of.entry}` },
	{ route: "/api/talks/[slug]", path: () => "/api/talks/two-futures" },
	plain("import"),
	plain("library", "?q=i%20feel%20lonely"),
	own("ai-settings"),
	own("progress"),
	{ route: "/api/look-back/[id]/on-this-day", path: ({ id }) => `/api/look-back/${id}/on-this-day` },
	{ route: "/api/look-back/[id]/days", path: ({ id }) => `/api/look-back/${id}/days?year=${month().slice(0, 4)}` },
	{ route: "/api/look-back/[id]/today", path: ({ id }) => `/api/look-back/${id}/today` },
	{ route: "/api/look-back/[id]/attempts", path: ({ id }) => `/api/look-back/${id}/attempts` },
	{
		route: "/api/look-back/[id]/pages",
		path: ({ id }) => `/api/look-back/${id}/pages?feeling=calm&from=${month()}-01&to=${month()}-28`,
	},
	own("relationship-goals"),
	own("journal", `?limit=${PAGE}`),
	{
		route: "/api/journal/[id]/days",
		path: ({ id }) => `/api/journal/${id}/days?month=${month()}`,
	},
	part("journal/[id]/entry", "entry"),
	part("journal/[id]/versions", "entry"),
	own("chat", "?for=dashboard"),
	own("chat", `?limit=${MESSAGE_PAGE}`),
	own("chat", `?limit=${OLDER_PAGE}`),
	own("responses", "?limit=10"),
	{ route: "/api/responses/[id]/summary", path: ({ id }) => `/api/responses/${id}/summary` },
	part("responses/[id]/detail", "response"),
	own("life-script"),
	own("love-script"),
	{ route: "/api/life-script/[id]/versions", path: ({ id }) => `/api/life-script/${id}/versions` },
	{ route: "/api/love-script/[id]/versions", path: ({ id }) => `/api/love-script/${id}/versions` },
	part("life-script/[id]/version", "version"),
	part("love-script/[id]/affirmations", "love"),
	part("exercises/[id]", "run"),
];

const page = (route: string, path: Target["path"] = () => route): Target => ({ route, path });

/** Every page, by its address. */
export const pages: Target[] = [
	page("/"),
	page("/questionnaires"),
	page("/questionnaires/[id]", () => "/questionnaires/8"),
	page("/questionnaires/[id]/edit", ({ of }) => of.response && `/questionnaires/8/edit?response=${of.response}`),
	page(
		"/questionnaires/[id]/analysis",
		({ of }) => of.response && `/questionnaires/8/analysis?response=${of.response}`,
	),
	page("/timeline"),
	page("/relationship-questionnaire"),
	page("/journal"),
	page("/chat"),
	page("/chat/off-the-record"),
	page("/exercises"),
	page("/exercises/[slug]", () => "/exercises/unsent-letter"),
	page("/handbook"),
	page("/library"),
	page("/search"),
	page("/settings"),
	page("/handbook/[slug]", () => "/handbook/mixed-signals"),
	page("/memory"),
	page("/look-back"),
	page("/look-back/letters"),
	page("/look-back/letters/[id]", () => `/look-back/letters/month-${month()}`),
	page("/look-back/lines"),
	page("/look-back/people/[id]", ({ of }) => of.person && `/look-back/people/${of.person}`),
	page("/profile"),
	page("/security"),
	page("/yours"),
	page("/privacy"),
	page("/safety"),
	page("/licenses"),
	page("/help-now"),
	page("/reset-password"),
	page("/erased"),
];
