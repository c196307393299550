import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { accountPath, inPersona, policyPath, quotePath, submissionPath } from '#web/paths.ts'

/** The page of a record that a line of the trail is about; undefined where its reader has none of it. */
export const recordPath = (
  accountType: AccountType,
  { kind, recordId }: { readonly kind: string; readonly recordId: string },
): string | undefined => {
  switch (kind) {
    case 'account':
      return accountType === 'CUSTOMER' ? inPersona(accountType, 'account') : accountPath(accountType, recordId)
    case 'quote':
      return quotePath(accountType, recordId)
    case 'invoice':
    case 'policy':
      return recordId.startsWith('pol_') ? policyPath(accountType, recordId) : undefined
    case 'agency':
      return accountType === 'COWBELL' ? inPersona(accountType, `agencies/${recordId}/users`) : undefined
    case 'job':
      return accountType === 'COWBELL' ? inPersona(accountType, 'jobs') : undefined
    case 'submission':
      return accountType === 'CUSTOMER' ? undefined : submissionPath(accountType, recordId)
    case 'team':
      return accountType === 'AGENCY' ? inPersona(accountType, 'teams') : undefined
    case 'user':
      return inPersona(accountType, 'users')
    default:
      return undefined
  }
}
