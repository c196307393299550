import { implement } from '#functions/_platform/http/implement.ts'
import { addWizer as contract } from '#shared/contracts/connector/connections.ts'
import { accountFor } from './accountFor.ts'
import { connect } from './connect.ts'

/** The addendum was agreed to before, by updatePrivacyConsent. */
export const addWizer = implement(contract)(async ({ query, body, actor, now }) => {
  const accountId = await accountFor(actor, query)
  const credentials = { password: body.apiKey }
  return connect({ accountId, connectorType: 'WIZER', credentials, agreement: false, metadata: {} }, actor, now)
})
