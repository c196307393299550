import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { endWithAgency } from '#functions/directory/agencies/endWithAgency.ts'
import { webhooks, webhooksOf } from '../store/webhooks.ts'

/** Receivers of an agency that was closed are told nothing any more (decision: closed-ends-open). */
export const endOfAgency: Subscriber<'agency.closed'> = ({ detail: { agencyId } }) =>
  endWithAgency({
    agencyId,
    what: 'webhooks',
    open: async () => {
      const rows = await webhooks.every({ scopes: [webhooksOf(agencyId)] })
      return (await webhooks.byIds(rows.map(({ id }) => id))).map((webhook) => [webhooks.remove(webhook)])
    },
  })
