import { implement } from '#functions/_platform/http/implement.ts'
import { wordsOf } from '#functions/_platform/storage/words.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { agencies } from '../store/agencies.ts'
import { ownAgencyId, requireAgency } from './agencyReach.ts'

/** Agencies looked through when none is named. */
const mostAgencies = 20

export const searchAgencyAgents = implement(contract.searchAgencyAgents)(async ({ query, actor }) => {
  const { search: text = '', size } = query
  const agencyId = query.agencyId ?? ownAgencyId(actor)
  const named = agencyId === undefined ? undefined : await requireAgency(agencyId, actor)
  const scopes = actor.accountType === 'COWBELL' ? ['all'] : [`organization:${actor.organizationId}`]
  const found =
    named !== undefined
      ? [named]
      : wordsOf(text).length > 0
        ? (await agencies.search({ scopes, text, size: mostAgencies })).hits
        : (await agencies.list({ scopes, size: mostAgencies })).hits
  const { agencyUsers } = await import('#functions/auth/public.ts')
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
  const words = named === undefined ? [] : wordsOf(text)
  const content = people
    .flat()
    .filter((person) => {
      const said = wordsOf(`${person.retailAgencyName} ${person.firstName} ${person.lastName} ${person.email}`).join(
        ' ',
      )
      return words.every((word) => said.includes(word))
    })
    .slice(0, size)
  return { content, totalElements: content.length, size, number: 0 }
})
