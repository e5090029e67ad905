import { findArticles } from "@/lib/domain/handbook/find";
import { Talk } from "./talk";

const offered = async (message: string) =>
	(await new Talk().say(message)).offers.map(({ href = "" }) => href).filter((href) => href.startsWith("/handbook/"));

it.each([
	"My husband died four years ago. I met a man in the choir and feel like I am cheating.",
	"I'm a widower and I've started dating, and I feel guilty about it",
	"since my partner died i never thought i could fall in love again but there is someone, new love, new fear",
	"Is it wrong to be dating two years after my wife died?",
])("has something on loving again after a death: %s", async (message) => {
	expect(await offered(message)).toContain("/handbook/loving-again");
});

it.each([
	"My grown daughter won't speak to me because of my new boyfriend.",
	"My kids think I am replacing their mother.",
	"my sons can't accept me dating someone again",
])("has something on grown children who are against a new love: %s", async (message) => {
	expect(await offered(message)).toContain("/handbook/grown-children");
});

it.each([
	"My mother is a widow and she started dating the neighbour.",
	"My friend's wife died and now he is dating my sister.",
	"My husband died in March. I miss him at breakfast.",
	"My daughter is 4 and my new boyfriend is great with her.",
	"Will I ever love again after this break-up?",
])("and does not bring it up where it is somebody else's, or another thing: %s", async (message) => {
	const found = await offered(message);
	expect(found).not.toContain("/handbook/loving-again");
	expect(found).not.toContain("/handbook/grown-children");
});

it("is found in the handbook by its question", () => {
	const first = (text: string) => findArticles(text)?.[0]?.slug;
	expect(first("dating after my husband died")).toBe("loving-again");
	expect(first("my children don't like my new partner")).toBe("grown-children");
});
