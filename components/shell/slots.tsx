"use client";

import { type ComponentType, createContext, useContext } from "react";

interface SlotProps {
	className: string;
	/** The class for the label beside the icon, because the sidebar can be too narrow for it. */
	labelClassName?: string;
}

/** The components that the shell shows without knowing them: the link to help, the logout, and the search. */
export interface ShellSlots {
	Help: ComponentType<SlotProps>;
	Logout: ComponentType<SlotProps>;
	Search: ComponentType<{ onClose: () => void }>;
}

const none = () => null;

const SlotsContext = createContext<ShellSlots>({ Help: none, Logout: none, Search: none });

export const ShellSlotsProvider = SlotsContext.Provider;

/** Returns the components for the shell's slots. */
export const useShellSlots = () => useContext(SlotsContext);
