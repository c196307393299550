import { agencyById } from '#functions/directory/public.ts'
import type { AgencyAgreements } from '#functions/ledger/store/commissionAgreements.ts'
import type {
  CommissionAgreement,
  CommissionAgreementRecord,
} from '#shared/contracts/commissions/commissionAgreement.ts'

/** The names of agencies by their ids. */
export const agencyNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all([...new Set(ids)].map((id) => agencyById(id)))
  return new Map(found.flatMap((agency) => (agency === undefined ? [] : [[agency.id, agency.name] as const])))
}

/** Agreements of an agency with the names of everybody in them, the latest first. */
export const toAgreements = async (
  { agencyId }: Pick<AgencyAgreements, 'agencyId'>,
  agreements: readonly CommissionAgreementRecord[],
): Promise<CommissionAgreement[]> => {
  const names = await agencyNames([
    agencyId,
    ...agreements.flatMap(({ shares }) => shares.map((share) => share.agencyId)),
  ])
  return agreements
    .map((agreement) => ({
      ...agreement,
      agencyId,
      agencyName: names.get(agencyId) ?? '',
      shares: agreement.shares.map((share) => ({ ...share, agencyName: names.get(share.agencyId) ?? '' })),
    }))
    .sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))
}
