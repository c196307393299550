import { CertificateData } from './certificateData.ts'
import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { certificateNotices } from './notices/certificate.ts'
import { coverageTable, limitsLie } from './parts/coverageTable.ts'
import { borneFact } from './parts/excess.ts'
import { facts } from './parts/facts.ts'
import { formsSchedule } from './parts/formsSchedule.ts'
import { partyFacts } from './parts/parties.ts'
import { runningHead, shell } from './parts/shell.ts'
import { signedNotices } from './parts/signedNotices.ts'
import { wordsOf } from './words.ts'

const holderFacts = (data: CertificateData): Block => {
  const words = wordsOf(data.region)
  const { day, whole } = formatsOf(data)
  const { aggregateLimit, retroPeriod } = data.terms
  return facts(
    [
      { label: words.holder, value: [data.holder.name, ...data.holder.addressLines] },
      { label: 'Shows the policy as it is on', value: day(data.day) },
      { label: 'Aggregate limit', value: whole(aggregateLimit) },
      borneFact(data),
      retroPeriod ? { label: words.retroPeriod, value: retroPeriod } : undefined,
      { label: 'Basis', value: 'Claims made' },
    ],
    3,
  )
}

/** What nobody who relies on it may overlook: cover ends before the period does. */
const endingBand = (data: CertificateData): Block[] =>
  data.endsOn === undefined
    ? []
    : [
        {
          kind: 'band',
          title: `Notice of cancellation was given: cover ends at ${wordsOf(data.region).startOfCover} on ${formatsOf(data).day(data.endsOn)}`,
          body: 'The period shown here runs no further than this day, unless the cancellation is withdrawn.',
        },
      ]

/** How whoever is shown it finds out whether it is genuine, and how the cover stands by then. */
const verificationOf = ({ verification }: CertificateData): Block[] =>
  verification === undefined
    ? []
    : [
        {
          kind: 'verification',
          title: `Certificate ${verification.number}`,
          body: `Scan the code, or type the number at ${verification.page}: the page says whether this certificate is genuine and how the cover stands on that day. It may have been cancelled or changed since.`,
          page: verification.page,
          url: verification.url,
          squares: verification.squares,
          alt: `QR code of ${verification.url}`,
        },
      ]

/** Evidence of insurance for somebody other than its insured. Throws when the data contradicts itself. */
export const certificateDocument = (input: CertificateData): PdfDocument => {
  const data = CertificateData.parse(input)
  const words = wordsOf(data.region)
  const { day } = formatsOf(data)
  const attached: Section[] =
    data.endorsements.length > 0
      ? [{ kind: 'section', title: 'Endorsements', blocks: [formsSchedule(data.endorsements)] }]
      : []
  return shell(data, { template: 'certificate', title: words.certificate }, [
    {
      kind: 'inner',
      running: runningHead(`${words.policy} ${data.policyNumber}`, data),
      blocks: [
        {
          kind: 'title',
          title: words.certificate,
          number: data.policyNumber,
          ...(data.agencyLogo !== undefined && { mark: { name: data.agency.name, logo: data.agencyLogo } }),
          lead: `The insurer named here has issued the policy below to ${data.insured.name.replace(/\.$/, '')}. This is what it covers on ${day(data.day)}.`,
        },
        ...endingBand(data),
        ...verificationOf(data),
        holderFacts(data),
        facts(partyFacts(data)),
        {
          kind: 'section',
          title: 'What is covered',
          lead: `${limitsLie(data.coverages)} What was paid for claims lessens them.`,
          blocks: [coverageTable(data)],
        },
        ...attached,
        signedNotices(certificateNotices(data), {
          name: data.authorizedBy.name,
          role: `${data.authorizedBy.title}, ${words.authorized.toLowerCase()}`,
          day: day(data.generatedOn),
        }),
      ],
    },
  ])
}
