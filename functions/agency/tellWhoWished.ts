import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { type AgencyRecord, membershipsOf, userById } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** The e-mail to whoever asked for what was decided, to be committed with the decision; none where that is not known or they are disabled. */
export const tellWhoWished = async (
  { id, name, wishedBy }: AgencyRecord,
  reviewed: NonNullable<AgencyRecord['reviewed']>,
  now: Instant,
): Promise<{ writes: readonly Write[]; events: readonly DomainEvent[] }> => {
  const user = wishedBy === undefined ? undefined : await userById(wishedBy)
  const isTheirs = user?.enabled === true && membershipsOf(user).some(({ organizationId }) => organizationId === id)
  if (user === undefined || !isTheirs) return { writes: [], events: [] }
  const { approved, note, hostname, npn } = reviewed
  const mail = mailWrite({
    template: 'agencyReviewed',
    to: user.email,
    firstName: user.firstName,
    data: {
      agency: name,
      approved,
      note,
      ...(hostname !== undefined && { hostname }),
      ...(npn !== undefined && { npn }),
      link: `${config.publicUrl}/agency/details`,
    },
    now,
  })
  return { writes: [mail.write], events: [mail.event] }
}
