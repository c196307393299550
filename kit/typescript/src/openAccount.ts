import type { Operations } from './generated.ts'
import type { CallOptions, Calls } from './palisade.ts'

/** What is known of a company before it can be quoted. */
export interface NewAccount {
  readonly company: Operations['createAccount']['input']['body']
  readonly details: Operations['updateAccountDetails']['input']['body']
  /** Who is written to of its policies. */
  readonly contact: Operations['addPolicyContact']['input']['body']
  /** Of the security questions. */
  readonly answers: Operations['updateSecurityQuestions']['input']['body']
}

type Opening = Pick<Calls, 'addPolicyContact' | 'createAccount' | 'updateAccountDetails' | 'updateSecurityQuestions'>

/**
 * Opens the account of a company with all that a quote needs of it, and answers with its id. Where it ends in the middle,
 * the same `idempotencyKey` goes on from there and opens no second one.
 */
export const openAccount = async (
  palisade: Opening,
  { company, details, contact, answers }: NewAccount,
  { idempotencyKey = crypto.randomUUID(), ...options }: CallOptions = {},
): Promise<string> => {
  const step = (name: string): CallOptions => ({ ...options, idempotencyKey: `${idempotencyKey}.${name}` })
  const { id: accountId } = await palisade.createAccount({ body: company }, step('company'))
  const params = { accountId }
  await palisade.updateAccountDetails({ params, body: details }, step('details'))
  await palisade.addPolicyContact({ params, body: contact }, step('contact'))
  await palisade.updateSecurityQuestions({ params, body: answers }, step('answers'))
  return accountId
}
