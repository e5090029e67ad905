import { runPart } from "./run-part";

runPart("tests/unit", 0, 2);
