import { createHash } from 'node:crypto'
import { isSafe, type Operation, takesIdempotencyKey } from '#shared/contract/operation.ts'
import { ConfirmedCall, isFree } from '#shared/domain/identity/assistants.ts'
import type { Actor } from '../auth/actor.ts'
import { now } from '../clock/clock.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'
import { currentTrace } from '../log/log.ts'
import { fail } from '../problems/problem.ts'
import { freshStateOf } from '../storage/freshStateOf.ts'
import { demandFreshProof } from './admit.ts'
import { mayStillApprove } from './mayStillApprove.ts'

/** Names what a person approved, with the call that it is. */
export const confirmationHeader = 'x-assistant-confirmation'

/** Whether a call names a person's approval of it: of what needs none, none is heeded. */
export const namesApproval = (contract: Operation, event: HttpEvent): boolean =>
  event.headers[confirmationHeader] !== undefined && !isSafe(contract) && contract.byAssistants !== true

interface Asked {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The same whatever the order of its fields; what is undefined is not there. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, canonical(each)]),
  )
}

/** What tells one call from another: the operation, and all that it is asked with, as the contract reads it. */
export const digestOfCall = ({ name }: Operation, { params = {}, query = {}, body }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([name, canonical(params), canonical(query), canonical(body) ?? null]))
    .digest('base64url')

/** What the call was approved as, if it is that call, of that caller, in time. */
const approvalOf = async (
  id: string,
  contract: Operation,
  { actor, request }: { readonly actor: Actor; readonly request: Asked },
): Promise<ConfirmedCall> => {
  const approval = ConfirmedCall.safeParse(await freshStateOf({ id, kind: 'assistantRequest' })).data
  const isTheirs = approval?.userId === actor.userId && approval.sessionId === (actor.sessionId ?? '')
  const isThis = approval?.operation === contract.name && approval.digest === digestOfCall(contract, request)
  // What is done already is answered as it was.
  const isOpen = approval !== undefined && ['APPROVED', 'DONE'].includes(approval.status) && approval.expiresAt > now()
  if (approval === undefined || !isTheirs || !isThis || !isOpen) return fail('assistant.notConfirmed')
  return (await mayStillApprove(approval)) ? approval : fail('assistant.notConfirmed')
}

/** The event of a call that names an approval: it goes by it alone that the call takes effect once. */
export const onceConfirmed = (contract: Operation, event: HttpEvent): HttpEvent => {
  const key = `approved ${event.headers[confirmationHeader]}`
  return namesApproval(contract, event) ? { ...event, headers: { ...event.headers, 'idempotency-key': key } } : event
}

/**
 * The caller, once it is known that it may do this now: an assistant reads what its person may, does what its key leaves to
 * it, and all else as a person has approved it, whose proof of identity then counts. Ends with `assistant.notConfirmed`.
 */
export const demandConfirmation = async (
  contract: Operation,
  event: HttpEvent,
  { actor, request }: { readonly actor: Actor | undefined; readonly request: Asked },
): Promise<Actor | undefined> => {
  if (actor === undefined || isSafe(contract) || contract.byAssistants) return actor
  const id = event.headers[confirmationHeader]
  if (id === undefined) {
    const mayAlone = actor.assistant === undefined || isFree(actor.assistant, contract.name)
    return mayAlone ? actor : fail('assistant.notConfirmed')
  }
  if (!takesIdempotencyKey(contract)) return fail('assistant.notConfirmed')
  const { provedAt } = await approvalOf(id, contract, { actor, request })
  const trace = currentTrace()
  if (trace !== undefined) trace.through = id
  const confirmed = provedAt === undefined ? actor : { ...actor, stepUpAt: provedAt }
  if (contract.stepUp === 'always') demandFreshProof(confirmed, now())
  return confirmed
}
