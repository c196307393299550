import type { Instant } from '#shared/domain/calendar/instant.ts'
import { config } from '../config/config.ts'
import { table } from './client.ts'
import { draftRow } from './draftRow.ts'

/** A draft as it was asked for, and where it lies once it is made. */
export interface Draft {
  readonly id: string
  readonly docType: string
  readonly docName: string
  readonly requestedAt: Instant
  readonly file?: string | undefined
  /** Epoch seconds. */
  readonly expiresAt: number
}

const options = () => ({ client: table(), table: config.tableName })

/** The draft that was asked for under an id, made or not. */
export const draftById = async (id: string): Promise<Draft | undefined> =>
  (await draftRow.get({ id }).go({ ...options(), consistent: true })).data ?? undefined

/**
 * Keeps a draft, over one that was there. It is no record: it tells no history, stands in no list and counts for nothing, so
 * that looking leaves nothing behind (decision: drafts-leave-nothing).
 */
export const keepDraft = async ({ file, ...draft }: Draft): Promise<void> => {
  await draftRow.put({ ...draft, ...(file !== undefined && { file }) }).go(options())
}
