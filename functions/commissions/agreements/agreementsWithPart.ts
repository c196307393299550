import { type AgencyAgreements, commissionAgreements } from '#functions/ledger/store/commissionAgreements.ts'

/** The agreements of others in which an agency has a share. */
export const agreementsWithPart = async (agencyId: string): Promise<AgencyAgreements[]> => {
  const rows = await commissionAgreements.every({ scopes: [`agency:${agencyId}`] })
  const found = await commissionAgreements.byIds(rows.map(({ id }) => id))
  return found
    .filter((each) => each.agencyId !== agencyId)
    .map((each) => ({
      ...each,
      agreements: each.agreements.filter(({ shares }) => shares.some((share) => share.agencyId === agencyId)),
    }))
    .filter(({ agreements }) => agreements.length > 0)
}
