import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { type Operation, permissionsOf } from '#shared/contract/operation.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { assistantLifetimes, mostAssistantRequests } from '#shared/domain/identity/assistants.ts'
import type { AssistantRequestId } from '#shared/domain/ids/ids.ts'
import {
  type AssistantRequestRecord,
  askedIn,
  assistantRequests,
  type StoredAssistantRequest,
} from '../store/assistantRequests.ts'
import { assistantRequestGuard } from './assistantRequestGuard.ts'
import type { DryRun } from './dryRun.ts'
import { tellPerson } from './tellPerson.ts'
import type { ToolInput } from './toolInput.ts'

interface Call {
  readonly operation: Operation
  readonly input: ToolInput
  /** What tells it from every other call. */
  readonly digest: string
}

/** What is over is noted by who asks next, so much of it at once. */
const mostExpired = 20

const unlessStale = (written: Promise<unknown>): Promise<unknown> =>
  written.catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'conflict.stale') throw error
  })

const sessionOf = ({ sessionId = '' }: Actor): string => sessionId

/** What this assistant has asked of the very same call and is still open, over or not. */
export const askedBefore = (actor: Actor, digest: string): Promise<StoredAssistantRequest | undefined> =>
  assistantRequests.byUnique('call', `${sessionOf(actor)} ${digest}`)

/** Notes that nobody has answered in time, so that it does not wait for ever; who came at the same moment has noted it. */
const letExpire = async (request: StoredAssistantRequest, now: Instant): Promise<void> => {
  const status = assistantRequestGuard.after(request.status, 'expire')
  await unlessStale(commit([assistantRequests.update(request, { ...request, status, lastUpdated: now })]))
}

/** Whether so much of an assistant waits for people that they are asked no more. What is over waits for nobody. */
export const asksTooMuch = async (actor: Actor, now: Instant): Promise<boolean> => {
  const rows = await assistantRequests.every({ scopes: [askedIn(actor)], group: 'WAITING' })
  const over = rows.filter(({ expiresAt }) => expiresAt <= now).slice(0, mostExpired)
  for (const each of await assistantRequests.byIds(over.map(({ id }) => id)))
    if (each.status === 'WAITING') await letExpire(each, now)
  const open = await assistantRequests.byIds(rows.filter(({ expiresAt }) => expiresAt > now).map(({ id }) => id))
  return open.filter(({ sessionId }) => sessionId === sessionOf(actor)).length >= mostAssistantRequests
}

const hoursAfter = (now: Instant, hours: number): Instant => new Date(Date.parse(now) + hours * 3_600_000).toISOString()

/** Lays a call before people, in place of the one before where that was asked for too long ago. */
export const askPerson = async (
  { operation, input, digest }: Call,
  { touched, preview }: Exclude<DryRun, { refused: unknown }>,
  {
    actor,
    now,
    over,
    room,
  }: {
    readonly actor: Actor
    readonly now: Instant
    readonly over: StoredAssistantRequest | undefined
    /** Read before it was asked whether too much waits. */
    readonly room: Write
  },
): Promise<AssistantRequestRecord> => {
  const { accountType, organizationId, userId, name } = actor
  if (over !== undefined)
    await commit([
      assistantRequests.update(over, {
        ...over,
        status: assistantRequestGuard.after(over.status, 'expire'),
        lastUpdated: now,
      }),
    ])
  const request: AssistantRequestRecord = {
    id: `asr_${ulid(Date.parse(now))}` as AssistantRequestId,
    ...{ accountType, organizationId, userId, name, digest },
    sessionId: sessionOf(actor),
    operation: operation.name,
    summary: operation.summary,
    input: JSON.stringify(input),
    touched: [...touched],
    preview: { operation: preview.operation, answer: JSON.stringify(preview.answer) },
    needed: [...permissionsOf(operation.access)],
    provesIdentity: operation.stepUp !== undefined,
    status: 'WAITING',
    created: now,
    expiresAt: hoursAfter(now, assistantLifetimes.askedHours),
    lastUpdated: now,
  }
  const told = await tellPerson(request)
  const asked = { name: 'assistant.asked', detail: { assistantRequestId: request.id } } as const
  await commit([room, assistantRequests.create(request), ...told.writes], { events: [...told.events, asked] })
  return request
}

/** Notes that what was approved is done; who came at the same moment has noted it. */
export const noteDone = async (request: StoredAssistantRequest, now: Instant): Promise<void> => {
  const status = assistantRequestGuard.after(request.status, 'carryOut')
  await unlessStale(commit([assistantRequests.update(request, { ...request, status, doneAt: now, lastUpdated: now })]))
}
