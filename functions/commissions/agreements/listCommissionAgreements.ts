import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agenciesBelow, seersOf } from '#functions/directory/public.ts'
import { agreementsOf } from '#functions/ledger/store/commissionAgreements.ts'
import { listCommissionAgreements as contract } from '#shared/contracts/commissions/agreements.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { relationshipKinds } from '#shared/domain/organizations/relationships.ts'
import { agreementsWithPart } from './agreementsWithPart.ts'
import { requireManagedAgency } from './requireManagedAgency.ts'
import { agencyNames, toAgreements } from './toAgreement.ts'

/** The agencies that stand above an agency, or below it. */
const relatedTo = async (agencyId: string) => {
  const [above, below] = await Promise.all([seersOf(agencyId), agenciesBelow(agencyId, relationshipKinds)])
  const ids = [...above, ...below.map(({ id }) => id)].filter((id) => id !== agencyId)
  return [...(await agencyNames(ids))].map(([id, agencyName]) => ({ agencyId: AgencyId.parse(id), agencyName }))
}

export const listCommissionAgreements = implement(contract)(async ({ params: { agencyId }, actor }) => {
  await requireManagedAgency(agencyId, actor)
  const [own, others] = await Promise.all([agreementsOf(agencyId), agreementsWithPart(agencyId)])
  // Whoever looks after some agencies alone is told of their agreements, and of nobody else's.
  const seen = others.filter((each) => looksAfter(actor, each.agencyId))
  const sharedBy = await Promise.all(seen.map((each) => toAgreements(each, each.agreements)))
  return {
    agreements: await toAgreements({ agencyId }, own?.agreements ?? []),
    sharedBy: sharedBy.flat(),
    related: await relatedTo(agencyId),
  }
})
