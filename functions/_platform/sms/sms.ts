import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'

let client: SNSClient | undefined

/** Sends one text message to a phone in E.164 form. */
export const sendSms = async (phone: string, message: string): Promise<void> => {
  client ??= new SNSClient({})
  await client.send(new PublishCommand({ PhoneNumber: phone, Message: message }))
}
