import { screen } from "@testing-library/react";
import { PictureDialog } from "@/components/photos/picture-dialog";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { photoTexts } from "@/lib/domain/photos/texts";
import { serve, show } from "@/tests/setup/in-app";

const photo: ClientPhoto = { id: "p1", width: 4, height: 3, description: null };
const nothing = () => {};
const open = () =>
	show(
		<PictureDialog
			{...{ open: true, photo, number: 1, isSaved: true }}
			{...{ onClose: nothing, onDescribed: nothing, onRemoved: nothing }}
		/>,
	);
const words = () => screen.getByLabelText(photoTexts.description);

test("a description that is being written is there again after a reload, or after the session ended meanwhile", async () => {
	serve({ "PUT /api/photos/p1": () => ({ ok: true }) });
	const { pointer, unmount } = open();
	await pointer.type(words(), "My sister at the lake");
	unmount();
	const again = open();
	expect(words()).toHaveValue("My sister at the lake");
	await again.pointer.click(screen.getByRole("button", { name: photoTexts.save }));
	expect(Object.keys(localStorage)).toEqual([]);
});
