import { oneTimeCodeSeconds } from '#shared/domain/identity/oneTimeCode.ts'

/** The text message with a one-time code: one GSM segment, the code first, where phones look for it. */
export const oneTimeCodeSms = ({ senderName, code }: { readonly senderName: string; readonly code: string }): string =>
  `${code} is your ${senderName} code. It expires in ${oneTimeCodeSeconds / 60} minutes. Do not share it; we never ask for it.`
