import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, PolicyFacts, Words } from '../mailData.ts'

const subjects = {
  PENDING: 'A broker-of-record letter has come for policy',
  KEPT: 'The broker of record stays as it is on policy',
  CHANGED: 'The broker of record has changed on policy',
  REVERSED: 'The change of broker of record is taken back on policy',
} as const

/** To the insured, the broker there is and the one that is named, at each step of a change of the broker of record. */
export const brokerOfRecord = defineMail({
  name: 'brokerOfRecord',
  data: PolicyFacts.extend({
    standing: z.enum(['PENDING', 'KEPT', 'CHANGED', 'REVERSED']),
    reader: z.enum(['insured', 'named', 'present']),
    /** The agencies by name. */
    present: Words,
    named: Words,
    signedOn: Day,
    objectUntil: Day,
    effective: Day,
    /** None for whom the policy is not theirs. */
    link: Link.optional(),
  }),
  subject: ({ policyNumber, standing }) => `${subjects[standing]} ${policyNumber}`,
  content: (data, { day, startOfCover }) => {
    const { insured, policyNumber, standing, reader, present, named, signedOn, objectUntil, effective, link } = data
    const what = {
      PENDING: `A letter of ${insured}, signed on ${day(signedOn)}, names ${named} as broker of record of policy ${policyNumber}.`,
      KEPT: `A newer letter of ${insured}, signed on ${day(signedOn)}, keeps ${present} as broker of record of policy ${policyNumber}.`,
      CHANGED: `${named} is broker of record of policy ${policyNumber} of ${insured} from ${startOfCover} on ${day(effective)}.`,
      REVERSED: `The change of the broker of record of policy ${policyNumber} of ${insured} to ${named} is taken back: ${present} is its broker as before.`,
    }[standing]
    const next = {
      PENDING: {
        insured: `If this is not what you want, sign a newer letter for ${present}: we need it by ${day(objectUntil)}.`,
        present: `Without a newer letter of your client by ${day(objectUntil)}, the policy leaves you. Until then it stays with you, and you serve it.`,
        named: `The policy is yours to see from that day on, unless a newer letter comes by ${day(objectUntil)}.`,
      },
      KEPT: {
        insured: 'Nothing changes for you.',
        present: 'The policy stays with you.',
        named: 'The change that your letter asked for does not take place.',
      },
      CHANGED: {
        insured: 'Turn to them with whatever concerns this policy. Your cover is the same.',
        present: 'Commission of the days before stays yours; you do not see the policy any more.',
        named: 'Commission of the days from then on is yours, and so is the service of the policy.',
      },
      REVERSED: {
        insured: `Turn to ${present} with whatever concerns this policy. Your cover is the same.`,
        present: `The policy is yours again as if it had not changed on ${day(effective)}, with the commission since then.`,
        named: 'Commission on this policy goes back, and you do not see it any more.',
      },
    }[standing][reader]
    return {
      preview: what,
      title: {
        PENDING: 'A broker-of-record letter has come',
        KEPT: 'The broker stays',
        CHANGED: 'The broker has changed',
        REVERSED: 'The broker is the former one again',
      }[standing],
      paragraphs: [what, next],
      facts: [
        { label: 'Policy', value: policyNumber },
        ...(standing === 'PENDING' ? [{ label: 'Changes on', value: day(effective) }] : []),
      ],
      ...(link !== undefined && { action: { label: 'Open the policy', href: link } }),
    }
  },
})
