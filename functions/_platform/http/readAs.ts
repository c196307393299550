import { safeParse, z } from 'zod'
import { type Operation, schemaOf } from '#shared/contract/operation.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Actor } from '../auth/actor.ts'
import { config } from '../config/config.ts'
import { prepareCall } from '../held/eachCall.ts'
import { fail } from '../problems/problem.ts'
import { admitActor } from './admit.ts'
import type { Call, Implementation } from './implement.ts'
import { issueWords } from './issueWords.ts'

/** What is asked for, as it stands in an address. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

const noQuery = z.strictObject({})

/** The query as the contract reads it; undefined of one that it refuses. */
export const queryOf = ({ query = noQuery }: Operation, asked: Asked['query']): unknown => {
  const read = safeParse(schemaOf(query), asked, { error: issueWords })
  return read.success ? read.data : undefined
}

/**
 * What an operation that only reads answers somebody whose request is worked off later: the very operation, with the
 * permission, the reach and the fields of a call of its own. Fails as the call would.
 */
export const readAs = async (
  { contract, handler }: Implementation,
  { params: given, query: asked }: Asked,
  { actor, now, requestId }: { readonly actor: Actor; readonly now: Instant; readonly requestId: string },
): Promise<unknown> => {
  if (contract.method !== 'GET') throw new Error(`${contract.name} does more than read.`)
  admitActor(contract, actor)
  const query = queryOf(contract, asked) ?? fail('request.invalid')
  const params = Object.fromEntries(
    Object.entries(contract.params ?? {}).map(([name, schema]) => {
      const read = safeParse(schemaOf(schema), given[name])
      return [name, read.success ? read.data : fail('request.invalid')]
    }),
  )
  await prepareCall()
  const call = {
    params,
    query: contract.query && query,
    actor,
    now,
    timeZone: regionOf(config.region).timeZone,
    requestId,
    sourceIp: '',
    raw: { body: '', headers: {} },
    fail,
  } as unknown as Call<Operation>
  const answered = await handler(call)
  const parsed = contract.response && safeParse(schemaOf(contract.response), answered)
  if (!parsed?.success) throw new Error(`The answer of ${contract.name} breaks its contract.`)
  return parsed.data
}
