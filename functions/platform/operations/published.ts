import type { z } from 'zod'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { log } from '#functions/_platform/log/log.ts'
import { parametersBelow } from '#functions/_platform/parameters/parameters.ts'

/** Seconds for which nobody looks again; every open tab asks once a minute. */
const freshSeconds = 15

let seen: { readonly at: number; readonly parameters: ReadonlyMap<string, string> } | undefined

/** The last readable content of each parameter, and the text that was read last. */
const contents = new Map<string, { readonly text: string; readonly content: unknown }>()

const look = async (at: number): Promise<ReadonlyMap<string, string>> => {
  if (seen !== undefined && Math.abs(at - seen.at) < freshSeconds) return seen.parameters
  const before = seen?.parameters ?? new Map<string, string>()
  const parameters = await parametersBelow(`/palisade/${config.region}`).catch((error: unknown) => {
    log.error('what operations staff have published cannot be read', { error })
    return before
  })
  seen = { at, parameters }
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
  now: string,
): Promise<z.output<Schema> | undefined> => {
  const text = (await look(epochSeconds(now))).get(name)
  if (text === undefined) {
    contents.delete(name)
    return undefined
  }
  const known = contents.get(name)
  const content = known?.text === text ? known.content : read(name, text, schema, known?.content)
  contents.set(name, { text, content })
  return content as z.output<Schema> | undefined // parsed by this schema
}
