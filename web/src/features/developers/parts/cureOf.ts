import { type ProblemCode, problems } from '#shared/contract/problems.ts'

/** What helps where the sentence of a refusal does not say it all: a word of the texts. */
export type Cure =
  | 'again'
  | 'ask'
  | 'broken'
  | 'correct'
  | 'inFlight'
  | 'key'
  | 'missing'
  | 'otherBody'
  | 'outcome'
  | 'person'
  | 'readAgain'
  | 'scope'
  | 'standing'
  | 'token'
  | 'wait'

const byCode: Partial<Record<ProblemCode, Cure>> = {
  'auth.factorRequired': 'person',
  'auth.jumpRefused': 'person',
  'auth.keyRefused': 'key',
  'auth.stepUpRequired': 'person',
  'conflict.changed': 'readAgain',
  'conflict.stale': 'readAgain',
  'idempotency.answerLost': 'outcome',
  'idempotency.inFlight': 'inFlight',
  'idempotency.otherBody': 'otherBody',
  'permission.denied': 'scope',
  'session.required': 'token',
}

const byStatus: Readonly<Record<number, Cure>> = {
  401: 'token',
  403: 'scope',
  404: 'missing',
  409: 'standing',
  410: 'ask',
  429: 'wait',
  500: 'broken',
  502: 'again',
  503: 'again',
}

/** What helps against a refusal of which the status alone is known. */
export const cureOfStatus = (status: number): Cure => byStatus[status] ?? 'correct'

/** What helps against a refusal: by its code where it has a cure of its own, else by its status. */
export const cureOf = (code: ProblemCode): Cure => byCode[code] ?? cureOfStatus(problems[code].status)
