import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { CommissionAgreementRecord } from '#shared/contracts/commissions/commissionAgreement.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'

/** All agreements of an agency: one record, so that two of them cannot pass each other. */
export interface AgencyAgreements {
  readonly id: string
  readonly agencyId: AgencyId
  readonly agreements: readonly CommissionAgreementRecord[]
}

export type StoredAgreements = Stored<AgencyAgreements>

export const agreementsIdOf = (agencyId: string): string => agencyId.replace(/^agy_/, 'cas_')

/** Agreements on commission: found by their agency, listed for it and for everybody who has a share. */
export const commissionAgreements = defineRecord({
  kind: 'commissionAgreements',
  notFound: 'commission.agreementNotFound',
  history: { hides: [] },
  list: {
    scopes: ({ agencyId, agreements }: AgencyAgreements) => [
      ...new Set(
        [agencyId, ...agreements.flatMap(({ shares }) => shares.map((share) => share.agencyId))].map(
          (id) => `agency:${id}`,
        ),
      ),
    ],
    sorts: { agencyId: ({ agencyId }: AgencyAgreements): string => agencyId },
    summary: ({ id }: AgencyAgreements) => ({ id }),
  },
})

export const agreementsOf = (agencyId: string): Promise<StoredAgreements | undefined> =>
  commissionAgreements.byId(agreementsIdOf(agencyId))

/** The write that makes an agency's agreements these, of its first state where it had none. */
export const agreementsWrite = (before: StoredAgreements | undefined, after: AgencyAgreements) =>
  before === undefined ? commissionAgreements.create(after) : commissionAgreements.update(before, after)
