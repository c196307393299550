import { z } from 'zod'
import { vendorUrgencies } from '#shared/domain/claims/vendorAnswer.ts'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

type Urgency = (typeof vendorUrgencies)[number]

const asks: Readonly<Record<Urgency, string>> = {
  EMERGENCY: 'This is an emergency',
  URGENT: 'This is urgent',
  ROUTINE: 'You are asked to take up work',
}

/** To a vendor of the panel: it is brought into a claim, what for, and by when it says whether it takes the work. */
export const vendorAsked = defineMail({
  name: 'vendorAsked',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    urgency: z.enum(vendorUrgencies),
    /** By the clock of the region's offices, with its day. */
    answerBy: Words,
    work: Words,
    scope: Words,
    claimsPhone: Words,
    /** The portal, where its people sign in. */
    link: Link.optional(),
  }),
  subject: ({ claimNumber, urgency }) => `${asks[urgency]}: claim ${claimNumber}`,
  content: ({ answerBy, claimNumber, claimsPhone, insured, link, scope, urgency, work }) => ({
    preview: `Say by ${answerBy} whether you take the work on claim ${claimNumber}.`,
    title: asks[urgency],
    paragraphs: [
      `You are asked to work on claim ${claimNumber} of ${insured}. Look whether you have a conflict of interest, and say by ${answerBy} whether you take the work.`,
      link === undefined
        ? `Say so by telephone: the claims line is ${claimsPhone}, day and night.`
        : `Say so in the portal, or by telephone: the claims line is ${claimsPhone}, day and night. What you decline somebody else is asked for.`,
      scope,
    ],
    facts: [
      { label: 'Claim', value: claimNumber },
      { label: 'Work', value: work },
      { label: 'Answer by', value: answerBy },
    ],
    ...(link !== undefined && { action: { label: 'Accept or decline', href: link } }),
  }),
})
