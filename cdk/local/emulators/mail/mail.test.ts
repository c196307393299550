import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailEmulator, startMail } from './mail.ts'

const file = join(mkdtempSync(join(tmpdir(), 'palisade-')), 'mail.sqlite')
const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
let mail: MailEmulator
let ses: SESv2Client
let sns: SNSClient
beforeAll(async () => {
  mail = await startMail({ file })
  ses = new SESv2Client({ endpoint: mail.url, region: 'eu-west-2', credentials })
  sns = new SNSClient({ endpoint: mail.url, region: 'us-east-1', credentials })
})
afterAll(() => mail.stop())

const proposal = (to: string, token?: string) =>
  new SendEmailCommand({
    FromEmailAddress: 'no-reply@uk.palisade.example',
    Destination: { ToAddresses: [to] },
    ...(token === undefined ? {} : { EmailTags: [{ Name: 'messageToken', Value: token }] }),
    Content: {
      Simple: {
        Subject: { Data: 'Your proposal' },
        Body: { Text: { Data: 'Plain £5' }, Html: { Data: '<b>Rich £5</b>' } },
        Attachments: [{ FileName: 'proposal.pdf', ContentType: 'application/pdf', RawContent: Buffer.from('%PDF-1') }],
      },
    },
  })

test('an e-mail lands in the mailbox with both bodies and its attachment', async () => {
  await ses.send(proposal('ann@acme.example'))
  const [message] = mail.store.list({ to: 'ANN@acme.example' })
  expect(message).toMatchObject({ region: 'uk', subject: 'Your proposal', text: 'Plain £5', html: '<b>Rich £5</b>' })
  expect(message?.attachments).toEqual([{ fileName: 'proposal.pdf', contentType: 'application/pdf', size: 6 }])
  expect(Buffer.from(mail.store.attachment(message?.id ?? 0, 0)?.content ?? []).toString()).toBe('%PDF-1')
})

test('a repeated send with one token is one message', async () => {
  const first = await ses.send(proposal('bob@acme.example', 'mail_1'))
  const second = await ses.send(proposal('bob@acme.example', 'mail_1'))
  expect(second.MessageId).toBe(first.MessageId)
  expect(mail.store.list({ to: 'bob@acme.example' })).toHaveLength(1)
})

test('a raw e-mail is read', async () => {
  const raw = [
    'From: no-reply@us.palisade.example',
    'To: cara@acme.example',
    'Subject: =?utf-8?B?w5xiZXJzaWNodA==?=',
    'Content-Type: multipart/mixed; boundary="outer"',
    '',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Price =C2=A3=',
    '5',
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<p>Price £5</p>').toString('base64'),
    '--inner--',
    '--outer',
    'Content-Type: text/csv; name="a.csv"',
    'Content-Disposition: attachment; filename="a.csv"',
    '',
    'a;b',
    '--outer--',
  ].join('\r\n')
  await ses.send(new SendEmailCommand({ Content: { Raw: { Data: Buffer.from(raw) } } }))
  const [message] = mail.store.list({ to: 'cara@acme.example' })
  expect(message).toMatchObject({ subject: 'Übersicht', text: 'Price £5', html: '<p>Price £5</p>' })
  expect(message?.attachments).toEqual([{ fileName: 'a.csv', contentType: 'text/csv', size: 3 }])
})

test('an SMS lands in the mailbox; a number that is none is refused', async () => {
  await sns.send(new PublishCommand({ PhoneNumber: '+14155550100', Message: 'Your code is 123456' }))
  expect(mail.store.list({ to: '+14155550100' })[0]).toMatchObject({ channel: 'sms', text: 'Your code is 123456' })
  await expect(sns.send(new PublishCommand({ PhoneNumber: '12', Message: 'x' }))).rejects.toThrow(/PhoneNumber/)
})

test('words are found in recipient, subject and text', () => {
  expect(mail.store.list({ search: 'bersicht' })).toHaveLength(1)
  expect(mail.store.list({ search: '100%' })).toHaveLength(0)
})
