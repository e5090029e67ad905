import { peopleSought } from "@/lib/domain/people/sought";

const people = [
	{ id: "tom", names: ["Tom", "Uncle Tom"] },
	{ id: "will", names: ["Will"] },
	{ id: "o", names: ["Ó"] },
	{ id: "anna", names: ["Anna Maria"] },
];
const found = (typed: string) => peopleSought(typed, people).map(({ id }) => id);

test.each([
	["What did I write about Tom’s house?", ["tom"]],
	["maria", ["anna"]],
	["anna m", ["anna"]],
	["tomorrow", []],
	["", []],
])("looking for %j finds %j", (typed, ids) => {
	expect(found(typed)).toEqual(ids);
});
