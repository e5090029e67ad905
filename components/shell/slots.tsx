"use client";

import { type ComponentType, createContext, useContext } from "react";

interface SlotProps {
	className: string;
	/** The class for the words beside the icon, because the sidebar can be too narrow for them. */
	labelClassName?: string;
}

/** What the shell shows without knowing it: the link to help, and the logout. */
export interface ShellSlots {
	Help: ComponentType<SlotProps>;
	Logout: ComponentType<SlotProps>;
}

const none = () => null;

const SlotsContext = createContext<ShellSlots>({ Help: none, Logout: none });

export const ShellSlotsProvider = SlotsContext.Provider;

/** Fills the shell's two slots. */
export const useShellSlots = () => useContext(SlotsContext);
