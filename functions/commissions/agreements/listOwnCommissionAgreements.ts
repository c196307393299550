import { implement } from '#functions/_platform/http/implement.ts'
import { type AgencyAgreements, agreementsOf } from '#functions/ledger/store/commissionAgreements.ts'
import { listOwnCommissionAgreements as contract } from '#shared/contracts/commissions/agreements.ts'
import type {
  CommissionAgreementRecord,
  CommissionAgreementView,
} from '#shared/contracts/commissions/commissionAgreement.ts'
import { ownPercent } from '#shared/domain/quoting/commissionAgreement.ts'
import { requireCommissionAgency } from '../account/requireCommissionAgency.ts'
import { agreementsWithPart } from './agreementsWithPart.ts'
import { agencyNames } from './toAgreement.ts'

/** An agreement as an agency is told of it: of its own the whole commission too, of another's its share alone. */
const viewFor = (
  asking: string,
  { agencyId }: Pick<AgencyAgreements, 'agencyId'>,
  agencyName: string,
  agreement: CommissionAgreementRecord,
): CommissionAgreementView => {
  const { id, product, effectiveFrom, effectiveUntil, manner, newPercent, renewalPercent, shares } = agreement
  const of = { of: agencyId, shares }
  return {
    ...{ id, agencyId, agencyName, product, effectiveFrom, effectiveUntil, manner },
    ...(agencyId === asking && { newPercent, renewalPercent }),
    ownNewPercent: ownPercent(asking, { ...of, percent: newPercent }),
    ownRenewalPercent: ownPercent(asking, { ...of, percent: renewalPercent }),
  }
}

export const listOwnCommissionAgreements = implement(contract)(async ({ params: { agencyId }, actor }) => {
  await requireCommissionAgency(agencyId, actor)
  const [own, others] = await Promise.all([agreementsOf(agencyId), agreementsWithPart(agencyId)])
  const all = [...(own === undefined ? [] : [own]), ...others]
  const names = await agencyNames(all.map((each) => each.agencyId))
  return all
    .flatMap((each) =>
      each.agreements.map((agreement) => viewFor(agencyId, each, names.get(each.agencyId) ?? '', agreement)),
    )
    .sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))
})
