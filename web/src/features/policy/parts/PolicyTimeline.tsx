import { useTranslation } from 'react-i18next'
import { listPolicyHistory } from '#shared/contracts/policy/history.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { Timeline } from '#web/records/timeline/Timeline.tsx'
import { policyDays } from './policyDays.ts'

/** A policy's life from the day it was bound. */
export const PolicyTimeline = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('records')
  const { cancellation, status } = policy
  return (
    <Timeline
      operation={listPolicyHistory}
      params={{ policyId: policy.id }}
      asOf={policy.lastUpdated}
      days={policyDays(policy, instantHere(), t)}
      notes={cancellation ? { [status]: (by) => `${cancellation.reason} – ${by}` } : {}}
    />
  )
}
