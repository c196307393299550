import { createContext } from 'react'

/** What a field is called, and how it says a value. */
export interface FieldWords {
  readonly label?: string | undefined
  readonly say?: ((value: unknown) => string | undefined) | undefined
}

/** The fields on the screen by their names, so that a server's complaint lands on its field or, without one, at the top. */
export const FormNames = createContext<Map<string, FieldWords>>(new Map())
