/**
 * A step whose worker has as many executions as it may have waits for its turn, some minutes if need be: that so many ask
 * at once is no reason to give one up. It stands before a workflow's other retries.
 */
export const untilThereIsRoom = {
  ErrorEquals: ['Lambda.TooManyRequestsException'],
  IntervalSeconds: 1,
  BackoffRate: 2,
  MaxDelaySeconds: 30,
  MaxAttempts: 20,
  JitterStrategy: 'FULL',
} as const
