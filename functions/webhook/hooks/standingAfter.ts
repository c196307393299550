import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { StoredWebhook, WebhookRecord } from '../store/webhooks.ts'

/** How it stands with its receiver: one that is turned on again, or told elsewhere, begins anew with what waits. */
export const standingAfter = (
  { enabled, suspendedAt, failingSince, retryAt }: StoredWebhook,
  next: { readonly enabled: boolean; readonly isElsewhere: boolean },
  now: Instant,
): Pick<WebhookRecord, 'failingSince' | 'retryAt' | 'suspendedAt'> => {
  const isAnew = suspendedAt !== undefined || !enabled || next.isElsewhere
  if (next.enabled && isAnew) return { retryAt: now }
  return {
    ...(suspendedAt !== undefined && { suspendedAt }),
    ...(failingSince !== undefined && { failingSince }),
    ...(retryAt !== undefined && { retryAt }),
  }
}
