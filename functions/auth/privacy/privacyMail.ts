import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { HeldPart, PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { privacyLawOf } from '#shared/regions/privacy.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** What a person is told of their request. */
type Told =
  | { readonly what: 'received' }
  | { readonly what: 'extended'; readonly note: string; readonly dueOn: CalendarDate }
  | { readonly what: 'refused'; readonly note: string }
  | { readonly what: 'copied'; readonly until: CalendarDate }
  | { readonly what: 'corrected'; readonly answer: string }
  | { readonly what: 'erased'; readonly parts: readonly HeldPart[] }

/** The e-mail by which a person is told what became of their request; the one of an erasure is its certificate. */
export const privacyMail = ({ id, kind, subject, dueOn }: PrivacyRequestRecord, told: Told, now: Instant) => {
  const { complaints } = privacyLawOf(regionOf(config.region))
  return mailWrite({
    template: 'privacyRequest',
    to: subject.email,
    data: {
      ...{ reference: id, kind, dueOn, complaints },
      // Who is a user signs in; who is none opens the page by a code.
      ...(subject.userId === undefined && { link: `${config.publicUrl}/own-data` }),
      ...told,
    },
    now,
  })
}
