import { createContext } from 'react'

/** Names of the fields on the screen, so that a server's complaint lands on its field or, without one, at the top. */
export const FormNames = createContext<Set<string>>(new Set())
