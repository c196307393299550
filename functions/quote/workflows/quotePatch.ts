import type { WorkflowDefinition } from '#functions/_platform/manifest.ts'
import { untilThereIsRoom } from '#functions/_platform/workflows/untilThereIsRoom.ts'

/** A worker that is out of breath or a row somebody else is writing is tried again; nothing is done twice. */
const retry = [untilThereIsRoom, { ErrorEquals: ['States.ALL'], IntervalSeconds: 1, MaxAttempts: 3, BackoffRate: 2 }]
const giveUp = [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Reject' }]

/**
 * Prices a quote that was requested or changed: score, rate, refer, save, notify (architecture, section 6). The input is
 * the event's detail; every step adds its own result. A quote that cannot be priced is rejected with the reason and can be
 * requested again.
 */
export const quotePatch = {
  Comment: 'Prices a quote in the background; the client polls it until lastPatched moves.',
  StartAt: 'Score',
  States: {
    Score: {
      Type: 'Task',
      Resource: 'palisade:quote.score',
      ResultPath: '$.score',
      Retry: retry,
      Catch: giveUp,
      Next: 'Rate',
    },
    Rate: {
      Type: 'Task',
      Resource: 'palisade:quote.rate',
      ResultPath: '$.rate',
      Retry: retry,
      Catch: giveUp,
      Next: 'CanBeRated',
    },
    CanBeRated: {
      Type: 'Choice',
      Choices: [{ Variable: '$.rate.ok', BooleanEquals: true, Next: 'Refer' }],
      Default: 'Reject',
    },
    Refer: {
      Type: 'Task',
      Resource: 'palisade:quote.refer',
      ResultPath: '$.refer',
      Retry: retry,
      Catch: giveUp,
      Next: 'Save',
    },
    Save: {
      Type: 'Task',
      Resource: 'palisade:quote.save',
      ResultPath: '$.save',
      Retry: retry,
      Catch: giveUp,
      Next: 'IsSaved',
    },
    IsSaved: {
      Type: 'Choice',
      Choices: [{ Variable: '$.save.again', BooleanEquals: true, Next: 'Score' }],
      Default: 'Notify',
    },
    Notify: { Type: 'Task', Resource: 'palisade:quote.notify', ResultPath: '$.notify', Retry: retry, End: true },
    Reject: { Type: 'Task', Resource: 'palisade:quote.reject', ResultPath: '$.reject', Retry: retry, End: true },
  },
} as const satisfies WorkflowDefinition
