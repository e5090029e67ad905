import { runPart } from "./run-part";

runPart("tests/api", 1, 2);
