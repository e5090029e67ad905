import { language } from "./language";

/*
 * The plainest signs in two further languages, and more of those in French, and in Hindi and Urdu typed in Latin
 * letters. Their notice is in English.
 */

const tr = {
	near: "(eski )?(kocam|eşim|karım|sevgilim|erkek arkadaşım|nişanlım|kayınvalidem)",
	home: "(babam|annem|abim|ağabeyim|üvey babam|amcam|dayım)",
};

const turkish = language({
	code: "en",
	hints: ["ölmek", "yaşamak", "intihar", "kendimi", "beni", "bana", "öldür", "korkuyorum"],
	lookalikes: ["(gülmekten|utançtan|sıkıntıdan|açlıktan|meraktan) (\\S+ )?öl\\S*|ölmek istemiyorum"],
	signs: {
		"self-harm": [
			"(ölmek|intihar etmek|kendimi öldürmek|hayatıma son vermek) (istiyorum|isterim|üzereyim)",
			"(yaşamak|artık yaşamak) istemiyorum(?! burada)|intihar etmeyi (\\S+ )?düşünüyorum|kendimi (öldüre(ceğim|cem)|kesiyorum)",
		],
		"partner-danger": [
			`(${tr.near}|${tr.home}) (\\S+ ){0,2}(beni|bana) (\\S+ ){0,2}(dövüyor|dövdü|vuruyor|vurdu|tehdit` +
				" ediyor|boğdu|tecavüz etti)",
			"beni (öldürmekle tehdit|öldüreceğini söyl)\\S*|kocamdan (çok )?korkuyorum",
		],
	},
});

const tl = {
	near: "(asawa|mister|misis|boyfriend|girlfriend|jowa|nobyo|kinakasama|live in partner|ex)",
	home: "(tatay|nanay|papa|mama|kuya|tito|stepfather|ama)",
};

const tagalog = language({
	code: "en",
	hints: ["mamatay", "mabuhay", "magpakamatay", "sinasaktan", "binubugbog", "sinuntok", "papatayin", "wakasan"],
	lookalikes: ["mamatay (sa|ng) (tawa|gutom|hiya|inip|kilig)\\S*|(ayaw kong|ayoko pang) mamatay"],
	signs: {
		"self-harm": [
			"(gusto ko( na)?(ng)?|(gustong gusto|nais) ko nang|mas mabuti pang) (na )?(mamatay|magpakamatay|mawala na lang)",
			"(ayoko|ayaw ko)( na)?(ng)?( nang)? (na )?mabuhay|(magpapakamatay|wakasan ko na ang buhay) (na" +
				" )?ako|magpapakamatay na",
		],
		"partner-danger": [
			"(sinasaktan|binubugbog|sinuntok|sinakal|ginahasa|pinapalo) (na naman )?ako (ng|nang|ni) (\\S+" +
				` )?(${tl.near}|${tl.home})`,
			`papatayin (daw )?(niya )?ako`,
		],
	},
});

const near =
	"((mera|mere|meri) )?(pati|husband|boyfriend|shohar|shauhar|miyan|sasur|saas|papa|abbu|bhai|susral wale|gharwale)";
const me = "(mujhe|mujhko|muje)";

/** Hindi sentences without a subject, which goes without saying: "ab jeena nahi hai", "pati maarta hai". */
const romanHindi = language({
	code: "en",
	hints: ["jeena", "jina", "zindagi", "mar jana", "marna", "marta", "maarta", "maar", "peet"],
	lookalikes: [
		"(akele|aise|yahan|bina) (\\S+ )?jeena nahi|(hanste hanste|(sharm|bhookh|garmi) se) (\\S+ )?mar\\S*|(taana|taane|" +
			"aankh|line|message|msg|jhappi) m\\S+",
	],
	signs: {
		"self-harm": [
			`(${me} )?(ab )?(aur )?(jeena|jina) (hi )?(nahi|nahin|nai|nhi)( hai| h| chahiye| chahta| chahti)?|` +
				"(nahi|nahin|nai|nhi) (jeena|jina)( hai| ab| mujhe| chahta| chahti)",
			"(zindagi|jaan|life) (khatam|khatm|end) (karna|karni|kar) (chahta|chahti|lunga|lungi|dunga|dungi|du|" +
				"doon)|(mar|mit) (jana|jaana|jaun|jaoon) (chahta|chahti|chahiye)|main mar (jaunga|jaungi|jaaunga|" +
				"jaaungi) aaj",
		],
		"partner-danger": [
			`${near} (\\S+ ){0,2}(${me} )(\\S+ ){0,2}(marta|marte|maarta|maarte|peetta|peette|pitta|maara|peeta|maarti)`,
			`${near} (roz|har raat|daily|bahut) (marta|marte|maarta|maarte|peetta)`,
		],
	},
});

/** An expression that is missing in the main French list. */
const french = language({
	code: "fr",
	hints: ["en finir"],
	lookalikes: ["en finir avec (ce|cet|cette|ces|mon|mes|le|les|lui|elle) \\S+"],
	signs: { "self-harm": ["(je|j) (\\S+ )?(veux|voudrais|vais|ai envie d) (juste )?en finir"] },
});

export const further = [french, turkish, tagalog, romanHindi];
