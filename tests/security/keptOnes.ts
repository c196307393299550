import type { Write } from '#functions/_platform/storage/record.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { type IdKind, idPrefixes } from '#shared/domain/ids/ids.ts'
import { lives } from '#shared/records/lives.ts'
import { keptStates } from '#tests/kept/states.ts'

/** What ids of the book end in. */
export const ulid = '01JH00000000000000000SEC01'

/** The id of the book's record of a kind. */
export const idOf = (kind: IdKind): string => `${idPrefixes[kind]}_${ulid}`

/** Kinds with a life that the book makes otherwise. */
const madeElsewhere: readonly string[] = [
  'accessReview',
  'account',
  'assistantRequest',
  'claim',
  'identityProvider',
  'invoice',
  'job',
  'policy',
  'quote',
  'roleTemplate',
  'subjectivity',
  'user',
]

const isIdKind = (kind: string): kind is IdKind => kind in idPrefixes

/** Kinds without a life whose record in the book is a kept state too. */
const lifeless: readonly IdKind[] = [
  'claimDiary',
  'connection',
  'connector',
  'envelope',
  'quoteShare',
  'poolYear',
  'treaty',
  'vendor',
]

/** Kinds whose record in the book is the first of their kept states. */
export const keptKinds: readonly IdKind[] = [
  ...lives
    .map(({ kind }) => kind)
    .filter((kind) => !madeElsewhere.includes(kind))
    .filter(isIdKind),
  ...lifeless,
]

type Fields = Readonly<Record<string, unknown>>

/**
 * One record of each such kind, of the account, agency, teams, quote, policy and claim that are given, as far as it has
 * such a field; and of single kinds with what is given of them alone.
 */
export const keptOnes = (of: Fields, ofKind: Readonly<Partial<Record<string, Fields>>>): Write[] =>
  kinds.flatMap((definition) => {
    const kind = keptKinds.find((each) => each === definition.kind)
    const [kept] = kind === undefined ? [] : (keptStates(definition.kind, versionOf(definition)) ?? [])
    if (kind === undefined || kept === undefined) return []
    const owned = Object.fromEntries(Object.entries(of).filter(([field]) => field in kept.state))
    return [{ definition, before: undefined, after: { ...kept.state, ...owned, ...ofKind[kind], id: idOf(kind) } }]
  })
