import { z } from 'zod'
import { formatPhone } from '#shared/regions/phone.ts'
import type { Region } from '#shared/regions/region.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { defineMail } from '../mail.ts'
import { MailData } from '../mailData.ts'
import { codeMinutes } from '../smsTexts.ts'

const purposes = {
  signIn: 'to finish signing in',
  setUpMfa: 'to turn on codes by email',
  stepUp: 'to confirm that it is you',
  payment: 'to open the payment page',
  incident: 'to tell us of the incident',
  ownData: 'to open the page of your data',
  questionnaire: 'to open the questionnaire',
  quote: 'to open the quote',
  surplusNotice: 'to open the notice',
} as const

/** Whom to call at once, beside the form; support is not there at night. */
const claimsLine = (region: Region): string =>
  `If you cannot wait, call our claims line at any hour: ${formatPhone(region, region.support.claimsPhone)}.`

/** The one-time code by e-mail: six digits, five minutes, no link that could be forged. */
export const oneTimeCode = defineMail({
  name: 'oneTimeCode',
  data: MailData.extend({
    code: z.string().regex(/^\d{6}$/),
    purpose: z.enum([
      'signIn',
      'setUpMfa',
      'stepUp',
      'payment',
      'incident',
      'ownData',
      'questionnaire',
      'quote',
      'surplusNotice',
    ]),
  }),
  subject: ({ sender }) => `Your ${sender.name} code`,
  content: ({ code, purpose, region }) => ({
    preview: `It expires in ${codeMinutes} minutes.`,
    title: 'Your one-time code',
    paragraphs: [`Enter this code ${purposes[purpose]}. It expires in ${codeMinutes} minutes and works once.`],
    code,
    notes: [
      ...(purpose === 'incident' ? [claimsLine(regionOf(region))] : []),
      'We never ask for this code by phone or email. If you did not request it, you can ignore this message.',
    ],
  }),
})
