import type { PrivacyKind } from '#shared/domain/identity/privacy.ts'
import { defineLife, leads, stays } from '../life.ts'
import { privacyRequestStatusTones } from './privacyRequestStatus.ts'

/** What an action asks of a request: `answers` one that is answered by a file or a correction, `erases` one to erase. */
export type PrivacyNeed = 'answers' | 'erases'

/**
 * The life of a request about somebody's own data. Who wrote in is checked first; a copy is made by a job, a correction told by
 * who made it. An erasure is proposed by one person and approved by another, held while business forbids it, and done by a job,
 * which looks once more.
 */
export const privacyRequestLife = defineLife({
  kind: 'privacyRequest',
  first: ['RECEIVED', 'OPEN'],
  statuses: privacyRequestStatusTones,
  actions: {
    check: { word: 'check who asks', by: ['checkPrivacyIdentity'], steps: { RECEIVED: 'OPEN' } },
    fulfil: {
      word: 'answer it',
      by: ['fulfilPrivacyRequest'],
      steps: { OPEN: ['RUNNING', 'DONE'] },
      needs: ['answers'],
    },
    propose: {
      word: 'propose the erasure',
      by: ['proposeErasure'],
      steps: { OPEN: ['PROPOSED', 'HELD'], HELD: ['PROPOSED', 'HELD'] },
      needs: ['erases'],
    },
    pass: { word: 'let it pass a hold', by: ['passPrivacyHold'], steps: stays('HELD') },
    approve: { word: 'approve the erasure', by: ['approveErasure'], steps: { PROPOSED: 'RUNNING' } },
    return: { word: 'send it back', by: ['returnErasure'], steps: { PROPOSED: 'OPEN' } },
    extend: {
      word: 'extend it',
      by: ['extendPrivacyRequest'],
      steps: stays('RECEIVED', 'OPEN', 'HELD', 'PROPOSED'),
    },
    refuse: { word: 'refuse it', by: ['refusePrivacyRequest'], steps: leads(['RECEIVED', 'OPEN', 'HELD'], 'REFUSED') },
    withdraw: {
      word: 'withdraw it',
      by: ['withdrawDataRequest', 'withdrawMyPrivacyRequest', 'withdrawPrivacyRequest'],
      steps: leads(['RECEIVED', 'OPEN', 'HELD', 'PROPOSED'], 'WITHDRAWN'),
    },
    hold: { steps: { RUNNING: 'HELD', HELD: 'HELD' } },
    free: { steps: { HELD: 'OPEN' } },
    finish: { steps: { RUNNING: 'DONE' } },
  },
})

export type PrivacyRequestAction = keyof typeof privacyRequestLife.actions

/** Which needs a request meets. */
export const needsOfPrivacyRequest =
  ({ kind }: { readonly kind: PrivacyKind }) =>
  (need: PrivacyNeed): boolean =>
    (need === 'erases') === (kind === 'ERASURE')
