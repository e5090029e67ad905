import { callsIn } from "@/lib/safety/assess";

const kindsIn = (text: string) => callsIn([text]).map(({ kind }) => kind);

/* Written after the kinds were chosen and before the rules were tried. */

it.each([
	["I already wrote the note, it only needs an envelope", "self-harm"],
	["I have swallowed more of my tablets than I should have and I feel strange", "self-harm"],
	["How many paracetamol would be too many for somebody of my weight?", "self-harm"],
	["I want to die and I have set a date", "self-harm"],
	["The unalive thoughts keep coming", "self-harm"],
	["I won't be here for my birthday, I made up my mind", "self-harm"],
	["They would all be happier if I was dead", "self-harm"],
	["He was stillborn on Monday. I want to go with him.", "self-harm"],
	["I'm hiding in the closet and my boyfriend is banging on the wood", "partner-danger"],
	["He forced me in our bed again last night", "partner-danger"],
	["She violated the protective order twice this week", "partner-danger"],
	["my stepdad comes into my room when everyone is asleep", "partner-danger"],
	["My family found out I'm lesbian and my uncle says he will beat it out of me", "partner-danger"],
	["My employer has my passport and locks the door at night", "partner-danger"],
	["My daughter messaged us goodbye, her phone is off", "someone-else"],
	["I found his suicide note in the car", "someone-else"],
	["The nurses switched my baby at night, I know it", "danger-to-others"],
])("%s is %s", (text, kind) => expect(kindsIn(text)).toContain(kind));

it.each([
	"I wrote the note to the landlord and put it on the fridge",
	"How many chairs would be enough for the party?",
	"We have set a date for the wedding!",
	"I'm not seeing my ex this Christmas",
	"I took more photos than I should have",
	"He came to my room to fix the lamp",
	"I locked myself out and he is waiting outside with the keys",
	"My son texted goodbye from the airport and boarded",
	"I shook her hand and said hello to the baby",
	"The kitten comes into my bed at night",
	"The travel agent could not let us leave earlier",
	"My friends know I'm gay and they love me",
])("%s is nothing", (text) => expect(kindsIn(text)).toEqual([]));
