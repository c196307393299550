import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To the provider: on who is left of an access review nobody else there may decide, so that its own people do. */
export const accessReviewLeft = defineMail({
  name: 'accessReviewLeft',
  data: MailData.extend({
    organizationName: Words,
    quarter: Words,
    dueOn: CalendarDate,
    left: z.int().min(1),
    link: Link,
  }),
  subject: ({ organizationName }) => `The rest of the access review of ${organizationName} is yours to decide`,
  content: ({ organizationName, quarter, dueOn, left, link }, say) => ({
    preview: 'Nobody else there may decide on who is left.',
    title: 'An access review waits for you',
    paragraphs: [
      `Nobody decides on themselves. In the review of ${organizationName} for ${quarter} ${left === 1 ? 'one person is' : `${left} people are`} left on whom nobody else there may decide. Please do so by ${say.day(dueOn)}.`,
    ],
    action: { label: 'Open the review', href: link },
  }),
})
