import { compared, crisis, emergencies, emergency, partner } from "./compared";
import type { Countries } from "./types";

/** Latin America and Asia, as far as their help lines could be checked. */
export const americasAndAsia: Countries = {
	BR: {
		name: "Brazil",
		emergency: emergencies({ ambulance: "192", police: "190" }),
		lines: [
			{ ...crisis, name: "CVV", call: "188", site: "cvv.org.br", ...compared() },
			{ ...partner, name: "Ligue 180", call: "180", serves: "women", ...compared() },
		],
	},
	MX: {
		name: "Mexico",
		emergency: emergency("911"),
		lines: [
			{ ...crisis, name: "Línea de la Vida", call: "800 911 2000", ...compared("no-other") },
			{
				...partner,
				name: "079, Línea de las Mujeres",
				call: "079",
				cost: "unknown",
				serves: "women",
				note: "Choose option 1",
				...compared("la-jornada"),
			},
		],
	},
	AR: {
		name: "Argentina",
		emergency: emergency("911"),
		lines: [
			{ ...crisis, name: "Línea nacional de salud mental", call: "0800 999 0091", ...compared("argentina-official") },
			{
				...crisis,
				name: "Centro de Asistencia al Suicida, nacional",
				call: "0800 345 1435",
				hours: "08:00–24:00",
				zone: "America/Argentina/Buenos_Aires",
				...compared("argentina-official"),
			},
			{
				...crisis,
				name: "Centro de Asistencia al Suicida",
				call: "135",
				hours: "08:00–24:00",
				zone: "America/Argentina/Buenos_Aires",
				where: "Buenos Aires and around it",
				site: "casbuenosaires.com.ar",
				...compared("argentina-official"),
			},
			{
				...partner,
				name: "Línea 144",
				call: "144",
				note: "For any violence in the family",
				...compared("cadena-3"),
			},
		],
	},
	IN: {
		name: "India",
		emergency: emergency("112"),
		lines: [
			{ ...crisis, name: "Tele-MANAS", call: "14416", site: "telemanas.mohfw.gov.in", ...compared() },
			{ ...partner, name: "Women Helpline", call: "181", serves: "women", ...compared() },
		],
	},
	JP: {
		name: "Japan",
		emergency: emergencies({ ambulance: "119", police: "110" }),
		lines: [
			{
				...crisis,
				name: "よりそいホットライン (Yorisoi Hotline)",
				call: "0120-279-338",
				site: "since2011.net",
				...compared(),
			},
			{
				...crisis,
				name: "よりそいホットライン (Yorisoi Hotline)",
				call: "0120-279-226",
				where: "Iwate, Miyagi, Fukushima",
				site: "since2011.net",
				...compared("lifelink"),
			},
			{ ...crisis, name: "#いのちSOS (Inochi SOS)", call: "0120-061-338", ...compared("lifelink") },
			{
				...partner,
				name: "DV相談プラス (DV Hotline Plus)",
				call: "0120-279-889",
				site: "soudanplus.jp",
				...compared(),
			},
		],
	},
	KR: {
		name: "South Korea",
		emergency: emergencies({ ambulance: "119", police: "112" }),
		lines: [
			{ ...crisis, name: "자살예방 상담전화 (Suicide prevention)", call: "109", cost: "unknown", ...compared() },
			{
				...partner,
				name: "여성긴급전화 (Women’s hotline)",
				call: "1366",
				cost: "unknown",
				serves: "women",
				site: "women1366.kr",
				...compared(),
			},
		],
	},
};
