import { type Naming, namingOf } from '#functions/_platform/storage/naming.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { type Anew, isSameEmail, type NamedPerson } from '#shared/domain/identity/named.ts'
import type { TermChange } from '#shared/domain/policy/policyTransaction.ts'

const fields = ['customerFirstName', 'customerLastName', 'customerEmail', 'customerPhone'] as const
type Field = (typeof fields)[number]
type Holder = { readonly [Key in Field]?: string | undefined }

const isField = (field: string): field is Field => fields.some((each) => each === field)

/** A policy holder after the changes of a transaction. */
const after = (holder: Holder, changes: readonly TermChange[]): Holder => {
  const next: { [Key in Field]?: string | undefined } = { ...holder }
  for (const { field, after: value } of changes)
    if (isField(field) && typeof value === 'string') next[field] = value
    else if (isField(field)) delete next[field]
  return next
}

const personOf = ({ customerEmail: email = '', ...holder }: Holder): NamedPerson | undefined => {
  if (email === '') return undefined
  const name = [holder.customerFirstName, holder.customerLastName].filter((each) => each !== undefined).join(' ')
  return { email, name, ...(holder.customerPhone !== undefined && { phone: holder.customerPhone }) }
}

/** Who was its policy holder, transaction by transaction. */
const holdersOf = ({ transactions }: PolicyRecord): readonly Holder[] => {
  const holders: Holder[] = []
  for (const { changes } of transactions) holders.push(after(holders.at(-1) ?? {}, changes))
  return holders
}

const saidOf = (field: Field, { email, firstName, lastName, phone }: Anew): string | undefined =>
  ({ customerEmail: email, customerFirstName: firstName, customerLastName: lastName, customerPhone: phone })[field]

/** What a change says of somebody before or after, said anew; a phone that is gone is not there. */
const side = (change: TermChange, key: 'after' | 'before', said: string | undefined): TermChange => {
  if (said === undefined || change[key] === undefined) return change
  const { [key]: _, ...rest } = change
  return said === '' ? rest : { ...rest, [key]: said }
}

/** Terms that name somebody, with what they say of them said anew. */
const withAnew = <Terms extends Holder>(terms: Terms, anew: Anew): Terms => {
  const said = fields.map((field) => [field, saidOf(field, anew)] as const).filter(([, value]) => value !== undefined)
  const gone = said.filter(([, value]) => value === '').map(([field]) => String(field))
  const after = { ...terms, ...Object.fromEntries(said) }
  return Object.fromEntries(Object.entries(after).filter(([field]) => !gone.includes(field))) as Terms // the same but for these
}

/** The policy holders of before, as the transactions say them that changed them: by these the terms are made again. */
const inTransactions: Naming<PolicyRecord> = {
  as: 'POLICY_HOLDER',
  people: (policy) => {
    const people = holdersOf(policy).flatMap((holder) => personOf(holder) ?? [])
    return [...new Map(people.map((person) => [person.email.toLowerCase(), person])).values()]
  },
  anew: (policy, email, anew) => {
    const holders = holdersOf(policy)
    const isTheirs = ({ customerEmail }: Holder = {}) =>
      customerEmail !== undefined && isSameEmail(customerEmail, email)
    return {
      ...policy,
      transactions: policy.transactions.map((transaction, index) => ({
        ...transaction,
        changes: transaction.changes.map((change) => {
          if (!isField(change.field)) return change
          const said = saidOf(change.field, anew)
          const was = isTheirs(holders[index - 1]) ? side(change, 'before', said) : change
          return isTheirs(holders[index]) ? side(was, 'after', said) : was
        }),
      })),
    }
  },
}

/** Policy holders that endorsements which were asked for would name, or that were not to be. */
const inRequests: Naming<PolicyRecord> = {
  as: 'POLICY_HOLDER',
  people: ({ endorsementRequests = [] }) => endorsementRequests.flatMap(({ terms }) => personOf(terms) ?? []),
  anew: (policy, email, anew) => ({
    ...policy,
    ...(policy.endorsementRequests !== undefined && {
      endorsementRequests: policy.endorsementRequests.map((request) =>
        isSameEmail(request.terms.customerEmail ?? '', email)
          ? { ...request, terms: withAnew(request.terms, anew) }
          : request,
      ),
    }),
  }),
}

/** Whom a policy names: its policy holder, those of before, and those that are asked for. */
export const policyNames: readonly Naming<PolicyRecord>[] = [
  namingOf<PolicyRecord>().here('POLICY_HOLDER', {
    email: 'customerEmail',
    firstName: 'customerFirstName',
    lastName: 'customerLastName',
    phones: ['customerPhone'],
  }),
  inTransactions,
  inRequests,
]
