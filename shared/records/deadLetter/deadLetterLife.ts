import { can, defineLife, leads } from '../life.ts'
import { type DeadLetterStatus, deadLetterStatusTones } from './deadLetterStatus.ts'

const open = ['FAILED', 'RETRIED'] as const

/**
 * The life of a dead letter: an event that one who hears of it has failed at until it was given up. It is tried once more by
 * somebody's word and is done, or has failed again, by what comes of that; or somebody says why it is not to be done.
 * A worker that dies over it says nothing: it is tried again or discarded then too.
 */
export const deadLetterLife = defineLife({
  kind: 'deadLetter',
  first: ['FAILED'],
  statuses: deadLetterStatusTones,
  actions: {
    retry: { word: 'try it again', by: ['retryDeadLetter'], steps: leads(open, 'RETRIED') },
    discard: { word: 'discard it', by: ['discardDeadLetter'], steps: leads(open, 'DISCARDED') },
    fail: { steps: leads(open, 'FAILED') },
    succeed: { steps: leads(open, 'DONE') },
  },
})

export type DeadLetterAction = keyof typeof deadLetterLife.actions

/** Whether a dead letter of this status allows the action. */
export const canDeadLetter = (status: DeadLetterStatus, action: DeadLetterAction): boolean =>
  can(deadLetterLife, status, action)
