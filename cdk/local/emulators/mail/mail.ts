import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { asAwsError, awsRegionOf } from '../../http/awsCall.ts'
import { readBody } from '../../http/body.ts'
import { listen } from '../../http/listen.ts'
import { regionOfAwsRegion } from '../../regions.ts'
import type { Emulator } from '../dynamodb.ts'
import { type MailStore, openMailStore } from './mailStore.ts'
import { readSendEmail, tokenName } from './ses.ts'

export interface MailEmulator extends Emulator {
  readonly store: MailStore
}

/** SESv2 SendEmail and SNS Publish to a phone number; every message lands in the mailbox and nowhere else. */
export async function startMail(settings: { readonly file: string; readonly port?: number }): Promise<MailEmulator> {
  const store = openMailStore(settings.file)
  const server = await listen(async (request, response) => {
    if (request.url?.startsWith('/v2/email/outbound-emails')) await sendEmail(store, request, response)
    else await publish(store, request, response)
  }, settings.port)
  return {
    url: server.url,
    store,
    async stop() {
      await server.stop()
      store.close()
    },
  }
}

const sendEmail = async (store: MailStore, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    const body: unknown = JSON.parse((await readBody(request)).toString('utf8'))
    const id = store.add(readSendEmail(body, regionOfAwsRegion(awsRegionOf(request))))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ MessageId: `local-${id}` }))
  } catch (error) {
    const { status, code, message } = asAwsError(error)
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': code })
      .end(JSON.stringify({ message }))
  }
}

const publish = async (store: MailStore, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const form = new URLSearchParams((await readBody(request)).toString('utf8'))
  const answer = (status: number, xml: string) => response.writeHead(status, { 'content-type': 'text/xml' }).end(xml)
  const phone = form.get('PhoneNumber')
  if (form.get('Action') !== 'Publish' || phone === null || !/^\+[1-9]\d{6,14}$/.test(phone)) {
    answer(
      400,
      `<ErrorResponse xmlns="${sns}"><Error><Type>Sender</Type><Code>InvalidParameter</Code><Message>Invalid parameter: PhoneNumber</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
    )
    return
  }
  const token = attributeOf(form, tokenName)
  const id = store.add({
    region: regionOfAwsRegion(awsRegionOf(request)),
    channel: 'sms',
    from: attributeOf(form, 'AWS.SNS.SMS.SenderID') ?? attributeOf(form, 'AWS.MM.SMS.OriginationNumber') ?? 'Palisade',
    to: [phone],
    subject: '',
    text: form.get('Message') ?? '',
    html: '',
    attachments: [],
    ...(token === undefined ? {} : { token }),
  })
  answer(
    200,
    `<PublishResponse xmlns="${sns}"><PublishResult><MessageId>local-${id}</MessageId></PublishResult><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></PublishResponse>`,
  )
}

const sns = 'http://sns.amazonaws.com/doc/2010-03-31/'

const attributeOf = (form: URLSearchParams, name: string): string | undefined => {
  for (let index = 1; form.has(`MessageAttributes.entry.${index}.Name`); index += 1)
    if (form.get(`MessageAttributes.entry.${index}.Name`) === name)
      return form.get(`MessageAttributes.entry.${index}.Value.StringValue`) ?? undefined
  return undefined
}
