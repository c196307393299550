import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To those who connect the systems of an insured: one of them does not see in place any more what it saw. */
export const driftSeen = defineMail({
  name: 'driftSeen',
  data: MailData.extend({
    companyName: Words,
    system: Words,
    /** What is in place no more, and what to do about each. */
    what: z.array(Words).min(1),
    remedies: z.array(Words).min(1),
    /** The day, in the words of the region. */
    since: Words,
    /** By how much the risk score rises once it is mended. */
    scoreGain: z.int(),
    link: Link,
  }),
  subject: ({ companyName, system }) => `${system} of ${companyName}: something is not in place any more`,
  content: ({ companyName, system, what, remedies, since, scoreGain, link }) => ({
    preview: what.join('; '),
    title: 'Something is not in place any more',
    paragraphs: [
      `${system} saw this in place at ${companyName}, and does not since ${since}: ${what.join('; ')}.`,
      remedies.join(' '),
      `Once it is in place again, the next daily reading sees it, and there is nothing else to do. The underwriters of ${companyName} are told of it as well; the policy stays as it is.`,
    ],
    facts: [
      { label: 'Company', value: companyName },
      { label: 'System', value: system },
      ...(scoreGain > 0 ? [{ label: 'Risk score once it is mended', value: `+${scoreGain}` }] : []),
    ],
    action: { label: 'See what to do', href: link },
  }),
})
