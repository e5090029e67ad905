import { compared, crisis, emergencies, emergency, partner } from "./compared";
import type { Countries } from "./types";

/** Countries where most people speak English. */
export const englishSpeaking: Countries = {
	US: {
		name: "United States",
		emergency: emergency("911"),
		lines: [
			{
				...crisis,
				name: "988 Suicide & Crisis Lifeline",
				call: "988",
				text: "988",
				site: "988lifeline.org",
				...compared(),
			},
			{ ...crisis, name: "Crisis Text Line", text: "741741", say: "HOME", site: "crisistextline.org", ...compared() },
			{
				...partner,
				name: "National Domestic Violence Hotline",
				call: "1-800-799-7233",
				text: "88788",
				say: "START",
				site: "thehotline.org",
				...compared(),
			},
		],
	},
	CA: {
		name: "Canada",
		emergency: emergency("911"),
		lines: [
			{ ...crisis, name: "Suicide Crisis Helpline", call: "988", text: "988", site: "988.ca", ...compared() },
			{
				...partner,
				name: "ShelterSafe, the shelter nearest to you",
				url: "https://sheltersafe.ca",
				hours: "24 hours in most shelters",
				serves: "women",
				note: "There is no one number for all of Canada",
				...compared(),
			},
		],
	},
	GB: {
		name: "United Kingdom",
		emergency: emergency("999"),
		lines: [
			{ ...crisis, name: "Samaritans", call: "116 123", site: "samaritans.org", ...compared() },
			{ ...crisis, name: "Shout", text: "85258", say: "SHOUT", site: "giveusashout.org", ...compared() },
			{
				...partner,
				name: "National Domestic Abuse Helpline",
				call: "0808 2000 247",
				where: "England",
				serves: "women",
				site: "nationaldahelpline.org.uk",
				...compared(),
			},
			{
				...partner,
				name: "Domestic Abuse and Forced Marriage Helpline",
				call: "0800 027 1234",
				where: "Scotland",
				...compared(),
			},
			{ ...partner, name: "Live Fear Free", call: "0808 80 10 800", where: "Wales", ...compared() },
			{
				...partner,
				name: "Domestic and Sexual Abuse Helpline",
				call: "0808 802 1414",
				where: "Northern Ireland",
				...compared(),
			},
			{
				...partner,
				name: "Men’s Advice Line",
				call: "0808 801 0327",
				hours: "some hours of the day",
				zone: "Europe/London",
				serves: "men",
				...compared(),
			},
		],
	},
	IE: {
		name: "Ireland",
		emergency: emergency("112"),
		lines: [
			{ ...crisis, name: "Samaritans", call: "116 123", site: "samaritans.org", ...compared() },
			{ ...crisis, name: "Text About It", text: "50808", say: "HELLO", ...compared() },
			{ ...partner, name: "Women’s Aid", call: "1800 341 900", serves: "women", site: "womensaid.ie", ...compared() },
			{
				...partner,
				name: "Men’s Aid",
				call: "01 554 3811",
				hours: "some hours of the day",
				zone: "Europe/Dublin",
				cost: "unknown",
				serves: "men",
				...compared(),
			},
		],
	},
	AU: {
		name: "Australia",
		emergency: emergency("000"),
		lines: [
			{
				...crisis,
				name: "Lifeline",
				call: "13 11 14",
				text: "0477 13 11 14",
				cost: "unknown",
				site: "lifeline.org.au",
				...compared(),
			},
			{
				...partner,
				name: "1800RESPECT",
				call: "1800 737 732",
				text: "0458 737 732",
				site: "1800respect.org.au",
				...compared(),
			},
		],
	},
	NZ: {
		name: "New Zealand",
		emergency: emergency("111"),
		lines: [
			{ ...crisis, name: "1737, a trained counsellor", call: "1737", text: "1737", site: "1737.org.nz", ...compared() },
			{
				...partner,
				name: "Women’s Refuge",
				call: "0800 733 843",
				serves: "women",
				site: "womensrefuge.org.nz",
				...compared(),
			},
		],
	},
	ZA: {
		name: "South Africa",
		emergency: [
			{ name: "Emergency, from a mobile", call: "112", ...compared() },
			...emergencies({ police: "10111", ambulance: "10177" }),
		],
		lines: [
			{ ...crisis, name: "SADAG Suicide Crisis Helpline", call: "0800 567 567", site: "sadag.org", ...compared() },
			{ ...partner, name: "GBV Command Centre", call: "0800 428 428", site: "gbv.org.za", ...compared() },
		],
	},
	SG: {
		name: "Singapore",
		emergency: emergencies({ ambulance: "995", police: "999" }, "libphonenumber"),
		lines: [
			{ ...crisis, name: "Samaritans of Singapore", call: "1767", cost: "unknown", ...compared() },
			{
				...crisis,
				name: "national mindline 1771",
				call: "1771",
				whatsapp: "+65 6669 1771",
				...compared("singapore-ministry"),
			},
		],
	},
};
