import { implement } from '#functions/_platform/http/implement.ts'
import { accountCountOf } from '#functions/account/public.ts'
import { agenciesBelow, agencyUsers } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { worksInLocations } from '#functions/directory/users/membershipAt.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { afterMove } from '#shared/domain/organizations/moves.ts'
import { whoSees } from '#shared/domain/organizations/relationships.ts'
import { salesOf } from '../salesOf.ts'
import { foundMove } from './foundMove.ts'
import { registeredUnder } from './movedAgency.ts'

/** Who work in all locations of an agency. */
const peopleOf = async (agencyId: string): Promise<number> =>
  (await agencyUsers(agencyId)).filter(
    (user) => user.enabled && user.organizationId === agencyId && worksInLocations(user),
  ).length

/** Organizations that see an agency's business, by name. */
const seeing = async (ids: readonly string[]) => {
  const [firms, others] = await Promise.all([agencies.byIds(ids), personas.byIds(ids)])
  const told = [
    ...(await Promise.all(
      firms.map(async ({ id, name }) => ({ id, name, type: 'agency' as const, people: await peopleOf(id) })),
    )),
    ...others.map(({ id, name, type }) => ({ id, name, type, people: 0 })),
  ]
  return told.toSorted((a, b) => a.name.localeCompare(b.name))
}

const nameOf = (agency: { readonly id: string; readonly name: string } | undefined) =>
  agency && { id: agency.id, name: agency.name }

export const previewAgencyMove = implement(contract.previewAgencyMove)(async ({ params, query, actor, now }) => {
  const { agency, day, from, to, found } = await foundMove({ ...params, ...query }, actor, now)
  const before = whoSees(agency.id, found.above, day)
  const after = whoSees(agency.id, afterMove(found.above, found), day)
  const npn = registeredUnder(agency, { from, to })
  const below = await agenciesBelow(agency.id, ['locationOf'])
  const scopes = [agency, ...below].map(({ id }) => `agency:${id}`)
  const [gains, loses, accounts, sales, planned] = await Promise.all([
    seeing([...after].filter((id) => !before.has(id))),
    seeing([...before].filter((id) => !after.has(id))),
    accountCountOf(scopes),
    salesOf(scopes),
    agencies.byIds(found.gone.map((each) => each.to)),
  ])
  return {
    begins: day,
    from: nameOf(from),
    to: nameOf(to),
    fallsAway: found.gone.map(({ to: id, begins }) => ({
      name: planned.find((each) => each.id === id)?.name ?? '',
      begins,
    })),
    gains,
    loses,
    locations: below.length,
    accounts,
    quotes: sales.quotes,
    policies: sales.binders + sales.policies,
    ...(npn !== agency.npn && { npn }),
  }
})
