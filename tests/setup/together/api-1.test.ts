import { runPart } from "./run-part";

runPart("tests/api", 0, 2);
