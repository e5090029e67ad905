import { limitCombiningMarks } from "@/lib/domain/core/few-marks";

/** Arabic letters that are typed in several ways, with the letter that represents all of them. */
const arabic: [RegExp, string][] = [
	[/[أإآٱ]/g, "ا"],
	[/[ىیېےئۓ]/g, "ي"],
	[/[ةہھۂۃ]/g, "ه"],
	[/ؤ/g, "و"],
	[/ک/g, "ك"],
];

/** Traditional Chinese characters that occur in signs, each followed by its simplified form. */
const simplified: Record<string, string> = Object.fromEntries(
	(
		"殺杀 後后 結结 離离 們们 媽妈 愛爱 會会 這这 個个 沒没 說说 過过 請请 脅胁 嚇吓 強强 姦奸 關关 鎖锁 傷伤 還还 讓让 夠够 無无 計计 劃划 對对 親亲 總总 輕轻 經经 揚扬 發发 頭头 從从 時时 " +
		"電电 話话 殘残 歐欧 毆殴 妳你 連连 覺觉 壓压 現现 來来 給给 點点 開开 動动 機机 寶宝 兒儿 務务 師师 闆板 餓饿 熱热 氣气 煩烦 睏困 馬马 雙双 該该 將将 喪丧 題题"
	)
		.split(" ")
		.map((pair) => [...pair]),
);
const traditional = new RegExp(`[${Object.keys(simplified).join("")}]`, "g");

/**
 * Matches everything except letters, their marks, digits and line ends. Written as ranges, because Unicode properties
 * take five times as long.
 */
const betweenWords = new RegExp(
	"[^\\n0-9A-Za-zªµº\\u00c0-\\u060b\\u060d-\\u0669\\u066e-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3007" +
		"\\u3031-\\u30fa\\u30fc-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufeff\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc]+",
	"g",
);

/**
 * Converts letters to the form in which signs are written and searched for: Latin and Cyrillic without accents, Arabic
 * without vowel marks, and one form for letters that are typed in several ways. Case stays.
 */
export function foldLetters(text: string): string {
	const bare = limitCombiningMarks(text)
		.normalize("NFKD")
		.replace(/(\p{Script=Latin}|\p{Script=Cyrillic})[\u0300-\u036f]+/gu, "$1")
		.replaceAll("ß", "ss")
		.normalize("NFC");
	return beyondLatin.test(bare) ? foldOthers(bare) : bare;
}

const beyondLatin = /[\u0100-\uffff]/;

function foldOthers(text: string): string {
	let plain = text;
	for (const [letters, one] of arabic) plain = plain.replace(letters, one);
	return plain
		.replace(/[\u200b-\u200f\u2060\ufeff\u00ad\u0640\u064b-\u0655\u0670\u093c\u09bc]/g, "")
		.replaceAll("\u0901", "\u0902")
		.replace(traditional, (letter) => simplified[letter] ?? letter);
}

/**
 * Converts a text to the form in which signs are searched for: folded letters in lower case, one space before and after
 * every word, no punctuation, and one line per sentence.
 */
export function foldText(text: string): string {
	const plain = foldLetters(text)
		.toLowerCase()
		.replace(/[.!?…;\n\r。！？؟۔।॥]+/g, "\n")
		.replace(betweenWords, " ")
		.replace(/ ?\n ?/g, " \n ");
	return ` ${plain.trim()} `;
}
