import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { forgetConnector } from '../connectors/forgetConnector.ts'
import { connectors } from '../store/connectors.ts'

/** What systems of an account told goes with it, and so do the secrets. */
export const forgetAccount: Subscriber<'account.removed'> = async ({ detail: { accountId } }) => {
  const listed = await connectors.every({ scopes: [`account:${accountId}`] })
  for (const connector of await connectors.byIds(listed.map(({ id }) => id))) await forgetConnector(connector)
}
