import { personSchema } from "@/lib/domain/people/schema";
import { withUser } from "@/lib/server/core/http/route";
import { createPerson, listPeople } from "@/lib/server/people/service";

export const GET = withUser({}, ({ user }) => listPeople(user.id));

export const POST = withUser({ body: personSchema }, ({ user, body }) => createPerson(user.id, body.names));
