/** A substitute for PointerEvent, which jsdom lacks; import this file in tests that need one. */
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
