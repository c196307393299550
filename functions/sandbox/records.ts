import { sandboxes } from '#functions/_platform/sandbox/sandboxes.ts'
import type { Definition } from '#functions/_platform/storage/definition.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [sandboxes.definition]
