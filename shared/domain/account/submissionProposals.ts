import { z } from 'zod'
import type { Region } from '../../regions/region.ts'
import { stateOf } from '../../regions/states.ts'
import {
  AccountName,
  bareDomain,
  DomainName,
  Employees,
  IndustryCode,
  Revenue,
  YearEstablished,
} from './firmographics.ts'
import { type Column, columnNamed } from './uploadColumns.ts'

/** What a file may say of the company that it is about; `limit` is what is asked for. */
export const proposedFields = [
  'name',
  'address1',
  'city',
  'state',
  'zipCode',
  'domainName',
  'revenue',
  'employees',
  'yearEstablished',
  'industryCode',
  'limit',
] as const
export type ProposedField = (typeof proposedFields)[number]

/** One thing that a file says, and where. */
export const SubmissionProposal = z.object({
  field: z.enum(proposedFields),
  value: z.string().describe('As the form takes it: an amount in whole units, a state by its abbreviation.'),
  source: z.string().describe('Where in the file it stands, with the words there.'),
})
export type SubmissionProposal = z.infer<typeof SubmissionProposal>

/** Something that a file says under a name of its own; `where` is `row 3`, or `page 1`. */
export const Said = z.object({ label: z.string(), value: z.string(), where: z.string() }).readonly()
export type Said = z.infer<typeof Said>

const fields: Readonly<Partial<Record<Column, ProposedField>>> = {
  name: 'name',
  address1: 'address1',
  city: 'city',
  state: 'state',
  zipCode: 'zipCode',
  domainName: 'domainName',
  revenue: 'revenue',
  noOfEmployeesAll: 'employees',
  yearEstablished: 'yearEstablished',
  industryCode: 'industryCode',
}

/** Names that applications have for it, and lists of companies do not; of elements of ACORD's forms as well. */
const further: readonly (readonly [RegExp, ProposedField])[] = [
  [
    /^(?:(?:name of )?(?:the )?applicant(?:'?s)?(?: name)?|named insured|commercialname|insured company|full legal name)$/,
    'name',
  ],
  [/^(?:mailing address|principal address|addr1)$/, 'address1'],
  [/^(?:stateprovcd|state of domicile|state or territory)$/, 'state'],
  [/^(?:postalcode)$/, 'zipCode'],
  [/^(?:web ?site(?: address| url)?|website ?url|websiteurl|company website|primary domain)$/, 'domainName'],
  [
    /^(?:(?:gross |total |annual )+(?:revenues?|receipts|sales|turnover)|annualgrossreceiptsamt|annualrevenuesamt|totalpayrollreceiptsamt|revenue \(annual\))$/,
    'revenue',
  ],
  [/^(?:numemployees|numemployeesfulltime|total employees|number of staff)$/, 'employees'],
  [/^(?:naicscd|siccd|industry(?: code)?)$/, 'industryCode'],
  [/^(?:year (?:business )?(?:started|founded)|businessstartdt|date established)$/, 'yearEstablished'],
  [/^(?:(?:requested |desired |aggregate |policy )*limit(?: of liability| requested)?|aggregate|limitamt)$/, 'limit'],
]

/** What is longer is no name of a fact, and no fact. */
const longestLabel = 100
const longestValue = 500

const fieldOf = (label: string): ProposedField | undefined => {
  if (label.length > longestLabel) return undefined
  const words = label
    .trim()
    .toLowerCase()
    .replace(/[*:]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const column = columnNamed(words)
  return (column && fields[column]) ?? further.find(([name]) => name.test(words))?.[1]
}

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  mn: 1e6,
  bn: 1e9,
  billion: 1e9,
}

/** An amount as people write it – `$5,000,000`, `5M`, `USD 2.5 million` – in whole units. */
const amountOf = (text: string): number | undefined => {
  const [, digits = '', unit = ''] =
    /^\D{0,5}?(\d(?:[\d,.]| (?=\d))*)\s*(k|mm?|mn|bn|million|billion)?\b[^\d]*$/i.exec(text.trim()) ?? []
  if (digits === '') return undefined
  const plain = Number(digits.replace(/[, ](?=\d{3}\b)/g, '').replace(/[, .]+$/, ''))
  const amount = Math.round(plain * (factors[unit.toLowerCase()] ?? 1))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined
}

const read = (schema: z.ZodType, value: unknown): string | undefined =>
  value !== undefined && schema.safeParse(value).success ? String(value) : undefined

const line = z.string().min(1).max(200)

const readers: Readonly<Record<ProposedField, (text: string, region: Region) => string | undefined>> = {
  name: (text) => read(AccountName, text),
  address1: (text) => read(line, text),
  city: (text) => read(line.max(100), text),
  state: (text, region) => stateOf(region, text)?.abbreviation,
  zipCode: (text) => read(line.max(12), text),
  domainName: (text) => read(DomainName, bareDomain(text)),
  revenue: (text) => read(Revenue, amountOf(text)),
  employees: (text) => read(Employees, amountOf(text)),
  yearEstablished: (text) => read(YearEstablished, Number(/\b(?:1[6-9]|20)\d{2}\b/.exec(text)?.[0])),
  industryCode: (text) => read(IndustryCode, /\b\d{2,6}\b/.exec(text)?.[0]),
  limit: (text) => {
    const amount = amountOf(text)
    return amount === undefined ? undefined : String(amount)
  },
}

/**
 * What of all that a file says is proposed for a submission: what is first said of each field and makes sense there, with
 * its source. What makes none is left to the person.
 */
export const submissionProposals = (said: readonly Said[], region: Region): SubmissionProposal[] => {
  const found = new Map<ProposedField, SubmissionProposal>()
  for (const { label, value, where } of said) {
    const field = fieldOf(label)
    const text = value.replace(/\s+/g, ' ').trim()
    if (field === undefined || text === '' || text.length > longestValue || found.has(field)) continue
    const proposed = readers[field](text, region)
    if (proposed !== undefined)
      found.set(field, { field, value: proposed, source: `${where}: ${label.trim()} ${text}`.replace(/\s+/g, ' ') })
  }
  return proposedFields.flatMap((field) => found.get(field) ?? [])
}

/** So much of what a file says beside its proposals is told. */
const mostOthers = 100

/** What a file says under names that no field has, once each, in its order: it stays with the file, for a person to read. */
export const saidBeside = (said: readonly Said[]): Said[] => {
  const others = new Map<string, Said>()
  for (const { label, value, where } of said) {
    const fact = { label: label.trim(), value: value.replace(/\s+/g, ' ').trim(), where }
    const isFact = fact.label !== '' && fact.label.length <= longestLabel && fact.value !== ''
    if (!isFact || fact.value.length > longestValue || fieldOf(label) !== undefined) continue
    others.set(`${fact.label} ${fact.value}`, others.get(`${fact.label} ${fact.value}`) ?? fact)
  }
  return [...others.values()].slice(0, mostOthers)
}
