import type { SandboxRecord } from '#functions/_platform/sandbox/sandboxes.ts'

/**
 * Does a piece of what a sandbox is busy with and answers the sandbox as it then stands, open again where all is done. A piece
 * that takes long ends when it is late; one that was not committed is done again, which must be harmless.
 */
export type Piece = (sandbox: SandboxRecord, isLate: () => boolean) => Promise<SandboxRecord>
