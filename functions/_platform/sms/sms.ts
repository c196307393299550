import type { MessageAttributeValue, SNSClient } from '@aws-sdk/client-sns'
import { config } from '../config/config.ts'

let client: SNSClient | undefined

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

/** Sends one text message to a phone in E.164 form. The SDK is loaded with the first one: few calls send any. */
export const sendSms = async (phone: string, message: string): Promise<void> => {
  const { PublishCommand, SNSClient } = await import('@aws-sdk/client-sns')
  client ??= new SNSClient({})
  await client.send(new PublishCommand({ PhoneNumber: phone, Message: message, MessageAttributes: attributes() }))
}
