import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { forgetConnector } from '../connectors/forgetConnector.ts'
import { connectorsOf } from '../store/connectors.ts'

/** What systems of an account told goes with it, and so do the secrets. */
export const forgetAccount: Subscriber<'account.removed'> = async ({ detail: { accountId }, now }) => {
  for (const connector of await connectorsOf(accountId)) await forgetConnector(connector, now)
}
