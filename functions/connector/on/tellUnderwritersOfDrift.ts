import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { User } from '#functions/directory/public.ts'
import { quoteById, underwritersFor } from '#functions/quote/public.ts'
import { notices } from '#functions/user/public.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { driftWords } from '#shared/domain/integration/drift.ts'
import { coversOf } from '../drift/coversOf.ts'
import { newsOfDrift } from '../drift/newsOfDrift.ts'

/** So many are told, where no cover names its underwriter: the first of all. */
const mostTold = 20

/** The underwriters of what covers the insured are told what they relied on and is in place no more. */
export const tellUnderwritersOfDrift: Subscriber<'connection.drifted'> = async ({ detail, now, once }) => {
  const news = await newsOfDrift(detail, { now })
  if (news === undefined) return
  const { account, controls, system, day } = news
  const covers = await coversOf(account.id)
  if (covers.length === 0) return
  const quoteIds = new Set(covers.flatMap(({ quoteId }) => quoteId ?? []))
  const quotes = await Promise.all([...quoteIds].map((id) => quoteById(id)))
  const named = quotes.flatMap((quote) => (quote?.underwriter === undefined ? [] : [quote]))
  const asked = named.length === 0 ? [{ underwriter: undefined }] : named
  const told = new Map<string, User>(
    (await Promise.all(asked.map(underwritersFor))).flat().map((user) => [user.id, user]),
  )
  const what = controls.map(driftWords).join('; ')
  const numbers = covers.map(({ policyNumber }) => policyNumber).join(', ')
  const text = `No longer in place at ${account.name} (${numbers}) since ${day}, as ${system} sees it: ${what}.`
  const link = `${personas.COWBELL.basePath}/accounts/${account.id}/connectors`
  const tellings = [...told.values()].slice(0, mostTold).map((user) => ({ user, text, link }))
  const writes = await notices('driftSeen', tellings, now)
  if (writes.length > 0) await commit(writes, { once })
}
