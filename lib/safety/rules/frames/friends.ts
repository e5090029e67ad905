import { plain, type Rule, saying } from "../../rule";

/* Frames about somebody the writer knows, or has met, who may be in danger. */

const dear =
	"(?:he|(?:my|a|our|an old|her) (?:\\w+ )?(?:friend|mate|partner|ex|parent|sibling|child|cousin|uncle|neighbou?r|colleague|coworker|flatmate|roommate|nephew|grandparent|student|classmate|boy|guy|crush)|someone (?:i|on|in|from)(?: \\w+){1,3})";

/** Somebody who may be in danger now. */
export const friendFrames: Rule[] = saying("doubtful", [
	plain(
		`${dear}(?: [^ .]+){0,4} (?:posted|left|wrote|sent(?: me)?|texted(?: me)?)(?: [^ .]+){0,3} (?:goodbye|a note|suicide note|last message|farewell|letter)(?= (?:on|to|and|,|last|today|online|we|in|this|saying)| $)`,
		{
			with: / (?:not (?:answer\w*|repl\w*|pick\w*|respond\w*)|found her|in time|gone|missing|die|suicid\w*|police|worried|scared|hospital|what do i do|help) /,
			unless:
				/ (?:job|work|party|airport|breakup|broke up|school|colleagues?|fridge|teacher|love letter|voicemail|thank) /,
		},
	),
	plain(
		`${dear}(?: [^ .]+){0,5} (?:is|are|will|might|may|would|could|going to|about to|wants to) (?:going to )?do something (?:stupid|silly|bad|terrible|drastic|awful|to (?:herself|her))|(?:fears?|afraid|scared|frightened|terrified) for (?:her|my \\w+ 's) (?:own )?(?:life|safety)|(?:joke|jokes|joked|joking|laughs?|laughing)(?: [^ .]+){0,3} about (?:the |a |her )?(?:\\w+ )?(?:crane|bridge|roof|rope|noose|gun|train|tracks|hanging|jumping|ending (?:it|herself)|killing herself|not being (?:here|around)|pills|funeral)(?= $| ,| again| for| and| too)`,
		{
			unless:
				/ (?:surprise party|haircut|tattoo|text (?:her|my) ex|propos\w*|i am (?:going to|about to)|dress|game|level) /,
		},
	),
	plain(
		`(?:assignment|essay|poem|email|text|message|post|letter|voice ?mail|story|caption|status|drawing)(?: [^ .]+){0,6} (?:reads?|sounds?|looks?|felt|feels|read|sounded|looked|was|is) (?:\\w+ )?like (?:an? )?(?:farewell|goodbye|suicide note|last (?:words|message|letter)|ending)|her (?:own )?(?:parent|uncle|sibling|partner|teacher|coach|boss|cousin|grandparent) (?:is |was |has been |keeps )?(?:touching|touches|touched|grooming|filming|hurting|raping|molesting|beating|starving) her`,
		{ unless: / (?:novel|film|farewell party|retire\w*|colleague 's last day|gently|lovingly) / },
	),
	plain(
		`(?:sent|texted|wrote|messaged|said|posted|left)(?: [^ .]+){0,4} (?:look after|take care of|feed|forgive|tell) (?:my|her)(?: [^ .]+){0,14} (?:off|not answer\\w*|gone|switched|blocked|nothing since|no answer|not pick\\w*|deleted|offline)`,
		{ unless: / (?:holiday|babysit\\w*|airport|flight|cinema|meeting) / },
	),
	plain(
		`${dear}(?: [^ .]+){0,3} (?:attempted|overdosed|od)(?= (?:last|again|yesterday|today|this|two|three|a few|on|tonight|and)| $| ,)|${dear}(?: [^ .]+){0,4} (?:took|taken|swallowed) (?:the|all|too many|a bunch of|some|a lot of|her) (?:\\w+ )?(?:pills|tablets|medication)(?= $| ,| and| last| tonight)`,
		{
			unless:
				/ (?:murder|robbery|coup|to (?:call|cook|fix|explain)|prescri\w+|headache|doctor said|vet|dog|cat|years ago|i (?:took|attempted|overdosed)) /,
		},
	),
	plain(
		`${dear}(?: [^ .]+){0,4} (?:is |was |are )?(?:about|going|threatening|ready|planning) to (?:jump|do it|end it|kill herself|hang herself|overdose|shoot herself)(?= $| ,| and| if| tonight| now)|(?:stop|keep|talk|save)(?: [^ .]+){0,2} (?:her|my \\w+|someone|a friend)(?: [^ .]+)? (?:from (?:killing|hurting|doing|ending|jumping|cutting)|out of (?:suicide|killing|ending|doing it))`,
		{
			unless: / (?:trampoline|pool|parachut\w*|haircut|propos\w*|divorce|quit|laugh\w*|move out|bungee|her homework) /,
		},
	),
	plain(
		`${dear}(?: [^ .]+){0,3} (?:think|thinks|thinking|talk|talks|talking|joke|jokes|joking|speaks?|obsess\\w*|fantasi\\w+|dreams?)(?: [^ .]+){0,3} (?:about|of) (?:driving into|jumping (?:off|in front|from)|dying|death|being dead|suicide|ending (?:it(?= )|her life|everything)|not (?:being here|waking|existing)|hanging herself|crashing)`,
		{
			unless:
				/ (?:film|novel|book|series|philosoph\w*|cancer|hospice|afraid|scared|grandparent|will and|old age|insurance|swim\w*|lake|parachut\w*|bungee) /,
		},
	),
	plain(
		`(?:help|support|do for|say to|talk to|respond to|reply to)(?: [^ .]+)? (?:someone|a friend|a person|people|anyone|my \\w+|her)(?: [^ .]+)? (?:who|that|when he|if he) (?:\\w+ )?(?:wants? to (?:die|kill herself|end)|is suicidal|feels? suicidal|selfharm\\w*|cuts|does not want to live|wants to be dead|is thinking (?:about|of) (?:suicide|dying))|${dear}(?: [^ .]+){0,2} bought (?:a|some) (?:rope|gun|razor\\w*)(?= $| ,| and)`,
		{ unless: / (?:i work|hunting|climbing|training|volunteer|boat|swing) / },
	),
]);
