import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { replaceConnectionSecret as contract } from '#shared/contracts/connector/connections.ts'
import { requireConsent } from '../connectors/requireConsent.ts'
import { connectionRow, connections } from '../store/connections.ts'
import { isOfReach } from '../store/connectors.ts'
import { refuseUnoffered } from '../tools/offered.ts'
import { madeGood } from './madeGood.ts'
import { refuseCredentials } from './refuseCredentials.ts'

/** A connection that its party refused is read again with it; who signs in at the other party signs in anew instead. */
export const replaceConnectionSecret = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const connection = await connections.require(params.connectionId)
  const { accountId, connectorType } = connection
  if (!(await isOfReach(accountId, actor))) return fail('connector.notFound')
  refuseUnoffered(connectorType)
  refuseCredentials(connectorType, body.credentials)
  await requireConsent({ accountId, connectorType }, now)
  const { connection: after, events } = madeGood(connection, body.credentials)
  await commit([connections.update(connection, after)], { events })
  return connectionRow(after)
})
