import type { WorkflowDefinition } from '#functions/_platform/manifest.ts'
import { untilThereIsRoom } from '#functions/_platform/workflows/untilThereIsRoom.ts'

/** The input of every step: the detail of `policy.issueRequested`. */
export interface IssueInput {
  readonly policyId: string
  readonly quoteId?: string | undefined
}

/** A worker that is out of breath, or a record that somebody else is writing, is tried again; nothing is done twice. */
const retry = [untilThereIsRoom, { ErrorEquals: ['States.ALL'], IntervalSeconds: 1, MaxAttempts: 4, BackoffRate: 2 }]

/** One document. A policy is issued without it when it cannot be made; it is then made when it is asked for. */
const document = (name: string, task: string) => ({
  StartAt: name,
  States: {
    [name]: {
      Type: 'Task',
      Resource: `palisade:docs.${task}`,
      Retry: retry,
      Catch: [{ ErrorEquals: ['States.ALL'], Next: `${name}Failed` }],
      End: true,
    },
    [`${name}Failed`]: { Type: 'Pass', Result: {}, End: true },
  },
})

/**
 * Issues a bound policy that misses no form: documents and ledger at once, then the policy itself. Without the posting no policy is issued;
 * the binder then stays bound and can be issued again.
 */
export const issuePolicy = {
  Comment: 'Makes the policy of a binder: documents, posting and invoice, then status, event and e-mails.',
  StartAt: 'Prepare',
  States: {
    Prepare: {
      Type: 'Task',
      Resource: 'palisade:policy.prepareIssue',
      ResultPath: '$.prepared',
      Retry: retry,
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Abandon' }],
      Next: 'CheckForms',
    },
    CheckForms: {
      Type: 'Task',
      Resource: 'palisade:docs.checkForms',
      ResultPath: '$.forms',
      Retry: retry,
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Abandon' }],
      Next: 'DocumentsAndLedger',
    },
    DocumentsAndLedger: {
      Type: 'Parallel',
      Branches: [
        document('MakePolicyDocument', 'makePolicyDocument'),
        document('MakeBinderDocument', 'makeBinderDocument'),
        {
          StartAt: 'PostIssue',
          States: {
            PostIssue: {
              Type: 'Task',
              Resource: 'palisade:billing.postIssue',
              ResultPath: '$.posted',
              Retry: retry,
              Next: 'MakeInvoice',
            },
            ...document('MakeInvoice', 'makeInvoiceDocument').States,
          },
        },
      ],
      ResultPath: '$.parts',
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Abandon' }],
      Next: 'Complete',
    },
    Complete: {
      Type: 'Task',
      Resource: 'palisade:policy.completeIssue',
      ResultPath: '$.completed',
      Retry: retry,
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Abandon' }],
      End: true,
    },
    Abandon: {
      Type: 'Task',
      Resource: 'palisade:policy.abandonIssue',
      ResultPath: '$.abandoned',
      Retry: retry,
      Next: 'NotIssued',
    },
    NotIssued: { Type: 'Fail', Error: 'NotIssued', Cause: 'The policy could not be issued and stays a binder.' },
  },
} as const satisfies WorkflowDefinition
