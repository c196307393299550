import type { RegionCode } from '#shared/regions/code.ts'
import { pdfOf, writeMail } from '../journey/writeMail.ts'
import type { Letter } from '../mailbox/rawMail.ts'
import type { Platform } from '../platform.ts'
import { insuredOf } from './book.ts'
import { people } from './cast.ts'

/** What is asked for and sent along, as people of a region call it. */
const words: Readonly<
  Record<RegionCode, { readonly certificate: string; readonly deductible: string; readonly losses: string }>
> = {
  us: { certificate: 'Certificate of insurance', deductible: 'retention', losses: 'Loss history' },
  uk: { certificate: 'Evidence of insurance', deductible: 'excess', losses: 'Confirmed claims experience' },
  au: { certificate: 'Certificate of currency', deductible: 'excess', losses: 'Claims history' },
}

/** What is in the underwriters' inbox of the demo book; each letter has an id, so that it comes once. */
const letters = (region: RegionCode): readonly Omit<Letter, 'to'>[] => {
  const { producer } = people(region)
  const agent = `${producer.firstName} ${producer.lastName} <${producer.email}>`
  const insured = insuredOf(region)
  const { certificate, deductible, losses } = words[region]
  return [
    {
      messageId: 'demo-submission',
      from: agent,
      subject: 'New business: cyber quote for a dental practice',
      text: `Hello,\n\nplease find the signed application attached. They renew with another carrier in six weeks and would like a limit of 1 million, ${deductible} 10,000.\n\nWe know of no claims in five years; the ${losses.toLowerCase()} is attached as well.\n\nBest regards\n${producer.firstName}`,
      attachments: [
        { name: 'Cyber application.pdf', base64: pdfOf('Application for cyber insurance') },
        { name: `${losses} 2021-2026.pdf`, base64: pdfOf('No losses') },
      ],
    },
    {
      messageId: 'demo-certificate',
      from: `${insured.company} <${insured.email}>`,
      subject: `${certificate} for our landlord`,
      text: `Good morning,\n\nour landlord asks for our ${certificate.toLowerCase()} by Friday. Could you send it?\n\nMany thanks`,
    },
    {
      messageId: 'demo-bor',
      from: 'Quinn Mercer <quinn@northgate-brokers.example>',
      subject: 'Broker of record letter',
      text: 'To whom it may concern,\n\nenclosed is the broker of record letter, signed today. Please confirm when it takes effect.\n\nQuinn Mercer',
      attachments: [{ name: 'BOR letter signed.pdf', base64: pdfOf('Letter of appointment') }],
    },
    {
      messageId: 'demo-invoice',
      from: 'Accounts <accounts@parcel-notices.example>',
      subject: 'Overdue: open the attached invoice',
      text: 'Your invoice is attached. Enable content to view.',
      attachments: [{ name: 'invoice.pdf.exe', base64: Buffer.from('MZ').toString('base64') }],
    },
  ]
}

/** Fills the inboxes of the underwriters. */
export const seedMail = async (platform: Platform): Promise<void> => {
  for (const region of platform.regions)
    for (const letter of letters(region)) await writeMail({ port: platform.port, region }, letter)
}
