import { implement } from '#functions/_platform/http/implement.ts'
import { screenings } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/screenings.ts'
import type { ScreeningId } from '#shared/domain/ids/ids.ts'
import { allowedOn } from './screeningGuard.ts'

export const searchScreenings = implement(contract.searchScreenings)(async ({ query, actor }) => {
  const { status, ...page } = query
  const found = await screenings.list({ scopes: ['all'], group: status, ...page })
  // Whose a word is stands in the record alone.
  const records = new Map((await screenings.byIds(found.hits.map(({ id }) => id))).map((each) => [each.id, each]))
  const can = (id: ScreeningId) => {
    const record = records.get(id)
    return record === undefined ? [] : allowedOn(record, actor)
  }
  return { ...found, hits: found.hits.map((each) => ({ ...each, allowedActions: can(each.id) })) }
})
