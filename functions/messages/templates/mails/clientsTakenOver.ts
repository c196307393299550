import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** To whoever takes over what a colleague had who has gone: how much it is, and which clients. */
export const clientsTakenOver = defineMail({
  name: 'clientsTakenOver',
  data: MailData.extend({
    from: Words,
    clients: z.int(),
    renewals: z.int(),
    quotes: z.int(),
    tasks: z.int(),
    names: z.array(Words),
    link: Link,
  }),
  subject: ({ from, clients }) =>
    clients === 0 ? `The open quotes of ${from} are yours now` : `The clients of ${from} are yours now`,
  content: ({ from, clients, renewals, quotes, tasks, names, link }) => ({
    preview: `${from} has left, and you take over.`,
    title: `You take over from ${from}`,
    paragraphs: [
      `${from} has left. What they looked after is in your name within minutes, and clients with cover are told that you look after them now.`,
      ...(names.length === 0
        ? []
        : [
            `The clients: ${names.join(', ')}${clients > names.length ? `, and ${counted(clients - names.length, 'more', 'more')}` : ''}.`,
          ]),
    ],
    facts: [
      { label: 'Clients', value: String(clients) },
      { label: 'Up for renewal', value: String(renewals) },
      { label: 'Open quotes', value: String(quotes) },
      { label: 'Still to come in for these quotes', value: String(tasks) },
    ],
    action: { label: 'Open your clients', href: link },
  }),
})
