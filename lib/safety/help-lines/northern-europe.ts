import { compared, crisis, emergencies, emergency, partner } from "./compared";
import type { Countries } from "./types";

/** The Nordic countries and Poland. */
export const northernEurope: Countries = {
	SE: {
		name: "Sweden",
		emergency: emergency("112"),
		lines: [
			{ ...crisis, name: "Mind Självmordslinjen", call: "90101", site: "mind.se", ...compared() },
			{ ...crisis, name: "Hjälplinjen", call: "90390", note: "For adults", ...compared("swedish-news") },
			{
				...partner,
				name: "Kvinnofridslinjen",
				call: "116 016",
				serves: "women",
				site: "kvinnofridslinjen.se",
				...compared(),
			},
		],
	},
	NO: {
		name: "Norway",
		emergency: emergencies({ ambulance: "113", police: "112" }),
		lines: [
			{
				...crisis,
				name: "Mental Helse Hjelpetelefonen",
				call: "116 123",
				site: "mentalhelse.no",
				...compared(),
			},
			{ ...partner, name: "VO-linjen", call: "116 006", site: "volinjen.no", ...compared() },
		],
	},
	DK: {
		name: "Denmark",
		emergency: emergency("112"),
		lines: [
			{
				...crisis,
				name: "Livslinien",
				call: "70 201 201",
				hours: "09:00–05:00",
				zone: "Europe/Copenhagen",
				cost: "unknown",
				site: "livslinien.dk",
				...compared(),
			},
			{
				...partner,
				name: "Lev Uden Vold",
				call: "1888",
				cost: "unknown",
				site: "levudenvold.dk",
				...compared("no-other"),
			},
		],
	},
	FI: {
		name: "Finland",
		emergency: emergency("112"),
		lines: [
			{
				...crisis,
				name: "MIELI Kriisipuhelin",
				call: "09 2525 0111",
				cost: "paid",
				site: "mieli.fi",
				...compared("mieli"),
			},
			{
				...partner,
				name: "Nollalinja",
				call: "080 005 005",
				alsoCall: "116 016",
				site: "nollalinja.fi",
				...compared(),
			},
		],
	},
	PL: {
		name: "Poland",
		emergency: emergency("112"),
		lines: [
			{
				...crisis,
				name: "Telefon zaufania dla osób dorosłych",
				call: "116 123",
				site: "116sos.pl",
				...compared("polish-ministry"),
			},
			{ ...crisis, name: "Centrum Wsparcia", call: "800 70 2222", ...compared("polish-ministry") },
			{
				...partner,
				name: "Niebieska Linia",
				call: "800 120 002",
				site: "niebieskalinia.info",
				...compared("no-other"),
			},
		],
	},
};
