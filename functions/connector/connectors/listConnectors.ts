import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { listConnectors as contract } from '#shared/contracts/connector/connectors.ts'
import { connectorKinds, connectorTypes } from '#shared/domain/integration/connectors.ts'

/** None where no system can be connected. */
export const listConnectors = implement(contract)(async () =>
  config.securityTools === 'none'
    ? []
    : connectorTypes.map((connectorType) => {
        const { name, description, form } = connectorKinds[connectorType]
        const requiresOauth = form === 'oauth'
        return { connectorType, name, description, requiresOauth, form }
      }),
)
