import { language } from "./language";

const de = {
	near: "(ex )?(mann|freund|frau|freundin|partner|partnerin|ehemann|ehefrau|ex|ex mann|ex freund)",
	home: "(vater|stiefvater|mutter|bruder|sohn)",
};
const often = "((einfach|nur|noch|endlich|am liebsten|doch|oft|manchmal|wirklich|gerade|jetzt|schon) ){0,3}";

const german = language({
	code: "de",
	hints: [
		"sterb",
		"tot",
		"umbring",
		"um ",
		"leben",
		"suizid",
		"selbstmord",
		"ritz",
		"ohne mich",
		"mich",
		"mir ",
		"angst vor",
		"verletz",
		"aufwachen",
		"existier",
		"da sein",
	],
	lookalikes: [
		"(nicht|niemals|nie) (sterben|tot sein|umbringen)|mich nicht umbringen|(keine|nie|niemals)" +
			" (\\S+ )?(suizidgedanken|selbstmordgedanken|suizidalen gedanken)|(nicht|nie) (an|über) (selbstmord|suizid)",
		"(sterben|tot|umbringen) vor \\S+|(vor \\S+|in frieden|alt|zuhause|zu hause|mit dir|neben dir) sterben|sterben " +
			"lassen|bring mich (nicht |bitte )?um \\S+",
		"(schlägt|schlug|geschlagen|hat) (mich )?(\\S+ )?(im|beim|in)" +
			" (schach|tennis|spiel|kartenspiel|tischtennis|spielen|monopoly|quiz) ?(geschlagen)?|droht" +
			" (mir )?(damit )?(zu gehen|sich zu trennen|mich zu verlassen)|(keine|nicht mehr) angst vor (meinem|meiner)" +
			" \\S+",
		`(${de.home}|chef|chefin|lehrer|lehrerin|schwester|trainer)` +
			" (\\S+ )?(bringt mich um|sagt (dass )?(er|sie) (mich umbringt|bringt mich um))",
	],
	signs: {
		"self-harm": [
			`ich (will|möchte|würde) ${often}(sterben|tot sein|mich umbringen|mich töten|mir das leben nehmen|nicht mehr (da ` +
				"sein|aufwachen))",
			"(sterben|tot sein|mich umbringen) (will|möchte) ich|ich (\\S+ )?(sterben|tot sein|mich umbringen)" +
				" (will|möchte)|ich (wäre|wär) (\\S+ )?(am liebsten|gern|gerne|lieber) (\\S+ )?tot",
			"ich (will|möchte|mag) (\\S+ )?nicht mehr (leben|weiterleben|da sein|aufwachen|existieren)(?!" +
				" (in|bei|mit|ohne|wie|von|auf|unter) )",
			"ich (habe (\\S+ ){0,2}(suizidgedanken|selbstmordgedanken|suizidale gedanken)|(denke|denk) (\\S+ ){0,2}(an|über) " +
				"(selbstmord|suizid)|bringe? mich (\\S+ )?um|(werde|wollte|will|möchte|würde) mich (\\S+ )?umbringen|(werde|will|" +
				"möchte|wollte) mir (\\S+ )?das leben nehmen)|daran mich umzubringen",
			"ich ritze? mich|(habe|hab) mich (\\S+ )?(geritzt|selbst verletzt)|ich verletze mich (\\S+ )?selbst|ohne mich" +
				" (wäre|wären) (\\S+ ){1,3}besser|(alle|sie) wären (\\S+ )?(ohne mich besser|besser (dran )?ohne mich)",
		],
		"partner-danger": [
			`meine? ${de.near} (\\S+ ){0,2}(schlägt|prügelt|würgt|bedroht|vergewaltigt|tritt|verprügelt|misshandelt|sperrt)` +
				" (\\S+ )?(mich|uns|meine kinder)",
			`meine? ${de.near} hat mich (\\S+ ){0,3}(geschlagen|gewürgt|bedroht|vergewaltigt|getreten|verprügelt|eingesperrt|` +
				"gestoßen|geschubst|misshandelt)",
			`meine? ${de.home} (\\S+ )?(schlägt|verprügelt|würgt|vergewaltigt|misshandelt) mich`,
			`angst vor (meinem|meiner) (\\S+ )?${de.near}`,
			"(gedroht|droht|drohte) (\\S+ ){0,2}mich (\\S+ )?(umzubringen|zu töten|umbringen|abzustechen)|(er|sie)" +
				" (sagt|sagte|hat gesagt) (dass )?(er|sie) (mich umbringt|bringt mich um|mich umbringen wird|wird mich" +
				" (umbringen|töten))",
		],
		"danger-to-others": [
			`ich (will|werde) ((meinen|meine) ${de.near}|jemanden|menschen|leute|alle) (umbringen|töten)|denke daran (ihn|sie|` +
				"jemanden) (umzubringen|zu töten)",
		],
	},
});

const dutch = language({
	code: "nl",
	hints: [
		"dood",
		"sterven",
		"leven",
		"zelfmoord",
		"mezelf",
		"suicid",
		"mijn ",
		"bang voor",
		"wakker",
		"bestaan",
		"er niet",
	],
	lookalikes: ["niet (dood|sterven|bang voor)|(dood gaan|dood) van \\S+|nooit (\\S+ )?(aan|over) zelfmoord"],
	signs: {
		"self-harm": [
			"ik (wil|zou willen|wou) ((gewoon|alleen|echt|graag) ){0,2}(dood|sterven|doodgaan|mezelf" +
				" (doden|iets aandoen|van kant maken)|er niet meer zijn)|wil niet meer" +
				" (leven|verder leven|wakker worden|bestaan)(?! (in|met|bij|zonder|zo) )",
			"ik ((\\S+ ){0,2}(denk|dacht) (\\S+ )?(aan|over) zelfmoord|(\\S+ ){0,3}zelfmoordgedachten|snijd? mezelf|ben suïcidaal)",
		],
		"partner-danger": [
			"mijn (ex )?(man|vriend|vrouw|vriendin|partner|ex) ((slaat|mishandelt|bedreigt|wurgt|verkracht|schopt) (mij|me)|heeft" +
				" (mij|me) (\\S+ )?(geslagen|gewurgd|bedreigd|verkracht|geschopt|mishandeld))",
			"bang voor mijn (ex )?(man|vriend|vrouw|vriendin|partner|ex)|dreigt (mij|me) te vermoorden",
		],
	},
});

const polish = language({
	code: "pl",
	hints: ["umrze", "zabi", "zyc"],
	lookalikes: ["nie chc\\S+ (umrzeć|się zabić)|umrzeć ze? \\S+"],
	signs: {
		"self-harm": ["(chcę|chciałbym|chciałabym) (umrzeć|się zabić|nie żyć)|nie chcę (już )?żyć(?! (w|z|bez|tak|jak) )"],
	},
});

const id = {
	i: "(saya|aku|gue|gua|gw|ku)",
	not: "(tidak|nggak|ngga|gak|ga|enggak|tak)",
	near: "(suami|istri|pacar|mantan|pasangan|tunangan)",
	home: "(ayah|ibu|bapak|papa|mama|ayah tiri|kakak)",
};

const indonesian = language({
	code: "id",
	hints: [
		"mati",
		"bunuh",
		"hidup",
		"menyayat",
		"menyilet",
		"melukai",
		"tanpa",
		"suami",
		"istri",
		"pacar",
		"mantan",
		"pasangan",
		"tunangan",
		"ayah",
		"ibu",
		"bapak",
		"papa",
		"mama",
		"kakak",
		"membunuh",
	],
	lookalikes: [
		"mati (lampu|gaya|rasa|kutu|suri|ketawa|tertawa|penasaran|bosan|langkah|listrik|matian|kelaparan|kedinginan|karena" +
			" malu)",
		`${id.not} ((\\S+ )?(ingin|mau|pengen|pernah|akan) (\\S+ )?(mati|bunuh diri|mengakhiri hidup\\S*)|takut (\\S+ ` +
			")?\\S+)|belum (ingin|mau|pengen) mati|mengancam (\\S+ )?(putus|pergi|cerai|meninggalkan)",
	],
	signs: {
		"self-harm": [
			`${id.i} (\\S+ ){0,2}(ingin|mau|pengen|pengin|pingin|kepengen)` +
				" (cepat )?(mati|bunuh diri|mengakhiri hidup(ku| saya| ini)?|menghilang selamanya)",
			`(kepikiran|berpikir|memikirkan|terpikir|berniat) (untuk )?bunuh diri|${id.i} (\\S+ )?${id.not}` +
				" (ingin|mau|pengen) hidup( lagi)?(?! (di|dengan|bersama|serumah|sama|begini|susah|seperti|tanpa|sendiri) )",
			`${id.i} (\\S+ )?(menyayat|menyilet|melukai) (diri|tangan|lengan)(ku| saya| sendiri)?|lebih baik ${id.i} mati|` +
				"(semua|semuanya|keluarga\\S*) (\\S+ ){0,2}lebih baik tanpa (saya|aku|diriku)",
		],
		"partner-danger": [
			`(${id.near}|${id.home})(ku| saya| aku| gue)? (\\S+ ){0,2}(memukuli|memukul|menampar|mencekik|menendang|` +
				"mengancam|memperkosa|menganiaya|mengurung|menyiksa) (saya|aku|gue|gua|anak anak|kami)",
			`${id.near}ku (\\S+ )?(memukuliku|memukulku|menamparku|mencekikku|mengancamku|memperkosaku)|${id.i}` +
				` (\\S+ ){0,2}(dipukul|dipukuli|ditampar|dicekik|diancam|diperkosa|disiksa|dikurung|ditendang)( oleh)? ${id.near}`,
			`${id.i} (\\S+ )?takut (sama |pada |dengan |kepada |terhadap )?${id.near}(ku| saya)|mengancam` +
				" (akan |mau |untuk )?(membunuh|bunuh) (saya|aku|gue|kami|ku)",
		],
		"danger-to-others": [`(saya|aku|gue) (ingin|mau|akan) membunuh (${id.near}|orang)(ku| saya)?`],
	},
});

export const northern = [german, dutch, polish, indonesian];
