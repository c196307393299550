import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, MailData, Words } from '../mailData.ts'

/** To whoever holds a license, and to their agency: it expires soon, and what it is needed for stops with it. */
export const licenseExpiring = defineMail({
  name: 'licenseExpiring',
  data: MailData.extend({
    days: z.int().min(1),
    holder: Words,
    number: Words,
    /** The state it was given by, where states license. */
    where: Words.optional(),
    expirationDate: Day,
    link: Link,
  }),
  subject: ({ number, expirationDate }, { license, day }) =>
    `Your ${license} ${number} expires on ${day(expirationDate)}`,
  content: ({ days, holder, number, where, expirationDate, link }, { license, day }) => ({
    preview: `The ${license} expires within ${days} days.`,
    title: `A ${license} of ${holder} is about to expire`,
    paragraphs: [
      `It is good through ${day(expirationDate)}. From the day after, nothing that is sold under it can be bound or issued.`,
      `Renew it, then enter its new expiration date: that takes a minute.`,
    ],
    facts: [
      { label: 'Number', value: number },
      ...(where === undefined ? [] : [{ label: 'State', value: where }]),
      { label: 'Expires', value: day(expirationDate) },
    ],
    action: { label: 'Open it', href: link },
  }),
})
