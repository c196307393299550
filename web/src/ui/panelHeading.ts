import { createContext } from 'react'

/** Where a part of a panel puts its actions: beside the panel's title. Null outside of panels, and before it is drawn. */
export const PanelHeading = createContext<HTMLElement | null>(null)
