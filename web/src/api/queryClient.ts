import { QueryClient } from '@tanstack/react-query'
import { noAnswer, Problem } from './problem.ts'
import { readSession, subscribeToSession } from './session.ts'

/** Worth another try: no answer, or a server that will be back in a moment. */
const passing = [noAnswer, 502, 503, 504]

/** The cache of answers. Reads are tried again when the failure may pass; writes never are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // quoting-and-servicing, section 9
      staleTime: 5_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && error instanceof Problem && !error.cancelled && passing.includes(error.status),
    },
    mutations: { retry: false },
  },
})

let owner = readSession()?.claims.userId

// What one person was answered is not for the next one.
subscribeToSession(() => {
  const next = readSession()?.claims.userId
  if (next !== owner) queryClient.clear()
  owner = next
})
