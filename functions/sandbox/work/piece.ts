import type { SandboxRecord } from '#functions/_platform/sandbox/sandboxes.ts'

/** Somebody who signs in with a password. */
interface Person {
  readonly email: string
}

/** What pieces stand on. */
export interface Means {
  /** What runs by the clock besides the sandbox itself. */
  readonly schedules: readonly { readonly service: string; readonly name: string; readonly expression: string }[]
  /** Those of these users who sign in with a password. */
  readonly withPassword: (userIds: readonly string[]) => Promise<readonly Person[]>
}

/** What a piece is done with, and when it has taken long enough. */
export interface Given extends Means {
  readonly isLate: () => boolean
}

/**
 * Does a piece of what a sandbox is busy with and answers the sandbox as it then stands, open again where all is done. A piece
 * that takes long ends when it is late; one that was not committed is done again, which must be harmless.
 */
export type Piece = (sandbox: SandboxRecord, given: Given) => Promise<SandboxRecord>
