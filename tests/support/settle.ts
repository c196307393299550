import { mostPayloadBytes } from '#cdk/local/runtime/limits.ts'
import { presentWeather } from '#tests/weather/ofTheRun.ts'
import { payloadOf } from './payload.ts'
import type { TestTable } from './table.ts'

/** No more records come in one batch (ServiceStack). */
const mostAtOnce = 100
/** With room for what is around them. */
const mostBytes = mostPayloadBytes - 1024

/** A batch is cut as well where it would be more than a function is given. */
const inParts = <Each>(all: readonly Each[]): Each[][] => {
  const parts: Each[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const each of all) {
    const own = Buffer.byteLength(payloadOf(each) ?? '') + 1
    const part = parts.at(-1)
    if (part === undefined || part.length === mostAtOnce || bytes + own > mostBytes) {
      parts.push([each])
      bytes = own
    } else {
      part.push(each)
      bytes += own
    }
  }
  return parts
}

/**
 * Does with a test table's stream what the relay does, but for the bus: list counters and the search index come in line.
 * Each call takes what came since the last, in the batches that the weather makes of it.
 */
export const settlerOf = (table: TestTable) => {
  const seen = new Set<string>()
  return async (): Promise<void> => {
    const { handler } = await import('#functions/platform/worker.ts')
    const { Records } = await table.stream()
    const fresh = Records.filter(
      ({ eventID, dynamodb }) => !seen.has(eventID ?? '') && dynamodb?.NewImage?.__edb_e__?.S !== 'outbox',
    )
    for (const { eventID } of fresh) seen.add(eventID ?? '')
    const weather = presentWeather()
    const batches = weather?.deliveries(fresh, ({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? '') ?? [fresh]
    for (const Records of batches.flatMap(inParts))
      await (weather?.survived(() => handler({ Records })) ?? handler({ Records }))
    weather?.catchUp()
  }
}
