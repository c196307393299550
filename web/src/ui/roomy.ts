import { createContext } from 'react'

/** Whether a page has room around everything, as for people who come now and then: no panel on it is dense. */
export const Roomy = createContext(false)
