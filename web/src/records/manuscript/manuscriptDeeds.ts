import type { ListedManuscript } from '#shared/contracts/quote/manuscriptRecord.ts'
import * as contracts from '#shared/contracts/quote/manuscripts.ts'
import { type ManuscriptAction, manuscriptLife } from '#shared/records/manuscript/manuscriptLife.ts'
import * as underwritingDialogs from '../../features/underwriting/dialogs.ts'
import { type May, offerOf } from '../offer.ts'

/** What is done with an endorsement, and the dialog that does it. */
export const manuscriptDeeds = {
  approve: { by: contracts.approveManuscript, dialog: underwritingDialogs.approveManuscript },
  return: { by: contracts.returnManuscript, dialog: underwritingDialogs.returnManuscript },
  submit: { by: contracts.submitManuscript, dialog: underwritingDialogs.submitManuscript },
  change: { by: contracts.updateManuscript, dialog: underwritingDialogs.updateManuscript },
  withdraw: { by: contracts.withdrawManuscript, dialog: underwritingDialogs.withdrawManuscript },
} as const

const actions = Object.keys(manuscriptDeeds) as readonly ManuscriptAction[]

/** What whoever looks at it may do with it; nobody approves words of their own. */
export const manuscriptOffer = (row: ListedManuscript, may: May): readonly ManuscriptAction[] =>
  actions.filter(
    (action) =>
      offerOf({
        life: manuscriptLife,
        action,
        by: [manuscriptDeeds[action].by],
        status: row.status,
        may,
        isMet: () => true,
      }) && !(action === 'approve' && row.isWriter),
  )
