"use client";

import { type ComponentType, createContext, useContext } from "react";

interface SlotProps {
	className: string;
	/** For the words beside the icon, where the sidebar can be too narrow for them. */
	labelClassName?: string;
}

/** What the frame shows without knowing what it is: the way to help, and the way out. */
export interface ShellSlots {
	Help: ComponentType<SlotProps>;
	Logout: ComponentType<SlotProps>;
}

const none = () => null;

const SlotsContext = createContext<ShellSlots>({ Help: none, Logout: none });

export const ShellSlotsProvider = SlotsContext.Provider;

/** What stands in the frame's two open places. */
export const useShellSlots = () => useContext(SlotsContext);
