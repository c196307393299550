import { implement } from '#functions/_platform/http/implement.ts'
import { agencyById } from '#functions/directory/public.ts'
import { commissionsOn, policyCommission, sharedCommissionOf } from '#functions/ledger/public.ts'
import { getPolicyCommission as contract } from '#shared/contracts/policy/commission.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { type AgencyStanding, partsOf } from '#shared/domain/ledger/commissionParts.ts'
import { commissionOf, ownPercent } from '#shared/domain/quoting/commissionAgreement.ts'
import { requirePolicy } from '../store/policies.ts'

/** Of a binder what everybody's will be once it is issued. */
const willBe = (policy: PolicyRecord): AgencyStanding[] => {
  const { agencyId, commissionPercent, rated } = policy
  const { commission } = commissionsOn({ premium: rated.premium, commissionPercent })
  const shared = sharedCommissionOf(policy) ?? { of: agencyId, parts: [] }
  return [...partsOf(commission, shared)].map(([id, written]) => ({
    ...{ agencyId: id, written },
    ...{ earned: 0, retained: 0, booked: 0, toBook: 0 },
  }))
}

const toStanding = ({ written, earned, retained, booked, toBook }: Omit<AgencyStanding, 'agencyId'>) => ({
  ...{ commissionAmount: written, earned, retained, booked, toBook },
})

const together = (all: readonly AgencyStanding[]): Omit<AgencyStanding, 'agencyId'> => {
  const sum = (of: (each: AgencyStanding) => number) => all.reduce((total, each) => total + of(each), 0)
  return {
    written: sum(({ written }) => written),
    earned: sum(({ earned }) => earned),
    retained: sum(({ retained }) => retained),
    booked: sum(({ booked }) => booked),
    toBook: sum(({ toBook }) => toBook),
  }
}

const named = (parties: readonly AgencyStanding[]) =>
  Promise.all(
    parties.map(async ({ agencyId, ...standing }) => ({
      agencyId: AgencyId.parse(agencyId),
      agencyName: (await agencyById(agencyId))?.name ?? '',
      ...toStanding(standing),
    })),
  )

/** Of a binder what it will be once it is issued; of a policy what its postings say. An agency reads its own part alone. */
export const getPolicyCommission = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const { id, agencyId, agencyBilled, commissionAgreement: agreed, rated } = policy
  const { percent, basis } = commissionOf(policy)
  const parties = (await policyCommission(id, now)) ?? willBe(policy)
  const isStaff = actor.accountType === 'COWBELL'
  const seen = isStaff ? parties : parties.filter((each) => each.agencyId === actor.organizationId)
  const shares = agreed?.shares ?? []
  return {
    ...toStanding(together(seen)),
    commissionPercent: isStaff ? percent : ownPercent(actor.organizationId, { of: agencyId, percent, shares }),
    manner: agreed?.manner ?? 'AS_PAID',
    basis,
    ...(agreed && { agreementId: agreed.agreementId }),
    ...(isStaff && parties.length > 1 && { parties: await named(parties) }),
    ...{ agencyBilled, currency: rated.currency },
  }
})
