import { ulid } from 'ulid'
import { isTheirs, type Ownership } from '#functions/_platform/auth/relation.ts'
import type { Happening, Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountById } from '#functions/account/public.ts'
import { actorOfMaker, providerId } from '#functions/auth/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import {
  toldOf,
  type WebhookEventName,
  type WebhookSubject,
  webhookEvents,
} from '#shared/domain/integration/webhookEvents.ts'
import { mayAs } from '#shared/permissions.ts'
import { bodyFor } from '../delivery/bodyFor.ts'
import { newDelivery, toBeSent } from '../delivery/newDelivery.ts'
import { isKept, webhooks, webhooksOf } from '../store/webhooks.ts'

/** Whose the record is that something happened to; undefined when it is gone. */
const ownerOf: Readonly<Record<WebhookSubject, (id: string) => Promise<Ownership | undefined>>> = {
  account: async (id) => {
    const account = await accountById(id)
    return account && { ...account, accountId: id }
  },
  policy: policyById,
  quote: quoteById,
}

/** Who may be told of a record: the provider, the agency that brought it, and its partners. */
const organizationsOf = ({ agencyId, partnerIds = [] }: Ownership): string[] => [
  ...new Set([providerId, ...(agencyId === undefined ? [] : [agencyId]), ...partnerIds]),
]

/** Has one webhook told, once, if who made it may see the record today. */
const tell = (webhookId: string, owner: Ownership, { name, detail, at, now, once }: Happening<WebhookEventName>) =>
  retryStale(async () => {
    const webhook = await webhooks.byId(webhookId)
    if (webhook === undefined || !isKept(webhook) || !webhook.events.includes(name)) return
    const maker = await actorOfMaker(webhook)
    if (maker === undefined || !mayAs(maker, 'integration:manage')) return
    if (!mayAs(maker, webhookEvents[name].permission) || !isTheirs(maker, owner)) return
    const body = bodyFor(webhook, { type: name, at, ids: toldOf(name, detail) })
    const { writes, events } = toBeSent(
      webhook,
      newDelivery({ id: `whd_${ulid()}`, webhookId, type: name, body, now }),
      now,
    )
    await commit(writes, { events, once: `${once}|${webhookId}` })
  })

/** What a suspended one would be told is kept for when it is turned on again, or fetches it. */
const told: ReadonlySet<string> = new Set(['ACTIVE', 'FAILING', 'SUSPENDED'])

/** Each webhook whose maker may see what something happened to, and that is to be told of such things, gets it to tell. */
export const tellReceivers: Subscriber<WebhookEventName> = async (happening) => {
  const { subject } = webhookEvents[happening.name]
  const detail: Readonly<Record<string, unknown>> = happening.detail
  const owner = await ownerOf[subject](String(detail[`${subject}Id`]))
  if (owner === undefined) return
  const known = await webhooks.every({ scopes: organizationsOf(owner).map(webhooksOf) })
  for (const { id, events, status } of known)
    if (told.has(status) && events.includes(happening.name)) await tell(id, owner, happening)
}
