/** jsdom has no PointerEvent; import this where one matters. */
class MousePointerEvent extends MouseEvent {
	readonly pointerId: number;
	readonly pointerType: string;

	constructor(type: string, { pointerId = 1, pointerType = "mouse", ...init }: PointerEventInit = {}) {
		super(type, init);
		this.pointerId = pointerId;
		this.pointerType = pointerType;
	}
}
window.PointerEvent ??= MousePointerEvent as unknown as typeof PointerEvent;

export {};
