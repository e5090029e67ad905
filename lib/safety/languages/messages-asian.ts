import type { Translation } from "./translation";

/** The notice in Chinese, Japanese, Hindi, Bengali and Indonesian: the same as the English one, in fewer words. */
export const asianMessages: Record<"zh" | "ja" | "hi" | "bn" | "id", Translation> = {
	zh: {
		messages: {
			"self-harm": [
				"这件事，你不必一个人承受",
				"你写下的一些话，听起来像是活着变得非常艰难，或者你可能会伤害自己。把它写出来并不容易，这很重要。",
				"请让一个人听到它：你信任的人，或者下面的热线。不需要找到合适的话，说一句“我写了一些让我担心的东西”就够了。",
				"如果你现在可能会这样做，请拨打紧急电话，远离可能用到的东西，或者请人陪在你身边。",
			],
			"partner-danger": [
				"你所描述的事，不是你的错",
				"你写下的一些话，听起来像是身边的人让你害怕、控制你或者伤害你。你最了解自己的处境，接下来做什么、什么时候做，由你决定。",
				"下面的人每天都在保密地和有同样处境的人交谈。你不需要先做出任何决定。",
				"如果你现在有危险，请在安全的时候尽快拨打紧急电话。",
			],
			"danger-to-others": [
				"让我们先慢下来",
				"你写下的一些话，听起来像是有人可能会受伤。想法不等于行动，把它写下来而不是去做，是对的。",
				"你可以照你写的原话，告诉下面的人。他们会帮助你，让任何人都不受伤，包括你自己。",
				"如果感觉快要发生了，请先拉开距离：去另一个房间，或出去走走。如果有人现在可能有危险，请拨打紧急电话。",
			],
		},
		saved: "你写的内容已经原样保存。没有告诉任何人。",
	},
	ja: {
		messages: {
			"self-harm": [
				"ひとりで抱えなくて大丈夫です",
				"書かれたことの中に、生きることがとてもつらくなっている、あるいは自分を傷つけてしまうかもしれないと感じられるところがありました。言葉にするのは大変なことで、とても大切なことです。",
				"どうか、誰かに聞いてもらってください。信頼できる人でも、下の窓口でもかまいません。うまく話す必要はありません。「心配になることを書いた」と言うだけで十分です。",
				"今にも行動してしまいそうなときは、緊急の番号に電話し、使えそうなものから離れ、誰かにそばにいてもらってください。",
			],
			"partner-danger": [
				"それは、あなたのせいではありません",
				"書かれたことの中に、身近な人に怖い思いをさせられている、支配されている、傷つけられていると感じられるところがありました。状況をいちばん知っているのはあなたで、いつ何をするかを決めるのもあなたです。",
				"下の窓口の人たちは、同じような状況の人と毎日、秘密を守って話しています。何も決めていなくてかまいません。",
				"今危険が迫っているときは、安全にかけられるようになり次第、緊急の番号に電話してください。",
			],
			"danger-to-others": [
				"少しだけ、立ち止まりましょう",
				"書かれたことの中に、誰かが傷つくかもしれないと感じられるところがありました。思うことと、することは違います。行動する代わりに書いたのは、よいことでした。",
				"書いたままの言葉で、下の窓口の人に話してかまいません。あなたも含めて誰も傷つかないように、一緒に考えてくれます。",
				"抑えられないと感じたら、まず離れてください。別の部屋へ行く、外を歩く。今誰かに危険が迫っているかもしれないときは、緊急の番号に電話してください。",
			],
		},
		saved: "書いたものはそのまま保存されています。誰にも知らせていません。",
	},
	hi: {
		messages: {
			"self-harm": [
				"आपको इसके साथ अकेले रहने की ज़रूरत नहीं है",
				"आपने जो लिखा, उससे लगता है कि जीना बहुत मुश्किल हो गया है, या आप खुद को चोट पहुँचा सकते हैं। इसे शब्दों में कहना आसान नहीं था, और यह मायने रखता है।",
				"कृपया किसी इंसान को यह सुनने दें: कोई जिस पर आपको भरोसा हो, या नीचे दिए लोगों में से कोई। सही शब्दों की ज़रूरत नहीं। बस इतना कहना काफ़ी है: “मैंने कुछ लिखा जिससे मुझे चिंता हुई।”",
				"अगर आप अभी ऐसा कर सकते हैं, तो आपातकालीन नंबर पर फ़ोन करें, उन चीज़ों से दूर हो जाएँ जिनका इस्तेमाल हो सकता है, या किसी को अपने पास रुकने को कहें।",
			],
			"partner-danger": [
				"आप जो बता रहे हैं, उसमें आपकी ग़लती नहीं है",
				"आपने जो लिखा, उससे लगता है कि कोई क़रीबी आपको डराता है, काबू में रखता है या चोट पहुँचाता है। अपनी हालत आप सबसे अच्छी तरह जानते हैं, और आगे क्या और कब हो, यह आप तय करते हैं।",
				"नीचे दिए लोग हर दिन ऐसे हालात वाले लोगों से बात करते हैं, और बात अपने तक रखते हैं। पहले से कुछ तय करने की ज़रूरत नहीं।",
				"अगर आप अभी ख़तरे में हैं, तो जैसे ही सुरक्षित हो, आपातकालीन नंबर पर फ़ोन करें।",
			],
			"danger-to-others": [
				"आइए, इस पल को थोड़ा धीमा करें",
				"आपने जो लिखा, उससे लगता है कि किसी को चोट पहुँच सकती है। विचार और काम एक नहीं हैं, और करने के बजाय लिखना अच्छा था।",
				"आप यह बात नीचे दिए किसी भी इंसान से वैसे ही कह सकते हैं जैसे आपने लिखी। वे मदद करेंगे कि किसी को चोट न पहुँचे, आपको भी नहीं।",
				"अगर लगे कि बात हाथ से निकल रही है, तो पहले दूर हो जाएँ: दूसरे कमरे में, या बाहर टहलने। अगर कोई अभी ख़तरे में हो सकता है, तो आपातकालीन नंबर पर फ़ोन करें।",
			],
		},
		saved: "आपने जो लिखा, वह वैसा ही सहेजा गया है। किसी को नहीं बताया गया।",
	},
	bn: {
		messages: {
			"self-harm": [
				"এটা নিয়ে আপনাকে একা থাকতে হবে না",
				"আপনি যা লিখেছেন তা থেকে মনে হয়, বেঁচে থাকা খুব কঠিন হয়ে গেছে, অথবা আপনি নিজের ক্ষতি করতে পারেন। কথাগুলো লেখা সহজ ছিল না, আর এটা গুরুত্বপূর্ণ।",
				"দয়া করে একজন মানুষকে কথাটা শুনতে দিন: যাঁকে আপনি বিশ্বাস করেন, অথবা নিচের কাউকে। গুছিয়ে বলার দরকার নেই। “আমি এমন কিছু লিখেছি যা নিয়ে আমার চিন্তা হচ্ছে”, এটুকুই যথেষ্ট।",
				"যদি এখনই এমন কিছু করে ফেলতে পারেন, তাহলে জরুরি নম্বরে ফোন করুন, যা ব্যবহার করতে পারেন তা থেকে দূরে যান, অথবা কাউকে পাশে থাকতে বলুন।",
			],
			"partner-danger": [
				"আপনি যা বলছেন, তা আপনার দোষ নয়",
				"আপনি যা লিখেছেন তা থেকে মনে হয়, কাছের কেউ আপনাকে ভয় দেখান, নিয়ন্ত্রণ করেন বা আঘাত করেন। নিজের অবস্থা আপনিই সবচেয়ে ভালো জানেন, আর কী হবে, কখন হবে, তা আপনিই ঠিক করেন।",
				"নিচের মানুষেরা প্রতিদিন এমন অবস্থায় থাকা মানুষের সঙ্গে কথা বলেন, গোপনে। আগে থেকে কিছু ঠিক করে রাখার দরকার নেই।",
				"এখন বিপদে থাকলে, নিরাপদ হলেই জরুরি নম্বরে ফোন করুন।",
			],
			"danger-to-others": [
				"চলুন, একটু থামি",
				"আপনি যা লিখেছেন তা থেকে মনে হয়, কেউ আঘাত পেতে পারেন। ভাবা আর করা এক নয়, আর না করে লিখে ফেলাটা ভালো হয়েছে।",
				"যেভাবে লিখেছেন, ঠিক সেভাবেই নিচের কাউকে বলতে পারেন। কেউ যেন আঘাত না পায়, আপনিও না, সে জন্য তাঁরা সাহায্য করবেন।",
				"খুব কাছে মনে হলে আগে দূরে যান: অন্য ঘরে, বা বাইরে হাঁটতে। কেউ এখন বিপদে থাকতে পারেন মনে হলে জরুরি নম্বরে ফোন করুন।",
			],
		},
		saved: "আপনি যা লিখেছেন, ঠিক তেমনই রাখা আছে। কাউকে জানানো হয়নি।",
	},
	id: {
		messages: {
			"self-harm": [
				"Kamu tidak harus sendirian dengan ini",
				"Sebagian dari yang kamu tulis terdengar seolah hidup menjadi sangat berat, atau seolah kamu mungkin menyakiti dirimu. Tidak mudah menuliskannya, dan itu penting.",
				"Tolong biarkan seseorang mendengarnya: orang yang kamu percaya, atau salah satu layanan di bawah. Tidak perlu kata-kata yang tepat. “Aku menulis sesuatu yang membuatku khawatir” sudah cukup.",
				"Kalau kamu mungkin melakukannya sekarang, telepon nomor darurat, jauhi apa pun yang bisa kamu pakai, atau minta seseorang menemanimu.",
			],
			"partner-danger": [
				"Yang kamu ceritakan bukan salahmu",
				"Sebagian dari yang kamu tulis terdengar seolah seseorang yang dekat menakutimu, mengekangmu, atau menyakitimu. Kamu yang paling tahu keadaanmu, dan kamu yang memutuskan apa yang terjadi dan kapan.",
				"Orang-orang di bawah setiap hari berbicara secara rahasia dengan mereka yang mengalami hal seperti ini. Kamu tidak harus sudah memutuskan apa pun.",
				"Kalau kamu dalam bahaya sekarang, telepon nomor darurat segera setelah aman.",
			],
			"danger-to-others": [
				"Mari pelan-pelan sebentar",
				"Sebagian dari yang kamu tulis terdengar seolah seseorang bisa terluka. Pikiran bukan perbuatan, dan menuliskannya alih-alih melakukannya adalah hal yang baik.",
				"Kamu bisa mengatakannya kepada salah satu orang di bawah persis seperti yang kamu tulis. Mereka membantu supaya tidak ada yang terluka, termasuk kamu.",
				"Kalau terasa dekat, ambil jarak dulu: ke ruangan lain, atau berjalan keluar. Kalau seseorang mungkin dalam bahaya sekarang, telepon nomor darurat.",
			],
		},
		saved: "Yang kamu tulis tersimpan persis seperti kamu menulisnya. Tidak ada yang diberi tahu.",
	},
};
