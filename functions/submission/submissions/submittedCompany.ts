import { config } from '#functions/_platform/config/config.ts'
import { companyOf, companyProblems, phoneDigits, type SaidOfCompany } from '#functions/account/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import type * as contract from '#shared/contracts/account/submissions.ts'
import { bareDomain, DomainName } from '#shared/domain/account/firmographics.ts'
import { regionOf } from '#shared/regions/regions.ts'

type Firmographics = NonNullable<BodyOf<typeof contract.updateSubmission>['firmographics']>
type SubmittedFacts = SubmissionRecord['company']

const domainsOf = (otherDomains: string): string[] =>
  otherDomains
    .split(',')
    .map(bareDomain)
    .filter((domain) => domain !== '')

const contactOf = ({ policyContact }: Firmographics) =>
  policyContact && {
    ...(policyContact.firstName && { policyContactFirstName: policyContact.firstName }),
    ...(policyContact.lastName && { policyContactLastName: policyContact.lastName }),
    ...(policyContact.email && { policyContactEmail: policyContact.email }),
    ...(policyContact.phone && { policyContactPhone: phoneDigits(policyContact.phone) }),
  }

/** What is said, by the names of an account's details. */
const factsOf = (said: Firmographics) => {
  const { address, physicalAddress, policyContact: _, otherDomains, domesticRevenue, ...rest } = said
  const { country: __, ...place } = physicalAddress ?? address ?? {}
  return {
    ...rest,
    ...place,
    ...(otherDomains !== undefined && { domains: domainsOf(otherDomains).map((domain) => ({ domain })) }),
    ...(domesticRevenue !== undefined && { revenue: domesticRevenue, totalRevenue: domesticRevenue }),
  }
}

/** A field as the body has it. */
const asSubmitted = (said: Firmographics, path: readonly (string | number)[]): readonly (string | number)[] => {
  const [field = ''] = path
  if (field === 'cbid') return path
  const place = said.physicalAddress === undefined ? 'address' : 'physicalAddress'
  const isOfPlace = ['state', 'city', 'zipCode'].includes(String(field))
  return ['firmographics', ...(isOfPlace ? [place] : []), ...path]
}

const domainProblems = ({ otherDomains }: Firmographics): ProblemError[] =>
  domainsOf(otherDomains ?? '').every((domain) => DomainName.safeParse(domain).success)
    ? []
    : [{ path: ['firmographics', 'otherDomains'], detail: 'Only valid domains are accepted.' }]

/** An address has a state; nothing is asked of one that nobody has said a word of. */
const isAsked = ({ address1, city, zipCode, state }: SaidOfCompany): boolean =>
  [address1, city, zipCode, state].some(Boolean)

/** The company that a submission is about, or what is wrong with what was said of it. */
export type Submitted =
  | { readonly company: SubmittedFacts; readonly errors?: never }
  | { readonly errors: readonly ProblemError[]; readonly company?: never }

/** The company of the register, corrected by what is said; over what was said `before`, where something was. */
export const submittedCompany = async (
  said: Firmographics,
  { cbid, before }: { readonly cbid?: string | undefined; readonly before?: SubmittedFacts },
): Promise<Submitted> => {
  const region = regionOf(config.region)
  const { cbid: kept, ...stands } = before ?? {}
  const { name = '', ...facts } = { ...stands, ...factsOf(said) }
  const whole: SaidOfCompany = { primaryNaicsPercentage: 100, ...facts, name, cbid }
  const found = await companyOf(whole, region)
  const company = found && kept !== undefined ? { ...found, cbid: kept } : found
  const errors = [
    ...companyProblems(whole, company, region)
      .filter(({ path }) => path[0] !== 'state' || isAsked(whole))
      .map(({ path, detail }) => ({ path: asSubmitted(said, path), detail })),
    ...domainProblems(said),
  ]
  if (company === undefined || errors.length > 0) return { errors }
  return { company: { ...company, ...contactOf(said) } as SubmittedFacts }
}
