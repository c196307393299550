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

type Items = { title: string; body: string }[]

/** What every insured is told of the end of a policy, in the UK and Australia. */
const expiryItems = (data: ExpiryData): Items => [
  { title: 'What happens next', body: renewalOf(data) },
  {
    title: 'If nothing is done',
    body: 'Unless it is renewed or replaced, nothing is insured from then on. This notice is sent whatever was chosen about reminders.',
  },
]

/** What a claims-made policy leaves open after its end. */
const extensionItems = ({ extensionDays }: ExpiryData): Items =>
  extensionDays === undefined
    ? []
    : [
        {
          title: 'Reporting claims after the end',
          body: `This is a claims-made policy. Within ${extensionDays} days of its end you may buy an extended reporting period, in which claims over acts before the end can still be reported.`,
        },
      ]

/** What an insured of the US is told whose insurer does not renew, or takes that back (rule: nonrenewal). */
const nonRenewalItems = (data: ExpiryData): Items => {
  const { because, expiresOn, issuer, mayRenew, noticeDays, region, standsUntil } = data
  const { agent, startOfCover } = wordsOf(region)
  const { day } = formatsOf(data)
  if (mayRenew)
    return [
      {
        title: 'What this means',
        body: `${issuer.insurer} takes back its notice of nonrenewal and is prepared to renew this policy. ${agent} arranges the renewal with you. Unless it is renewed or replaced, nothing is insured after ${startOfCover} on ${day(standsUntil ?? expiresOn)}.`,
      },
    ]
  return [
    {
      title: 'Our decision',
      body: `${issuer.insurer} will not renew this policy. ${
        standsUntil === undefined
          ? `It ends with its term at ${startOfCover} on ${day(expiresOn)}, and nothing is insured from then on.`
          : `Its term ends on ${day(expiresOn)}. Since this notice comes less than ${noticeDays} days before that, cover goes on on the same terms, without further premium, until ${startOfCover} on ${day(standsUntil)}, and nothing is insured from then on.`
      }`,
    },
    {
      title: 'Reason',
      body: because ?? 'Ask us in writing, and we tell you the reasons in writing.',
    },
    {
      title: 'What you can do',
      body: `${agent} can look for cover with another insurer; please speak to them now. Insurance may be available through other insurers even where we do not renew.`,
    },
    {
      title: 'Your loss history',
      body: 'You may ask for the loss run of this policy. It is given without charge, and another insurer will want to see it.',
    },
    ...extensionItems(data),
  ]
}

/** What an insured is told whose cover a moratorium or a hold kept beyond its term, and keeps no longer (rule: moratorium). */
const keptItems = (data: ExpiryData, keptUntil: string): Items => {
  const { expiresOn, region } = data
  const { startOfCover } = wordsOf(region)
  const { day } = formatsOf(data)
  return [
    {
      title: 'Why cover went on, and when it ends',
      body: `The term of this policy ended on ${day(expiresOn)}. What had forbidden to end its cover then stands no longer. Cover goes on on the same terms until ${startOfCover} on ${day(keptUntil)}. Unless it is renewed or replaced, nothing is insured from then on.`,
    },
    { title: 'What happens next', body: renewalOf(data) },
    ...extensionItems(data),
  ]
}

/** The paragraphs of a notice. */
const itemsOf = (data: ExpiryData): Items => {
  if (data.keptUntil !== undefined) return keptItems(data, data.keptUntil)
  return data.region === 'us' ? nonRenewalItems(data) : expiryItems(data)
}

/** What a notice is called, what it begins with, and how it is told whether the policy is renewed. */
const headOf = (data: ExpiryData) => {
  const { expiresOn, keptUntil, mayRenew, region, standsUntil } = data
  const { startOfCover } = wordsOf(region)
  const { day } = formatsOf(data)
  if (keptUntil !== undefined)
    return {
      title: 'Notice of the end of cover',
      lead: `Your cover ends at ${startOfCover} on ${day(keptUntil)}, local time at the address of the insured.`,
      renewal: mayRenew ? 'Prepared to negotiate' : 'Not offered',
    }
  const ends = `${startOfCover} on ${day(region === 'us' ? (standsUntil ?? expiresOn) : expiresOn)}, local time at the address of the insured.`
  if (region === 'us')
    return mayRenew
      ? { title: 'Nonrenewal withdrawn', lead: 'This policy can be renewed after all.', renewal: 'Offered' }
      : { title: 'Notice of nonrenewal', lead: `Your cover ends at ${ends}`, renewal: 'Not offered' }
  const title = mayRenew ? 'Notice of expiry' : 'Notice of expiry and non-renewal'
  return { title, lead: `Your cover expires at ${ends}`, renewal: mayRenew ? 'Prepared to negotiate' : 'Not offered' }
}

/** The notice that a policy ends, and whether a renewal may be talked about (rules: notice-of-expiry, nonrenewal). */
export const expiryDocument = (input: ExpiryData): PdfDocument => {
  const data = ExpiryData.parse(input)
  const { agent, policy } = wordsOf(data.region)
  const { day } = formatsOf(data)
  const { title, lead, renewal } = headOf(data)
  return shell(data, { template: 'expiry', title }, [
    {
      kind: 'inner',
      running: runningHead(`${policy} ${data.policyNumber}`, data),
      blocks: [
        { kind: 'title', title, number: data.policyNumber, lead },
        facts(partyFacts(data)),
        facts([
          { label: 'Date of this notice', value: day(data.generatedOn) },
          { label: 'Renewal', value: renewal },
        ]),
        { kind: 'paragraphs', items: itemsOf(data) },
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
