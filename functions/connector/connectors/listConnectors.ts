import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { listConnectors as contract } from '#shared/contracts/connector/connectors.ts'
import type { ConnectorId } from '#shared/domain/ids/ids.ts'
import { connectorKinds, connectorTypes } from '#shared/domain/integration/connectors.ts'
import { ownAccount } from '../connections/accountFor.ts'
import { driftsShown } from '../drift/driftsShown.ts'
import { connectionsOf } from '../store/connections.ts'
import { connectorsOf, type StoredConnector } from '../store/connectors.ts'
import { offeredTypes } from '../tools/offered.ts'

const consentOf = ({ id, agreedAt, agreedUntil, agreedBy }: StoredConnector) => ({
  connectorId: id as ConnectorId, // The store keeps ids as text.
  agreedAt,
  agreedUntil,
  agreedBy,
})

/** Those that can be connected here, and what was agreed to while it could: it is withdrawn all the same. Who works for several accounts and names none is told of no agreement. */
export const listConnectors = implement(contract)(async ({ query, actor, now }) => {
  const accountId = query.accountId ?? ownAccount(actor)
  if (accountId !== undefined) await requireAccount(accountId, actor)
  const agreed = accountId === undefined ? [] : await connectorsOf(accountId)
  const connections = accountId === undefined ? [] : await connectionsOf(accountId)
  const drifted = new Map(
    await Promise.all(agreed.map(async (each) => [each.id, await driftsShown(each, now)] as const)),
  )
  const offered = offeredTypes()
  const shown = connectorTypes.filter(
    (type) => offered.includes(type) || agreed.some(({ connectorType }) => connectorType === type),
  )
  return shown.map((connectorType) => {
    const { form, ...kind } = connectorKinds[connectorType]
    const connector = agreed.find((each) => each.connectorType === connectorType)
    const newest = connections.findLast(({ connectorId }) => connectorId === connector?.id)
    const drifts = drifted.get(connector?.id ?? '') ?? []
    return {
      connectorType,
      ...kind,
      requiresOauth: form === 'oauth',
      form,
      ...(connector !== undefined && {
        connectorStatus: newest?.connectorStatus ?? ('CONSENTED' as const),
        consent: consentOf(connector),
      }),
      ...(drifts.length > 0 && { drifts: [...drifts] }),
    }
  })
})
