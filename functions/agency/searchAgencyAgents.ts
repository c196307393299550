import { implement } from '#functions/_platform/http/implement.ts'
import { isFoundBy } from '#functions/_platform/storage/words.ts'
import { agencyUsers } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { agencyScopesOf, ownAgencyId, requireAgency } from './agencyReach.ts'

/** Agencies looked through when none is named. */
const mostAgencies = 20

export const searchAgencyAgents = implement(contract.searchAgencyAgents)(async ({ query, actor }) => {
  const { search: text = '', size } = query
  const agencyId = query.agencyId ?? ownAgencyId(actor)
  const named = agencyId === undefined ? undefined : await requireAgency(agencyId, actor)
  const scopes = agencyScopesOf(actor)
  const found =
    named !== undefined
      ? [named]
      : isSearch(text)
        ? (await agencies.search({ scopes, text, size: mostAgencies })).hits
        : (await agencies.list({ scopes, size: mostAgencies })).hits
  const people = await Promise.all(
    found.map(async ({ id, name }) =>
      (await agencyUsers(id))
        .filter(({ enabled }) => enabled)
        .map(({ firstName, lastName, email, phone }) => ({
          retailAgencyName: name,
          firstName,
          lastName,
          email,
          ...(phone && { phone }),
          wholesaleId: id,
        })),
    ),
  )
  const isWanted = (person: (typeof people)[number][number]) =>
    named === undefined ||
    isFoundBy({
      search: text,
      text: `${person.retailAgencyName} ${person.firstName} ${person.lastName} ${person.email}`,
    })
  const content = people.flat().filter(isWanted).slice(0, size)
  return { content, totalElements: content.length, size, number: 0 }
})
