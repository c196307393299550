import { safeParse } from 'zod'
import { isSafe, type Operation, schemaOf, takesIdempotencyKey } from '#shared/contract/operation.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { laterBy } from '#shared/events/laterWords.ts'
import { mayAs } from '#shared/permissions.ts'
import type { Actor } from '../auth/actor.ts'
import { listScopesOf } from '../auth/relation.ts'
import type { HttpAnswer, HttpEvent } from '../gateway/httpEvent.ts'
import { asRehearsal, isOver } from '../held/rehearsal.ts'
import { log, type Trace } from '../log/log.ts'
import { fail, Problem } from '../problems/problem.ts'
import type { Foretelling, State, Write } from '../storage/definition.ts'
import { type Rehearsed, rehearsedSoFar } from '../storage/rehearsed.ts'

/** Asks what an operation would do: it is run as it is, and nothing of it is written or sent. */
export const rehearsalHeader = 'x-rehearsal'

/** Whether a call is a rehearsal: of what only reads it is asked in vain. What cannot be rehearsed is not done either. */
export const asksRehearsal = (contract: Operation, event: HttpEvent): boolean => {
  if (event.headers[rehearsalHeader] === undefined || isSafe(contract)) return false
  const { access, byAssistants, media, scim, upload } = contract
  const isCaller = access !== 'public' && access !== 'workflow' && byAssistants !== true
  if (!isCaller || scim || upload || media !== undefined || !takesIdempotencyKey(contract))
    return fail('request.invalid', {
      errors: [{ path: ['header', rehearsalHeader], detail: 'is not taken here' }],
    })
  return true
}

const textIn = (state: State | undefined, ...names: readonly string[]): string | undefined =>
  names.map((name) => state?.[name]).find((value) => typeof value === 'string' && value !== '') as string | undefined

interface Reader {
  readonly actor: Actor
  /** What is asked, as JSON has it. */
  readonly asked: string
}

/** Whether a record is named in what is asked, or stands in a list of the actor's own: of others nothing is told. */
const isTold = ({ definition, before, after }: Write, { actor, asked }: Reader): boolean => {
  if (before !== undefined && asked.includes(JSON.stringify(before.id))) return true
  const state = after ?? before
  const scopes = listScopesOf(actor)
  return state !== undefined && definition.list?.scopes(state).some((scope) => scopes.includes(scope)) === true
}

const changeOf = ({ definition, before, after }: Write) => {
  const [was, is] = [before, after] as [State | undefined, State | undefined]
  const name = textIn(was, 'policyNumber', 'quoteNumber', 'claimNumber', 'companyName', 'name')
  const [statusBefore, status] = [textIn(was, 'status'), textIn(is, 'status')]
  return {
    kind: definition.kind,
    change: was === undefined ? 'CREATED' : is === undefined ? 'REMOVED' : 'CHANGED',
    // What is made has another id once it is meant.
    ...(was !== undefined && { id: was.id }),
    ...(name !== undefined && { name }),
    ...(statusBefore !== undefined && statusBefore !== status && { statusBefore }),
    ...(status !== undefined && { status }),
  }
}

/** Several writes of one record as one, from what it is to what it becomes. */
const byRecord = (writes: readonly Write[]): Write[] => {
  const merged = new Map<string, Write>()
  for (const write of writes) {
    const id = (write.after ?? write.before)?.id ?? ''
    const first = merged.get(id)
    merged.set(id, first === undefined ? write : { ...write, before: first.before })
  }
  return [...merged.values()].filter(({ before, after }) => before !== undefined || after !== undefined)
}

/** The events of what is told: that there is another, such as a letter, may be just what the operation tells nobody. */
const toldEvents = (events: Rehearsed['events'], told: readonly Write[], { asked }: Reader): string[] => {
  const ids = new Set(told.map(({ before, after }) => (after ?? before)?.id))
  const isOfTold = ({ detail }: DomainEvent): boolean =>
    Object.values<unknown>(detail)
      .flat()
      .some((id) => typeof id === 'string' && (ids.has(id) || asked.includes(JSON.stringify(id))))
  return [...new Set(events.filter(isOfTold).map(({ name }) => name))]
}

/** What of a rehearsal is told to whom: of records those that they name or list, of the ledger as much as they may read of it. */
const toldOf = ({ writes, events }: Rehearsed, reader: Reader) => {
  const isWholeLedger = mayAs(reader.actor, 'ledger:read')
  const names = [...new Set(events.map(({ name }) => name))]
  const each = byRecord(writes)
  const told = each.filter((write) => isTold(write, reader))
  const foretellingsOf = (those: readonly Write[]): Foretelling[] =>
    those.map(
      ({ definition, before, after }) =>
        (after && definition.foretold?.(after, { before, events: names, isWholeLedger })) || {},
    )
  const foretold = foretellingsOf(each)
  const heard = toldEvents(events, told, reader)
  const prices = foretellingsOf(told).flatMap(({ price }) => price ?? [])
  return {
    ...(prices.length > 0 && { prices }),
    postings: foretold.flatMap(({ postings = [] }) => postings),
    isWholeLedger,
    isInvoiced: foretold.some(({ isInvoiced }) => isInvoiced === true),
    changes: told.map(changeOf),
    events: heard,
    later: laterBy(heard),
  }
}

const nothing: Rehearsed = { writes: [], events: [] }

/**
 * What the operation would answer, where that can be known. An assistant is told none of what asks for a proof of identity,
 * which it was not asked for.
 */
const answerOf = (contract: Operation, value: unknown, { assistant }: Actor): unknown => {
  const isUnproven = contract.stepUp !== undefined && assistant !== undefined
  if (contract.response === undefined || isUnproven || value === undefined) return undefined
  const parsed = safeParse(schemaOf(contract.response), value)
  return parsed.success ? parsed.data : undefined
}

/**
 * Runs an operation up to where it would take effect beyond the platform's own records, with all its guards, and tells what
 * would come of it. It is refused as the operation is, while nothing would have been written.
 */
export const rehearse = (
  contract: Operation,
  { trace, ...reader }: Reader & { readonly trace: Trace },
  work: () => Promise<unknown>,
): Promise<HttpAnswer> =>
  asRehearsal(trace, async () => {
    let isComplete = true
    const value = await work().catch((error: unknown) => {
      // What goes on from what it has written does not find it; what was noted before is told all the same.
      if (!isOver(error) && rehearsedSoFar() === undefined) throw error
      if (!(isOver(error) || error instanceof Problem)) log.info('a rehearsal ended on the way', { error })
      isComplete = false
    })
    const answer = answerOf(contract, value, reader.actor)
    const told = {
      ...(answer !== undefined && { answer }),
      isComplete,
      ...toldOf(rehearsedSoFar() ?? nothing, reader),
    }
    return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(told) }
  })
