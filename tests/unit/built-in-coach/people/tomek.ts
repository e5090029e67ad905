import type { Person } from "./person";

/** Writes English as a second language. */
export const tomek: Person = {
	firstName: "Tomek",
	portrait: "38, bricklayer, English is not his first language",
	specifics: ["Krakow", "daughter", "phone", "Ania"],
	answers: {
		"1": {
			q1: "not-right",
			q2: "I live in England since nine years and my wife Ania is still in Krakow with our daughter because her mother is ill. We are married on the telephone.",
			q3: "Ania, my daughter Zosia she has six years, and Marek who I work with. In here I have only Marek.",
			q4: "In August when I was at home, Zosia fall asleep on my arm in the train and I did not move three hours, my arm was dead but I was so happy.",
			q5: 5,
			q6: "The money and to be always tired. I work six days, and in the evening when I call I have nothing to say, I am only tired. Ania think I don't care.",
			q7: "Sunday I speak with Zosia and she show me her drawings on the camera. I make screenshot of every one.",
			q8: 3,
			q9: "I say always it is good, I can't complain. I don't say that I eat alone every evening standing in the kitchen.",
			q10: "Zosia ask me on the phone: daddy, are you a guest? Because when I come home I sleep on the sofa so I don't wake nobody. I can not stop to think about it.",
			q11: "I would like that I bring her to school in the morning. I hold the bag. It is nothing else, only to walk with her to the school.",
		},
		"9": {
			q1: "My father. He was building houses in Germany, he came two times in year.",
			q2: "First it was like a feast, he had chocolate and smell of the other country. After three days it was heavy, because my mother was already sad that he will go.",
			q3: "He learned me to lay bricks behind the house. We made a small wall which was not needed for nothing. It is still there.",
			q4: "his-interests",
			q5: "He was not there for the mistakes. My mother said I will tell father, but on the phone she always said that everything is good.",
			q6: 5,
			q7: "I think he was sad all the time and he did with it work.",
			q8: "He send money every month, never he forgot. They wrote letters. I didn't see them to kiss.",
			q9: "That the man who loves goes away to earn.",
			q10: 6,
			q11: "There was no work in our place. He wanted to be a musician, he had an accordion and he sold it for the ticket.",
			q12: "I am him. I have the same phone call, only now it is with picture.",
			q13: "died",
			q14: '"You can come with me." Or: I stay.',
		},
	},
};
