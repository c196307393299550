import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, QuoteFacts, Words } from '../mailData.ts'

/** To the agent: cover is bound for the time being. */
export const binderIssued = defineMail({
  name: 'binderIssued',
  data: QuoteFacts.extend({ binderNumber: Words, binderExpiry: Day, openPoints: z.array(Words), link: Link }),
  subject: ({ binderNumber, insured, isRenewal }) =>
    `${isRenewal ? 'Renewal binder' : 'Binder'} ${binderNumber} for ${insured} is issued`,
  content: (data, { day, startOfCover }) => ({
    preview: `Cover is bound from ${day(data.effectiveDate)}; the binder expires ${day(data.binderExpiry)}.`,
    title: data.isRenewal ? `The renewal of ${data.insured} is bound` : `${data.insured} is bound`,
    paragraphs: [
      ...(data.isRenewal ? [`It renews the cover of ${data.insured} from ${day(data.effectiveDate)} on.`] : []),
      'The binder is evidence of cover until the policy is issued.',
    ],
    facts: [
      { label: 'Binder', value: data.binderNumber },
      { label: 'From quote', value: data.quoteNumber },
      { label: 'Product', value: data.product },
      { label: 'Effective', value: `${day(data.effectiveDate)}, ${startOfCover}` },
      { label: 'Binder expires', value: day(data.binderExpiry) },
    ],
    list:
      data.openPoints.length > 0 ? { title: 'Needed before the policy is issued', items: data.openPoints } : undefined,
    action: { label: 'Open the binder', href: data.link },
  }),
})
