/** What strong agreement (4 or 5) or strong disagreement (1 or 2) with one of the thirty statements often means. */
export interface StatementMeaning {
	yes: string;
	no: string;
}

export const statementMeanings: Readonly<Record<string, StatementMeaning>> = {
	"1": {
		yes: "Dropping everything for somebody is a great gift, and it leaves one without a place of one’s own to receive visitors in.",
		no: "You keep your own life when you fall for somebody. It gives them somewhere to visit you.",
	},
	"2": {
		yes: "A yes that comes before the question has been heard was often learned where a no had consequences.",
		no: "You ask yourself before you say yes. It makes your yes worth having.",
	},
	"3": {
		yes: "Finding something to do when feelings come up is a way of staying near without being in the line of fire.",
		no: "When somebody wants to talk about feelings, you stay. That is half of the conversation already.",
	},
	"4": {
		yes: "Checking the phone is a question asked again and again to somebody who does not hear it.",
		no: "A reply may take its time with you. That is a freedom for both.",
	},
	"5": {
		yes: "Doing it yourself is quicker, and it teaches everybody around you that they need not.",
		no: "You can watch somebody do it their way. That is trust in a very practical form.",
	},
	"6": {
		yes: "To end up with less is a feeling that deserves to be checked: sometimes it is old, and sometimes it is simply correct.",
		no: "You do not feel that you come off worst. It makes giving easier.",
	},
	"7": {
		yes: "Wanting love complete protects from half measures, and shuts out much that would have grown.",
		no: "Love need not be complete for you. That is how it gets the time to become so.",
	},
	"8": {
		yes: "Feeling responsible when somebody is unhappy is often older than the person whom one feels it for.",
		no: "You can let somebody be unhappy without making it your task. It takes calm, and gives it.",
	},
	"9": {
		yes: "Counting on yourself is safe because you know what you will get. It is a good ground to stand on, as long as there is a door in it.",
		no: "You count on others, too. That is a risk that you take and that pays.",
	},
	"10": {
		yes: "That somebody is happy without you can feel like a small proof of not being needed. It seldom is one.",
		no: "Somebody may be happy without you, and it does not take anything away.",
	},
	"11": {
		yes: "If it would fall apart without your watching, you are probably holding up more than your half.",
		no: "You do not have to keep an eye on it for it to hold. That is a good deal of rest.",
	},
	"12": {
		yes: "Not being seen in what one bears can weigh more than the thing itself.",
		no: "What you bear is seen, or you say it. Both keep it from piling up.",
	},
	"13": {
		yes: "When one disappointment turns warm to cold, it has usually touched one that was there before.",
		no: "One disappointment does not make your feelings turn. They have roots.",
	},
	"15": {
		yes: "Giving in early ends the quarrel, and not what it was about.",
		no: "You do not give in only so that nobody stays upset. People know that they can have a real quarrel with you.",
	},
	"16": {
		yes: "Feeling closed in says that closeness has come faster than the sense that we may still leave.",
		no: "You can breathe when somebody is close. That is not given to everybody.",
	},
	"17": {
		yes: "Expecting that people will lose interest means saying goodbye a little all the time.",
		no: "You do not expect to be left. It lets you be there while it lasts, and it lasts longer that way.",
	},
	"18": {
		yes: "Restlessness about somebody’s plans is often worry that has put on work clothes.",
		no: "You can let somebody’s plans be theirs.",
	},
	"19": {
		yes: "Waiting to be noticed is a test that most people fail without knowing that they sat it.",
		no: "You say what hurts. It gives the other person a chance to be sorry.",
	},
	"20": {
		yes: "Being ready to end it in the heat of the moment takes the floor away from both for an instant.",
		no: "In a quarrel you do not question the whole. That makes quarreling possible.",
	},
	"21": {
		yes: "Guilt at doing something for yourself is a toll that somebody once set up; you may look whether it is still staffed.",
		no: "You can do something for yourself and feel no guilt. Others profit from that, too.",
	},
	"22": {
		yes: "Going silent when voices get loud was often the wisest thing to do in an earlier place.",
		no: "Loud voices do not make you go silent. You stay within reach.",
	},
	"23": {
		yes: "Needing to hear in the middle of a fight that all is well means that the bond matters more to you than the point.",
		no: "A fight may stay open for you overnight. You trust that something holds beneath it.",
	},
	"24": {
		yes: "Going on until the other agrees ends with one who is right and one who is silent.",
		no: "You can let a difference stand. It is one of the less noticed arts.",
	},
	"25": {
		yes: "Feeling that nothing you say will change anything is a lesson that somebody taught you; it need not hold for everybody.",
		no: "When somebody is angry with you, you trust that words can do something.",
	},
	"26": {
		yes: "A stomach that tightens at silence has learned to listen. It cannot tell a tired silence from an angry one.",
		no: "Silence does not alarm your body. You can sit in it.",
	},
	"27": {
		yes: "A jaw that goes tight at a change of plan shows how much the plan was holding.",
		no: "A changed plan does not get into your shoulders.",
	},
	"28": {
		yes: "Being heavy for days after a letdown shows how much was resting on that person.",
		no: "A letdown passes with you. It leaves room for the next attempt.",
	},
	"29": {
		yes: "To be worn out from keeping somebody happy is a sign that it was work.",
		no: "A day with somebody you love does not wear you out. You do not have to perform it.",
	},
	"30": {
		yes: "A body that relaxes alone is saying what it needs in order to come back.",
		no: "Your body need not recover from closeness.",
	},
	"31": {
		yes: "The emptiness after the first rush is often the place where the quieter love would begin.",
		no: "The end of the first rush does not leave you empty. Something else begins there.",
	},
};
