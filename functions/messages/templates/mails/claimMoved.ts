import { z } from 'zod'
import { toldStatuses } from '#shared/records/claim/claimStatus.ts'
import { defineMail } from '../mail.ts'
import { Amount, Link, MailData, Words } from '../mailData.ts'

type Told = (typeof toldStatuses)[number]

const titles: Readonly<Record<Told, string>> = { CLOSED: 'closed', REOPENED: 'open again', SETTLED: 'settled' }

interface Reader {
  readonly isAgent?: true | undefined
  readonly isDenied?: true | undefined
  readonly hasPaid: boolean
}

/** What has come of the claim, and what it means for who reads it. */
const meaningOf = ({ hasPaid, isAgent, isDenied }: Reader): Readonly<Record<Told, readonly string[]>> => {
  const [who, whose] = isAgent ? ['the insured', 'their'] : ['you', 'your']
  return {
    SETTLED: [
      'It is decided what the policy pays for it. What is still to be paid is paid now; after that we close the claim.',
      `Nothing more is needed from ${who} unless we ask. A cost that we do not know of yet has to reach us before the claim is closed.`,
    ],
    CLOSED: [
      isDenied
        ? 'The policy does not answer for it, as our letter on cover says, and we do no more work on it.'
        : hasPaid
          ? 'All that was due under the policy was paid, and we do no more work on it.'
          : 'Nothing was paid under the policy, and we do no more work on it.',
      `If something new comes of the same incident – a demand, a letter of a lawyer or an authority, a cost – no new notice is needed: tell us, and we open this claim again. Documents of it stay where they are.`,
    ],
    REOPENED: [
      'We work on it once more, under the same number and the same policy.',
      `Where we need something for it, we ask. Until then keep what it costs on record, and agree to nothing that commits ${whose} company without us.`,
    ],
  }
}

/** To the insured and the agent: a claim is settled, closed or open again, what that means, and whom to ask. */
export const claimMoved = defineMail({
  name: 'claimMoved',
  data: MailData.extend({
    insured: Words,
    claimNumber: Words,
    policyNumber: Words.optional(),
    status: z.enum(toldStatuses),
    /** What was paid of it so far, minor units. */
    paid: Amount,
    /** Cover was denied. */
    isDenied: z.literal(true).optional(),
    /** Who of the desk works on it. */
    adjuster: Words.optional(),
    claimsPhone: Words,
    /** Where to complain, as the region's law asks. */
    complaint: z.object({ title: Words, body: Words }).optional(),
    link: Link,
    isAgent: z.literal(true).optional(),
  }),
  subject: ({ claimNumber, status }) => `Claim ${claimNumber} is ${titles[status]}`,
  content: (
    { adjuster, claimNumber, claimsPhone, complaint, insured, isAgent, isDenied, link, paid, policyNumber, status },
    { money },
  ) => ({
    preview: `Claim ${claimNumber} of ${insured} is ${titles[status]}.`,
    title: `Claim ${claimNumber} is ${titles[status]}`,
    paragraphs: [
      `Claim ${claimNumber} of ${insured} is ${titles[status]}.`,
      ...meaningOf({ hasPaid: paid > 0, isAgent, isDenied })[status],
      adjuster === undefined
        ? `Questions: the claims line is ${claimsPhone}, day and night.`
        : `Questions: ask ${adjuster}, who works on the claim, or the claims line, ${claimsPhone}, day and night.`,
    ],
    facts: [
      { label: 'Claim', value: claimNumber },
      ...(policyNumber === undefined ? [] : [{ label: 'Policy', value: policyNumber }]),
      { label: 'Paid so far', value: money(paid) },
    ],
    action: { label: 'Look at the claim', href: link },
    ...(complaint && { notes: [`${complaint.title}: ${complaint.body}`] }),
  }),
})
