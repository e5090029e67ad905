import { language } from "./language";

const es = {
	near: "(ex )?(marido|esposo|esposa|novio|novia|pareja|mujer|compañero|compañera|ex)",
	home: "(padre|madre|papá|mamá|padrastro|madrastra|hermano|hijo|suegro)",
};

const spanish = language({
	code: "es",
	hints: [
		"mor",
		"despertar",
		"mat",
		"suicid",
		"vida",
		"viv",
		"mejor sin",
		"daño",
		"autolesion",
		"cort",
		"mi ",
		"miedo",
		"exist",
		"desaparecer",
	],
	lookalikes: [
		"(me )?(muero|muriendo|(quiero|me quiero|ganas de) morir|quiero morirme|morir|morirme) de (la )?(risa|vergüenza|" +
			"hambre|sueño|frío|calor|sed|ganas|amor|aburrimiento|celos|miedo|pena|envidia|nervios|curiosidad|felicidad|gusto|" +
			"viejo|vieja)",
		"(?<!ya )no (me )?quiero (morir|morirme|matarme|suicidarme)|no (tengo|siento) (\\S+ )?(ganas de (morir|morirme|" +
			"suicidarme)|(ideas|pensamientos) suicidas)",
		"(nunca|jamás|no) (he |había )?(pensado|pensé|pienso|intenté|intentado|voy a|estoy pensando)( en)?" +
			" (suicidarme|matarme|el suicidio|quitarme la vida)",
		"quiero morir(me)? (sabiendo|en paz|a tu lado|contigo|viejo|vieja|en mi casa|algún día|habiendo)|matarme ((a|de) " +
			"\\S+|estudiando|trabajando|entrenando)",
		"me (pega|pegó|ha pegado) (la|el|un|una|su|unos) (gripe|tos|abrazo|resfriado|susto|risa|grito|virus|covid|bronca|" +
			"acento|catarro|gritos|gustos|manía)",
		"(amenaza|amenazó|amenazado|amenazando) con (dejarme|irse|divorciarse|no|dejar|contarlo|despedirme|marcharse)",
		`(${es.home}|jefe|jefa|profe|profesor|profesora|hermana|abuela|entrenador|entrenadora)` +
			" (\\S+ )?(dice|dijo|ha dicho) que me (va a matar|mata|matará)",
		"matar(lo|la|los|las)? (a besos|de (risa|amor|un susto))|no (le )?tengo miedo (a|de) mi \\S+",
	],
	signs: {
		"self-harm": [
			"(yo )?(sólo |solo |ya |ya sólo |ya solo )?quiero (ya |simplemente |sólo |solo )?(morir|morirme|matarme|" +
				"suicidarme|quitarme la vida|estar muert[oa]|desaparecer para siempre|dejar de (existir|vivir))",
			"me quiero (morir|matar|suicidar|quitar la vida)|quisiera (morirme|estar muert[oa]|matarme)",
			"(ya )?no quiero ((seguir )?(viviendo|vivir)( más)?(?! (con|en|aquí|solo|sola|así|de|juntos|allí|ahí|como|cerca|" +
				"lejos|sin|entre) )|(volver a )?despertar(me)?( más| nunca| mañana)?(?! (a|al|con|en|temprano|tarde|sospechas|tan) " +
				"))|no quiero (seguir )?(estar |estando )?viv[oa]",
			"(pienso|pensando|he pensado|pensamientos|ganas|intenté|intentado|voy a|planeo|pensé)( en| de)?" +
				" (suicidarme|matarme|quitarme la vida|morirme|morir|el suicidio)",
			"(tengo|con) (\\S+ )?(ideas|pensamientos) suicidas|me ((corto|corté|he cortado) (las (venas|muñecas|piernas)|los " +
				"brazos|otra vez)|hago daño a (propósito|mí mism[oa])|autolesiono)|autolesionarme",
			"(todos|mi familia|(el|todo el) mundo) (estarían?|estaría) mejor sin mí",
		],
		"partner-danger": [
			`mi ${es.near} (\\S+ ){0,2}(me|nos) (ha )?(pega|pegó|pegado|golpea|golpeó|golpeado|maltrata|maltrató|` +
				"maltratado|amenaza|amenazó|amenazado|ahorca|ahorcó|estrangula|estranguló|viola|violó|violado|encierra|encerró|" +
				"abofeteó|patea|pateó)",
			`mi ${es.home} (\\S+ )?me (pega|golpea|maltrata|viola|encierra|ha (pegado|golpeado|violado))`,
			"(amenaza|amenazó|amenazado|amenazando) (con|de) (matarme|matarnos|quemarme)|(dice|dijo|jura|juró|ha dicho)" +
				" que me (va a matar|matará|mata)",
			`(tengo|le tengo|me da|vivo con|con) (mucho )?miedo (a|de) mi ${es.near}(?! (muera|enferme|muerto) )`,
		],
		"danger-to-others": [
			`(quiero|voy a|planeo) matar a (mi ${es.near}|alguien|gente|todos)|(pienso|estoy pensando|he pensado) en` +
				" matar(lo|la|los|las| a \\S+)",
		],
	},
});

const fr = {
	near: "(ex )?(mari|femme|copain|copine|compagnon|compagne|conjoint|conjointe|ex|mec)",
	home: "(père|mère|beau père|belle mère|frère|fils)",
};

const french = language({
	code: "fr",
	hints: [
		"mour",
		"crev",
		"tuer",
		"suicid",
		"finir",
		"vivre",
		"exist",
		"scarifi",
		"mutil",
		"coupe",
		"sans moi",
		"jours",
		"mon ",
		"ma ",
		"reveill",
		"disparaitre",
		"vie",
	],
	lookalikes: [
		"(mourir|crever|mort|morte|meurs|crève|mourrais) (de" +
			" (rire|honte|faim|soif|froid|chaud|fatigue|peur|sommeil|trouille|jalousie|vieillesse|curiosité|bonheur|chagrin)|d" +
			" (ennui|amour|envie|impatience))",
		"je ne veux (pas|surtout pas) (mourir|me tuer|me suicider|en finir)|je veux pas (mourir|me tuer|me suicider)|pas" +
			" envie de (mourir|me suicider|me tuer)|en finir avec|(mourir|mourrai)" +
			" (vieux|vieille|à tes côtés|avec toi|en paix|heureux|heureuse)",
		"(jamais|pas) (\\S+ )?(pensé |pense )?(au suicide|à me (suicider|tuer))|(pas|jamais|plus)" +
			" (eu )?(d |de |des )?(idées|pensées) suicidaires",
		"me tuer (au travail|à la tâche|à \\S+)|menacée? de (partir|me quitter|divorcer|rompre)|(m a battue?|me bat) (aux|au|" +
			"à)|frappée? par",
		`(${fr.home}|prof|patron|patronne|sœur|soeur|chef) (\\S+ )?((va|a dit qu (il|elle) allait|dit qu (il|elle) va) me ` +
			"tuer)|(pas|plus) peur de (mon|ma)",
	],
	signs: {
		"self-harm": [
			"je (veux|voudrais|souhaite) (juste |vraiment |seulement )?(mourir|crever|me (tuer|suicider|foutre en l air)|en " +
				"finir|disparaître (pour toujours|à jamais)|mettre fin à (ma vie|mes jours)|être morte?)",
			"je vais (me tuer|me suicider|en finir|mettre fin à (ma vie|mes jours))|(ai|avoir|eu) (\\S+ )?envie de (mourir|" +
				"crever|me (tuer|suicider|foutre en l air)|disparaître à jamais)|(ai|avoir) (\\S+ )?envie d en finir",
			"je (ne )?veux plus (vivre|être en vie|exister|me réveiller)(?!" +
				" (avec|dans|ici|chez|en|comme|à|seul|seule|ensemble|sous|sans|si) )",
			"pense (\\S+ ){0,3}(au suicide|à me (tuer|suicider)|à en finir)|(ai|avec) (\\S+ )?(idées|pensées)" +
				" suicidaires|mettre fin à mes jours",
			"je me (scarifie|mutile|coupe les (bras|veines|poignets))|(seraient|serait|iraient|irait) (\\S+ )?mieux sans" +
				" moi",
		],
		"partner-danger": [
			`(mon|ma) ${fr.near} (\\S+ )?((me|nous) (frappe|bat|tape|menace|viole|étrangle|séquestre|enferme)|m` +
				" (a|avait) (\\S+ )?(frappée?|étranglée?|menacée?|violée?|battue?|tapée?|giflée?|poussée? (contre|dans)|" +
				"enfermée?))",
			`(mon|ma) ${fr.home} me (frappe|bat|viole|étrangle|enferme)`,
			`peur de (mon|ma) ${fr.near}(?! (parte|meure) )`,
			"(menacée?|menace) de (me|nous) tuer|(il|elle) (dit|a dit|jure|a juré) qu (il|elle) (va|allait) me tuer",
		],
		"danger-to-others": [
			`(envie de|je veux|je vais|pense à) tuer ((mon|ma) ${fr.near}|quelqu un|des gens|tout le monde)`,
		],
	},
});

const pt = {
	near: "(ex )?(marido|esposo|esposa|mulher|namorado|namorada|companheiro|companheira|parceiro|parceira|ex)",
	home: "(pai|mãe|padrasto|madrasta|irmão|filho)",
};

const portuguese = language({
	code: "pt",
	hints: [
		"morr",
		"matar",
		"suicid",
		"viv",
		"vida",
		"sem mim",
		"mutil",
		"cort",
		"meu",
		"minha",
		"existir",
		"sumir",
		"desaparecer",
		"morte",
		"ameaca",
	],
	lookalikes: [
		"(morrer|morrendo|morro|morri|morta|morto) de (tanto )?(rir|vergonha|fome|frio|sede|calor|sono|medo|saudade|" +
			"saudades|amor|tédio|inveja|curiosidade|preguiça|ciúmes|velhice|nervoso|dor de)",
		"(?<!já )não quero (morrer|me matar|me suicidar|suicidar me|matar me)|(nunca|não) ((pensei|penso|(tenho|tive) " +
			"vontade|vou|tentei)( em| de| no)? (me matar|morrer|suicídio|me suicidar|suicidar me)|(tenho|tive) (\\S+ " +
			")?pensamentos suicidas)",
		"(me matar|matar me) (de|a) \\S+|quero morrer (velh[oa]|ao teu|ao seu|do seu|em paz|contigo|com você|feliz)",
		`(${pt.home}|chefe|professora?|irmã|avó) (\\S+ )?((disse|diz|falou) que )?(vai|ia) me matar|ameaç(a|ou)` +
			" (me )?(deixar|terminar|ir)|bateu (uma|um|a|o) \\S+|não tenho medo (do|da) \\S+",
	],
	signs: {
		"self-harm": [
			"quero (\\S+ )?(morrer|me matar|matar me|suicidar me|me suicidar|tirar (a )?minha (própria )?vida|acabar com (a " +
				")?minha vida|(sumir|desaparecer) para sempre|estar mort[oa]|deixar de existir)",
			"vou (me matar|me suicidar|suicidar me|matar me|acabar com (a )?minha vida|tirar (a )?minha (própria )?vida)",
			"(não quero mais|(já não|não) quero) (viver|estar viv[oa]|existir)( mais)?(?! (em|com|aqui|assim|na|no|longe|sozinho|" +
				"sozinha|de|nessa|nesta|sem|como|junto) )",
			"(penso|pensando|pensei|pensado|vontade)( muito| sempre| todos os dias)? (em|de|no)" +
				" (me matar|matar me|morrer|suicídio|me suicidar|suicidar me|tirar (a )?minha (própria )?vida)|(tenho|com)" +
				" (\\S+ )?(pensamentos|ideias) suicidas",
			"me (corto (nos|de propósito|os braços|os pulsos)|cortei (de novo|outra vez|de propósito)|automutilo|mutilo)|corto os" +
				" meus (braços|pulsos)|(todos|todo mundo|minha família|toda a gente) (estariam|estaria|ficariam|ficaria) melhor sem " +
				"mim",
		],
		"partner-danger": [
			`(meu|minha) ${pt.near} (\\S+ )?(me (bate|bateu|agride|agrediu|ameaça|ameaçou|estrangulou|estrangula|enforcou|` +
				"enforca|estuprou|estupra|viola|violou|espanca|espancou|tranca|trancou|chutou|esmurrou)|(bate|bateu) em mim|" +
				"(bate|bateu|ameaça|ameaçou|agrediu|agride|violou|estrangulou) me)",
			`(meu|minha) ${pt.home} (\\S+ )?(me (bate|agride|espanca|estupra|viola|tranca)|bate me|bate em mim)`,
			`(medo|pavor) (do|da|de) (meu|minha) ${pt.near}(?! (me deixar|morrer|ficar) )`,
			"(ameaçou|ameaça|ameaçando) (me )?(de me |de |me )?(matar|morte)|(disse|diz|falou|jurou) que (vai|ia) me" +
				" matar|(disse|diz|jurou) que me (vai matar|mata)",
		],
		"danger-to-others": [
			`(quero|vou|penso em|pensando em) matar (((o )?meu|(a )?minha) ${pt.near}|alguém|pessoas|todo mundo)`,
		],
	},
});

const italian = language({
	code: "it",
	hints: [
		"mor",
		"uccid",
		"ammazz",
		"suicid",
		"finita",
		"vita",
		"vivere",
		"vene",
		"senza di me",
		"mio ",
		"mia ",
		"esserci",
		"svegli",
	],
	lookalikes: [
		"(morire|muoio|morto|morta) (dal|di|dalla|dalle) \\S+|non voglio (morire|uccidermi|ammazzarmi)|(mai|non) (\\S+ " +
			")?(pensato|penso) (al suicidio|(di|a) uccidermi)|non ho paura",
	],
	signs: {
		"self-harm": [
			"(voglio|vorrei) (solo )?(morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|essere mort[oa])|" +
				"non voglio più (vivere|svegliarmi|esserci)(?! (con|in|qui|così|a|da) )",
			"penso (\\S+ )?(al suicidio|(di|a) uccidermi|di farla finita)|mi taglio le (braccia|vene)|senza di me starebbero meglio",
		],
		"partner-danger": [
			"mi[oa] (ex )?(marito|moglie|fidanzato|fidanzata|ragazzo|ragazza|compagno|compagna|ex) mi (picchia|ha (picchiat[oa]|" +
				"strangolat[oa]|minacciat[oa]|violentat[oa]|dato un pugno)|minaccia)",
			"paura (di|del|della) mi[oa] (ex )?(marito|moglie|fidanzato|ragazzo|compagno|ex)|(minaccia|minacciato) di" +
				" uccidermi",
		],
	},
});

export const romance = [spanish, french, portuguese, italian];
