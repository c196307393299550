import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, type Ownership } from '#functions/_platform/auth/relation.ts'
import type { Happening, Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountById } from '#functions/account/public.ts'
import { actorOfMaker, providerId } from '#functions/auth/public.ts'
import { claimById, isClaimTheirs } from '#functions/claims/public.ts'
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
import { deliveryIdAfter, threadAbout } from '../delivery/threadAbout.ts'
import { askedIn, assistantRequests } from '../store/assistantRequests.ts'
import { isKept, webhooks, webhooksOf } from '../store/webhooks.ts'

/** Whose webhooks may be told of a record, and of them whose maker sees it. */
interface Audience {
  readonly organizations: readonly string[]
  readonly isFor: (maker: Actor) => boolean
}

/** The provider, the agency that brought it, and its partners. */
const shared = (owner: Ownership | undefined): Audience | undefined =>
  owner && {
    organizations: [
      ...new Set([providerId, ...(owner.agencyId === undefined ? [] : [owner.agencyId]), ...(owner.partnerIds ?? [])]),
    ],
    isFor: (maker) => isTheirs(maker, owner),
  }

/** Who may be told of a record; undefined when it is gone. */
const audienceOf: Readonly<Record<WebhookSubject, (id: string) => Promise<Audience | undefined>>> = {
  account: async (id) => {
    const account = await accountById(id)
    return shared(account && { ...account, accountId: id })
  },
  assistantRequest: async (id) => {
    const request = await assistantRequests.byId(id)
    return request && { organizations: [request.organizationId], isFor: (maker) => askedIn(maker) === askedIn(request) }
  },
  claim: async (id) => {
    const claim = await claimById(id)
    const told = shared(claim)
    return claim && told && { ...told, isFor: (maker) => isClaimTheirs(maker, claim) }
  },
  policy: async (id) => shared(await policyById(id)),
  quote: async (id) => shared(await quoteById(id)),
}

/** Has one webhook told, once, if who made it may see the record today. */
const tell = (webhookId: string, { isFor }: Audience, { name, detail, at, now, once }: Happening<WebhookEventName>) =>
  retryStale(async () => {
    const webhook = await webhooks.byId(webhookId)
    if (webhook === undefined || !isKept(webhook) || !webhook.events.includes(name)) return
    const maker = await actorOfMaker(webhook)
    if (maker === undefined || !mayAs(maker, 'integration:manage')) return
    if (!mayAs(maker, webhookEvents[name].permission) || !isFor(maker)) return
    const ids = toldOf(name, detail)
    const body = bodyFor(webhook, { type: name, at, ids })
    const about = String(ids[`${webhookEvents[name].subject}Id`])
    const { ahead, joinedBy } = await threadAbout({ webhookId, about })
    const delivery = newDelivery({ id: deliveryIdAfter(ahead, now), webhookId, type: name, about, body, now })
    const { writes, events } = toBeSent(webhook, delivery, { now, ahead })
    await commit([...writes, joinedBy(delivery)], { events, once: `${once}|${webhookId}` })
  })

/** What a suspended one would be told is kept for when it is turned on again, or fetches it. */
const told: ReadonlySet<string> = new Set(['ACTIVE', 'FAILING', 'SUSPENDED'])

/** Each webhook whose maker may see what something happened to, and that is to be told of such things, gets it to tell. */
export const tellReceivers: Subscriber<WebhookEventName> = async (happening) => {
  const { subject } = webhookEvents[happening.name]
  const detail: Readonly<Record<string, unknown>> = happening.detail
  const audience = await audienceOf[subject](String(detail[`${subject}Id`]))
  if (audience === undefined) return
  const known = await webhooks.every({ scopes: audience.organizations.map(webhooksOf) })
  for (const { id, events, status } of known)
    if (told.has(status) && events.includes(happening.name)) await tell(id, audience, happening)
}
