import { reminderSchema } from "@/lib/domain/reminders/schema";
import { withUser } from "@/lib/server/core/http/route";
import { browserName } from "@/lib/server/core/sessions/browser-name";
import { endReminders, readReminder, setReminder } from "@/lib/server/reminders/service";

export const GET = withUser({}, ({ user }) => readReminder(user.id));

export const PUT = withUser({ body: reminderSchema }, ({ user, body, request, now }) =>
	setReminder(user.id, body, { browserName: browserName(request.headers.get("user-agent")), now }),
);

export const DELETE = withUser({}, ({ user }) => endReminders(user.id));
