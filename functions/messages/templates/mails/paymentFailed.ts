import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

type Told = { readonly isLate?: boolean | undefined; readonly payBy: string }

const asked = ({ isLate, payBy }: Told): string =>
  isLate === true ? `Please pay what is due, which was due on ${payBy}` : `Please pay what is due by ${payBy}`

/** To the payer: nothing was taken, what was has gone back, or it never came, why, and what keeps the cover. */
export const paymentFailed = defineMail({
  name: 'paymentFailed',
  data: PolicyFacts.extend({
    amount: Amount,
    method: Words,
    reason: Words.optional(),
    payBy: Day,
    /** That day is over. */
    isLate: z.boolean().optional(),
    /** It had arrived, and was charged back or returned since; or it was entered here though it never came. */
    wentBack: z.boolean().optional(),
    isVoid: z.boolean().optional(),
    link: Link,
  }),
  subject: ({ policyNumber, isVoid, wentBack }) =>
    isVoid === true
      ? `A payment for policy ${policyNumber} was entered by mistake`
      : `Your payment for policy ${policyNumber} ${wentBack === true ? 'went back' : 'did not go through'}`,
  content: (data, { money, day, authorize, paidWith }) => {
    const { isLate, isVoid } = data
    const hadCome = data.wentBack === true || isVoid === true
    const payBy = day(data.payBy)
    const kept = isLate === true ? '' : ' Paid by then, nothing changes in your cover.'
    const again = isLate === true ? `now: what is due was due on ${payBy}.` : `by ${payBy}.`
    const title = isVoid === true ? 'A payment was entered by mistake' : 'Your payment went back'
    return {
      preview: hadCome ? `${asked({ isLate, payBy })}.` : `Nothing was taken. Please try again ${again}`,
      title: hadCome ? title : 'Your payment did not go through',
      paragraphs: hadCome
        ? [
            isVoid === true
              ? `A payment of ${money(data.amount)} that we told you had arrived was entered by mistake: it does not count. Nothing was taken from your account.`
              : 'The payment had arrived, and your bank has taken it back since: it counts as not paid.',
            isVoid === true
              ? `${asked({ isLate, payBy })}.${kept}`
              : `${asked({ isLate, payBy })}, with this card or account or another one.${kept}`,
          ]
        : ['Nothing was taken from your account.', `Please try again, or use another card or account, ${again}${kept}`],
      facts: [
        { label: 'Policy', value: data.policyNumber },
        { label: 'Amount', value: money(data.amount) },
        {
          label: hadCome ? (isVoid === true ? 'Entered as' : 'Paid with') : 'Tried with',
          value: paidWith(data.method),
        },
        ...(data.reason === undefined
          ? []
          : [{ label: isVoid === true ? 'Why' : 'What the bank said', value: data.reason }]),
      ],
      action: { label: hadCome ? 'Pay' : 'Try again', href: data.link },
      notes: hadCome ? [] : [`Your bank may ask you to ${authorize} the payment.`],
    }
  },
})
