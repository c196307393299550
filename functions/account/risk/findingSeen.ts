import type { FindingKey, SeenValue } from '#shared/domain/risk/findings.ts'
import type { AccountRecord } from '../store/account.ts'
import { connectedOf, signalsOf } from './assessed.ts'

/** What is seen of a finding now, where it counts; undefined where nothing is, or what is seen was disputed with success. */
export const findingSeen = (
  account: Pick<AccountRecord, 'connected' | 'disregarded' | 'scan'>,
  finding: FindingKey,
): SeenValue | undefined => {
  const seen: Readonly<Partial<Record<FindingKey, SeenValue | undefined>>> = {
    ...signalsOf(account),
    ...connectedOf(account),
  }
  return seen[finding]
}
