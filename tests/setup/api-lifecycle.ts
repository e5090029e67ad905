import { disconnect } from "@/lib/core/db";

afterAll(disconnect);
