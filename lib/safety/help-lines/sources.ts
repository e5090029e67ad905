/** A source that help lines were compared with. Nobody called the numbers, and no site was opened on that day. */
export interface Source {
	what: string;
	/** The day or month in which the source was published. */
	dated: string;
	/** Its address, if it has its own. */
	page?: string;
}

const source = <Id extends string>(sources: Record<Id, Source>): Record<Id, Source> => sources;

export const sources = source({
	lists: {
		what: "A public list that says it checked each line on the service’s own site",
		dated: "2026-10-07",
	},
	"second-list": { what: "A second public list of help lines", dated: "2026-08-12" },
	"no-other": {
		what: "Public lists of help lines. None says otherwise, and none names this number",
		dated: "2026-10-07",
	},
	libphonenumber: {
		what: "The emergency numbers in Google’s libphonenumber, release 8.12.57",
		dated: "2022-10",
		page: "https://github.com/google/libphonenumber/blob/master/resources/ShortNumberMetadata.xml",
	},
	"argentina-official": { what: "A note on Argentina’s official pages", dated: "2026-10-04" },
	"cadena-3": { what: "News of Cadena 3, Argentina", dated: "2025-09" },
	"la-jornada": { what: "A public list, and news of La Jornada, Mexico", dated: "2025-11" },
	"rtp-sapo": { what: "News of RTP and SAPO, Portugal", dated: "2026-03" },
	anp: { what: "News of ANP, Netherlands", dated: "2025-10" },
	sir: { what: "A public list, and news of SIR, Italy", dated: "2025-09" },
	"europa-press": { what: "A public list, and news of Europa Press, Spain", dated: "2025-08" },
	rtbf: { what: "A public list, and news of RTBF, Belgium", dated: "2023" },
	"polish-ministry": { what: "The Polish ministry of health, and a public list", dated: "2025-11" },
	mieli: { what: "The service’s own site, mieli.fi", dated: "2026-11" },
	lifelink: { what: "A public list, and the service’s own site", dated: "2026-10-07" },
	"swedish-news": {
		what: "Two public lists, and a page on its opening",
		dated: "2026-10-07",
		page: "https://alwaysmind.se/heja-regeringens-nya-hjalplinjen",
	},
	"nigerian-regulator": {
		what: "Reports on the Nigerian Communications Commission, which set 112 up as the national number, free from any network",
		dated: "2020-04 to 2023",
		page: "https://technologytimes.ng/dial-122-how-nigerias-three-digit-emergency-number-works/",
	},
	"singapore-ministry": {
		what: "Singapore’s ministry of health",
		dated: "2025-06-18",
		page: "https://www.moh.gov.sg/newsroom/national-mindline-1771-to-provide--round-the-clock-support-for-mental-health",
	},
});

export type SourceId = keyof typeof sources;

const byId = new Map<string, Source>(Object.entries(sources));

/** Finds a source by the id that a help line names. */
export const sourceOf = (id: string): Source | undefined => byId.get(id);
