import type { z } from 'zod'
import type { MailData } from './mailData.ts'
import { type Say, sayFor } from './say.ts'

/** What an e-mail says, before it has a look: one column, at most one action. */
export type MailContent = {
  /** The line an inbox shows after the subject. Never a secret: it is on lock screens. */
  readonly preview: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A one-time code, set large. */
  readonly code?: string
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  readonly list?: { readonly title: string; readonly items: readonly string[] } | undefined
  readonly action?: { readonly label: string; readonly href: string }
  /** Small print under the action. */
  readonly notes?: readonly string[]
}

type MailDefinition<Name extends string, Schema extends z.ZodType<MailData>> = {
  readonly name: Name
  readonly data: Schema
  /** Never a code, a token or an amount owed by a named person. */
  readonly subject: (data: z.output<Schema>, say: Say) => string
  readonly content: (data: z.output<Schema>, say: Say) => MailContent
}

/** Defines an e-mail. `compose` checks the data (throws on data that does not fit) and gives subject and content. */
export const defineMail = <Name extends string, Schema extends z.ZodType<MailData>>(
  mail: MailDefinition<Name, Schema>,
) => ({
  name: mail.name,
  data: mail.data,
  compose: (input: unknown) => {
    const data = mail.data.parse(input)
    const say = sayFor(data)
    return {
      base: data as MailData,
      subject: mail.subject(data, say),
      content: mail.content(data, say),
    }
  },
})
