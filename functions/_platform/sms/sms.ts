import type { MessageAttributeValue } from '@aws-sdk/client-sns'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { readsInRehearsal } from '../held/rehearsal.ts'

/** The SDK is loaded with the first message: few calls send any. */
const sdk = () => import('./sns.ts')
const sns = held(async () => readsInRehearsal(new (await sdk()).SNSClient({})))

const text = (StringValue: string): MessageAttributeValue => ({ DataType: 'String', StringValue })

/** A one-time code is worth sending by the most reliable way, from the number or under the name that is the region's. */
const attributes = (): Record<string, MessageAttributeValue> => {
  const { phoneNumber, senderId } = config.smsOrigin
  return {
    'AWS.SNS.SMS.SMSType': text('Transactional'),
    ...(phoneNumber !== undefined && { 'AWS.MM.SMS.OriginationNumber': text(phoneNumber) }),
    ...(senderId !== undefined && { 'AWS.SNS.SMS.SenderID': text(senderId) }),
  }
}

/** Sends one text message to a phone in E.164 form. */
export const sendSms = async ({
  phone,
  message,
}: {
  readonly phone: string
  readonly message: string
}): Promise<void> => {
  const { PublishCommand } = await sdk()
  await (await sns()).send(
    new PublishCommand({ PhoneNumber: phone, Message: message, MessageAttributes: attributes() }),
  )
}
