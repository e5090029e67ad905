import { compared, emergencies, emergency } from "./compared";
import type { Countries, Country } from "./types";

/** Returns a country without a help line that a source confirms. Its emergency number is also in libphonenumber. */
const all = (name: string, call: string): Country => ({
	name,
	emergency: emergency(call, "libphonenumber"),
	lines: [],
});
const several = (name: string, numbers: Record<string, string>): Country => ({
	name,
	emergency: emergencies(numbers, "libphonenumber"),
	lines: [],
});

/**
 * Countries for which no help line could be confirmed: only their emergency numbers and the directory. Nothing is
 * guessed.
 */
export const emergencyOnly: Countries = {
	AE: several("United Arab Emirates", { ambulance: "998", police: "999" }),
	AO: several("Angola", { ambulance: "112", police: "113" }),
	BD: all("Bangladesh", "999"),
	BO: several("Bolivia", { ambulance: "118", police: "110" }),
	CD: { name: "DR Congo", emergency: [], lines: [] },
	CI: several("Côte d’Ivoire", { "rescue service": "180", police: "110" }),
	CL: several("Chile", { ambulance: "131", police: "133" }),
	CM: several("Cameroon", { police: "117" }),
	CN: several("China", { ambulance: "120", police: "110" }),
	CO: all("Colombia", "123"),
	CR: all("Costa Rica", "911"),
	CU: several("Cuba", { ambulance: "104", police: "106" }),
	CZ: all("Czechia", "112"),
	DO: all("Dominican Republic", "911"),
	DZ: several("Algeria", { "rescue service": "14", police: "17" }),
	EC: all("Ecuador", "911"),
	EG: several("Egypt", { ambulance: "123", police: "122" }),
	FJ: several("Fiji", { ambulance: "911", police: "917" }),
	GH: several("Ghana", { ambulance: "193", police: "191" }),
	GR: all("Greece", "112"),
	GT: several("Guatemala", { "rescue service": "123", police: "110" }),
	HK: all("Hong Kong", "999"),
	HU: all("Hungary", "112"),
	ID: all("Indonesia", "112"),
	IL: several("Israel", { ambulance: "101", police: "100" }),
	JM: several("Jamaica", { ambulance: "110", police: "119" }),
	JO: all("Jordan", "911"),
	KE: all("Kenya", "999"),
	LB: several("Lebanon", { ambulance: "140", police: "112" }),
	LI: several("Liechtenstein", { ambulance: "144", police: "117" }),
	MA: several("Morocco", { ambulance: "15", police: "19" }),
	MU: several("Mauritius", { ambulance: "114", police: "999" }),
	MY: all("Malaysia", "999"),
	MZ: several("Mozambique", { ambulance: "117", police: "119" }),
	NG: {
		name: "Nigeria",
		emergency: [
			...emergency("112", "nigerian-regulator"),
			{ name: "Emergency, the older number", call: "199", ...compared("libphonenumber") },
		],
		lines: [],
	},
	NP: several("Nepal", { ambulance: "102", police: "100" }),
	PE: several("Peru", { "rescue service": "116", police: "105" }),
	PH: all("Philippines", "911"),
	PK: several("Pakistan", { ambulance: "1122", police: "15" }),
	PY: all("Paraguay", "911"),
	RO: all("Romania", "112"),
	RU: all("Russia", "112"),
	SA: several("Saudi Arabia", { ambulance: "997", police: "999" }),
	SN: several("Senegal", { "rescue service": "18", police: "17" }),
	TN: several("Tunisia", { ambulance: "190", police: "197" }),
	TR: all("Türkiye", "112"),
	TW: several("Taiwan", { ambulance: "119", police: "110" }),
	UA: all("Ukraine", "112"),
	UG: all("Uganda", "999"),
	UY: all("Uruguay", "911"),
	VE: all("Venezuela", "911"),
};
