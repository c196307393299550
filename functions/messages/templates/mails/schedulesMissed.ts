import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To whoever operates the region: what should have run by the clock and did not, or failed. */
export const schedulesMissed = defineMail({
  name: 'schedulesMissed',
  data: MailData.extend({ schedules: z.array(Words), link: Link }),
  subject: ({ schedules }) =>
    `Failed or late: ${schedules.length === 1 ? schedules[0] : `${schedules.length} schedules`}`,
  content: ({ schedules, link }) => ({
    preview: schedules.join(', '),
    title: 'What runs by the clock did not',
    paragraphs: ['These failed in their last run, or did not come when they should have.', ...schedules],
    facts: [],
    action: { label: 'See why, or run it now', href: link },
  }),
})
