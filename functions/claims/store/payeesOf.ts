import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claims } from './claims.ts'

/** Whom claims of an account pay, and who is paid to let go. */
export const payeesOf = async (accountId: string): Promise<string[]> => {
  const rows = await claims.every({ scopes: [`account:${accountId}`], group: [...claimStatuses] })
  const payments = (await claims.byIds(rows.map(({ id }) => id))).flatMap((claim) => claim.payments)
  return payments.flatMap(({ payee, threatActor }) => [payee, ...(threatActor === undefined ? [] : [threatActor])])
}
