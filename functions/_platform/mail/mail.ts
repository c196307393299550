import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { config } from '../config/config.ts'

let client: SESv2Client | undefined

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Sends one e-mail from the region's address. */
export const sendMail = async ({ to, subject, html, text }: Mail): Promise<void> => {
  client ??= new SESv2Client({})
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: config.mailFrom,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: part(subject), Body: { Html: part(html), Text: part(text) } } },
    }),
  )
}
