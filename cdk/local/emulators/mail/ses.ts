import { z } from 'zod'
import type { RegionCode } from '#shared/regions/code.ts'
import { AwsError } from '../../http/awsCall.ts'
import type { Attachment, OutgoingMessage } from './message.ts'
import { parseMail } from './mime.ts'

const content = z.object({ Data: z.string() }).optional()
const tagged = z.array(z.object({ Name: z.string(), Value: z.string() })).optional()

const sendEmail = z.object({
  FromEmailAddress: z.string().optional(),
  Destination: z
    .object({
      ToAddresses: z.array(z.string()).default([]),
      CcAddresses: z.array(z.string()).default([]),
      BccAddresses: z.array(z.string()).default([]),
    })
    .optional(),
  ReplyToAddresses: z.array(z.string()).optional(),
  EmailTags: tagged,
  Content: z.object({
    Simple: z
      .object({
        Subject: z.object({ Data: z.string() }),
        Body: z.object({ Text: content, Html: content }),
        Headers: tagged,
        Attachments: z
          .array(z.object({ RawContent: z.string(), FileName: z.string(), ContentType: z.string().optional() }))
          .optional(),
      })
      .optional(),
    Raw: z.object({ Data: z.string() }).optional(),
  }),
})

/** The tag (SES) or message attribute (SNS) whose value makes a repeated send the same message. */
export const tokenName = 'messageToken'

/** The message of a SESv2 SendEmail request, simple or raw; throws SES's BadRequestException. */
export function readSendEmail(body: unknown, region: RegionCode | undefined): OutgoingMessage {
  const parsed = sendEmail.safeParse(body)
  if (!parsed.success) throw new AwsError('BadRequestException', z.prettifyError(parsed.error))
  const { FromEmailAddress, Destination, EmailTags, Content, ReplyToAddresses: [replyTo] = [] } = parsed.data
  const token = EmailTags?.find((tag) => tag.Name === tokenName)?.Value
  const common = { region, channel: 'email' as const, replyTo, ...(token === undefined ? {} : { token }) }
  const to = [
    ...(Destination?.ToAddresses ?? []),
    ...(Destination?.CcAddresses ?? []),
    ...(Destination?.BccAddresses ?? []),
  ]

  if (Content.Simple !== undefined) {
    const { Subject, Body, Attachments = [] } = Content.Simple
    if (to.length === 0) throw new AwsError('BadRequestException', 'The destination has no address.')
    return {
      ...common,
      from: FromEmailAddress ?? '',
      to,
      subject: Subject.Data,
      text: Body.Text?.Data ?? '',
      html: Body.Html?.Data ?? '',
      attachments: Attachments.map(
        (each): Attachment => ({
          fileName: each.FileName,
          contentType: each.ContentType ?? 'application/octet-stream',
          content: Buffer.from(each.RawContent, 'base64'),
        }),
      ),
    }
  }
  if (Content.Raw === undefined) throw new AwsError('BadRequestException', 'The content is neither simple nor raw.')
  const mail = parseMail(Buffer.from(Content.Raw.Data, 'base64'))
  const named = (mail.headers.get('to') ?? '').split(',').filter((each) => each.trim() !== '')
  return {
    ...common,
    from: FromEmailAddress ?? mail.headers.get('from') ?? '',
    to: to.length > 0 ? to : named,
    subject: mail.headers.get('subject') ?? '',
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
  }
}
