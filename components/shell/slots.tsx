"use client";

import { type ComponentType, createContext, useContext } from "react";

interface SlotProps {
	className: string;
	/** The class for the label beside the icon, because the sidebar can be too narrow for it. */
	labelClassName?: string;
}

/** The components that the shell shows without knowing them: the link to help, and the logout. */
export interface ShellSlots {
	Help: ComponentType<SlotProps>;
	Logout: ComponentType<SlotProps>;
}

const none = () => null;

const SlotsContext = createContext<ShellSlots>({ Help: none, Logout: none });

export const ShellSlotsProvider = SlotsContext.Provider;

/** Returns the components for the shell's two slots. */
export const useShellSlots = () => useContext(SlotsContext);
