import type { Kind, Names } from '#cdk/openapi/exampleOf.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import { documents } from '#functions/docs/store/documents.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type AccountType, accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { ClaimId, DocumentId } from '#shared/domain/ids/ids.ts'
import type { RelationshipKind } from '#shared/domain/organizations/relationships.ts'
import { castIds } from '#tests/cast/actors.ts'
import { keptStates } from '#tests/kept/states.ts'
import { homeOf, people } from './everyone.ts'
import { idOf } from './keptOnes.ts'
import { roleOf, tagOf } from './names.ts'

/** What every organization has of its own, whatever its kind, by the prefix of its ids. */
const ownKinds = { accessReview: 'arv', listExport: 'lex', roleTemplate: 'rtp' } as const satisfies Partial<
  Record<Kind, string>
>

type OwnKind = keyof typeof ownKinds

const ownOf = (accountType: AccountType, kind: OwnKind): string => tagOf(accountType).replace('tag', ownKinds[kind])

/** How everybody names what their organization has of its own. */
export const ownNames = (accountType: AccountType): Partial<Names> =>
  Object.fromEntries((Object.keys(ownKinds) as readonly OwnKind[]).map((each) => [each, ownOf(accountType, each)]))

/** A record of a kind as one is kept, but for what is given. */
const keptAs = (kind: string, given: Readonly<Record<string, unknown>>): Write => {
  const definition = kinds.find((each) => each.kind === kind)
  const [kept] = definition === undefined ? [] : (keptStates(kind, versionOf(definition)) ?? [])
  if (definition === undefined || kept === undefined) throw new Error(`No state of the kind "${kind}" is kept.`)
  return { definition, before: undefined, after: { ...kept.state, ...given } }
}

/** Gives every organization where the owner works what each has of its own. */
export const giveOwn = async (home: (accountType: AccountType) => string): Promise<void> => {
  for (const accountType of accountTypes) {
    const of = (kind: OwnKind) => ({
      id: ownOf(accountType, kind),
      accountType,
      organizationId: home(accountType),
    })
    await commit([
      keptAs('accessReview', of('accessReview')),
      keptAs('listExport', { ...of('listExport'), userId: people.owner }),
      keptAs('roleTemplate', { ...of('roleTemplate'), role: roleOf(accountType), keeps: ['user:read'] }),
    ])
  }
}

/** How calls name an organization of a kind by a kind of its own. */
const calledAs: Readonly<Partial<Record<AccountType, Kind>>> = {
  CLUSTER: 'cluster',
  DIGITAL: 'aggregator',
  MSSP: 'mssp',
  POOL: 'pool',
  RE_INSURER: 'reinsurer',
}

/** What a vendor brought to the claim that it works on. */
const ofVendor = 'doc_01JH00000000000000000SEC30'

/** How an organization behind the book names itself, and what of the book has to do with it. */
export const namesBehind = (accountType: AccountType): Partial<Names> => {
  const home = homeOf(accountType, '')
  const kind = calledAs[accountType]
  if (['AGENCY', 'COWBELL', 'CUSTOMER'].includes(accountType)) return {}
  return { persona: home, ...(kind && { [kind]: home }), ...(accountType === 'VENDOR' && { document: ofVendor }) }
}

const linked = (kind: RelationshipKind, to: string, index: number) =>
  relationships.create({
    id: `rel_01JH00000000000000000SEC${20 + index}`,
    kind,
    from: castIds.agency(1),
    to,
    begins: CalendarDate.parse('2026-01-05'),
  })

/** Puts the agency below the aggregator and the cluster where the owner works, and has the vendor bring something to the claim. */
export const standBehind = async (): Promise<void> => {
  await commit([
    linked('aggregatedBy', homeOf('DIGITAL', ''), 1),
    linked('memberOf', homeOf('CLUSTER', ''), 2),
    documents.create({
      id: DocumentId.parse(ofVendor),
      docName: 'marked.pdf',
      docType: 'Other',
      claimId: ClaimId.parse(idOf('claim')),
      broughtBy: homeOf('VENDOR', ''),
      sharedWith: 'VENDORS',
      teamIds: [],
      file: 'marked',
      size: 1,
      created: '2026-01-05T09:00:00.000Z',
      createdBy: 'Mira Marked',
    }),
  ])
}
