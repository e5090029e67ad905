import { runPart } from "./run-part";

runPart("tests/api", 0, 1, "withModel");
