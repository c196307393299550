import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To who made an API key that is in use: it ends within days. */
export const apiKeyExpiring = defineMail({
  name: 'apiKeyExpiring',
  data: MailData.extend({ name: Words, prefix: Words, expiresOn: CalendarDate, link: Link }),
  subject: ({ name }) => `The API key ${name} expires soon`,
  content: ({ name, prefix, expiresOn, link }, say) => ({
    preview: `It opens nothing from ${say.day(expiresOn)} on.`,
    title: `${name} expires on ${say.day(expiresOn)}`,
    paragraphs: [
      'It is in use: what works with it stands still once it has expired.',
      'Regenerate it, and give its new secret to what works with it. The present secret works beside the new one for as many hours as you choose.',
    ],
    facts: [
      { label: 'Key', value: name },
      { label: 'Its secret begins with', value: prefix },
    ],
    action: { label: 'Open API keys', href: link },
  }),
})
