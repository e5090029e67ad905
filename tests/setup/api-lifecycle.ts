import { disconnect } from "@/lib/server/core/database/db";

afterAll(disconnect);
