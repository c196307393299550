/** Minutes a one-time code lives (rule: one-time-code). */
export const codeMinutes = 5

/** The text message with a one-time code: one GSM segment (160 characters) and the code first, where phones look for it. */
export const oneTimeCodeSms = ({ senderName, code }: { senderName: string; code: string }): string =>
  `${code} is your ${senderName} code. It expires in ${codeMinutes} minutes. Do not share it; we never ask for it.`
