import { implement } from '#functions/_platform/http/implement.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { peoplePicked } from './peoplePicked.ts'
import { toPerson } from './person.ts'

/** An agency's locations, an aggregator's or a cluster's agencies. The provider has none: its directory is another. */
export const listChildUsers = implement(contract.listChildUsers)(async ({ query, actor }) => {
  const below = await agenciesBelow(actor.organizationId)
  const found = await peoplePicked(
    below.map(({ id }) => `organization:${id}`),
    query,
  )
  return { ...found, content: found.content.map(toPerson) }
})
