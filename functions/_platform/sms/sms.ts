import type { SNSClient } from '@aws-sdk/client-sns'

let client: SNSClient | undefined

/** Sends one text message to a phone in E.164 form. The SDK is loaded with the first one: few calls send any. */
export const sendSms = async (phone: string, message: string): Promise<void> => {
  const { PublishCommand, SNSClient } = await import('@aws-sdk/client-sns')
  client ??= new SNSClient({})
  await client.send(new PublishCommand({ PhoneNumber: phone, Message: message }))
}
