import { withoutPrefixes } from '#web/api/messageOf.ts'
import type { ProblemDetail } from '#web/api/problem.ts'

/** What a refused request says of single quotes, and what it says of the request as a whole. */
type Obstacles = { readonly ofQuotes: ReadonlyMap<string, string>; readonly others: readonly string[] }

const place = /^quoteIds\.(\d+)$/

/** The complaints of a refused request by the quotes that were asked for, in their order. */
export const obstaclesOf = (errors: readonly ProblemDetail[], quoteIds: readonly string[]): Obstacles => {
  const ofQuotes = new Map<string, string>()
  const others: string[] = []
  for (const { detail, path } of errors) {
    const id = quoteIds[Number(place.exec(path ?? '')?.[1] ?? -1)]
    if (id === undefined) others.push(withoutPrefixes(detail))
    else ofQuotes.set(id, withoutPrefixes(detail))
  }
  return { ofQuotes, others }
}
