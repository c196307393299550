import { coverageId } from '../coverage/coverageId.ts'

const cyberCrime = coverageId('CYBER_CRIME_LOSS')
const techErrors = coverageId('TECH_EO')

/** Which of the coverages that make questions of theirs required are bought. */
export const purchasedOf = (
  coverages: readonly { readonly coverageId: number }[],
): { readonly cyberCrimePurchased: boolean; readonly techErrorsPurchased: boolean } => ({
  cyberCrimePurchased: coverages.some((each) => each.coverageId === cyberCrime),
  techErrorsPurchased: coverages.some((each) => each.coverageId === techErrors),
})
