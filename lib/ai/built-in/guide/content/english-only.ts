/**
 * Says, in the language of the message, that the guide reads only English and where to find people to talk to. Keyed
 * by franc's ISO 639-3 codes; covers the languages for which lib/safety has a notice, and Ukrainian, so that nobody
 * who writes it is answered in Russian.
 */
export const englishOnly: Readonly<Record<string, string>> = {
	spa: "Siento no poder responderte como mereces: por ahora solo leo inglés. Lo que escribes aquí es tuyo, en cualquier idioma. Si necesitas hablar con alguien, en [Help now](/help-now) hay personas a las que llamar.",
	fra: "Je regrette de ne pas pouvoir vous répondre comme il faudrait : pour l’instant, je ne lis que l’anglais. Ce que vous écrivez ici reste à vous, dans toutes les langues. Si vous avez besoin de parler à quelqu’un, [Help now](/help-now) indique des personnes à appeler.",
	por: "Lamento não poder responder como merece: por enquanto só leio inglês. O que escreve aqui é seu, em qualquer língua. Se precisar de falar com alguém, em [Help now](/help-now) há pessoas a quem ligar.",
	deu: "Es tut mir leid, dass ich dir nicht richtig antworten kann: Ich lese bisher nur Englisch. Was du hier schreibst, bleibt deins, in jeder Sprache. Wenn du mit jemandem sprechen möchtest, findest du unter [Help now](/help-now) Menschen, die da sind.",
	rus: "Мне жаль, что я не могу ответить как следует: пока я читаю только по-английски. Всё, что вы здесь пишете, остаётся вашим, на любом языке. Если вам нужно с кем-то поговорить, на странице [Help now](/help-now) есть люди, которым можно позвонить.",
	ukr: "Шкода, що я не можу відповісти як слід: поки що я читаю лише англійською. Усе, що ви тут пишете, лишається вашим, будь-якою мовою. Якщо вам потрібно з кимось поговорити, на сторінці [Help now](/help-now) є люди, яким можна зателефонувати.",
	ita: "Mi dispiace di non poterti rispondere come meriti: per ora leggo solo l’inglese. Quello che scrivi qui resta tuo, in qualsiasi lingua. Se hai bisogno di parlare con qualcuno, in [Help now](/help-now) trovi persone da chiamare.",
	nld: "Het spijt me dat ik je niet goed kan antwoorden: ik lees voorlopig alleen Engels. Wat je hier schrijft blijft van jou, in elke taal. Wil je met iemand praten, dan vind je bij [Help now](/help-now) mensen die je kunt bellen.",
	pol: "Przykro mi, że nie mogę odpowiedzieć tak, jak trzeba: na razie czytam tylko po angielsku. To, co tu piszesz, należy do ciebie, w każdym języku. Jeśli chcesz z kimś porozmawiać, na stronie [Help now](/help-now) są ludzie, do których można zadzwonić.",
	tur: "Sana gereği gibi yanıt veremediğim için üzgünüm: şimdilik yalnızca İngilizce okuyabiliyorum. Burada yazdıkların hangi dilde olursa olsun senindir. Biriyle konuşmak istersen [Help now](/help-now) sayfasında arayabileceğin insanlar var.",
	arb: "يؤسفني أنني لا أستطيع الرد كما ينبغي: أقرأ الإنجليزية فقط حتى الآن. ما تكتبه هنا يبقى لك بأي لغة كانت. إذا احتجت إلى التحدث مع أحد، ففي صفحة [Help now](/help-now) أشخاص يمكنك الاتصال بهم.",
	pes: "متأسفم که نمی‌توانم آن‌طور که باید پاسخ بدهم: فعلاً فقط انگلیسی می‌خوانم. آنچه اینجا می‌نویسید به هر زبانی که باشد مال خودتان است. اگر می‌خواهید با کسی صحبت کنید، در صفحهٔ [Help now](/help-now) کسانی هستند که می‌توانید به آن‌ها زنگ بزنید.",
	urd: "مجھے افسوس ہے کہ میں ٹھیک سے جواب نہیں دے سکتا: ابھی میں صرف انگریزی پڑھتا ہوں۔ آپ یہاں جس زبان میں بھی لکھیں، وہ آپ ہی کا ہے۔ اگر کسی سے بات کرنی ہو تو [Help now](/help-now) پر لوگ موجود ہیں۔",
	hin: "मुझे खेद है कि मैं ठीक से उत्तर नहीं दे सकता: अभी मैं केवल अंग्रेज़ी पढ़ता हूँ। आप यहाँ जो भी लिखें, किसी भी भाषा में, वह आपका ही है। यदि आपको किसी से बात करनी हो, तो [Help now](/help-now) पर ऐसे लोग हैं जिन्हें आप फ़ोन कर सकते हैं।",
	ben: "দুঃখিত, আমি ঠিকমতো উত্তর দিতে পারছি না: এখন আমি শুধু ইংরেজি পড়ি। আপনি এখানে যে ভাষাতেই লিখুন, তা আপনারই থাকে। কারও সঙ্গে কথা বলতে চাইলে [Help now](/help-now) পাতায় এমন মানুষ আছেন যাঁদের ফোন করা যায়।",
	ind: "Maaf, aku belum bisa menjawab dengan semestinya: untuk sekarang aku hanya membaca bahasa Inggris. Apa pun yang kamu tulis di sini tetap milikmu, dalam bahasa apa pun. Kalau kamu ingin berbicara dengan seseorang, di [Help now](/help-now) ada orang-orang yang bisa dihubungi.",
	cmn: "很抱歉，我没能好好回答你：目前我只能读懂英文。无论用什么语言，你在这里写下的都属于你自己。如果你想和人谈一谈，[Help now](/help-now) 里有可以联系的人。",
	jpn: "きちんとお答えできず申し訳ありません。今のところ、私が読めるのは英語だけです。ここに書いたものは、どの言語でもあなたのものです。誰かと話したいときは、[Help now](/help-now) に電話できる相手がいます。",
	kor: "제대로 답해 드리지 못해 미안합니다. 지금은 영어만 읽을 수 있습니다. 여기에 쓰신 글은 어떤 언어로 쓰셨든 당신의 것입니다. 누군가와 이야기하고 싶다면 [Help now](/help-now)에 전화할 수 있는 사람들이 있습니다.",
};

/** For all other languages. */
export const englishOnlyInEnglish =
	"I’m sorry that I can’t answer this properly: so far I only read English. What you write here is yours in any language. If you need to talk to somebody, [Help now](/help-now) has people to call.";

/** For people who keep writing in their own language. */
export const englishOnlyAgain: Readonly<Record<string, string>> = {
	eng: "Go on in your language if writing helps. I can keep it for you as a page of your journal.",
	spa: "Sigue escribiendo en tu idioma si te ayuda. Puedo guardarlo como una página de tu diario.",
	fra: "Continuez dans votre langue si écrire vous aide. Je peux le garder comme une page de votre journal.",
	por: "Continue a escrever na sua língua, se isso ajuda. Posso guardar tudo como uma página do seu diário.",
	deu: "Schreib gern in deiner Sprache weiter, wenn es dir hilft. Ich kann es als Seite deines Tagebuchs aufheben.",
	rus: "Пишите дальше на своём языке, если это помогает. Я могу сохранить это как страницу вашего дневника.",
	ukr: "Пишіть далі своєю мовою, якщо це допомагає. Я можу зберегти це як сторінку вашого щоденника.",
	ita: "Continua pure nella tua lingua, se scrivere ti aiuta. Posso conservarlo come pagina del tuo diario.",
	nld: "Schrijf gerust verder in je eigen taal, als dat helpt. Ik kan het bewaren als een pagina van je dagboek.",
	pol: "Pisz dalej po swojemu, jeśli to pomaga. Mogę to zachować jako stronę twojego dziennika.",
	tur: "Yazmak iyi geliyorsa kendi dilinde devam et. Bunu günlüğünün bir sayfası olarak saklayabilirim.",
	arb: "تابع الكتابة بلغتك إن كان ذلك يساعدك. أستطيع أن أحفظ ما تكتبه صفحةً في يومياتك.",
	pes: "اگر نوشتن کمکتان می‌کند، به زبان خودتان ادامه دهید. می‌توانم آن را به‌عنوان صفحه‌ای از دفتر خاطراتتان نگه دارم.",
	urd: "اگر لکھنے سے سکون ملتا ہے تو اپنی زبان میں لکھتے رہیے۔ میں اسے آپ کی ڈائری کے ایک صفحے کے طور پر رکھ سکتا ہوں۔",
	hin: "लिखने से मन हल्का होता हो, तो अपनी भाषा में लिखते रहिए। मैं इसे आपकी डायरी के एक पन्ने के रूप में रख सकता हूँ।",
	ben: "লিখলে ভালো লাগলে নিজের ভাষাতেই লিখে যান। আমি এটা আপনার ডায়েরির একটি পাতা হিসেবে রেখে দিতে পারি।",
	ind: "Silakan terus menulis dalam bahasamu kalau itu membantu. Aku bisa menyimpannya sebagai halaman buku harianmu.",
	cmn: "如果写下来有帮助，请继续用你的语言写。我可以把它保存为你日记里的一页。",
	jpn: "書くことが助けになるなら、どうぞご自分の言葉で続けてください。日記の一ページとして残しておけます。",
	kor: "쓰는 것이 도움이 된다면 편한 언어로 계속 쓰세요. 일기의 한 페이지로 보관해 드릴 수 있습니다.",
};
