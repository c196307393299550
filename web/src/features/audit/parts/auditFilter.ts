import type { InputOf } from '#shared/contract/operation.ts'
import type { searchAuditTrail } from '#shared/contracts/auth/audit.ts'
import { UserId } from '#shared/domain/ids/ids.ts'

type Query = NonNullable<InputOf<typeof searchAuditTrail>['query']>

/** What the page is narrowed to, as its address has it. Days are the reader's. */
export type AuditChoice = {
  readonly find?: string | undefined
  readonly kind?: string | undefined
  readonly jumpedIn?: string | undefined
  /** Days, `YYYY-MM-DD`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const isOrganization = /^(?:acc|agy|org)_/

/** Whether a text is the id of something: a person, an organization, a record. */
export const isId = (text: string): boolean => /^[a-z]{2,4}_[\w.-]{6,}$/i.test(text.trim())

/** An id says of itself what it is the id of: of a person or an organization all that concerns them is meant. */
const found = (id: string): Pick<Query, 'actor' | 'organization' | 'record'> => {
  if (UserId.safeParse(id).success) return { actor: id }
  return isOrganization.test(id) ? { organization: id } : { record: id }
}

/** Midnight of a reader's day, as an instant; undefined for what is no day. */
const midnight = (day: string | undefined, daysLater: number): string | undefined => {
  const [year = 0, month = 0, date = 0] = (day ?? '').split('-').map(Number)
  const when = new Date(year, month - 1, date + daysLater)
  return day === undefined || Number.isNaN(when.getTime()) ? undefined : when.toISOString()
}

/** What the operations are asked for. */
export const filterOf = ({ find = '', kind, jumpedIn, from, to }: AuditChoice) => {
  const id = find.trim()
  const begins = midnight(from, 0)
  const ends = midnight(to, 1)
  return {
    ...(id !== '' && found(id)),
    ...(kind !== undefined && { kind }),
    ...(jumpedIn !== undefined && { jumpedIn: true }),
    ...(begins !== undefined && { from: begins }),
    ...(ends !== undefined && { to: ends }),
  }
}
