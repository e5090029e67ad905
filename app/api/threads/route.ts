import { newThreadSchema, threadUpdateSchema } from "@/lib/domain/threads/schema";
import { withUser } from "@/lib/server/core/http/route";
import { createThread, listThreads, updateThread } from "@/lib/server/threads/service";

export const GET = withUser({}, ({ user }) => listThreads(user));

export const POST = withUser({ body: newThreadSchema }, ({ user, body }) => createThread(user, body));

export const PUT = withUser({ body: threadUpdateSchema }, ({ user, body }) => updateThread(user, body));
