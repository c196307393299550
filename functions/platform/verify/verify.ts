import { z } from 'zod'
import type { Verification } from '#functions/_platform/storage/verify/difference.ts'
import { verifyPart } from '#functions/_platform/storage/verify/verifyRows.ts'
import { kinds } from './kinds.ts'

const VerifyInput = z.strictObject({
  kind: z.string().optional(),
  repair: z.boolean().default(false),
  cursor: z.string().optional(),
})

/** Refuses a kind of record that there is none of. */
export const mustBeKind = (kind: string | undefined): void => {
  if (kind !== undefined && !kinds.some((each) => each.kind === kind))
    throw new Error(`There is no kind of record "${kind}"; there are ${kinds.map((each) => each.kind).join(', ')}.`)
}

/**
 * Holds the rows of lists, values, search and counters against the states: a task of the platform's worker,
 * `{ "task": "verify", "input": { "kind": "quote" }, "executionName": "…" }`; without a kind all of them, with
 * `"repair": true` what differs is put right. One call does a part within the worker's minute; while there is a `cursor`
 * in the answer, the next call is given it.
 */
export const verify = async (input: z.input<typeof VerifyInput>): Promise<Verification> => {
  const { success, data, error } = VerifyInput.safeParse(input)
  if (!success) throw new Error(`The input of verify is not understood. ${z.prettifyError(error)}`)
  const { kind, repair, cursor } = data
  mustBeKind(kind)
  return verifyPart(kinds, { only: kind, repair, cursor })
}
