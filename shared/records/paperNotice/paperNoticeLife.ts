import { defineLife } from '../life.ts'
import { paperNoticeStatusTones } from './paperNoticeStatus.ts'

/** The life of a notice that goes by post: what is drawn anew takes the place of one that waits. */
export const paperNoticeLife = defineLife({
  kind: 'paperNotice',
  first: ['TO_POST'],
  statuses: paperNoticeStatusTones,
  actions: {
    post: { word: 'record that it was posted', by: ['postPaperNotice'], steps: { TO_POST: 'POSTED' } },
    waive: { word: 'say why it is not posted', by: ['waivePaperNotice'], steps: { TO_POST: 'WAIVED' } },
    replace: { steps: { TO_POST: 'REPLACED' } },
  },
})
