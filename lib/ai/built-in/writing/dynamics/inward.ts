import type { DynamicText } from "./dynamic";

/** Dynamics that turn inward: keeping quiet, keeping hidden, keeping alone, keeping guard. */
export const inward = {
	quiet: {
		name: "going quiet to keep the peace",
		proof: ["keptQuiet", "neverTold", "pretended", "neverCried", "numb"],
		cost: ["lonely", "unseen", "regret", "wish", "worn"],
		core: [
			"I may be wrong, but I think you go quiet early, before you have decided whether to. It looks like calm from outside. Inside, I suspect, a whole sentence has been formed, weighed and put away, and nobody in the room knows that it existed.",
			"Reading these lines together, I see someone who says less than they know. My guess is that you judge, quickly and usually well, what others can bear to hear, and that your own part of the conversation is what gets cut.",
			"What I hear in this is a person who keeps the difficult half of things to themselves. I don’t think it is because you have little to say. It reads more as if saying it once seemed to make matters worse, and silence was the one thing you could control.",
			"If I had to put it in one sentence: you make yourself easy to be with by leaving yourself partly out. That is a guess. I base it on how often, in your answers, the thing that happens next is that you say nothing.",
		],
		impact: [
			"Keeping quiet protects something real. It keeps rooms calm, and it spares you the moment of having spoken and not been met. The price is that people answer the version of you they can hear. They may think that all is well, and then you are alone with something they would have wanted to know.",
			"This way of being has probably prevented a good many arguments. It may also have prevented some good conversations. What is never said can’t be argued with, and it can’t be answered either. Over the years the people closest to you come to know your tact better than they know you.",
			"There is a gain: hardly anyone can use against you what you never told them. And there is a bill. What you swallow at seven o’clock is often still there at midnight, and by then the person it was meant for has gone to sleep, thinking that it was a nice evening.",
		],
		inner: [
			"Before speaking up, try noticing. The silence usually starts in the body: a held breath, a tight throat, a smile that arrives too fast. When you catch it, finish the sentence in your head, word for word. You needn’t say it. For now it’s enough to know what it was.",
			"I would start with the half-second in which you decide that it’s not worth saying. Ask yourself there: not worth it to whom? Often the answer will be that the others are fine without it, and that you are the only one who pays.",
			"It may help to separate two kinds of quiet. One is rest, and you come out of it refreshed. The other is work, and you come out of it tired. When you next go quiet, ask which one this is. The second kind is the one that deserves a sentence.",
		],
		relational: [
			"With {someone}, begin with things that don’t matter much: which film, which food, that the window should be shut. Small wishes said aloud build the habit that the larger ones need. You might also say outright that your silence does not always mean agreement, so that the other person knows to ask twice.",
			"You could tell {someone} what your quiet looks like from inside. One sentence is plenty: *When I go silent I am usually not fine, I am choosing words.* People who are fond of us often misread silence as distance, and are relieved to be told.",
			"A late sentence still counts. If you notice the next day what you had wanted to say, say it the next day: *I’ve thought about last night, and there was something I left out.* That gives you the time you need and still brings the other person in.",
		],
		actions: [
			"Once before the week is over, when {someone} asks how you are, replace *fine* with one true detail, such as what kept you awake or what went well at four o’clock. Stop after that one detail and see what comes back.",
			"Pick one conversation this week in which you notice yourself going silent. That same evening write the sentence you didn’t say on a slip of paper, exactly as you would have said it. Decide the next day whether anyone should hear it.",
			"State one small preference a day for the next five days, about food, the route, the music. Say *I’d rather* and nothing in its defense.",
			"Agree on a word with {someone}, any word, that means *I’ve gone quiet and I’ll come back to this tomorrow.* Use it once, even for something minor, so that it’s there when you need it.",
		],
		questions: [
			"What is the one sentence you have been closest to saying this year?",
			"Who can tell, without being told, that you have gone quiet? How do they do it?",
			"When was your silence last a comfort to you, and when was it last a burden?",
			"What do you think would really happen, and with whom, if you said the unwelcome thing kindly?",
		],
		closings: [
			"You have listened for a long time. Someone would like to hear the rest.",
			"The room can take one more voice, and it may have been waiting for yours.",
			"A sentence spoken late is worth more than a silence kept well.",
		],
	},
	hidden: {
		name: "keeping a part of yourself out of sight",
		proof: ["secretSelf", "different", "pretended", "neverTold", "tooMuch"],
		cost: ["lonely", "worn", "unseen", "mistrust"],
		core: [
			"I read in this someone who is well practiced at choosing what gets seen. My impression is that you know at any moment who knows what, and that this bookkeeping has become so usual that you hardly notice the effort it takes.",
			"There seem to be two of you in these answers: the one who can be shown, and the one who waits until it’s safe. I don’t think the first is false. But I suspect that praise for the first doesn’t reach the second.",
			"What I notice is a watchfulness about being recognized. You seem to want to be known and to check the exits at the same time. Anyone who has had good reason to hide would do the same, and it is tiring all the same.",
		],
		impact: [
			"Hiding has kept you out of harm’s way, or out of other people’s talk, and you may still need it in some places. What it takes is subtler. When someone is fond of you, a voice says that they wouldn’t be if they knew, and so the fondness doesn’t quite land.",
			"It protects your right to decide who knows you, and that right is yours alone. The cost is that closeness stops at a certain door. You may find yourself among people who love you and still feel like a guest.",
			"What you keep out of sight stays safe, and it also stays without company. The parts of a person that no one sees don’t get teased, and they don’t get hugged.",
		],
		inner: [
			"No one is owed everything about you. The question I would put is smaller: are you hiding in this room because of something in this room, or because of another room, long ago? Where the danger is real, go on being careful. Where it’s only old, you might loosen one button.",
			"Try finding out what the hidden part is like when it isn’t defending itself. What does it enjoy? What does it find funny? Give it an hour a week in which it’s the only one present.",
			"When you feel the mask go on, note what you believed the other person would do without it. Sometimes you will be right. I expect that sometimes you’ll find the belief is older than the person in front of you.",
		],
		relational: [
			"You don’t need to be known by everybody. One or two people are enough to change how the rest feels. With {someone}, you could let a small true thing be seen and leave the large ones where they are until you have watched what happens to the small one.",
			"Choose by evidence. Who has kept a confidence before? Who didn’t change their tone when you said something unexpected? Those are the people with whom to go one step further, at your pace and never because you feel that you owe it.",
			"It may help to tell {someone} that there is a door before you open it: *There are things about me I tell slowly.* That’s honest, it asks nothing, and it lets the other person show you how they wait.",
		],
		actions: [
			"Make a list of three people, and beside each name write one thing they already know about you that once felt risky. Keep the list where you can look at it; it is your evidence that being known has gone well before.",
			"This week let {someone} see one harmless true thing you’d normally edit out: the song you really listen to, the opinion you usually soften.",
			"Plan one hour in a place where you don’t have to explain yourself, with people or alone, and put it in the calendar like an appointment.",
			"Notice one moment this week when you change a story while telling it. Afterward, tell yourself the unchanged version once, aloud.",
		],
		questions: [
			"Where, at present, do you not have to choose your words?",
			"Which part of you would be the most relieved to be seen, and which can go on waiting?",
			"What would someone have to do for you to believe that they would stay?",
			"When someone likes you, which of you do they like, as far as you can tell?",
		],
		closings: [
			"You decide who sees you. Let someone make good use of the privilege.",
			"What you have kept safe for so long must be worth meeting.",
			"One person who knows is enough to make a room warmer.",
		],
	},
	selfReliant: {
		name: "needing no one",
		proof: ["onMyOwn", "neverTold", "busy", "mistrust", "moved"],
		cost: ["lonely", "worn", "wish", "unseen"],
		core: [
			"You seem to have learned early that the surest pair of hands was your own. I don’t read coldness in this. I read someone who did the sums: asking took courage, the answer was uncertain, and doing it alone at least got it done.",
			"What I see is a person who has made independence into a home. It is well built. What I wonder is how long it has been since anyone came in without an invitation, or since you gave one.",
			"My guess is that needing something makes you uneasy faster than lacking it does. You would rather go without than wait for an answer. If that’s so, it was probably the sensible conclusion once.",
		],
		impact: [
			"This has made you capable, and there are surely people who lean on you because of it. It protects you from a particular disappointment: to have asked and been left standing there. But those who love you may feel that there is nothing for them to do, and they may go and be useful to somebody else.",
			"The gain is plain: you owe nobody, and nobody can leave you stranded. The cost is slower to show. Help that is never asked for stops being offered, and then the belief that you are on your own turns out to be true, because you made the arrangements.",
			"It protects your dignity, and I would not want to take that from you. But being strong in front of everyone means that the tired hours have no witnesses, and strength without witnesses gets heavy.",
		],
		inner: [
			"Watch for the moment when the words *I’ll do it myself* arrive. They come fast. Give them three seconds and ask: do I want to do this alone, or do I just not want to ask? Both are allowed. It’s only worth knowing which.",
			"Practice receiving before you practice asking. When something is offered, a coat, a lift, a compliment, take it and say thank you, and notice the small alarm that goes with it. The alarm is the interesting part. It’ll tell you what you expect help to cost.",
			"You might make a private list of what help has cost you in the past, and from whom. Then see whether the people around you today are on it.",
		],
		relational: [
			"I would begin with help that you don’t strictly need. Ask {someone} for something you could perfectly well do yourself. It keeps the risk low, and it gives the other person a place at your side that has nothing to do with emergencies.",
			"Those close to you may have stopped offering. You can tell {someone} so in one sentence: *I’m bad at asking, so please don’t take my silence for an answer.* It’s like handing over a key without having to open the door that day.",
			"Try letting someone do a thing in a way that isn’t yours, and leave it. The towels may end up folded wrong. What you get in exchange is company in the work.",
		],
		actions: [
			"Ask {someone} for one small thing this week that you could do alone: an opinion, a lift, ten minutes of company while you do a chore.",
			"The next time somebody says *Can I help?*, answer with a task instead of *No, I’m fine*. Have one ready now, so that you needn’t think of it then.",
			"Choose one thing on this week’s list that can be done badly by someone else, and hand it over. Don’t redo it.",
			"Write down who carried something for you in the past month, however small. If the page stays empty, write down whom you’d have let.",
		],
		questions: [
			"What would you ask for, if you knew the answer was yes?",
			"Who has helped you without making you pay for it?",
			"What do you fear more: that nobody comes, or that somebody does?",
			"At what age, would you say, did you stop expecting someone to come?",
		],
		closings: [
			"You can stand alone; you’ve proved it. That frees you to lean by choice.",
			"Needing someone for ten minutes does not undo a lifetime of managing.",
			"Strong is also the one who says, *Could you hold this for a moment?*",
		],
	},
	guarded: {
		name: "keeping one hand on the door",
		proof: ["pullAway", "mistrust", "wasLeft", "moved", "numb"],
		cost: ["lonely", "regret", "wish", "worn"],
		core: [
			"I think closeness sets something off in you: first a pull toward it, and then a look around for the way out. From what you write, I would guess that you learned to leave a little before you could be left, or to keep a coat on, so to speak, while you stayed.",
			"In these lines you come near and step back, sometimes within the same answer. I don’t take that for indecision. It seems more like good memory: part of you knows what it cost once to be caught without cover.",
			"What strikes me is that the retreat comes when things are going well, or when they matter most. If I’m right, then pulling back says little about how much you care. It may even be a measure of it.",
		],
		impact: [
			"The distance gives you room to breathe and lets you choose. It also means that the other person meets a closed door without knowing what they did. Some will knock harder, which makes you step back further, and some will go away, which proves the point that nobody stays.",
			"It protects you from being taken by surprise. What you pay is the middle part of love: the ordinary, unguarded stretch between the beginning and the end, which you may know less well than either.",
			"Because you see an ending coming, you’re seldom knocked over by one. But an ending expected for long enough begins to arrange itself. Those near you can feel that a bag is packed, even when it stays in the cupboard.",
		],
		inner: [
			"See whether you can tell wanting room from being afraid. Wanting room feels like thirst, and an hour alone puts it right. Fear feels like urgency, and an hour alone makes it argue better. The first calls for a walk. The second might call for staying ten minutes longer.",
			"When the urge to pull back comes, date it. Ask when today it began, and what had just happened. More often than not, I suspect, it follows a moment of being touched by something, and not a moment of being hurt.",
			"You needn’t talk yourself out of caution. Ask it a better question. Instead of *Will this last?*, which no one can answer, try *Was I treated well today?* That one has an answer, and the answers add up.",
		],
		relational: [
			"Announce the retreat, and it stops being one. *I need an hour, and I’ll be back at nine* is a different thing from a shut door, even if you spend the hour in the same way. With {someone}, try it while nothing is wrong.",
			"You could tell {someone} what your stepping back means and what it doesn’t. Anyone left without an explanation makes one up, and it tends to be worse than the facts.",
			"When you notice that you’re collecting faults, say one of them, kindly, and keep the rest. A complaint that’s spoken has a chance of being mended. A list in a drawer only gets longer.",
		],
		actions: [
			"Once this week, when you’d usually withdraw, give a time for your return: *I’ll be back in half an hour.* Then be back.",
			"Stay ten minutes past the point where you’d normally end a call, a visit or an evening with {someone}, and notice what happens in your body in minute eight.",
			"After one good moment this week, write down what you felt in the hour that followed. You’re looking for the step back, and for what came just before it.",
			"Say one appreciative thing to {someone}, in plain words, and don’t add a joke.",
		],
		questions: [
			"What’s the earliest exit you can remember wishing for?",
			"With whom have you stayed the longest past your first doubt, and what made it possible?",
			"How would you know that it’s safe to stop checking?",
			"What do you leave behind each time you leave early?",
		],
		closings: [
			"The door will still be there tomorrow. You can afford to sit down.",
			"You know how to leave. Staying ten minutes longer is the newer skill.",
			"Not everyone who comes close has come to take something.",
		],
	},
	watchful: {
		name: "reading the weather in other people",
		proof: ["readMood", "hadTo", "overthink", "keptQuiet", "saySorry"],
		cost: ["worn", "overthink", "lonely", "guilty"],
		core: [
			"You seem to have been a fine instrument for other people’s moods, tuned early and never quite switched off. A step on the stairs, a tone, a pause: I imagine you register them before the others have noticed that anything was said.",
			"What I see here is vigilance. I mean it with respect: it takes intelligence to read a face that quickly. But whoever is busy reading everyone else gets to their own mood last, if there’s any evening left for it.",
			"My impression is that you check how others are before you know how you are. It would explain why your answers know so much about what those around you felt, and become brief where the feeling was yours.",
		],
		impact: [
			"It has protected you well. You were rarely caught unprepared, and people probably find you considerate. But a forecast is made every day, also on days without clouds, and that costs strength. You may also hear storms in what was only somebody’s headache.",
			"Being able to sense what’s coming has kept trouble small. The cost is that other people’s moods become your task. If someone sighs in the next room, a part of you is already on its feet.",
			"The gain is tact, and an early warning. The price is rest. It’s hard to enjoy a dinner while you keep the books on everyone at the table.",
		],
		inner: [
			"Try adding one step to what you already do. After you’ve read the other person, read yourself with the same care: jaw, shoulders, breath, hunger. Ten seconds. You’re good at noticing, so this isn’t a new skill, only a new address.",
			"Ask of each alarm: is it now, or is it then? A shut door in your own hallway today may sound like one from long ago. Saying the date to yourself is a simple thing, and it can help the body to believe it.",
			"Notice how often you guess, and check a guess now and then. I’d expect you to be right surprisingly often about that something is going on, and wrong just as often about whether it has to do with you.",
		],
		relational: [
			"Replace one guess a day with a question. *You seem quiet. Is it about us, or about your day?* lets {someone} answer for themselves and takes the work of deciding off you.",
			"Other adults can have a bad mood in your presence without your doing anything. You might try it with {someone}: stay in the room, go on reading, and let the mood belong to whoever has it until you’re asked.",
			"It would help those near you to know how much you hear. *I pick up on small changes and then I worry* is a useful thing to have said once. It allows them to tell you, unasked, when something has nothing to do with you.",
		],
		actions: [
			"On three evenings this week, before you find out how everyone else is, sit in the car, on the stairs or on the edge of the bed for two minutes and name your own mood in one word.",
			"The next time {someone} seems off, ask *Is it about me?* once, believe the answer, and go on with what you were doing.",
			"Take one meal this week without monitoring it: no phone, no rescuing the conversation, no watching faces. Notice what the food tastes like.",
			"For three days keep a tally of the storms you predicted and of those that came. Only two columns, no comments.",
		],
		questions: [
			"Whose mood do you know the best at this moment, and how well do you know your own?",
			"What did you use to listen for, and do you still listen for it today?",
			"Where can you be without keeping watch?",
			"What would become of the evening if you stopped looking after its mood?",
		],
		closings: [
			"You’ve watched the sky for everyone. Come in now and then.",
			"Not every silence is the start of something.",
			"The gift of noticing is yours as well; point it inward once a day.",
		],
	},
	critic: {
		name: "a voice that is harder on you than anyone else is",
		proof: ["harshVoice", "notEnough", "tooMuch", "guilty", "minimises", "compared"],
		cost: ["worn", "overthink", "pretended", "lonely"],
		core: [
			"There’s a voice in these answers that grades you, and it’s a severe one. It seems to know only two marks. I don’t think you invented it. Voices like that are usually inherited, and then kept in service because they seem to have prevented worse.",
			"I notice how differently you speak of yourself and of others. Other people have reasons; you have faults. I may be wrong, but I think that if a friend had written these lines about themselves, you would have objected by the second one.",
			"What I hear is someone who gets the blow in first. If you’ve already called yourself the worst, nobody else can catch you out. It’s a form of protection, and it hits the one it protects.",
		],
		impact: [
			"The voice may have made you careful and good at things, and it will claim the credit for that. What it hides is the cost: a mistake takes a minute and the verdict takes a week. And praise can’t get in, because it meets a judge who has already closed the case.",
			"It protects you from surprise, because nothing anyone could say would be new. At the same time it makes you hard to comfort. Those who think well of you must seem either mistaken or polite.",
			"What it gives you is an illusion of control: as long as it was your fault, there was something you could have done. What it takes is rest, and quite a lot of courage that would be useful elsewhere.",
		],
		inner: [
			"I wouldn’t argue with the voice; it has had more practice. I’d write down what it says, word for word, and read it as if a stranger had sent it. Then ask only one thing: is it accurate? *I forgot the appointment* may be accurate. The rest is usually commentary.",
			"Try changing the pronoun. Whatever it says, repeat it beginning with *I feel* instead of *You are*. *I feel foolish about this* is a sentence one can do something with.",
			"When something goes wrong, give yourself the first ten minutes off. No verdict before the ten minutes are up. Wash a cup, walk to the corner. A judge who has to wait is less impressive.",
		],
		relational: [
			"Tell {someone} what the voice says, in its own words. Said aloud to a friendly face, it often sounds both cruder and smaller than it does at night. You needn’t ask to be contradicted.",
			"When you’re praised, try answering with *Thank you* and a full stop. The explanation why it wasn’t much is the voice speaking, and it corrects the other person’s judgment as well as yours.",
			"Watch what you apologize for over the next days. Someone who apologizes for existing teaches those around them to expect it. *Thanks for waiting* does the work of *Sorry I’m late* and leaves you standing.",
		],
		actions: [
			"Choose one mistake from this week. Write what the voice said about it on the left half of a page, and on the right what you’d say to {someone} who had made the same mistake.",
			"Accept the next compliment with *Thank you*, count silently to three, and say nothing further.",
			"Each evening this week note one thing that was good enough. Use exactly these words: *That was good enough.*",
			{ if: "saySorry", do: "Catch one apology a day that isn’t needed and swap it for a thank-you." },
		],
		questions: [
			"Whose approval is the voice still trying to win?",
			"What would you dare, if a mistake cost you only the mistake?",
			"When were you last proud of something, and how long did the voice let you keep it?",
			"What do you suppose the voice is afraid would happen if it went quiet?",
		],
		closings: [
			"You would never speak to a friend like that. You’re allowed to be included.",
			"A mistake is an event. It does not get to be a name.",
			"The harshest reader of your life has been you; try a kinder edition.",
		],
	},
} as const satisfies Record<string, DynamicText>;
