import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { unseal } from '#functions/_platform/secrets/seal.ts'
import { Kept } from '../store/connections.ts'
import { gaveBack } from '../tools/securityTools.ts'

/** Tells the other party that its grant is needed no more; where it does not answer, it is told again with the event. */
export const giveBackGrant: Subscriber<'connection.grantEnded'> = async ({ detail }) => {
  const { connectionId, connectorType, credentials } = detail
  await gaveBack(connectorType, Kept.parse(JSON.parse(unseal(credentials, connectionId))))
}
