import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { privacyKinds } from '#shared/domain/identity/privacy.ts'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

const asked = { ACCESS: 'a copy', CORRECTION: 'a correction', ERASURE: 'to be erased' } as const

/** To the region's support: a request about somebody's own data is to be answered within days. */
export const privacyRequestDue = defineMail({
  name: 'privacyRequestDue',
  data: MailData.extend({ reference: Words, kind: z.enum(privacyKinds), dueOn: CalendarDate, link: Link }),
  subject: ({ dueOn }, say) => `A request about personal data is due on ${say.day(dueOn)}`,
  content: ({ reference, kind, dueOn, link }, say) => ({
    preview: `Somebody asked for ${asked[kind]}.`,
    title: `To be answered by ${say.day(dueOn)}`,
    paragraphs: [`Somebody asked for ${asked[kind]}. The law of the region gives us until ${say.day(dueOn)}.`],
    facts: [{ label: 'Reference', value: reference }],
    action: { label: 'Open the request', href: link },
  }),
})
