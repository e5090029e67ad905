/**
 * Runs in the page before anything is visible. If this browser has unsent answers, the question that the server has
 * sent is probably not the one that will be shown. On the page of one questionnaire, only answers to that one count.
 */
export const leftOffScript = [
	"try{",
	String.raw`var id=/^\/questionnaires\/([^/]+)$/.exec(location.pathname);`,
	'if(Object.keys(localStorage).some(function(key){var parts=key.split(":");',
	'return parts[0]==="questionnaires"&&',
	'(id?parts[2]==="progress"&&parts[3]===id[1]:/^(progress|edit)$/.test(parts[2]))}))',
	'document.documentElement.dataset.leftOff=""',
	"}catch{}",
].join("");
