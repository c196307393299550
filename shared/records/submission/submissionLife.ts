import { can, defineLife, leads, stays } from '../life.ts'
import { openSubmissionStatuses, type SubmissionStatus, submissionStatusTones } from './submissionStatus.ts'

const cleared = ['RECEIVED', 'COMPLETE', 'CERTIFIED', 'QUOTED'] as const
const open = stays(...openSubmissionStatuses)

/**
 * The life of a submission (rule: submission-life): an agency brings a company, an underwriter sees that everything is
 * there and vouches for it, quotes are made of it and one is bound. What another agency brought first is held; a word of the
 * company or the end of the other clears it. What is corrected is no longer vouched for.
 */
export const submissionLife = defineLife({
  kind: 'submission',
  first: ['RECEIVED', 'HELD'],
  statuses: submissionStatusTones,
  actions: {
    clear: { word: 'have it cleared', by: ['updateSubmission'], steps: { HELD: ['RECEIVED', 'HELD'] } },
    update: {
      word: 'change it',
      by: ['updateSubmission'],
      steps: { ...open, COMPLETE: ['COMPLETE', 'RECEIVED'], CERTIFIED: ['CERTIFIED', 'RECEIVED'] },
    },
    assign: { word: 'assign it', by: ['assignSubmission', 'assignSubmissionTeam'], steps: open },
    markExcess: { word: 'say whether it is for an excess layer', by: ['markSubmissionExcess'], steps: open },
    complete: {
      word: 'say that it is complete',
      by: ['completeSubmission'],
      steps: { RECEIVED: 'COMPLETE', QUOTED: 'QUOTED' },
      needs: ['whole'],
    },
    certify: {
      word: 'certify it',
      by: ['certifySubmission'],
      steps: { COMPLETE: 'CERTIFIED', QUOTED: 'QUOTED' },
      needs: ['whole'],
    },
    /** Its quotes tell what it has come to. */
    quote: { steps: leads(cleared, 'QUOTED') },
    bind: { steps: { ...leads(cleared, 'BOUND'), BOUND: 'BOUND' } },
    unbind: { steps: { BOUND: 'QUOTED' } },
    decline: { word: 'decline it', by: ['declineSubmission'], steps: leads(openSubmissionStatuses, 'DECLINED') },
    lose: { word: 'mark it as lost', by: ['markSubmissionLost'], steps: leads(openSubmissionStatuses, 'LOST') },
    reopen: {
      word: 'reopen it',
      by: ['reopenSubmission'],
      steps: { DECLINED: ['RECEIVED', 'HELD'], LOST: ['RECEIVED', 'HELD'] },
    },
  },
})

export type SubmissionAction = keyof typeof submissionLife.actions

/** Whether it may be done now. */
export const canSubmission = (status: SubmissionStatus, action: SubmissionAction): boolean =>
  can(submissionLife, status, action)
