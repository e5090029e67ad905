import type { FeelingId } from "@/lib/domain/feelings/feelings";

/** An entry of the demo account: how many days ago it was written, and its words. */
export interface DemoEntry {
	daysAgo: number;
	content: string;
	/** The feeling chosen for it; most entries have one. */
	feeling?: FeelingId;
}

/** Two months of Robin's evenings, with gaps like a real person's. */
export const entries: DemoEntry[] = [
	{
		daysAgo: 59,
		feeling: "hopeful",
		content:
			"I promised myself a page a night, so here is the first one. Alex asked over dinner what I wanted to do in the summer and I said I didn't mind. I did mind. I want the sea and I want it badly. Why do I always say I don't mind?",
	},
	{
		daysAgo: 58,
		feeling: "angry",
		content:
			"Work was long. Two proofs came back with my corrections in the wrong place and I fixed them without saying anything to Dana. On the bus home I kept rehearsing the sentence I should have said. It was a good sentence.",
	},
	{
		daysAgo: 57,
		feeling: "lonely",
		content:
			"Mira called while I was cooking. She talked for an hour about the flat and her landlord, and at the end she said, you're so easy to talk to. I put the phone down and noticed she hadn't asked me one question. The onions had burned.",
	},
	{
		daysAgo: 55,
		feeling: "anxious",
		content:
			"Alex took four hours to answer a message about nothing. I checked my phone eleven times; I counted, because I knew I would want to deny it later. The answer when it came was kind and completely ordinary. I was tired for the rest of the evening as if I had run somewhere.",
	},
	{
		daysAgo: 54,
		feeling: "close",
		content:
			"We walked along the canal and saw the heron again. Alex held my hand inside the coat pocket. I thought: if nothing else happened this week, this would be enough.",
	},
	{
		daysAgo: 52,
		content:
			"I said yes to helping Jonas move his mother's piano. Jonas! We have not been together for three years. Alex raised an eyebrow and said nothing, and I explained for ten minutes why it was fine. Nobody had said it wasn't.",
	},
	{
		daysAgo: 51,
		feeling: "tense",
		content:
			"I woke at four with my chest tight and lay there listening to Alex breathe. Nothing was wrong. That is the strange part. When things are calm I lie awake waiting for the noise.",
	},
	{
		daysAgo: 49,
		feeling: "grateful",
		content:
			"Three small things: the smell of the press when it warms up, a stranger who held the door with his foot because both our hands were full, the first clementine of the year. It helped, writing them down. I had thought it was a silly exercise.",
	},
	{
		daysAgo: 48,
		feeling: "sad",
		content:
			"The piano is moved. Jonas made coffee in the cups we bought together in Porto. He was friendly and a little sad and I caught myself cheering him up, the way I used to every single evening. I drove home with the radio off.",
	},
	{
		daysAgo: 47,
		feeling: "relieved",
		content:
			"I told Alex about the cups. I had planned not to. Alex just said, that sounds hard, and put a blanket on my feet. I don't know why I had prepared for a fight.",
	},
	{
		daysAgo: 44,
		feeling: "sad",
		content:
			"Mum on the phone: your father is fine, he doesn't say much, you know him. I asked to speak to him and heard the television get quieter. We talked about the car. At the end he said, well, keep it up, and I sat in the hall for a while with my coat on. Keep what up?",
	},
	{
		daysAgo: 43,
		feeling: "tense",
		content:
			"I did the questionnaire about home. I wrote that I could tell from the sound of the keys what kind of evening it would be. I have never told that to anyone. Afterwards I stood at the window and listened to the neighbour's keys and my stomach still answered.",
	},
	{
		daysAgo: 41,
		feeling: "ashamed",
		content:
			"Dana praised the catalogue in front of everyone and I said it was mostly Amir. It was not mostly Amir. Amir looked at me as if I had handed him a hot plate.",
	},
	{
		daysAgo: 40,
		feeling: "anxious",
		content:
			"Alex was quiet at breakfast and my whole day arranged itself around it. I bought the good bread. I tidied the hall. In the evening it turned out to be a headache. All that bread.",
	},
	{
		daysAgo: 39,
		feeling: "content",
		content:
			"A whole day alone. Alex is at a friend's. I thought I would miss them and instead I painted the shelf, ate standing up and sang. My shoulders came down about three centimetres.",
	},
	{
		daysAgo: 37,
		feeling: "overwhelmed",
		content:
			"We argued. It was about the washing machine and it was not about the washing machine. Alex's voice went up and I went away, somewhere behind my eyes, and heard myself say you're right in a voice like a receptionist. Alex said: I don't want to be right, I want you to be here.",
	},
	{
		daysAgo: 36,
		feeling: "tender",
		content:
			"I keep hearing it. I don't want to be right, I want you to be here. Nobody ever wanted that from me. At home you were wanted when you were no trouble.",
	},
	{
		daysAgo: 35,
		feeling: "proud",
		content:
			"I tried the small step. When Alex asked what I wanted to eat I didn't answer straight away. I counted to three like an idiot in front of the fridge and then I said: soup. We had soup. Nothing collapsed.",
	},
	{
		daysAgo: 33,
		feeling: "calm",
		content:
			"Choir again after two weeks. The low notes go through the floor. For an hour and a half I do not look after anybody, I just hold my line while the others hold theirs. I would like a relationship like that.",
	},
	{
		daysAgo: 32,
		feeling: "angry",
		content:
			"Mira wants me to come to the lawyer with her on Thursday. I have the printers on Thursday. I said I would see what I could do, which is my way of saying yes later. I am already angry, and she hasn't done anything but ask.",
	},
	{
		daysAgo: 31,
		feeling: "relieved",
		content:
			"I told Mira I can't on Thursday. There was a silence, I counted the seconds, six of them, and then she said, okay, I'll ask Ben. That was all. Six seconds. I have been afraid of six seconds for thirty years.",
	},
	{
		daysAgo: 29,
		feeling: "happy",
		content:
			"Alex was away for work and sent a photo of an ugly hotel carpet. I laughed out loud on the bus. I only checked the phone twice after that.",
	},
	{
		daysAgo: 27,
		feeling: "hopeful",
		content:
			"A dream: I am at my grandmother's house and there is a room I have never seen, full of light, with a long table, and somebody has set a place for me. I woke up before I could sit down.",
	},
	{
		daysAgo: 26,
		feeling: "curious",
		content:
			"I drew the table from the dream. I haven't drawn in years. As a child I drew floor plans of houses where everybody had their own door to the garden.",
	},
	{
		daysAgo: 24,
		feeling: "close",
		content:
			"Alex found the drawing and asked about it, and I told them everything, the keys on the hall table, the room, the doors to the garden. Alex listened with both hands around the cup. I was ashamed for about a minute and then I wasn't.",
	},
	{
		daysAgo: 22,
		feeling: "guilty",
		content:
			"Went back to an old habit. Alex said we could go to their parents at Christmas and I said lovely before I had felt anything at all. It only reached me in bed: I want to be at home this year. I have not said it yet.",
	},
	{
		daysAgo: 21,
		feeling: "tired",
		content:
			"Still not said. It is astonishing how much work it is not to say a sentence. I was friendly all day and by evening I was worn out from it.",
	},
	{
		daysAgo: 20,
		feeling: "proud",
		content:
			"Said it. In the car, looking straight ahead, which is cheating, but I said it. I would like to stay home at Christmas. Alex said, can I think about that for a bit? And I survived the bit.",
	},
	{
		daysAgo: 18,
		feeling: "tender",
		content:
			"Dad's birthday. I called and asked him what he was like at my age. Long pause. He said, tired, mostly, and then: I was sorry I was so tired. We have never had a conversation like that. Four minutes. I wrote it down straight away so I would not lose it.",
	},
	{
		daysAgo: 17,
		feeling: "sad",
		content:
			"I keep thinking of him being sorry. All those years I believed he was quiet because I was not interesting enough.",
	},
	{
		daysAgo: 15,
		feeling: "relieved",
		content:
			"Christmas is settled: we stay here until the 26th, then drive to Alex's parents. It took three talks and none of them was a fight. After the third one I was so relieved that I cleaned the oven.",
	},
	{
		daysAgo: 13,
		feeling: "ashamed",
		content:
			"A bad day. I snapped at Amir, apologised four times, and he said, Robin, once was enough. I went home and did not want to be seen by anybody. Alex left me alone for an hour and then made toast. It was exactly right. How did they know?",
	},
	{
		daysAgo: 11,
		feeling: "grateful",
		content:
			"They knew because I told them. I wrote it in that questionnaire and then I told Alex: on a bad day leave me alone for an hour and then make toast. I asked for something and I got it. I want to remember that this is how it works.",
	},
	{
		daysAgo: 10,
		feeling: "excited",
		content:
			"Rehearsal for the winter concert. I have a solo, eight bars. My first thought was to give it to Lena, who would be hurt not to have it. I kept it.",
	},
	{
		daysAgo: 8,
		feeling: "tender",
		content:
			"Alex is stressed and short with everyone. I felt the old machine start up: bread, hall, jokes. I asked instead: is it about me? No, said Alex, it's the audit, and then put a forehead on my shoulder for a whole minute.",
	},
	{
		daysAgo: 7,
		feeling: "content",
		content:
			"I slept through the night. I am writing that down because it used to be so ordinary that I would never have noticed.",
	},
	{
		daysAgo: 6,
		feeling: "close",
		content:
			"Mira came for dinner and asked, out of nowhere, and how are you really? I nearly said fine. I told her about the solo and the table with the place set for me. She cried a little. She said she remembers the keys too.",
	},
	{
		daysAgo: 5,
		feeling: "tender",
		content:
			"She remembers the keys too. I thought I was the only one who listened. We were two children in two rooms, listening to the same door.",
	},
	{
		daysAgo: 4,
		feeling: "content",
		content:
			"Wind all day. Alex and I stayed in and did nothing in the same room. That is the evening I described when it asked what the love I want looks like. I looked up from my book and thought: this is it, you are in it.",
	},
	{
		daysAgo: 3,
		feeling: "ashamed",
		content:
			"Old habit again, a small one. I laughed at a joke of Dana's that I found unkind. I noticed while my mouth was still open. Perhaps noticing comes first.",
	},
	{
		daysAgo: 2,
		feeling: "grateful",
		content:
			"Grateful for: the heron, who is back. Eight bars. That Alex said, I like you better when you disagree with me. I asked twice whether it was true.",
	},
	{
		daysAgo: 1,
		feeling: "excited",
		content:
			"Concert tomorrow. I am afraid, and it is a clean kind of fear, not the kind where I have to look after anybody. Alex will sit in the third row. Dad said he might come. I am trying not to look for him before I have seen whether he is there.",
	},
	{
		daysAgo: 0,
		feeling: "proud",
		content:
			"He came. He stood at the back in his good coat and left before the biscuits, but he came, and he wrote to me afterwards: I heard you. Three words. I am sitting in the kitchen with my shoes still on. I want to keep this one.",
	},
];
