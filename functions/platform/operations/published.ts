import type { z } from 'zod'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { held } from '#functions/_platform/held/held.ts'
import { log } from '#functions/_platform/log/log.ts'
import { parametersBelow } from '#functions/_platform/parameters/parameters.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** Seconds for which nobody looks again; every open tab asks once a minute. */
const freshSeconds = 15

interface Seen {
  latest?: { readonly at: number; readonly parameters: ReadonlyMap<string, string> }
  /** The last readable content of each parameter, and the text that was read last. */
  readonly contents: Map<string, { readonly text: string; readonly content: unknown }>
}

const seen = held((): Seen => ({ contents: new Map() }))

const look = async (at: number): Promise<ReadonlyMap<string, string>> => {
  const { latest } = seen()
  if (latest !== undefined && Math.abs(at - latest.at) < freshSeconds) return latest.parameters
  const before = latest?.parameters ?? new Map<string, string>()
  const parameters = await parametersBelow(`/palisade/${config.region}`).catch((error: unknown) => {
    log.error('what operations staff have published cannot be read', { error })
    return before
  })
  seen().latest = { at, parameters }
  return parameters
}

const read = (name: string, text: string, schema: z.ZodType, before: unknown): unknown => {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    log.error('a published parameter is not what it should be', { name, error })
    return before
  }
}

/**
 * What operations staff have published under a name for this region, or undefined. What is no JSON, or says what the
 * schema does not know, is logged and changes nothing: what was said before goes on, so that a slip of the pen takes
 * nothing down.
 */
export const published = async <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  now: Instant,
): Promise<z.output<Schema> | undefined> => {
  const text = (await look(epochSeconds(now))).get(name)
  const { contents } = seen()
  if (text === undefined) {
    contents.delete(name)
    return undefined
  }
  const known = contents.get(name)
  const content = known?.text === text ? known.content : read(name, text, schema, known?.content)
  contents.set(name, { text, content })
  return content as z.output<Schema> | undefined // parsed by this schema
}
