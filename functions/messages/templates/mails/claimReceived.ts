import { defineMail } from '../mail.ts'
import { Day, Link, MailData, Words } from '../mailData.ts'

/** To the heads of claims: a first notice has come in, and what is known of it. */
export const claimReceived = defineMail({
  name: 'claimReceived',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    policyNumber: Words.optional(),
    reporter: Words,
    reporterPhone: Words.optional(),
    lossDate: Day.optional(),
    loss: Words,
    link: Link,
  }),
  subject: ({ claimNumber, insured }) => `New claim ${claimNumber}: ${insured}`,
  content: ({ claimNumber, insured, link, loss, lossDate, policyNumber, reporter, reporterPhone }, { day }) => ({
    preview: loss,
    title: `${insured} has filed a claim`,
    paragraphs: [loss],
    facts: [
      { label: 'Claim', value: claimNumber },
      { label: 'Policy', value: policyNumber ?? 'None answers by the days alone' },
      { label: 'Reported by', value: reporterPhone === undefined ? reporter : `${reporter}, ${reporterPhone}` },
      ...(lossDate === undefined ? [] : [{ label: 'Loss date', value: day(lossDate) }]),
    ],
    action: { label: 'Take it up', href: link },
  }),
})
