import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { dashboardPath, inPersona } from '#web/paths.ts'

/**
 * Where one goes once quotes are requested (quoting-and-servicing, section 2, Routes): staff to the list of quotes, agencies
 * to their dashboard with the account's quotes, or to their inbox without the new agent experience.
 */
export const afterRequest = (accountType: AccountType, accountId: string, newAgentExperience: boolean): string => {
  if (accountType === 'COWBELL') return inPersona(accountType, 'quotes')
  if (!newAgentExperience) return inPersona(accountType, 'inbox')
  return dashboardPath(accountType, 'quotes', accountId)
}
