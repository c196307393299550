import type { Actor } from '#functions/_platform/auth/actor.ts'
import { rehearsalHeader } from '#functions/_platform/http/rehearse.ts'
import { documentsOn } from '#functions/docs/public.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { TouchedRecord } from '#shared/contracts/webhook/assistants.ts'
import { type Foretold, Rehearsal } from '#shared/contracts/webhook/foretold.ts'
import { lives } from '#shared/records/lives.ts'
import { type ApiAnswer, type Caller, callOwnApi } from './ownApi.ts'
import { previews, readers } from './previews.ts'
import { toolOf } from './toolbox.ts'
import type { ToolInput } from './toolInput.ts'
import { textIn, touchedRecord } from './touchedRecord.ts'

/** What is known of a call before it is made; or the answer with which the platform would refuse it. */
export type DryRun =
  | { readonly refused: ApiAnswer }
  | {
      readonly touched: readonly TouchedRecord[]
      readonly preview: { readonly operation: string; readonly answer: unknown }
    }

interface Read {
  readonly id: string
  readonly kind: string
  readonly answer: ApiAnswer | undefined
}

/** The ids that a call names, by the names that they have in it. */
const idsIn = ({ params = {}, query = {}, body }: ToolInput): [string, string][] => {
  const fields = { ...(typeof body === 'object' && body !== null ? body : {}), ...query, ...params }
  return Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' && Object.hasOwn(readers, name) ? [[name, value]] : [],
  )
}

const touchedBy = ({ id, kind, answer }: Read): TouchedRecord =>
  touchedRecord({ id, kind, body: answer?.status === 200 ? answer.body : undefined })

/** What a record's life says against a call now, by what its reader is told can be done with it; nothing where it says nothing. */
const forbids = ({ kind, answer }: Read, operation: Operation): ApiAnswer | undefined => {
  const life = lives.find((each) => each.kind === kind)
  const { body } = answer ?? {}
  if (life === undefined || typeof body !== 'object' || body === null || !('allowedActions' in body)) return undefined
  const actions = Object.entries(life.actions).filter(([, { by = [] }]) => by.includes(operation.name))
  const allowed = Array.isArray(body.allowedActions) ? body.allowedActions : []
  if (actions.length === 0 || actions.some(([name]) => allowed.includes(name))) return undefined
  const detail = `The ${kind} is ${textIn(body, 'status') ?? 'as it is'}, and what can be done with it now is ${allowed.join(', ') || 'nothing'}.`
  return { status: 409, body: { code: `${kind}.notAllowed`, detail } }
}

/** What the rehearsal of a call tells, with the documents that are made by who hears of it. */
const foretoldOf = (body: unknown): Foretold => {
  const { events, isInvoiced, ...told } = Rehearsal.parse(body)
  return { ...told, documents: documentsOn(events, { isInvoiced }) }
}

/**
 * What a call would do, by what the platform says of it while it is not made: the records that it names are read as the
 * caller reads them, what their lives forbid is refused, it is rehearsed with all its guards, and where an operation says more
 * of it, that one is asked.
 */
export const dryRun = async (
  operation: Operation,
  input: ToolInput,
  { actor, caller }: { readonly actor: Actor; readonly caller: Caller },
): Promise<DryRun> => {
  const reads = await Promise.all(
    idsIn(input).map(async ([name, id]): Promise<Read> => {
      const reader = toolOf(readers[name] ?? '', actor)
      const answer = reader && (await callOwnApi(reader, { params: { [name]: id } }, caller))
      return { id, kind: name.replace(/Id$/, ''), answer }
    }),
  )
  for (const read of reads) {
    if (read.answer?.status === 404) return { refused: read.answer }
    const refused = forbids(read, operation)
    if (refused !== undefined) return { refused }
  }
  const preview = previews[operation.name]
  const previewing = preview && toolOf(preview.operation, actor)
  const [rehearsed, previewed] = await Promise.all([
    callOwnApi(operation, input, caller, { [rehearsalHeader]: 'yes' }),
    preview && previewing && callOwnApi(previewing, preview.input(input), caller),
  ])
  const refused = [rehearsed, previewed].find((answer) => answer !== undefined && answer.status >= 400)
  if (refused !== undefined) return { refused }
  const own = typeof previewed?.body === 'object' ? previewed.body : undefined
  return {
    touched: reads.map(touchedBy),
    preview: {
      operation: own === undefined ? operation.name : (preview?.operation ?? operation.name),
      answer: { ...own, foretold: foretoldOf(rehearsed.body) },
    },
  }
}
