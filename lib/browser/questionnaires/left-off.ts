/**
 * Runs in the page before anything is visible: in a browser that holds unsent answers, the first question is probably
 * not the one that will show.
 */
export const leftOffScript = `try{if(Object.keys(localStorage).some(function(key){return /^questionnaires:\\d+:progress:/.test(key)}))document.documentElement.dataset.leftOff=""}catch{}`;
