import type { TestTable } from './table.ts'

/**
 * Does with a test table's stream what the relay does, but for the bus: list counters and the search index come in line.
 * Each call takes what came since the last.
 */
export const settlerOf = (table: TestTable) => {
  const seen = new Set<string>()
  return async (): Promise<void> => {
    const { relay } = await import('#functions/platform/relay.ts')
    const { Records } = await table.stream()
    const fresh = Records.filter(
      ({ eventID, dynamodb }) => !seen.has(eventID ?? '') && dynamodb?.NewImage?.__edb_e__?.S !== 'outbox',
    )
    for (const { eventID } of fresh) seen.add(eventID ?? '')
    await relay({ Records: fresh })
  }
}
