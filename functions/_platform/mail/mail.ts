import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { readsInRehearsal } from '../held/rehearsal.ts'

const ses = held(() => readsInRehearsal(new SESv2Client({})))

export interface Mail {
  readonly to: readonly string[]
  readonly cc?: readonly string[]
  /** Whom it is from; the region's address for notices when not given. */
  readonly from?: string
  /** Where answers go, if not to whom it is from. */
  readonly replyTo?: string
  readonly subject: string
  readonly html?: string
  readonly text: string
  readonly attachments?: readonly { readonly name: string; readonly bytes: Uint8Array; readonly contentType: string }[]
  /** By which mail programs know the mail that it answers. */
  readonly answers?: string | undefined
  /** Names the e-mail, so that one sent twice can be told from two. */
  readonly token: string
}

/** Sends one e-mail from an address of the region. Answers with the id by which its answers name it. */
export const sendMail = async ({ to, cc = [], subject, html, text, token, ...mail }: Mail): Promise<string> => {
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
  const { answers, attachments = [] } = mail
  const { MessageId } = await ses().send(
    new SendEmailCommand({
      FromEmailAddress: mail.from ?? config.mailFrom,
      Destination: { ToAddresses: [...to], ...(cc.length > 0 && { CcAddresses: [...cc] }) },
      ...(mail.replyTo !== undefined && { ReplyToAddresses: [mail.replyTo] }),
      EmailTags: [{ Name: 'messageToken', Value: token }],
      Content: {
        Simple: {
          Subject: part(subject),
          Body: { ...(html !== undefined && { Html: part(html) }), Text: part(text) },
          ...(answers !== undefined && {
            Headers: [
              { Name: 'In-Reply-To', Value: `<${answers}>` },
              { Name: 'References', Value: `<${answers}>` },
            ],
          }),
          ...(attachments.length > 0 && {
            Attachments: attachments.map(({ name, bytes, contentType }) => ({
              FileName: name,
              RawContent: bytes,
              ContentType: contentType,
              ContentDisposition: 'ATTACHMENT' as const,
              ContentTransferEncoding: 'BASE64' as const,
            })),
          }),
        },
      },
    }),
  )
  if (MessageId === undefined) throw new Error('SES took an e-mail and did not say under which id.')
  return MessageId
}
