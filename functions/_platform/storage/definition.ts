import type { ProblemCode } from '#shared/contract/problems.ts'
import type { Naming } from './naming.ts'

/** A state as it is kept: with the version that the next write of it expects, and the seal that its history goes on from. */
export type Stored<State> = State & { readonly version: number; readonly seal?: string | undefined }

/** Makes a state of one version one of the next: a method, since each step says itself what it reads. */
type Step = { read(old: unknown): unknown }['read']

/** What a rehearsal tells of a record that would be written; amounts are minor units. */
export interface Foretelling {
  readonly price?: Readonly<Record<string, unknown>>
  readonly postings?: readonly { readonly description: string; readonly lines: readonly unknown[] }[]
  /** Something is charged or returned that has an invoice of its own. */
  readonly isInvoiced?: boolean
}

/** What a record is foretold by: what it is today, what is told with it, and how much of the ledger the caller may read. */
export interface Foretold<State> {
  readonly before: State | undefined
  readonly events: readonly string[]
  readonly isWholeLedger: boolean
}

/** How a kind of record is kept, listed and found. Everything but `kind` and `notFound` is opted into. */
export interface RecordDefinition<
  State extends { readonly id: string },
  Unique extends string,
  Sort extends string,
  Summary,
> {
  readonly kind: string
  readonly notFound: ProblemCode
  /**
   * Of its states and of the rows they have: 1 when it is not said. Whoever changes what is kept, listed or searched raises
   * it, and says in `from` how states of the version before are read.
   */
  readonly version?: number
  /** What makes a state of one version one of the next: `from[1]` answers states of version 2. */
  readonly from?: { readonly [version: number]: Step }
  /** Values that only one record of the kind may have, and by which it is found. */
  readonly unique?: { readonly [Key in Unique]: (state: State) => string | undefined }
  readonly list?: {
    /** Whose lists it is in: `all`, `agency:…`, `account:…`. */
    readonly scopes: (state: State) => readonly string[]
    /** The filters it falls under in a scope, besides `any`, which has them all. */
    readonly groups?: (state: State, scope: string) => readonly string[]
    /** Nobody asks for all of a scope at once: its groups' rows are all there are, and each state is in one of them. */
    readonly groupsOnly?: true
    /** Groups that it was in besides, in the days when states did not keep the keys of their rows. */
    readonly formerGroups?: (state: State, scope: string) => readonly string[]
    /** At most four orders; a value is compared as text, and may be another in a group. The first is the standard one. */
    readonly sorts: { readonly [Key in Sort]: (state: State, group: string) => string }
    /** Groups whose rows are in orders of their own instead, at most four: queues that somebody works off (`order`). */
    readonly queue?: {
      readonly has: (group: string) => boolean
      readonly sorts: { readonly [order: string]: (state: State) => string }
    }
    /** What a row of the list shows. */
    readonly summary: (state: State) => Summary
    /** A number that the list's counter adds up, such as the premium in minor units; it may be another in a group. */
    readonly measure?: (state: State, group: string) => number
    /** Partitions of the `all` scope, for lists that everyone writes to. */
    readonly shards?: number
  }
  /**
   * As what it names people who need be no users, by their e-mail: whoever asks for their own data is found by it, in a list of
   * a hash of the address (decision: named-people).
   */
  readonly names?: readonly Naming<State>[]
  /** Words by which it is found: any part of a word will do. */
  readonly search?: (state: State) => readonly (string | undefined)[]
  /** Further texts, of whose words nobody looks for the middle: numbers, ids, domains. They are found from their beginning. */
  readonly searchFromStart?: (state: State) => readonly (string | undefined)[]
  /** In which of its lists it is looked for; in all of them when that is not said. */
  readonly searchScopes?: (state: State) => readonly string[]
  /**
   * What its history tells besides the names of fields that changed: what they were and are. Of fields that it `hides`
   * (answers, secrets, bank data, what follows from other fields) only that they changed. Where nothing changed but what is
   * `unremarkable`, such as when a key was last used, the trail is not told.
   */
  readonly history?: {
    readonly hides: readonly (keyof State & string)[]
    readonly unremarkable?: readonly (keyof State & string)[]
  }
  /**
   * Whose access tokens of before end with a change: ids of users, sessions, organizations, role templates. Known to every function within
   * 30 seconds, and at once to operations that move money or rights.
   */
  readonly ends?: (before: State | undefined, after: State | undefined) => readonly string[]
  /** What comes of one that would be written, besides its status: its price, and what is booked with it or by who hears of it. */
  readonly foretold?: (after: State, told: Foretold<State>) => Foretelling
  /** When its rows may go, in epoch seconds; whoever reads it before checks whether that time has come. */
  readonly expiresAt?: (state: State) => number | undefined
}

/** A write of one record, to be committed. `after` undefined removes it. */
export interface Write {
  readonly definition: RecordDefinition<{ readonly id: string }, string, string, unknown>
  readonly before: Stored<{ readonly id: string }> | undefined
  readonly after: { readonly id: string } | undefined
  /** Whose access tokens of before end with it, besides those that its definition says. */
  readonly ends?: readonly string[]
  /** Sessions whose tokens do not end with what is committed together with it: that begin with it, or are kept. */
  readonly spares?: readonly string[]
}

/** How a kind of record is kept, whatever its states are. */
export type Definition = Write['definition']
export type State = { readonly id: string } & Record<string, unknown>
