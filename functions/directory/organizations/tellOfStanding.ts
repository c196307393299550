import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { letsIn, type PersonaStatus } from '#shared/records/persona/personaStatus.ts'

interface Standing {
  readonly name: string
  readonly contactEmail?: string | undefined
  readonly contactFirstName?: string | undefined
  readonly status: PersonaStatus
}

/**
 * The e-mail to an organization's contact where a change lets its people in no more, or again, to be committed with it; why
 * is the provider's own to know. None where nobody is known to write to.
 */
export const tellOfStanding = (
  before: Standing,
  after: Standing,
  now: Instant,
): { readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } => {
  const { name, contactEmail, contactFirstName, status } = after
  const held = !letsIn(status)
  if (!contactEmail || held === !letsIn(before.status)) return { writes: [], events: [] }
  const mail = mailWrite({
    template: 'organizationHeld',
    to: contactEmail,
    firstName: contactFirstName || undefined,
    data: { organization: name, held },
    now,
  })
  return { writes: [mail.write], events: [mail.event] }
}
