import { defineLife, stays } from '../life.ts'
import { messageStatusTones } from './messageStatus.ts'

const cameIn = ['RECEIVED', 'UNREADABLE'] as const

/**
 * The life of a message. What came in is kept whether it can be read or not, and is read again as often as somebody asks;
 * a draft is its author's alone until it is sent or thrown away.
 */
export const messageLife = defineLife({
  kind: 'message',
  first: ['RECEIVED', 'UNREADABLE', 'DRAFT', 'SENT'],
  statuses: messageStatusTones,
  actions: {
    reprocess: {
      word: 'have it read again',
      by: ['reprocessMessage'],
      steps: { RECEIVED: cameIn, UNREADABLE: ['UNREADABLE', 'RECEIVED'] },
    },
    write: { word: 'go on writing it', by: ['createDraft'], steps: stays('DRAFT') },
    send: { word: 'send it', by: ['sendMessage'], steps: { DRAFT: 'SENT' } },
    discard: { word: 'throw it away', by: ['removeDraft'], steps: stays('DRAFT') },
  },
})

export type MessageAction = keyof typeof messageLife.actions
