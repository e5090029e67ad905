import type { Translation } from "./translation";

/** The notice in Spanish, French, Portuguese, German and Russian: the same as the English one, in fewer words. */
export const europeanMessages: Record<"es" | "fr" | "pt" | "de" | "ru", Translation> = {
	es: {
		messages: {
			"self-harm": [
				"No tienes que estar a solas con esto",
				"Algo de lo que has escrito suena a que vivir se ha vuelto muy difícil, o a que podrías hacerte daño. Ponerlo en palabras cuesta, y es importante.",
				"Por favor, deja que una persona lo escuche: alguien de confianza o una de las líneas de abajo. No hacen falta las palabras justas. Basta con «He escrito algo que me preocupa».",
				"Si podrías hacerlo ahora, llama al número de emergencias, aléjate de lo que podrías usar o pide a alguien que se quede contigo.",
			],
			"partner-danger": [
				"Lo que cuentas no es culpa tuya",
				"Algo de lo que has escrito suena a que una persona cercana te asusta, te controla o te hace daño. Tú conoces tu situación mejor que nadie, y tú decides qué pasa y cuándo.",
				"Las personas de abajo hablan cada día, en confianza, con quienes viven algo así. No hace falta haber decidido nada.",
				"Si estás en peligro ahora, llama al número de emergencias en cuanto puedas hacerlo con seguridad.",
			],
			"danger-to-others": [
				"Vamos a frenar un momento",
				"Algo de lo que has escrito suena a que alguien podría salir herido. Un pensamiento no es un acto, y escribirlo en lugar de hacerlo ha sido lo correcto.",
				"Puedes decírselo a una de las personas de abajo tal como lo has escrito. Te ayudarán a que nadie salga herido, tampoco tú.",
				"Si lo sientes cerca, pon distancia primero: otra habitación, un paseo. Si alguien puede estar en peligro ahora, llama al número de emergencias.",
			],
		},
		saved: "Lo que has escrito está guardado tal como lo escribiste. No se lo hemos dicho a nadie.",
	},
	fr: {
		messages: {
			"self-harm": [
				"Vous n’avez pas à porter cela sans aide",
				"Une partie de ce que vous avez écrit donne à penser que vivre est devenu très dur, ou que vous pourriez vous faire du mal. Il a fallu du courage pour le dire, et cela compte.",
				"S’il vous plaît, laissez quelqu’un l’entendre : une personne de confiance, ou l’une des lignes ci-dessous. Pas besoin de trouver les bons mots. « J’ai écrit quelque chose qui m’inquiète » suffit.",
				"Si vous pourriez passer à l’acte maintenant, appelez le numéro d’urgence, éloignez-vous de ce que vous pourriez utiliser, ou demandez à quelqu’un de rester près de vous.",
			],
			"partner-danger": [
				"Ce que vous décrivez n’est pas votre faute",
				"Une partie de ce que vous avez écrit donne à penser qu’une personne proche vous fait peur, vous contrôle ou vous fait du mal. Vous connaissez votre situation mieux que personne, et c’est vous qui décidez de la suite.",
				"Les personnes ci-dessous parlent chaque jour, en toute confidence, avec celles et ceux qui vivent cela. Vous n’avez pas besoin d’avoir décidé quoi que ce soit.",
				"Si vous êtes en danger maintenant, appelez le numéro d’urgence dès que vous pouvez le faire sans risque.",
			],
			"danger-to-others": [
				"Ralentissons un instant",
				"Une partie de ce que vous avez écrit donne à penser que quelqu’un pourrait être blessé. Une pensée n’est pas un acte, et l’écrire au lieu de le faire était une bonne chose.",
				"Vous pouvez le dire à l’une des personnes ci-dessous, tel que vous l’avez écrit. Elles vous aideront à ce qu’il n’arrive rien à personne, ni à vous.",
				"Si cela vous semble proche, mettez d’abord de la distance : une autre pièce, une marche. Si quelqu’un est peut-être en danger maintenant, appelez le numéro d’urgence.",
			],
		},
		saved: "Ce que vous avez écrit est gardé tel quel. Personne n’en a été informé.",
	},
	pt: {
		messages: {
			"self-harm": [
				"Você não precisa ficar só com isto",
				"Parte do que você escreveu soa como se viver tivesse ficado muito difícil, ou como se você pudesse se machucar. Pôr isso em palavras custa, e é importante.",
				"Por favor, deixe uma pessoa ouvir: alguém de confiança ou uma das linhas abaixo. Não precisa das palavras certas. «Escrevi uma coisa que me preocupou» já basta.",
				"Se você puder fazer isso agora, ligue para o número de emergência, afaste-se do que poderia usar ou peça a alguém que fique com você.",
			],
			"partner-danger": [
				"O que você conta não é culpa sua",
				"Parte do que você escreveu soa como se alguém próximo assustasse, controlasse ou machucasse você. Você conhece a sua situação melhor do que ninguém, e é você quem decide o que acontece e quando.",
				"As pessoas abaixo falam todos os dias, em confiança, com quem vive isso. Você não precisa ter decidido nada.",
				"Se você está em perigo agora, ligue para o número de emergência assim que puder fazer isso em segurança.",
			],
			"danger-to-others": [
				"Vamos com calma por um instante",
				"Parte do que você escreveu soa como se alguém pudesse sair ferido. Um pensamento não é um ato, e foi bom escrever em vez de fazer.",
				"Você pode dizer isso a uma das pessoas abaixo, tal como escreveu. Elas ajudam para que ninguém saia ferido, nem você.",
				"Se parecer próximo, primeiro tome distância: outro cômodo, uma caminhada. Se alguém pode estar em perigo agora, ligue para o número de emergência.",
			],
		},
		saved: "O que você escreveu está guardado tal como escreveu. Ninguém foi avisado.",
	},
	de: {
		messages: {
			"self-harm": [
				"Du musst damit nicht allein sein",
				"Manches von dem, was du geschrieben hast, klingt, als wäre das Leben sehr schwer geworden oder als könntest du dir etwas antun. Es hat Kraft gekostet, das in Worte zu fassen, und es ist wichtig.",
				"Bitte lass es einen Menschen hören: jemanden, dem du vertraust, oder eine der Nummern unten. Du brauchst keine richtigen Worte. „Ich habe etwas geschrieben, das mir Sorgen macht“ reicht.",
				"Wenn du es jetzt tun könntest, ruf die Notrufnummer an, geh weg von allem, was du dafür nehmen könntest, oder bitte jemanden, bei dir zu bleiben.",
			],
			"partner-danger": [
				"Was du beschreibst, ist nicht deine Schuld",
				"Manches von dem, was du geschrieben hast, klingt, als würde dir jemand Nahes Angst machen, dich kontrollieren oder dir wehtun. Du kennst deine Lage am besten, und du entscheidest, was wann geschieht.",
				"Die Menschen unten sprechen jeden Tag vertraulich mit anderen in dieser Lage. Du musst noch nichts entschieden haben.",
				"Wenn du jetzt in Gefahr bist, ruf die Notrufnummer an, sobald du es sicher tun kannst.",
			],
			"danger-to-others": [
				"Lass uns kurz langsamer werden",
				"Manches von dem, was du geschrieben hast, klingt, als könnte jemand verletzt werden. Ein Gedanke ist keine Tat, und es war gut, ihn aufzuschreiben, statt ihm zu folgen.",
				"Du kannst es einem der Menschen unten so sagen, wie du es geschrieben hast. Sie helfen dir, dass niemandem etwas geschieht, auch dir nicht.",
				"Wenn es sich nah anfühlt, geh zuerst auf Abstand: ein anderes Zimmer, ein Gang nach draußen. Wenn jemand jetzt in Gefahr sein könnte, ruf die Notrufnummer an.",
			],
		},
		saved: "Was du geschrieben hast, ist genau so gespeichert. Niemand hat davon erfahren.",
	},
	ru: {
		messages: {
			"self-harm": [
				"Вам не нужно оставаться с этим наедине",
				"Часть того, что вы написали, звучит так, будто жить стало очень тяжело или вы можете причинить себе вред. Чтобы это написать, нужны были силы, и это важно.",
				"Пожалуйста, пусть это услышит человек: тот, кому вы доверяете, или одна из служб ниже. Не нужно искать правильных слов. Достаточно сказать: «В моих записях есть то, что меня тревожит».",
				"Если вы можете сделать это сейчас, позвоните в экстренную службу, отойдите подальше от того, чем могли бы воспользоваться, или попросите кого-нибудь побыть рядом.",
			],
			"partner-danger": [
				"В том, что вы описываете, нет вашей вины",
				"Часть того, что вы написали, звучит так, будто кто-то близкий пугает вас, контролирует или причиняет вам боль. Вы знаете свою ситуацию лучше всех, и вам решать, что и когда делать.",
				"Люди, чьи номера ниже, каждый день говорят с теми, кто в такой ситуации, и хранят это в тайне. Решать заранее ничего не нужно.",
				"Если вы в опасности сейчас, позвоните в экстренную службу, как только это будет безопасно.",
			],
			"danger-to-others": [
				"Давайте на минуту замедлимся",
				"Часть того, что вы написали, звучит так, будто кто-то может пострадать. Мысль ещё не поступок, и хорошо, что вы её записали, а не последовали ей.",
				"Вы можете сказать это одному из людей ниже так же прямо, как написали. Они помогут сделать так, чтобы никто не пострадал, и вы тоже.",
				"Если это кажется близким, сначала отойдите: в другую комнату, на улицу. Если кто-то может быть в опасности сейчас, позвоните в экстренную службу.",
			],
		},
		saved: "Всё, что вы написали, сохранено так, как есть. Об этом никто не узнал.",
	},
};
