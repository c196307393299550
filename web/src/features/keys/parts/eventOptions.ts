import { webhookEventNames, webhookEvents } from '#shared/domain/integration/webhookEvents.ts'

/** What a webhook or a channel may be told of. */
export const eventOptions = webhookEventNames.map((name) => ({
  value: name,
  label: name,
  hint: webhookEvents[name].says,
}))
