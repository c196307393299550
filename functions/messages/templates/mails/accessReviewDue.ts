import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To those who administer an organization: the review of who may what is not through, and its time is over. */
export const accessReviewDue = defineMail({
  name: 'accessReviewDue',
  data: MailData.extend({
    organizationName: Words,
    quarter: Words,
    dueOn: CalendarDate,
    left: z.int().min(1),
    link: Link,
  }),
  subject: ({ organizationName }) => `Who may sign in for ${organizationName} is not reviewed`,
  content: ({ organizationName, quarter, dueOn, left, link }, say) => ({
    preview: `${left} of its people are not decided on.`,
    title: 'An access review is late',
    paragraphs: [
      `Each quarter it is looked at who may sign in for ${organizationName}, and what they may. Of ${quarter} ${left === 1 ? 'one person is' : `${left} people are`} not decided on. It was due on ${say.day(dueOn)}.`,
    ],
    action: { label: 'Open the review', href: link },
  }),
})
