import { implement } from '#functions/_platform/http/implement.ts'
import { agenciesBelow } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { allOf } from '../store/listed.ts'
import { users } from '../store/users.ts'
import { numberedPage } from './numberedPage.ts'
import { toPerson, userTexts } from './userTexts.ts'

/** An agency's locations, an aggregator's or a cluster's agencies. The provider has none: its directory is another. */
export const listChildUsers = implement(contract.listChildUsers)(async ({ query, actor }) => {
  const below = await agenciesBelow(actor.organizationId)
  const rows = await Promise.all(below.map(({ id }) => allOf(users, [`organization:${id}`])))
  const people = new Map(rows.flat().map((row) => [row.id, row]))
  const page = numberedPage([...people.values()], userTexts, query)
  return { ...page, content: page.content.map(toPerson) }
})
