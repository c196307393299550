import { QueryClient } from '@tanstack/react-query'
import { noAnswer, Problem } from './problem.ts'
import { readSession, subscribeToSession } from './session.ts'

/** Worth another try: no answer, or a server that will be back in a moment. */
const passing = [noAnswer, 502, 503, 504]

/** The cache of answers, each good for five seconds (quoting-and-servicing, section 9). Reads are tried again when the failure may pass; writes never are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && error instanceof Problem && !error.cancelled && passing.includes(error.status),
    },
    mutations: { retry: false },
  },
})

// What coverages there are changes with a deployment alone (quoting-and-servicing, section 9).
queryClient.setQueryDefaults(['listCoverages'], { staleTime: 15 * 60_000 })

let owner = readSession()?.claims.userId

// What one person was answered is not for the next one.
subscribeToSession(() => {
  const next = readSession()?.claims.userId
  if (next !== owner) queryClient.clear()
  owner = next
})
