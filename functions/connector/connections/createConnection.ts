import { implement } from '#functions/_platform/http/implement.ts'
import { createConnection as contract } from '#shared/contracts/connector/connections.ts'
import { connectorKinds, placesOf } from '#shared/domain/integration/connectors.ts'
import { accountFor } from './accountFor.ts'
import { connect } from './connect.ts'

export const createConnection = implement(contract)(async ({ body, actor, now, fail }) => {
  const { connector: connectorType, credentials, metadata, provider, agreement } = body
  const { form, name } = connectorKinds[connectorType]
  const accountId = await accountFor(actor, body)
  if (form === 'oauth' || form === 'key') fail('connector.needsOtherForm', { data: { connector: name } })
  const { region } = metadata
  const errors = [
    ...(form === 'credentials' && !credentials.username
      ? [{ path: ['credentials', 'username'], detail: 'API User is required' }]
      : []),
    ...(credentials.password === ''
      ? [
          {
            path: ['credentials', 'password'],
            detail: form === 'token' ? 'Token is required' : 'Password is required',
          },
        ]
      : []),
    ...(region !== undefined && !placesOf(connectorType).some(({ code }) => code === region)
      ? [{ path: ['metadata', 'region'], detail: 'Choose one of the places that there are' }]
      : []),
  ]
  if (errors.length > 0) fail('connector.invalidDetails', { errors })
  return connect({ accountId, connectorType, provider, credentials, agreement, metadata }, actor, now)
})
