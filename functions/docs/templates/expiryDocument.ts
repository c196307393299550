import type { PdfDocument } from './document.ts'
import { ExpiryData } from './expiryData.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { partyFacts } from './parts/parties.ts'
import { runningHead, shell } from './parts/shell.ts'
import { wordsOf } from './words.ts'

const renewalOf = ({ issuer: { insurer }, isOptedOut, mayRenew, region }: ExpiryData): string => {
  const { agent } = wordsOf(region)
  const whose = agent.toLowerCase()
  if (!mayRenew)
    return `${insurer} is not prepared to negotiate a renewal or an extension of this cover. ${agent} can look for cover with another insurer; please speak to them now.`
  const whoDoes = isOptedOut
    ? `You told us that it is not to be renewed; if that has changed, tell ${whose} before then.`
    : `${agent} arranges it with you.`
  return `${insurer} is prepared to negotiate a renewal or an extension of this cover. ${whoDoes}`
}

/** The notice that a policy ends, and whether a renewal may be talked about (rule: notice-of-expiry). */
export const expiryDocument = (input: ExpiryData): PdfDocument => {
  const data = ExpiryData.parse(input)
  const { agent, policy, startOfCover } = wordsOf(data.region)
  const { day } = formatsOf(data)
  const title = data.mayRenew ? 'Notice of expiry' : 'Notice of expiry and non-renewal'
  return shell(data, { template: 'expiry', title }, [
    {
      kind: 'inner',
      running: runningHead(`${policy} ${data.policyNumber}`, data),
      blocks: [
        {
          kind: 'title',
          title,
          number: data.policyNumber,
          lead: `Your cover expires at ${startOfCover} on ${day(data.expiresOn)}, local time at the address of the insured.`,
        },
        facts(partyFacts(data)),
        facts([
          { label: 'Date of this notice', value: day(data.generatedOn) },
          { label: 'Renewal', value: data.mayRenew ? 'Prepared to negotiate' : 'Not offered' },
        ]),
        {
          kind: 'paragraphs',
          items: [
            { title: 'What happens next', body: renewalOf(data) },
            {
              title: 'If nothing is done',
              body: 'Unless it is renewed or replaced, nothing is insured from then on. This notice is sent whatever was chosen about reminders.',
            },
          ],
        },
        {
          kind: 'contact',
          title: 'Questions?',
          body: `${agent} or we can tell you what this means for your cover.`,
          name: data.issuer.support.name,
          ...(data.issuer.support.phone !== undefined && { phone: data.issuer.support.phone }),
          email: data.issuer.support.email,
        },
      ],
    },
  ])
}
