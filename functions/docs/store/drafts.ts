import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { DraftType } from '#shared/contracts/quote/draftTypes.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** A draft of a document of a quote in one of its versions: asked for, and made once it has a file. */
export interface DraftRecord {
  readonly id: string
  readonly quoteId: string
  readonly docType: DraftType
  readonly docName: string
  readonly requestedAt: Instant
  /** Key in the region's bucket, where its files go after two days. */
  readonly file?: string
  /** Epoch seconds. */
  readonly expiresAt: number
}

/** Drafts stand in no list: who may read the quote asks for them by it. */
export const drafts = defineRecord<DraftRecord>({
  kind: 'documentDraft',
  notFound: 'document.notFound',
  expiresAt: (draft) => draft.expiresAt,
})

/** The draft of a quote that has not changed since. */
export const draftIdOf = ({
  id,
  version,
  docType,
}: {
  readonly id: string
  readonly version: number
  readonly docType: DraftType
}): string => `dft_${id}_${docType}_${version}`
