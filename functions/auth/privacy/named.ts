import type { NamingRecords, Stored, Write } from '#functions/_platform/storage/record.ts'
import { accountNaming } from '#functions/account/public.ts'
import { enquiries } from '#functions/agency/public.ts'
import { billingNaming } from '#functions/billing/public.ts'
import { claimsNaming } from '#functions/claims/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { docsNaming } from '#functions/docs/public.ts'
import { inboxNaming } from '#functions/inbox/public.ts'
import { ledgerNaming } from '#functions/ledger/public.ts'
import { policyById, policyNaming } from '#functions/policy/public.ts'
import { quoteById, quoteNaming } from '#functions/quote/public.ts'
import { submissionNaming } from '#functions/submission/public.ts'
import type { NamedPlace } from '#shared/contracts/auth/privacyRequest.ts'
import { type Anew, isSameEmail, type NamedAs, type NamedPerson } from '#shared/domain/identity/named.ts'
import { blacklistAppeals } from '../store/blacklistAppeals.ts'
import { organizationProviders } from '../store/identityProviders.ts'

/** Everything that names people who need be no users; a house test holds it against the kinds of records. */
export const namingRecords: readonly NamingRecords[] = [
  agencies,
  personas,
  surplusLicenses,
  blacklistAppeals,
  enquiries,
  organizationProviders,
  ...accountNaming,
  ...billingNaming,
  ...claimsNaming,
  ...docsNaming,
  ...inboxNaming,
  ...ledgerNaming,
  ...policyNaming,
  ...quoteNaming,
  ...submissionNaming,
]

type NamingState = Stored<{ readonly id: string }> & Readonly<Record<string, unknown>>

/** That a record names somebody: as what, and how. */
export interface Mention {
  readonly records: NamingRecords
  readonly state: NamingState
  readonly as: NamedAs
  readonly isProof: boolean
  readonly person: NamedPerson
}

const mentionsIn = (records: NamingRecords, state: NamingState, email: string): Mention[] =>
  (records.definition.names ?? []).flatMap(({ as, isProof = false, people }) =>
    people(state)
      .filter((person) => isSameEmail(person.email, email))
      .map((person) => ({ records, state, as, isProof, person })),
  )

/** Where records of business name whoever has an address, as they are written. */
export const mentionsOf = async (email: string): Promise<readonly Mention[]> => {
  const found = await Promise.all(
    namingRecords.map(async (records) =>
      (await records.naming(email)).flatMap((state) => mentionsIn(records, state as NamingState, email)),
    ),
  )
  // A policy names its holder itself and in the transaction that says so: that is one place, told as the policy says it.
  const mentions = found.flat().reverse()
  return [...new Map(mentions.map((each) => [`${each.state.id} ${each.as}`, each])).values()].reverse()
}

/** How people call the record, the company it is about, and whose account that is. */
export interface Whereabouts {
  readonly number?: string | undefined
  readonly company?: string | undefined
  readonly accountId?: string | undefined
}

/** Best first: a claim knows its policy's number, a policy its quote's. */
const numbers = [
  ...['claimNumber', 'submissionNumber', 'invoiceNumber', 'policyNumber', 'quoteNumber', 'number'],
  ...['surplusLicenseNumber', 'subject'],
]
const companies = ['companyName', 'name']

const textIn = (state: Readonly<Record<string, unknown>> | undefined, fields: readonly string[]): string | undefined =>
  fields.map((field) => state?.[field]).find((value) => typeof value === 'string' && value !== '') as string | undefined

/** What a record belongs to that says nothing of it itself. */
const ownerOf = async (state: NamingState): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const ids = [state.policyId, state.quoteId, state.ownerId].filter((id) => typeof id === 'string')
  const policyId = ids.find((id) => id.startsWith('pol_'))
  if (policyId !== undefined) return { ...(await policyById(policyId)) }
  const quoteId = ids.find((id) => id.startsWith('quo_'))
  return quoteId === undefined ? undefined : { ...(await quoteById(quoteId)) }
}

/** Kinds whose own name is that of the person. */
const namedForPerson: readonly string[] = ['billingContact', 'questionnaireRequest']

export const whereaboutsOf = async ({ records, state }: Mention): Promise<Whereabouts> => {
  const { company: of } = state as { readonly company?: Readonly<Record<string, unknown>> }
  const [own] = [state.accountId, state.ownerId, state.id].filter((id) => typeof id === 'string' && /^acc_/.test(id))
  const number = textIn(state, numbers)
  const company = namedForPerson.includes(records.definition.kind) ? undefined : textIn(state, companies)
  const isWhole = number !== undefined && company !== undefined && own !== undefined
  const owner = isWhole ? undefined : await ownerOf(state)
  return {
    number: number ?? textIn(owner, numbers),
    company: textIn(typeof of === 'object' ? of : undefined, ['name']) ?? company ?? textIn(owner, companies),
    accountId: (own as string | undefined) ?? textIn(owner, ['accountId']),
  }
}

/** A mention as staff see it. */
export const placeOf = async (mention: Mention): Promise<NamedPlace> => {
  const { as, isProof, records, state } = mention
  const { number, company } = await whereaboutsOf(mention)
  return {
    as,
    kind: records.definition.kind,
    recordId: state.id,
    ...(number !== undefined && { number }),
    ...(company !== undefined && { company }),
    becomes: isProof ? 'KEPT' : 'PSEUDONYMISED',
  }
}

const words = (name: string): string => {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return spaced.replace(/^./, (first) => first.toUpperCase())
}

/** A mention as the copy has it that somebody asks for: where, as what, and what it says of them. */
export const copyOf = async (mention: Mention) => {
  const { as, person, records } = mention
  const { number = '', company } = await whereaboutsOf(mention)
  return {
    record: [words(records.definition.kind), number].filter((each) => each !== '').join(' '),
    ...(company !== undefined && { company }),
    namedAs: words(as),
    ...person,
  }
}

/** The writes that say of whoever has an address something else, wherever that does not have to stay. */
export const writesAnew = (
  mentions: readonly Mention[],
  said: { readonly email: string; readonly anew: Anew; readonly isUntold: boolean },
): { readonly id: string; readonly write: Write }[] => {
  const changing = mentions.filter(({ isProof }) => !isProof)
  const byRecord = new Map(changing.map((each) => [each.state.id, each]))
  return [...byRecord.values()]
    .map(({ records, state }) => ({ id: state.id, write: records.saidAnew(state, said) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
