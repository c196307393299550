import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MailEmulator, startMail } from '#cdk/local/emulators/mail/mail.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { sendSms } from './sms.ts'

const phone = '+15125550142'
let mail: MailEmulator
beforeAll(async () => {
  mail = await startMail({ file: join(scratchFolder(), 'mail.sqlite') })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SNS: mail.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  })
})
afterAll(() => mail.stop())
afterEach(() => {
  delete process.env.SMS_ORIGINATION_NUMBER
  delete process.env.SMS_SENDER_ID
})

const sent = async () => {
  await sendSms({ phone, message: '123456 is your Palisade code.' })
  return mail.store.list({ to: phone, channel: 'sms', limit: 1 })[0]
}

describe('a text message', () => {
  it('comes from the region’s number, or under its registered name', async () => {
    process.env.SMS_ORIGINATION_NUMBER = '+18885550100'
    expect(await sent()).toMatchObject({ from: '+18885550100', text: '123456 is your Palisade code.' })
    delete process.env.SMS_ORIGINATION_NUMBER
    process.env.SMS_SENDER_ID = 'PALISADE'
    expect(await sent()).toMatchObject({ from: 'PALISADE' })
  })
})
