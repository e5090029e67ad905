import { runPart } from "./run-part";

runPart("tests/unit", 1, 2);
