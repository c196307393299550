import { can, defineLife, leads, stays } from '../life.ts'
import { type SubjectivityStatus, subjectivityStatusTones } from './subjectivityStatus.ts'

/** Not met, whatever came of it: it stops binding, or is late one day. */
const unmet = ['OPEN', 'OVERDUE', 'RECEIVED'] as const

/**
 * The life of a subjectivity, which its quote keeps and the policy after it. The agency says that what was asked for has
 * come, an underwriter accepts it, sends it back or waives it; one that its day finds open is overdue until then. None is
 * taken away: what is no longer asked for is waived with a word.
 */
export const subjectivityLife = defineLife({
  kind: 'subjectivity',
  first: ['OPEN'],
  statuses: subjectivityStatusTones,
  actions: {
    change: {
      word: 'change it',
      by: ['updateSubjectivities'],
      steps: { ...stays('OPEN'), OVERDUE: ['OPEN', 'OVERDUE'] },
    },
    receive: {
      word: 'say that it came',
      by: ['receiveSubjectivity'],
      steps: { ...leads(['OPEN', 'OVERDUE'], 'RECEIVED'), ...stays('RECEIVED') },
    },
    accept: { word: 'accept it', by: ['settleSubjectivity'], steps: leads(unmet, 'ACCEPTED') },
    sendBack: {
      word: 'send it back',
      by: ['settleSubjectivity'],
      steps: leads(['RECEIVED', 'ACCEPTED', 'WAIVED'], 'OPEN'),
    },
    waive: { word: 'waive it', by: ['settleSubjectivity'], steps: leads(unmet, 'WAIVED') },
    fallDue: { steps: { OPEN: 'OVERDUE' } },
  },
})

export type SubjectivityAction = keyof typeof subjectivityLife.actions

/** Whether a subjectivity of this status allows the action. */
export const canSubjectivity = (status: SubjectivityStatus, action: SubjectivityAction): boolean =>
  can(subjectivityLife, status, action)
