import { listIdentityProviderHistory } from '#shared/contracts/auth/identityProviders.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to an identity provider. */
export default historyOfRow(listIdentityProviderHistory)
