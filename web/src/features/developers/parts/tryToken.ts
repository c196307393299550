import { createContext } from 'react'

/** The access token that calls are tried with: of this page while it is open, and kept nowhere. */
export const TryToken = createContext<{ readonly token: string; readonly setToken: (token: string) => void }>({
  token: '',
  setToken: () => undefined,
})
