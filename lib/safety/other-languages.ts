import type { Kind } from "./kinds";
import { words } from "./rule";

const man = {
	es: "(?:marido|esposo|esposa|novio|novia|pareja|mujer|ex)",
	de: "(?:mann|freund|frau|freundin|partner|partnerin|ehemann|ehefrau|ex)",
	fr: "(?:mari|femme|copain|copine|compagnon|compagne|conjoint|conjointe|ex|mec)",
	pt: "(?:marido|esposo|esposa|namorado|namorada|companheiro|companheira|parceiro|ex)",
	it: "(?:marito|moglie|fidanzato|fidanzata|ragazzo|ragazza|compagno|compagna|ex)",
	nl: "(?:man|vriend|vrouw|vriendin|partner|ex)",
};

const of = (kind: Kind, sources: string[]) => sources.map((source): [Kind, RegExp] => [kind, words(source)]);

/** The most direct sentences of six other languages, without accents, as `normalize` leaves them. */
export const otherLanguages: [Kind, RegExp][] = [
	...of("self-harm", [
		"(?<!no )(?:me )?(?:quiero|quisiera) (?:morir|morirme|matarme|suicidarme|quitarme la vida|desaparecer para siempre|estar muert[oa])",
		"no quiero (?:seguir )?(?:viviendo|vivir)(?: mas)?(?! (?:con|en|aqui|sola?|asi de))|ya no quiero vivir|no quiero estar (?:viv[oa]|aqui mas)",
		"(?:pienso|pensando|pensado|penso|ganas|intente|voy a|he intentado)(?: en| de)? (?:suicidarme|matarme|quitarme la vida|morirme|morir|el suicidio)(?! de)",
		"(?:me (?:corto|he cortado|hago dano))|todos estarian mejor sin mi",
		"(?<!nicht )(?:ich )?(?:will|mochte|wurde gern|wollte) (?:(?:einfach|nur|noch|endlich|am liebsten|doch|oft|manchmal) )*(?:sterben|tot sein|mich umbringen|mir das leben nehmen|mich toten)",
		"(?:ich )?(?:will|mochte|kann|mag) (?:\\w+ )?nicht mehr (?:leben|weiterleben|da sein|aufwachen|existieren)(?! (?:in|bei|mit))",
		"(?:suizidgedanken|selbstmordgedanken|(?<!gedroht )(?<!droht )(?<!gedroht , )mich (?:selbst )?(?:umzubringen|umbringen)|mir das leben (?:zu )?nehmen|bring(?:e)? mich um|(?:denke|denk) (?:\\w+ )?an (?:selbstmord|suizid)|ritze mich|mich (?:wieder )?geritzt|selbst verletzt|ohne mich (?:waren|ware) (?:alle|es) besser|alle waren ohne mich besser)",
		"(?:je )?(?:veux|voudrais|vais|envie de|pense a|voulu|souhaite) (?:(?:juste|vraiment) )?(?:mourir|crever|me tuer|me suicider|en finir|disparaitre pour toujours|au suicide)(?! (?:de (?:rire|honte|faim)|d'|d ))",
		"je ne veux plus (?:vivre|etre en vie|exister|me reveiller)(?! (?:avec|dans|ici|chez|en))|je pense au suicide|idees suicidaires|(?:pense|penser|pensees) (?:\\w+ )?(?:au|de) suicide|je me (?:scarifie|mutile|coupe les (?:bras|veines))|mieux sans moi|mettre fin a mes jours|(?:ai|a|avec des) pensees suicidaires",
		"(?<!nao )(?:eu )?(?:quero|queria) (?:morrer|me matar|suicidar me|tirar a minha vida|desaparecer para sempre)|(?:quero|vou|penso em|pensando em) (?:acabar com|tirar) a minha (?:propria )?vida|nao quero (?:mais )?(?:viver|estar viv[oa])(?! (?:em|com|aqui))",
		"(?:penso|pensando|pensei|vontade|penso muito)(?: em| de| no)? (?:me matar|morrer|suicidio|me suicidar)(?! de)|(?:me corto|me cortei)(?= )(?! o)",
		"(?<!non )(?:voglio|vorrei) (?:solo )?(?:morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|essere mort[oa])(?! dal)|non voglio piu (?:vivere|svegliarmi|esserci)(?! (?:con|in|qui))|penso (?:\\w+ )?(?:al suicidio|di uccidermi|di farla finita|a uccidermi)|mi taglio le (?:braccia|vene)|senza di me starebbero meglio",
		"(?<!niet )(?:ik )?(?:wil|zou willen|wou) (?:(?:gewoon|alleen|echt|graag) )*(?:dood|sterven|doodgaan|mezelf (?:doden|iets aandoen|van kant maken)|er niet meer zijn)|(?:ik )?wil niet meer (?:leven|verder leven|verder|wakker worden|bestaan)(?! (?:in|met|bij))|zelfmoord (?:plegen|gedachten)|(?:aan|over) zelfmoord|zelfmoordgedachten|snij(?:d)? mezelf|suicidaal",
		"(?:chce|chcialbym|chcialabym) (?:umrzec|sie zabic|nie zyc)|nie chce (?:juz )?zyc",
	]),
	...of("partner-danger", [
		`mi ${man.es} (?:me )?(?:ha )?(?:\\w+ )?me (?:ha )?(?:pega|pego|pegado|golpea|golpeo|maltrata|amenaza|amenazo|ahorco|ahorca|estrangulo|controla|viola|violo|encierra|empujo)`,
		`mi ${man.es} (?:me )(?:ha )?(?:pega|pego|pegado|golpea|golpeado|maltrata|amenaza|amenazado|ahorco|estrangulo|controla|viola|violo|encierra)`,
		`(?:tengo|me da|vivo con) (?:mucho )?miedo (?:de|a|que) (?:mi ${man.es}|el|mi padre)(?! (?:muera|futuro|examen))`,
		`mein(?:e)? (?:\\w+ )?${man.de} (?:\\w+ ){0,2}(?:schlagt|prugelt|wurgt|bedroht|vergewaltigt|kontrolliert|tritt|sperrt) (?:\\w+ )?(?:mich|mir|mein)`,
		`mein(?:e)? (?:\\w+ )?${man.de} (?:hat )?(?:gedroht|droht)(?: [^ .]+){0,3} (?:mich|mir)`,
		`mein(?:e)? (?:\\w+ )?${man.de} hat mich (?:\\w+ ){0,3}(?:geschlagen|gewurgt|bedroht|vergewaltigt|getreten|verprugelt|eingesperrt|gestossen|geschubst)`,
		`(?<!keine )angst vor (?:meinem|meiner) (?:\\w+ )?${man.de}`,
		`mon ${man.fr} (?:\\w+ )?(?:me (?:frappe|bat|tape|menace|viole|controle|surveille|etrangle)|m'? ?a (?:\\w+ )?(?:frappee?|etranglee?|menacee?|violee?|battue?|tapee?|giflee?|poussee?))|ma ${man.fr} (?:me (?:frappe|bat|menace)|m'? ?a (?:frappee?|etranglee?|menacee?))`,
		`(?<!pas )peur de (?:mon|ma) ${man.fr}`,
		`(?:o )?m(?:eu|inha) ${man.pt} (?:me (?:bate|bateu|agride|agrediu|ameaca|ameacou|estrangulou|enforcou|controla|estuprou)|ja me bateu)|(?:medo|pavor) d(?:o|a|e) m(?:eu|inha) ${man.pt}`,
		`(?:il )?mi(?:o|a) ${man.it} (?:mi (?:picchia|ha picchiat[oa]|mena|minaccia|ha strangolat[oa]|ha minacciat[oa]|controlla|ha violentat[oa]|ha dato un pugno))|paura d(?:i|el|ella) (?:mi(?:o|a) )?${man.it}`,
		`mijn (?:\\w+ )?${man.nl} (?:slaat|mishandelt|bedreigt|wurgt|verkracht|schopt|controleert) (?:mij|me|mijn)|mijn (?:\\w+ )?${man.nl} heeft (?:mij|me) (?:\\w+ )?(?:geslagen|gewurgd|bedreigd|verkracht|geschopt|mishandeld)|(?<!niet )bang voor (?:mijn|m'n) ${man.nl}`,
	]),
];
