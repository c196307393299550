import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'

const ses = held(() => new SESv2Client({}))

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Names the e-mail, so that one sent twice can be told from two. */
  readonly token: string
}

/** Sends one e-mail from the region's address. */
export const sendMail = async ({ to, subject, html, text, token }: Mail): Promise<void> => {
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await ses().send(
    new SendEmailCommand({
      FromEmailAddress: config.mailFrom,
      Destination: { ToAddresses: [to] },
      EmailTags: [{ Name: 'messageToken', Value: token }],
      Content: { Simple: { Subject: part(subject), Body: { Html: part(html), Text: part(text) } } },
    }),
  )
}
