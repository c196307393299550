import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { reviewsOf } from '#functions/auth/store/accessReviews.ts'
import { sessionsOf } from '#functions/auth/store/sessions.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { isSafe, type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { hasEffect } from '#shared/contract/problems.ts'
import type { Knowledge, Span } from './knowledge.ts'

/** An answer to a call, with what was asked and by whom. */
export interface Given {
  readonly operation: Operation
  readonly actor: Actor | undefined
  readonly asked: string
  readonly requestId: string
  readonly status: number
  readonly body: string
  readonly inWeather: boolean
}

/** Kinds that a refusal writes on purpose: what counts wrong guesses. */
export const counting: readonly string[] = ['throttle', 'mfaCode', 'ssoAttempt']

/** Kinds whose records are named beside what is the caller's, and why. */
const namedBeside: Readonly<Record<string, string>> = {
  agency: 'Whoever has a quote or a policy is told whose it is.',
  invoice:
    'Whoever has a policy is told what is due on it; listed are those alone that agencies are billed for, or that are financed.',
  team: 'Whoever has an account is told whose hands it is in.',
  user: 'Whoever reads a record is told who wrote it.',
  vendor: 'Whoever reads claims is told who stands on the panel.',
}

/** Kinds whose records are to be known to those alone who have them in a list. */
const owned: readonly string[] = kinds
  .filter(({ kind, list }) => list !== undefined && !(kind in namedBeside))
  .map(({ kind }) => kind)

/** Operations that tell of what is not the caller's, or not there, on purpose, and why. */
const tellsOnPurpose: Readonly<Record<string, string>> = {
  exportAuditTrail: 'The trail names who acted, also who is gone.',
  optOutRenewals: 'Those that were asked for and not opted out are named, with the words for one that is not there.',
  removeQuotes: 'Those that were asked for and not deleted are named, with the words for one that is not there.',
  getWorkflow: 'Whoever has a link sees whose page it opens before the code is asked for.',
}

/** Operations that are read and keep something all the same, and what. */
const keepsAsItReads: Readonly<Record<string, string>> = {
  getPaymentProcessorKey: 'The page that was opened is kept with the invoice, so that whoever asks next gets the same.',
}

/** Half of a character of two code units, as JSON has it: nothing that can be stored. */
const half = /\\ud[89a-f][0-9a-f]{2}/

/** The ids of records that a text names; a company of the register (`cbd_`) is no record, a subjectivity (`sub_`) a
 * part of its quote. */
export const idsIn = (text: string): Set<string> => new Set(text.match(/\b(?!cbd|sub)[a-z]{3}_[0-9A-Z]{26}\b/g) ?? [])

/** The code of a problem, as its body names it. */
const codeIn = (body: string): string => /"code":"([\w.]+)"/.exec(body)?.[1] ?? ''

const isTold = (given: Given, known: Knowledge, id: string): boolean => {
  const { actor } = given
  if (actor === undefined) return false
  if (actor.workflow !== undefined) {
    const subject = known.records.get(actor.workflow.subjectId)?.state
    return (
      JSON.stringify(subject ?? {}).includes(id) ||
      [actor.workflow.subjectId, subject?.accountId].some(
        (each) => each !== undefined && JSON.stringify(known.records.get(id)?.state ?? {}).includes(String(each)),
      )
    )
  }
  // Staff reach every organization of the region, whichever agencies they look after.
  if (actor.accountType === 'COWBELL' && ['persona', 'roleTemplate'].includes(known.records.get(id)?.kind ?? ''))
    return true
  const scopes = known.scopesOf(id)
  const lists = [...listScopesOf(actor), sessionsOf(actor.userId), reviewsOf(actor.organizationId)]
  const isListed = (of: ReadonlySet<string>) => lists.some((scope) => of.has(scope))
  // What is listed under a claim, a quote or a policy is theirs who have that.
  const above = [...scopes].flatMap((scope) => /^(?:claim|policy|quote):(.+)$/.exec(scope)?.[1] ?? [])
  return id === actor.organizationId || isListed(scopes) || above.some((each) => isListed(known.scopesOf(each)))
}

/** What is wrong with an answer, as sentences. `span` is what was written since before the call. */
export const wrongsOfAnswer = (given: Given, span: Span, known: Knowledge): string[] => {
  const { operation, actor, asked, requestId, status, body, inWeather } = given
  const wrongs: string[] = []
  const deeds = span.deeds.filter((deed) => deed.requestId === requestId)
  const kindOf = (id: string) => span.changes.find((change) => change.id === id)?.kind ?? ''
  const written = deeds.filter(({ recordId }) => !counting.includes(kindOf(recordId)))
  const writes = () => written.map(({ recordId }) => `${kindOf(recordId)} ${recordId}`).join(', ')
  if (status >= 500 && !(inWeather && status === 503) && !(status === 502 || /processorUnavailable/.test(body)))
    wrongs.push(`${operation.name} fails with ${status}: ${body.slice(0, 300)}`)
  if (status >= 400 && written.length > 0 && !hasEffect(codeIn(body)))
    wrongs.push(`${operation.name} answers ${status} (${body.slice(0, 200)}) and has changed ${writes()}`)
  if (isSafe(operation) && status < 400 && written.length > 0 && !(operation.name in keepsAsItReads))
    wrongs.push(`${operation.name} reads and has changed ${writes()}`)
  if (actor !== undefined && status < 300 && actor.workflow === undefined && operation.access === 'workflow')
    wrongs.push(`${operation.name} lets in who came by no code`)
  if (actor === undefined && status < 300 && permissionsOf(operation.access).length > 0)
    wrongs.push(`${operation.name} lets nobody in particular in`)
  if (status >= 300) return wrongs
  if (half.test(asked)) wrongs.push(`${operation.name} takes half a character: ${asked.slice(0, 200)}`)
  for (const id of idsIn(body)) {
    const record = known.records.get(id)
    // What the caller has just made or given away is no secret; what nobody has is only named again.
    if (deeds.some(({ recordId }) => recordId === id) || (record === undefined && asked.includes(id))) continue
    const isOnPurpose = operation.name in tellsOnPurpose
    // A document is promised before it is made, and asked for at the end of the life.
    if (record === undefined && operation.method !== 'GET' && !id.startsWith('doc_') && !isOnPurpose)
      wrongs.push(`${operation.name} tells of ${id}, which is not there`)
    const isOwned = record !== undefined && owned.includes(record.kind)
    if (isOwned && !isOnPurpose && !isTold(given, known, id))
      wrongs.push(
        `${operation.name} tells ${actor?.role ?? 'nobody'} of ${actor?.organizationId ?? 'nowhere'} of ${record.kind} ${id}, which is not theirs`,
      )
  }
  return wrongs
}
