import { estimateTokens } from "@/lib/ai/openai/prompts/text";

/** About the same text in several languages, with its real number of tokens as counted by Llama 3's own tokenizer. */
const counted: readonly (readonly [language: string, tokens: number, text: string])[] = [
	[
		"English",
		37,
		"When she closed the kitchen door I knew that nobody would speak before the next morning, and so I learned to wait. I still count the stairs, and I still listen for keys.",
	],
	[
		"German",
		46,
		"Wenn sie die Küchentür schloss, wusste ich, dass bis zum nächsten Morgen niemand sprechen würde, und so lernte ich zu warten. Ich zähle heute noch die Stufen.",
	],
	[
		"Polish",
		61,
		"Kiedy zamykała drzwi do kuchni, wiedziałam, że nikt się nie odezwie aż do rana, więc nauczyłam się czekać. Do dziś liczę schody i nasłuchuję kluczy.",
	],
	[
		"Turkish",
		53,
		"Mutfak kapısını kapattığında ertesi sabaha kadar kimsenin konuşmayacağını biliyordum, bu yüzden beklemeyi öğrendim. Hâlâ merdivenleri sayıyorum ve anahtar sesini dinliyorum.",
	],
	[
		"Russian",
		54,
		"Когда она закрывала дверь кухни, я знала, что до утра никто не заговорит, и так я научилась ждать. Я до сих пор считаю ступеньки и прислушиваюсь к ключам.",
	],
	[
		"Arabic",
		55,
		"عندما كانت تغلق باب المطبخ كنت أعرف أن لا أحد سيتكلم حتى الصباح التالي، وهكذا تعلمت الانتظار. ما زلت أعد درجات السلم وأصغي إلى المفاتيح.",
	],
	[
		"Hindi",
		95,
		"जब वह रसोई का दरवाज़ा बंद करती थी, तो मुझे पता होता था कि अगली सुबह तक कोई नहीं बोलेगा, इसलिए मैंने इंतज़ार करना सीख लिया। मैं आज भी सीढ़ियाँ गिनती हूँ और चाबियों की आवाज़ सुनती हूँ।",
	],
	[
		"Georgian",
		292,
		"როცა ის სამზარეულოს კარს ხურავდა, ვიცოდი, რომ დილამდე არავინ დაილაპარაკებდა, და ასე ვისწავლე ლოდინი. დღესაც ვითვლი კიბის საფეხურებს და ვუსმენ გასაღებების ხმას.",
	],
	[
		"Japanese",
		54,
		"母が台所の戸を閉めると、翌朝まで誰も口をきかないとわかっていたので、私は待つことを覚えました。今でも階段を数え、鍵の音に耳を澄ませています。",
	],
];

it.each(counted)("takes %s for about as long as it is", (_, tokens, text) => {
	// A prompt whose length is underestimated loses its beginning. Other tokenizers need more tokens for Hindi, so its
	// estimate is higher.
	expect(tokens / estimateTokens(text)).toBeLessThan(1.15);
	expect(tokens / estimateTokens(text)).toBeGreaterThan(0.45);
});
