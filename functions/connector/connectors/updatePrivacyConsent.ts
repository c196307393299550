import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updatePrivacyConsent as contract } from '#shared/contracts/connector/connectors.ts'
import { accountFor } from '../connections/accountFor.ts'
import { connectionsOf } from '../store/connections.ts'
import { connectorKey, connectors } from '../store/connectors.ts'
import { refuseUnoffered } from '../tools/offered.ts'
import { consentWrite } from './consentWrite.ts'
import { forgetConnector } from './forgetConnector.ts'

/** Whoever withdraws it has all forgotten that was told under it; whoever gives it anew has what is connected read. */
export const updatePrivacyConsent = implement(contract)(async ({ params, body, actor, now }) => {
  const { connectorType } = params
  const accountId = await accountFor(actor, { accountId: body.accountId })
  if (body.agreement) {
    refuseUnoffered(connectorType)
    const { connector, write } = await consentWrite({ accountId, connectorType, agreement: true }, actor, now)
    const mine = (await connectionsOf(accountId)).filter(({ connectorId }) => connectorId === connector.id)
    const events = mine.map(({ id }) => ({ name: 'connection.readingDue', detail: { connectionId: id } }) as const)
    await commit([write], { events })
    return { agreedAt: connector.agreedAt, agreedUntil: connector.agreedUntil }
  }
  const connector = await connectors.byUnique('kind', connectorKey(accountId, connectorType))
  if (connector !== undefined) await forgetConnector(connector, now)
  return {}
})
