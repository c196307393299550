import type { Tone } from '../tone.ts'

/** Where an upload of accounts stands: its rows are checked, then made accounts of. */
export const bulkUploadStatusTones = {
  CHECKING: { tone: 'review' },
  CHECKED: { tone: 'draft' },
  CREATING: { tone: 'review' },
  DONE: { tone: 'active' },
  REFUSED: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type BulkUploadStatus = keyof typeof bulkUploadStatusTones

export const bulkUploadStatuses = Object.keys(bulkUploadStatusTones) as [BulkUploadStatus, ...BulkUploadStatus[]]
