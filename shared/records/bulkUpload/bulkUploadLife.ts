import { can, defineLife } from '../life.ts'
import { type BulkUploadStatus, bulkUploadStatusTones } from './bulkUploadStatus.ts'

/**
 * The life of an upload of accounts. Nothing is made before its rows are checked; the same file is checked again under
 * other settings, and work that came to a halt is gone on with. A file that cannot be read is refused as a whole.
 */
export const bulkUploadLife = defineLife({
  kind: 'bulkUpload',
  first: ['CHECKING'],
  statuses: bulkUploadStatusTones,
  actions: {
    check: {
      word: 'upload the file again',
      by: ['uploadAccounts'],
      steps: { CHECKING: 'CHECKING', CHECKED: 'CHECKING' },
    },
    tell: { steps: { CHECKING: ['CHECKED', 'CREATING', 'REFUSED'] } },
    create: {
      word: 'make accounts of its rows',
      by: ['createUploadedAccounts'],
      steps: { CHECKED: 'CREATING', CREATING: 'CREATING' },
    },
    finish: { steps: { CREATING: 'DONE' } },
  },
})

/** Whether an upload of this status is still worked on or waits for a decision: the same file is not uploaded beside it. */
export const isOpenUpload = (status: BulkUploadStatus): boolean =>
  can(bulkUploadLife, status, 'check') || can(bulkUploadLife, status, 'create')
