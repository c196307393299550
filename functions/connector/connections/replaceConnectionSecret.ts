import { implement } from '#functions/_platform/http/implement.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { replaceConnectionSecret as contract } from '#shared/contracts/connector/connections.ts'
import { requireConsent } from '../connectors/requireConsent.ts'
import { connectionRow, connections } from '../store/connections.ts'
import { isOfReach } from '../store/connectors.ts'
import { refuseUnoffered } from '../tools/offered.ts'
import { refuseCredentials } from './refuseCredentials.ts'

/** A connection that its party refused is read again with it; who signs in at the other party signs in anew instead. */
export const replaceConnectionSecret = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const connection = await connections.require(params.connectionId)
  const { accountId, connectorType, id } = connection
  if (!(await isOfReach(accountId, actor))) return fail('connector.notFound')
  refuseUnoffered(connectorType)
  refuseCredentials(connectorType, body.credentials)
  await requireConsent({ accountId, connectorType }, now)
  const { failure: _, readAt: __, ...rest } = connection
  const credentials = seal({ secret: JSON.stringify(body.credentials), subject: id })
  const after = { ...rest, status: 'CONNECTING', failures: 0, credentials } as const
  await commit([connections.update(connection, after)], {
    events: [{ name: 'connection.readingDue', detail: { connectionId: id } }],
  })
  return connectionRow(after)
})
