import { implement } from '#functions/_platform/http/implement.ts'
import { createConnection as contract } from '#shared/contracts/connector/connections.ts'
import { connectorKinds, placesOf } from '#shared/domain/integration/connectors.ts'
import { accountFor } from './accountFor.ts'
import { connect } from './connect.ts'
import { refuseCredentials } from './refuseCredentials.ts'

export const createConnection = implement(contract)(async ({ body, actor, now, fail }) => {
  const { connector: connectorType, credentials, metadata, provider, agreement } = body
  const { form, name } = connectorKinds[connectorType]
  const accountId = await accountFor(actor, body)
  if (form === 'key') fail('connector.needsOtherForm', { data: { connector: name } })
  const { region } = metadata
  const isElsewhere = region !== undefined && !placesOf(connectorType).some(({ code }) => code === region)
  refuseCredentials(
    connectorType,
    credentials,
    isElsewhere ? [{ path: ['metadata', 'region'], detail: 'Choose one of the places that there are' }] : [],
  )
  return connect({ accountId, connectorType, provider, credentials, agreement, metadata }, actor, now)
})
